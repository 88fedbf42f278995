import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ServerModule } from '../../defineModule';
import type { PersonalRows } from '../../personalRows';

/** The other tables that a table refers to. */
const referredBy = (table: PgTable): PgTable[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);

/**
 * All stored data of a user, as the modules declare them, in the order of removal: rows that refer to others first,
 * otherwise in the order of the modules.
 */
export async function personalDataOf(modules: readonly ServerModule[]): Promise<PersonalRows[]> {
  const declared = await Promise.all(modules.map((module) => module.personalData?.()));
  const left = declared.flatMap((rows) => rows ?? []);
  const referred = new Map(left.map(({ table }) => [table, referredBy(table)]));
  const ordered: PersonalRows[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ table }) =>
      left.every((other) => !referred.get(other.table)?.includes(table)),
    );
    if (next === -1) throw new Error('Tables of personal data refer to each other in a circle');
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
