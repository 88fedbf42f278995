import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many members of a community, of those whom others may find, have a tag, and how many show a place: the sum of its rows.
 * Triggers add a row for every change and change none, so that members who save at once wait for nobody; rows of the same are
 * made one from time to time.
 */
export const directoryCounts = pgTable(
  'directory_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    communityId: text('community_id').notNull(),
    kind: text('kind').$type<'TAG' | 'PLACE'>().notNull(),
    /** The tag, or the city. */
    value: text('value').notNull(),
    /** The country of a city, if it is known. */
    country: text('country'),
    count: integer('count').notNull(),
  },
  (table) => [index('directory_counts_idx').on(table.communityId, table.kind)],
);
