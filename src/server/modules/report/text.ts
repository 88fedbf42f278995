import { cleanText } from '../../../lib/rules/text';
import { AppError } from '../../errors';

/** The text of a body as it is stored. Throws 1100 if one is required and it is empty. */
export function textOf({ text = '' }: { text?: string }, isNeeded: boolean): string {
  const clean = cleanText(text);
  if (isNeeded && !clean) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  return clean;
}
