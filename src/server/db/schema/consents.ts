import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Agreements to the legal documents of a community, one row per version (A09). */
export const consents = pgTable(
  'consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    /** Fingerprint of `documents`. */
    version: text('version').notNull(),
    documents: jsonb('documents').notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.communityId, table.version] })],
);
