import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Attention } from '../../../lib/rules/matching/attention';
import type { Direction } from '../../../lib/rules/matching/direction';
import { jsonWithoutPictures, moment } from './columns';
import { participants } from './participants';

/** `begun`: being computed. `stored`: its recommendations are fixed, members are being notified. `finished`: it is over. */
export type RoundState = 'begun' | 'stored' | 'finished';

/**
 * `weekly`: of a Tuesday, for everybody. `extra`: between two weekly rounds, for members who have no list this week;
 * the people in its lists see those members, too.
 */
export type RoundKind = 'weekly' | 'extra';

/** The kinds of scope of a round. `modules/matching/scopes.ts` has the candidates of each. */
export type RoundScopeKind = 'community';

const member = (name: string) =>
  text(name)
    .notNull()
    .references(() => participants.id, { onDelete: 'cascade' });

/**
 * Rounds of recommendations: one weekly round per scope and Tuesday, even if several processes start it, and extra rounds
 * of the same week.
 */
export const matchingRounds = pgTable(
  'matching_rounds',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** Its scope: the kind and the id of that kind. For a community the id is `communityId` again. */
    scopeKind: text('scope_kind').$type<RoundScopeKind>().notNull(),
    scopeId: text('scope_id').notNull(),
    /** The Tuesday of its week, as the community's calendar has it: `2026-11-24`. */
    day: text('day').notNull(),
    kind: text('kind').$type<RoundKind>().notNull().default('weekly'),
    /**
     * Its place among the rounds of a scope and week, from 0. A round counts what those before it recommended, so
     * two rounds never have the same place.
     */
    number: integer('number').notNull().default(0),
    /** A weekly round that was made up for on a later day, because no process ran on Tuesday. */
    late: boolean('late').notNull().default(false),
    /** With the same data it makes the same round again. */
    seed: text('seed').notNull(),
    state: text('state').$type<RoundState>().notNull(),
    attention: jsonWithoutPictures('attention').$type<Attention>().notNull(),
    /** Once stored: members, lists and pairs, and how many have no list, by reason. */
    figures: jsonWithoutPictures('figures').$type<Readonly<Record<string, number>>>(),
    /** A worker has it until then. */
    leasedUntil: moment('leased_until').notNull(),
    startedAt: moment('started_at').notNull(),
    storedAt: moment('stored_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('matching_rounds_scope_key').on(
      table.communityId,
      table.scopeKind,
      table.scopeId,
      table.day,
      table.number,
    ),
    uniqueIndex('matching_rounds_weekly_key')
      .on(table.communityId, table.scopeKind, table.scopeId, table.day)
      .where(sql`kind = 'weekly'`),
    index('matching_rounds_state_idx').on(table.state),
  ],
);

/** The result of a round for each candidate: a list, or the reason why there is none. */
export const matchingLists = pgTable(
  'matching_lists',
  {
    roundId: text('round_id').notNull(),
    communityId: text('community_id').notNull(),
    participantId: member('participant_id'),
    /** Why the list is empty. Null if it is not. */
    missing: text('missing'),
    /**
     * The member has no list of their own in this round, but is in the lists of others, and sees them. The next
     * weekly email tells of them.
     */
    introduced: boolean('introduced').notNull().default(false),
    /** When they were notified. Null: not yet, or they want no such notifications. */
    notifiedAt: moment('notified_at'),
    /**
     * Hash of the secret in that email's links. The secret allows the actions that the email offers, in the member's
     * name.
     */
    linkHash: text('link_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.participantId] }),
    unique('matching_lists_link_key').on(table.linkHash),
    index('matching_lists_participant_idx').on(table.participantId),
  ],
);

/** The two members of a pair, and what each has of the other. The lesser id is the first. */
const pair = () => ({
  communityId: text('community_id').notNull(),
  firstId: member('first_id'),
  secondId: member('second_id'),
  score: doublePrecision('score').notNull(),
  /** What the first offers to the second, and the other way round. */
  forward: jsonWithoutPictures('forward').$type<Direction>().notNull(),
  backward: jsonWithoutPictures('backward').$type<Direction>().notNull(),
});

/** Pairs of a round: one recommended to the other, or both to each other. */
export const matchings = pgTable(
  'matchings',
  {
    id: text('id').primaryKey(),
    /** Null of a pair that came together without a round. */
    roundId: text('round_id'),
    ...pair(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('matchings_pair_key').on(table.roundId, table.firstId, table.secondId),
    index('matchings_recent_idx').on(table.communityId, table.createdAt),
    index('matchings_first_idx').on(table.firstId, table.secondId),
    index('matchings_second_idx').on(table.secondId),
  ],
);

/** A side of a pair that the other was recommended to. */
export const matchingResults = pgTable(
  'matching_results',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    matchingId: text('matching_id')
      .notNull()
      .references(() => matchings.id, { onDelete: 'cascade' }),
    viewerId: member('viewer_id'),
    /** Position in the viewer's list, from 1. 0 if no round recommended the other. */
    rank: integer('rank').notNull(),
    /** The later round in whose list the viewer sees the other. Null: it is in the list of its pair's own round. */
    carriedTo: text('carried_to'),
    /** When the viewer was asked for a rating, and their answer: a score from 1 to 5, or that the two could not meet. */
    askedAt: moment('asked_at'),
    ratedAt: moment('rated_at'),
    score: integer('score'),
    couldNotMeet: boolean('could_not_meet').notNull().default(false),
    /** The viewer's alone. */
    note: text('note'),
  },
  (table) => [
    check(
      'matching_results_rating_check',
      sql`score is null or (score between 1 and 5 and not could_not_meet)`,
    ),
    unique('matching_results_side_key').on(table.matchingId, table.viewerId),
    index('matching_results_viewer_idx').on(table.viewerId),
  ],
);

/** Relevance of pairs that a member asked for (M06). */
export const relevances = pgTable(
  'relevances',
  { ...pair(), computedAt: moment('computed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.communityId, table.firstId, table.secondId] }),
    index('relevances_first_idx').on(table.firstId),
    index('relevances_second_idx').on(table.secondId),
  ],
);

/** Reasons that a member declined for all recommendations, by `Part.term`. */
export const declinedReasons = pgTable(
  'declined_reasons',
  {
    communityId: text('community_id').notNull(),
    participantId: member('participant_id'),
    term: text('term').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.participantId, table.term] })],
);

/** The embeddings of a member's texts. They are computed again after the texts change. */
export const memberVectors = pgTable('member_vectors', {
  participantId: text('participant_id')
    .primaryKey()
    .references(() => participants.id, { onDelete: 'cascade' }),
  communityId: text('community_id').notNull(),
  /** Hash of the texts and the model. */
  hash: text('hash').notNull(),
  asks: real('asks').array().notNull(),
  offers: real('offers').array().notNull(),
});
