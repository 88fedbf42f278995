import { getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Export } from '../../../generated/api/account';
import { keptMonths } from '../../people/persons';
import type { PersonalRows, Subject } from '../../personalRows';

type Row = Record<string, unknown>;

async function rowsOf(app: FastifyInstance, { table, of, omitted = [] }: PersonalRows, subject: Subject) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !omitted.includes(key));
  const found: Row[] = await app.db.orm.select(Object.fromEntries(columns)).from(table).where(of(subject));
  return found;
}

const keptNames = (personalData: readonly PersonalRows[], isExported: boolean) =>
  personalData
    .filter(({ end, notExported }) => end === 'keep' && !notExported === isExported)
    .map(({ name }) => name);

/** All stored data of a user, by the same list as the deletion, without hashes of secrets (PRO-03). */
export async function exportData(
  app: FastifyInstance,
  personalData: readonly PersonalRows[],
  subject: Subject,
  now: Date,
): Promise<Export> {
  const tables: Export['tables'] = {};
  for (const source of personalData.filter(({ notExported }) => !notExported)) {
    const rows = await rowsOf(app, source, subject);
    const { name, present } = source;
    tables[name] = present ? await Promise.all(rows.map((row) => present(app, row))) : rows;
  }
  const kept = {
    months: keptMonths,
    tables: keptNames(personalData, true),
    heldByOthers: keptNames(personalData, false),
  };
  return { exportedAt: now.toISOString(), tables, kept };
}
