import { and, eq, is, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database';
import * as schema from '../db/schema';
import { participants, pastContacts, persons, reports } from '../db/schema';
import { inOrderOf, isOneOf, otherOf } from './pair';

/** A column that refers to a person, and the key that distinguishes the person's rows. */
interface PersonColumn {
  table: PgTable;
  column: PgColumn;
  /** The other columns of the primary key, if the column is part of it. */
  besides: PgColumn[];
}

/** Read from the schema, so that no table can be left out. The participant is not among them: leaving deletes it. */
export const personColumns: readonly PersonColumn[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => table !== participants)
  .flatMap((table) => {
    const { foreignKeys, primaryKeys } = getTableConfig(table);
    const key = primaryKeys[0]?.columns ?? [];
    return foreignKeys
      .map((foreignKey) => foreignKey.reference())
      .filter(({ foreignTable }) => foreignTable === persons)
      .map(({ columns }) => columns[0]!)
      .map((column) => ({
        table,
        column,
        besides: key.includes(column) ? key.filter((each) => each !== column) : [],
      }));
  });

/** Whether a person has any rows, as a condition on `persons`. */
export const holdsAnything = (): SQL | undefined =>
  or(
    ...personColumns.map(
      ({ table, column }) => sql`exists (select from ${table} where ${column} = ${persons.id})`,
    ),
  );

const nameOf = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`;

/** Pairs have an order of their own, which another id may turn round. */
async function movePastContacts(orm: Orm, from: string, to: string): Promise<void> {
  const { communityId, endedAt } = pastContacts;
  const other = otherOf(from, pastContacts);
  const [firstId, secondId] = inOrderOf(other, sql`${to}::text`);
  const moved = orm
    .select({
      communityId,
      firstId: firstId.as('first_id'),
      secondId: secondId.as('second_id'),
      endedAt,
    })
    .from(pastContacts)
    .where(and(isOneOf(from, pastContacts), sql`${other} <> ${to}`));
  await orm.insert(pastContacts).select(moved).onConflictDoNothing();
  await orm.delete(pastContacts).where(isOneOf(from, pastContacts));
}

/** Moves all rows of a person to another record of the same person. Existing rows there stay. */
export async function moveRows(orm: Orm, from: string, to: string): Promise<void> {
  await movePastContacts(orm, from, to);
  for (const { table, column, besides } of personColumns) {
    if (table === pastContacts) continue;
    const same = besides.map((each) => sql`one.${nameOf(each)} = ${each}`);
    const isThere = sql`exists (select from ${table} as one where ${sql.join(
      [sql`one.${nameOf(column)} = ${to}`, ...same],
      sql` and `,
    )})`;
    await orm.execute(
      sql`update ${table} set ${nameOf(column)} = ${to}
        where ${column} = ${from} ${besides.length ? sql`and not ${isThere}` : sql``}`,
    );
  }
  await orm
    .update(reports)
    .set({ subjectId: to })
    .where(and(eq(reports.subjectKind, 'PARTICIPANT'), eq(reports.subjectId, from)));
}
