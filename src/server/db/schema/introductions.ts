import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RelateBody } from '../../../generated/api/introduction';
import { language, moment } from './columns';
import { matchings } from './matching';
import { participants } from './participants';
import { person } from './persons';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => participants.id, { onDelete: 'cascade' });

const optionalMatching = () => text('matching_id').references(() => matchings.id, { onDelete: 'set null' });

/**
 * What a member decided about another: one decision at a time, which nobody else sees. A delivered LIKE is kept with a
 * DISLIKE, for when the other is shown again.
 */
export const relations = pgTable(
  'relations',
  {
    communityId: text('community_id').notNull(),
    participantId: person('participant_id'),
    subjectId: person('subject_id'),
    /** LIKE is to connect, DISLIKE is to hide. */
    relationType: text('relation_type').$type<RelateBody['relationType']>().notNull(),
    /** For a DISLIKE: the key of its reason, and the member's own words after it. */
    note: text('note'),
    /** For a LIKE: the message to the other. */
    introMessage: text('intro_message'),
    introMessageLang: language('intro_message_lang'),
    /** For a LIKE: the pair of the round it came from. */
    matchingId: optionalMatching(),
    /** For a LIKE: when it is delivered to the other. After that it cannot be withdrawn. */
    deliverAt: moment('deliver_at'),
    /** The week whose credit it cost, as its Tuesday. Null if it was free. */
    paidWeek: text('paid_week'),
    /** Since when it waits for a manager's review, as the other hides contacts. */
    pendingReviewSince: moment('pending_review_since'),
    /** A manager approved or refused it: one of the two at most. */
    approvedAt: moment('approved_at'),
    refusedAt: moment('refused_at'),
    /** The other declined it. */
    declinedAt: moment('declined_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.subjectId] }),
    index('relations_subject_idx').on(table.subjectId, table.relationType, table.createdAt),
    index('relations_own_idx').on(table.participantId, table.relationType, table.createdAt),
    index('relations_pending_review_idx')
      .on(table.communityId, table.createdAt)
      .where(sql`pending_review_since is not null and approved_at is null and refused_at is null`),
    check('relations_not_oneself', sql`participant_id <> subject_id`),
  ],
);

/** By code points, independent of the database's collation. */
const isInOrder = sql`first_id collate "C" < second_id collate "C"`;

/** Two members who both wanted to meet. The lesser id is the first. */
export const connections = pgTable(
  'connections',
  {
    communityId: text('community_id').notNull(),
    firstId: member('first_id'),
    secondId: member('second_id'),
    matchingId: text('matching_id')
      .notNull()
      .references(() => matchings.id),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('connections_second_idx').on(table.secondId),
    check('connections_in_order', isInOrder),
  ],
);

/**
 * Two members whose introduction or connection ended with a block: a record that they knew each other. The lower id is
 * the first.
 */
export const pastContacts = pgTable(
  'past_contacts',
  {
    communityId: text('community_id').notNull(),
    firstId: person('first_id'),
    secondId: person('second_id'),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('past_contacts_second_idx').on(table.secondId),
    check('past_contacts_in_order', isInOrder),
  ],
);

/** Blocks between members. The two do not see each other. */
export const blocks = pgTable(
  'blocks',
  {
    communityId: text('community_id').notNull(),
    participantId: person('participant_id'),
    subjectId: person('subject_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.subjectId] }),
    index('blocks_subject_idx').on(table.subjectId),
  ],
);

export const bookmarks = pgTable(
  'bookmarks',
  {
    communityId: text('community_id').notNull(),
    participantId: member('participant_id'),
    subjectId: member('subject_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.subjectId] }),
    index('bookmarks_own_idx').on(table.participantId, table.createdAt),
    index('bookmarks_subject_idx').on(table.subjectId),
  ],
);

/** Interest credits that a member spent in a week, which its Tuesday names. */
export const interestCredits = pgTable(
  'interest_credits',
  {
    communityId: text('community_id').notNull(),
    participantId: person('participant_id'),
    week: text('week').notNull(),
    spent: integer('spent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.week] }),
    check('interest_credits_spent', sql`spent >= 0`),
  ],
);
