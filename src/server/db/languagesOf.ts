import { getTableColumns, type Table } from 'drizzle-orm';
import type { Lang } from '../../lib/lang';

/** The columns of a table that have the language of the text beside them. */
type Languages<T extends Table> = Partial<
  Record<Extract<keyof T['$inferInsert'], `${string}Lang`>, Lang | null>
>;

/**
 * The language of each free text among `values`, as columns to store with them: that of the interface in which it was written.
 * A text that is the same as `before` keeps its language.
 */
export function languagesOf<T extends Table>(
  table: T,
  values: Partial<T['$inferInsert']>,
  lang: Lang,
  before: Partial<T['$inferSelect']> = {},
): Languages<T> {
  const columns = getTableColumns(table);
  const languages: Record<string, Lang | null> = {};
  for (const [name, text] of Object.entries(values)) {
    if (!(`${name}Lang` in columns) || text === undefined || text === before[name]) continue;
    languages[`${name}Lang`] = text ? lang : null;
  }
  return languages as Languages<T>;
}
