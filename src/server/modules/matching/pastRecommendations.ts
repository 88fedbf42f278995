import { and, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { matchingResults, matchingRounds, matchings, pastRecommendations } from '../../db/schema';
import { isOneOf, otherOf } from '../../people/pair';
import { meetAgainAfter } from './excludedPairs';
import { daysLater } from './week';

/**
 * Stores the recommendations of a participant whose row is about to be deleted with all of its rounds, so that leaving
 * does not make the same person come up sooner, and ratings are kept.
 */
export async function rememberRecommendations(orm: Orm, participantId: string, now: Date): Promise<void> {
  const other = otherOf(matchingResults.viewerId, matchings);
  const since = daysLater(now.toISOString().slice(0, 10), -meetAgainAfter);
  const remembered = orm
    .select({
      communityId: matchings.communityId,
      participantId: matchingResults.viewerId,
      subjectId: sql<string>`${other}`.as('subject_id'),
      day: sql<string>`max(${matchingRounds.day})`.as('day'),
      score: sql<number | null>`round(avg(${matchingResults.score}))::int`.as('score'),
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
    .where(
      and(
        isOneOf(participantId, matchings),
        ne(matchingRounds.state, 'begun'),
        or(gt(matchingRounds.day, since), isNotNull(matchingResults.score)),
      ),
    )
    .groupBy(matchings.communityId, matchingResults.viewerId, sql`subject_id`);
  await orm
    .insert(pastRecommendations)
    .select(remembered)
    .onConflictDoUpdate({
      target: [pastRecommendations.participantId, pastRecommendations.subjectId],
      set: {
        day: sql`greatest(${pastRecommendations.day}, excluded.day)`,
        score: sql`coalesce(excluded.score, ${pastRecommendations.score})`,
      },
    });
}
