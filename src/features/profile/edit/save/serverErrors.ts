import { ApiError } from '../../../../api/ApiError';
import type { Field } from '../values/editable';
import type { Errors } from './checkEdits';

/**
 * What the server found wrong with fields of a section, by path. Places of contacts are those of the list that was sent,
 * which has no empty ones: what is wrong with one stands below all of them.
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
