import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { sessions } from './sessions';
import { users } from './users';

/** Browsers that asked to be pushed to, one for each session. Sending is off unless configured. */
export const webPushSubscriptions = pgTable(
  'web_push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    /** The row ends with its session. Null if it was stored before this column: nothing is sent there. */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('web_push_subscriptions_user_idx').on(table.userId),
    uniqueIndex('web_push_subscriptions_session_idx').on(table.sessionId),
  ],
);
