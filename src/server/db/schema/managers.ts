import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Bulk } from '../../../generated/api/member';
import type { BulkAction } from '../../../lib/rules/managers/bulk';
import type { SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { jsonWithoutPictures, moment } from './columns';
import { participants } from './participants';
import { person } from './persons';
import { users } from './users';

/** Messages of a manager to a member, which the member and other managers can read later. */
export const managerMessages = pgTable(
  'manager_messages',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** The recipient. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'message' | 'refusal' | 'admission' | 'warning' | 'removal'>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** An alias as in the audit. Null: the operator of the server. */
    authorId: text('author_id'),
    createdAt: moment('created_at').notNull(),
    /** As in `audit_texts`. */
    salt: uuid('salt').notNull().defaultRandom(),
  },
  (table) => [
    index('manager_messages_member_idx').on(table.communityId, table.userId, table.createdAt),
    index('manager_messages_user_idx').on(table.userId),
  ],
);

/** Notes of managers about a member, for each other. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    participantId: person('participant_id'),
    /** An alias as in the audit. */
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

/** A bulk action. It can be undone until it is due. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** The manager who started it. It is performed only while they have the permission. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: jsonWithoutPictures('action').$type<BulkAction>().notNull(),
    participantIds: text('participant_ids').array().notNull(),
    status: text('status').$type<Bulk['status']>().notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The end of the time to undo it, if its author held it. */
    heldUntil: moment('held_until'),
    /** Once done: those it did not reach, since they had changed or gone meanwhile. */
    missed: text('missed').array(),
  },
  (table) => [
    index('bulk_actions_due_idx').on(table.status, table.dueAt),
    index('bulk_actions_user_idx').on(table.userId),
  ],
);

/**
 * People whom managers invited by address. They are admitted immediately when they join. Otherwise the invitation
 * expires.
 */
export const memberInvites = pgTable(
  'member_invites',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Normalised by `normalizeEmail`. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** An alias as in the audit. */
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
    /** An alias as in the audit. */
    authorId: text('author_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('manager_invitations_community_idx').on(table.communityId, table.createdAt)],
);

/** The last two visits of a manager to the start page, and whether it still has their first steps. */
export const managerVisits = pgTable(
  'manager_visits',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    /** Changes after this are shown as new. */
    newSince: moment('new_since').notNull(),
    /** Whether there was an earlier visit. The first visit shows no changes. */
    returned: boolean('returned').notNull().default(false),
    /** When their first steps were all done, or dismissed: the list does not come back. */
    firstStepsEndedAt: moment('first_steps_ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('manager_visits_user_idx').on(table.userId),
  ],
);
