import { and, eq, gt, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/database';
import {
  blocks,
  connections,
  matchingRounds,
  matchings,
  pastRecommendations,
  relations,
  reports,
} from '../../db/schema';
import type { ExcludedPair } from './engine/round/types';
import type { RoundOf } from './people';
import { daysLater } from './week';

/** The minimum number of days before the same person is recommended again. */
export const meetAgainAfter = 12 * 7;

const dayMs = 86_400_000;
/** Rounds do not start to the minute, and clocks change. A pair of a Tuesday may meet again on the Tuesday 12 weeks later. */
const leeway = 6 * 3_600_000;

/** When the pairs of a round were made at the latest if one that starts at a time may make them again. */
export const apartSince = (startedAt: Date): Date =>
  new Date(startedAt.getTime() - meetAgainAfter * dayMs + leeway);

/** The rounds of a week that come before this one. */
export const isBefore = ({ day, number }: Pick<RoundOf, 'day' | 'number'>) =>
  number === undefined ? undefined : or(ne(matchingRounds.day, day), lt(matchingRounds.number, number));

/** After how many weeks from a round on a pair of an earlier round may be recommended again. */
function weeksUntil(of: Pick<RoundOf, 'day' | 'startedAt'>, pair: { day: string; at?: Date }): number {
  const byDay = Date.parse(daysLater(pair.day, meetAgainAfter)) - Date.parse(of.day);
  const byTime = pair.at ? pair.at.getTime() + meetAgainAfter * dayMs - leeway - of.startedAt.getTime() : 0;
  return Math.max(1, Math.ceil(Math.max(byDay, byTime) / (7 * dayMs)));
}

/** A condition for rows about a pair, by the columns of its members. Undefined for all pairs. */
type Concerns = (a: AnyPgColumn, b: AnyPgColumn) => SQL | undefined;

/** Pairs of rounds of the last 12 weeks. */
async function recentPairs(
  orm: Orm,
  { communityId, of, concerns }: { communityId: string; of: RoundOf; concerns: Concerns },
): Promise<ExcludedPair[]> {
  const since = daysLater(of.day, -meetAgainAfter);
  const weekEarlier = new Date(apartSince(of.startedAt).getTime() - 7 * dayMs - leeway);
  const recent = await orm
    .select({
      a: matchings.firstId,
      b: matchings.secondId,
      day: matchingRounds.day,
      at: matchings.createdAt,
    })
    .from(matchings)
    .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
    .where(
      and(
        eq(matchings.communityId, communityId),
        ne(matchings.roundId, of.id ?? ''),
        gt(matchings.createdAt, weekEarlier),
        or(
          gt(matchingRounds.day, since),
          // A round may be days after its Tuesday.
          gt(matchings.createdAt, apartSince(of.startedAt)),
        ),
        isBefore(of),
        concerns(matchings.firstId, matchings.secondId),
      ),
    );
  const past = await orm
    .select({
      a: pastRecommendations.participantId,
      b: pastRecommendations.subjectId,
      day: pastRecommendations.day,
    })
    .from(pastRecommendations)
    .where(
      and(
        eq(pastRecommendations.communityId, communityId),
        gt(pastRecommendations.day, since),
        concerns(pastRecommendations.participantId, pastRecommendations.subjectId),
      ),
    );
  return [...recent, ...past].map(({ a, b, ...pair }) => ({
    a,
    b,
    why: 'recent',
    weeks: weeksUntil(of, pair),
  }));
}

/**
 * Pairs that must not be recommended to each other: they met in an earlier round, one reported the other, or one
 * decided about the other. With `some`, only the pairs of these members: a large community has a million pairs, and the
 * list of a newcomer concerns a few.
 */
export async function excludedPairs(
  orm: Orm,
  { communityId, of, some }: { communityId: string; of: RoundOf; some?: readonly string[] },
): Promise<ExcludedPair[]> {
  const concerns: Concerns = (a, b) => some && or(inArray(a, [...some]), inArray(b, [...some]));
  const reported = await orm
    .selectDistinct({ a: reports.participantId, b: reports.reporterId })
    .from(reports)
    .where(
      and(
        eq(reports.communityId, communityId),
        isNotNull(reports.reporterId),
        concerns(reports.participantId, reports.reporterId),
      ),
    );
  const decided = await orm
    .select({ a: relations.participantId, b: relations.subjectId, type: relations.relationType })
    .from(relations)
    .where(
      and(eq(relations.communityId, communityId), concerns(relations.participantId, relations.subjectId)),
    );
  const blocked = await orm
    .select({ a: blocks.participantId, b: blocks.subjectId })
    .from(blocks)
    .where(and(eq(blocks.communityId, communityId), concerns(blocks.participantId, blocks.subjectId)));
  const connected = await orm
    .select({ a: connections.firstId, b: connections.secondId })
    .from(connections)
    .where(
      and(eq(connections.communityId, communityId), concerns(connections.firstId, connections.secondId)),
    );
  const because = (why: ExcludedPair['why'], pairs: readonly { a: string; b: string }[]): ExcludedPair[] =>
    pairs.map(({ a, b }) => ({ a, b, why }));
  return [
    ...because(
      'hidden',
      decided.filter(({ type }) => type === 'DISLIKE'),
    ),
    // A LIKE counts as having met.
    ...because('met', [...decided.filter(({ type }) => type === 'LIKE'), ...connected]),
    ...because('blocked', blocked),
    ...(await recentPairs(orm, { communityId, of, concerns })),
    ...reported.flatMap(({ a, b }) => (b ? [{ a, b, why: 'reported' as const }] : [])),
  ];
}
