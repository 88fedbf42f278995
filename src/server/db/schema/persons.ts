import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/**
 * A person in a community, member or not. Leaving deletes the participant of the same id. This row stays, with records
 * of others about the person and the person's limits. Rows that outlast a membership refer to it.
 */
export const persons = pgTable(
  'persons',
  {
    /** Also the id of the participant, while there is one. */
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Null once the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Replaces a deleted account: keyed hash of its address, the only way to recognise the person. */
    emailHash: text('email_hash'),
    /** When the row is deleted, unless the person joins again before. */
    forgetAt: moment('forget_at'),
    /** Decisions of managers before or after the membership ended. They apply again when the person joins. */
    refusedAt: moment('refused_at'),
    removedAt: moment('removed_at'),
    hidden: boolean('hidden').notNull().default(false),
    paused: boolean('paused').notNull().default(false),
    /** The participant's version when it was deleted. The next participant continues from it. */
    managedVersion: integer('managed_version').notNull().default(0),
  },
  (table) => [
    unique('persons_user_key').on(table.communityId, table.userId),
    index('persons_user_idx').on(table.userId),
    index('persons_email_idx')
      .on(table.emailHash)
      .where(sql`email_hash is not null`),
    index('persons_forget_idx')
      .on(table.forgetAt)
      .where(sql`forget_at is not null`),
    check('persons_known_check', sql`(user_id is null) = (email_hash is not null)`),
    check('persons_forget_check', sql`email_hash is null or forget_at is not null`),
  ],
);

/** A column that refers to a person, and goes with the person. */
export const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' });

/** Recommendations from before one of the two left, whose rounds are deleted. */
export const pastRecommendations = pgTable(
  'past_recommendations',
  {
    communityId: text('community_id').notNull(),
    /** The recipient of the recommendation. */
    participantId: person('participant_id'),
    subjectId: person('subject_id'),
    /** The Tuesday of the latest round. */
    day: text('day').notNull(),
    /** How the meeting was rated, from 1 to 5. */
    score: integer('score'),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.subjectId] }),
    index('past_recommendations_subject_idx').on(table.subjectId),
    index('past_recommendations_community_idx').on(table.communityId, table.day),
  ],
);
