import { cleanText } from '../../../lib/rules/text';
import { AppError } from '../../errors';

/** The text of a body, as it is stored; 1100 where one is needed and there is nothing to read. */
export function textOf({ text = '' }: { text?: string }, isNeeded: boolean): string {
  const clean = cleanText(text);
  if (isNeeded && !clean) throw new AppError(1100, { details: [{ path: 'text', message: 'is required' }] });
  return clean;
}
