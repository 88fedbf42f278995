import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ServerModule } from '../../defineModule';
import type { PersonalRows } from '../../personalRows';

const refersTo = (from: PgTable, to: PgTable): boolean =>
  from !== to && getTableConfig(from).foreignKeys.some((key) => key.reference().foreignTable === to);

/**
 * Everything stored about a user, as the modules declare it, in the order it is removed in: what refers to other rows goes before
 * them, and where nothing refers the order of the modules holds.
 */
export async function personalDataOf(modules: readonly ServerModule[]): Promise<PersonalRows[]> {
  const declared = await Promise.all(modules.map((module) => module.personalData?.()));
  const left = declared.flatMap((rows) => rows ?? []);
  const ordered: PersonalRows[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ table }) => left.every((other) => !refersTo(other.table, table)));
    if (next === -1) throw new Error('Tables of personal data refer to each other in a circle');
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
