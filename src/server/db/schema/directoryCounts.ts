import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many visible members of a community have a tag, and how many show a location: the sum of its rows. Triggers add a
 * row for every change and update none, so that concurrent writers do not wait for each other. Rows of the same value
 * are merged from time to time.
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
