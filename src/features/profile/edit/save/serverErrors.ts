import { ApiError } from '../../../../api/ApiError';
import type { Field } from '../values/editable';
import type { Errors } from './checkEdits';

/**
 * The server's errors of a section's fields, by path. The indexes of contacts are those of the sent list, which has no
 * empty ones, so their errors are shown below all of them.
 */
export function serverErrors(error: unknown, fields: readonly Field[]): Errors {
  const details = error instanceof ApiError ? error.details : [];
  const known = details.flatMap(({ path, message }) => {
    const at = path.replace(/^(body\.)?profile\./, '');
    const field = fields.find((one) => at === one || at.startsWith(`${one}.`));
    if (!field) return [];
    return [[field === 'contacts' || field === 'tags' ? field : at, message] as const];
  });
  return Object.fromEntries(known);
}
