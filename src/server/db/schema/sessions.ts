import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Open sessions. The token is `<id>.<secret>`; only the secret's hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the sign-in happened; the session itself holds everywhere. */
    communityId: text('community_id').notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);
