import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Bulk } from '../../../generated/api/member';
import type { BulkAction } from '../../../lib/rules/managers/bulk';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { jsonWithoutPictures, moment } from './columns';
import { participants } from './participants';
import { person } from './persons';
import { users } from './users';

/** What a manager wrote to a member, for the member and for other managers to read again. */
export const managerMessages = pgTable(
  'manager_messages',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Whom it was written to. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'message' | 'refusal' | 'admission' | 'warning' | 'removal'>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** As in the audit; null: whoever runs the server. */
    authorId: text('author_id'),
    createdAt: moment('created_at').notNull(),
    /** As that of `audit_texts`. */
    salt: uuid('salt').notNull().defaultRandom(),
  },
  (table) => [
    index('manager_messages_member_idx').on(table.communityId, table.userId, table.createdAt),
    index('manager_messages_user_idx').on(table.userId),
  ],
);

/** What managers note of a member for each other. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    participantId: person('participant_id'),
    /** As in the audit. */
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('member_notes_member_idx').on(table.participantId, table.createdAt)],
);

/** Lists of members under a title, for all managers of a community. */
export const memberViews = pgTable(
  'member_views',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    title: text('title').notNull(),
    query: jsonWithoutPictures('query').$type<SavedQuery>().notNull(),
    columns: text('columns').array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('member_views_title_key').on(table.communityId, table.title)],
);

/** An action on many members at once. It can be undone until it is due. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Who asked for it: it is done only while they may. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: jsonWithoutPictures('action').$type<BulkAction>().notNull(),
    participantIds: text('participant_ids').array().notNull(),
    status: text('status').$type<Bulk['status']>().notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Once done: those it did not reach, since they had changed or gone meanwhile. */
    missed: text('missed').array(),
  },
  (table) => [
    index('bulk_actions_due_idx').on(table.status, table.dueAt),
    index('bulk_actions_user_idx').on(table.userId),
  ],
);

/** People whom managers invited by address. Each becomes a member by joining, let in at once, or is deleted after a time. */
export const memberInvites = pgTable(
  'member_invites',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** As `normalizeEmail` makes it. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As in the audit. */
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('member_invites_email_key').on(table.communityId, table.email),
    index('member_invites_address_idx').on(table.email),
  ],
);

/** Members who were asked to manage a community and have not answered. It goes with the answer, and with the membership. */
export const managerInvitations = pgTable(
  'manager_invitations',
  {
    /** The cause of its email. */
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    participantId: text('participant_id')
      .notNull()
      .unique('manager_invitations_participant_key')
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** As in the audit. */
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('manager_invitations_community_idx').on(table.communityId, table.createdAt)],
);

/** When somebody who manages a community last looked at what waits there, and before that. */
export const managerVisits = pgTable(
  'manager_visits',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    /** What is new is new since then. */
    newSince: moment('new_since').notNull(),
    /** Whether there was a visit before: the first one is shown no changes. */
    returned: boolean('returned').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('manager_visits_user_idx').on(table.userId),
  ],
);
