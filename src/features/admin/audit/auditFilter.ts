import type { ExportAuditQuery } from '../../../generated/api/audit';

/** Filters of the audit, as the address has them. */
export type AuditFilter = ExportAuditQuery;

const names = ['act', 'actor', 'subject', 'from', 'to'] as const satisfies (keyof AuditFilter)[];
const day = /^20\d\d-\d\d-\d\d$/;
const days: readonly string[] = ['from', 'to'];

/** The filter of an address; what no filter can be is left out. */
export function filterOf(search: URLSearchParams): AuditFilter {
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value && value.length <= 40 && (!days.includes(name) || day.test(value)) ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as AuditFilter;
}

/** The address of a filter. */
export const searchOf = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
