import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { SessionEnd } from '../../../lib/sessionEnds';
import { moment } from './columns';
import { users } from './users';

/** What a session was made by; OTP stands for NONE too (CFG-10). */
export type SessionMethod = 'EMAIL' | 'OTP' | 'MAGIC' | 'GOOGLE' | 'OAUTH2';

/** Open sessions. The token is `<id>.<secret>`; only the secret's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the sign-in happened; the session counts wherever its method is offered. */
    communityId: text('community_id').notNull(),
    /** Null for sessions of before this was stored: they count nowhere. */
    method: text('method').$type<SessionMethod>(),
    /** With OAUTH2, the provider as SECRETS_FILE names it. */
    issuer: text('issuer'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId)],
);

/** Sessions that ended, so that whoever comes with their token hears why. They open nothing any more. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id: text('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<SessionEnd>().notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    index('ended_sessions_user_idx').on(table.userId),
    index('ended_sessions_ended_idx').on(table.endedAt),
  ],
);
