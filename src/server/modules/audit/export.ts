import type { AuditEntry, AuditPerson } from '../../../generated/api/audit';
import { csvLine } from '../../../lib/csv';
import type { Orm } from '../../db/database';
import type { AuditState } from '../../db/schema';
import { AppError } from '../../errors';
import { findEntries, type AuditFilter } from './entries';

/** Entries read at a time. */
const batch = 1000;
const most = 50_000;

const columns = [
  'at',
  'act',
  'actor',
  'actor kind',
  'subject',
  'subject kind',
  'before',
  'after',
  'related',
  'related kind',
];

const stateText = (state: AuditState | null): string | null =>
  state &&
  Object.entries(state)
    .map(([key, value]) => `${key}=${value ?? ''}`)
    .join('; ');

/** The name, otherwise the alias, which shows that entries belong to the same deleted account. */
const personCells = (person: AuditPerson | null) => [
  person && (person.name ?? person.id),
  person && person.kind,
];

const lineOf = ({ at, act, actor, subject, related, before, after }: AuditEntry): string =>
  csvLine([
    at,
    act,
    ...personCells(actor),
    ...personCells(subject),
    stateText(before),
    stateText(after),
    ...personCells(related),
  ]);

/** All filtered entries as a CSV file, the latest first. Throws 1161 if there are too many for one file. */
export async function exportEntries(orm: Orm, filter: AuditFilter): Promise<{ text: string; count: number }> {
  const parts = [csvLine(columns)];
  let before: number | undefined;
  for (;;) {
    const entries = await findEntries(orm, filter, { before, limit: batch });
    parts.push(...entries.map(lineOf));
    if (parts.length > most + 1) throw new AppError(1161);
    if (entries.length < batch) return { text: parts.join(''), count: parts.length - 1 };
    before = entries.at(-1)!.id;
  }
}
