import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Act } from '../../../lib/rules/managers/acts';
import { moment } from './columns';
import { users } from './users';

/** Who is meant by an audit's ids. It goes with the account: what was done stays, by and to somebody who has left. */
export const auditAliases = pgTable('audit_aliases', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique('audit_aliases_user_key')
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** What of a member an act changed: switches, states and figures; never what somebody wrote or is called. */
export type AuditState = Readonly<Record<string, string | number | boolean | null>>;

/** Every act of those who manage a community. The database lets rows be added, and nothing else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    communityId: text('community_id').notNull(),
    at: moment('at').notNull(),
    act: text('act').$type<Act>().notNull(),
    /** An alias; null: whoever runs the server. */
    actor: text('actor'),
    /** An alias; null where it is about nobody. */
    subject: text('subject'),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    /** What was written to the subject: an id of `manager_messages`, whose row goes with their account. */
    message: text('message'),
  },
  (table) => [
    index('audit_entries_latest_idx').on(table.communityId, table.id),
    index('audit_entries_subject_idx').on(table.communityId, table.subject, table.id),
  ],
);
