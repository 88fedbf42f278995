import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { SessionEnd } from '../../../lib/sessionEnds';
import { moment } from './columns';
import { users } from './users';

/** The sign-in method of a session. OTP includes NONE (CFG-10). */
export type SessionMethod = 'EMAIL' | 'OTP' | 'MAGIC' | 'GOOGLE' | 'OAUTH2';

/**
 * Open sessions. The token is `<id>.<secret>`, and the page cookie `<id>.<page secret>`; only the hashes of both secrets
 * are stored.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    /** Null for sessions older than this column, whose pages come without data. */
    pageSecretHash: text('page_secret_hash'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The community of the sign-in. The session is valid wherever its method is offered. */
    communityId: text('community_id').notNull(),
    /** Null for sessions older than this column, which are valid nowhere. */
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

/** Ended sessions, so that a request with their token gets the reason. They give no access. */
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
