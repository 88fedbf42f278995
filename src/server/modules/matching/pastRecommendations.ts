import { and, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { matchingResults, matchingRounds, matchings, pastRecommendations } from '../../db/schema';
import { isOneOf, otherOf } from '../../people/pair';
import { apartSince, meetAgainAfter } from './excludedPairs';
import { daysLater } from './week';

/**
 * Stores the recommendations of a participant whose row is about to be deleted with all of its rounds, so that leaving
 * does not make the same person come up sooner, and ratings are kept. A round may be days after its Tuesday: what counts is
 * the day on which it was made, by the clocks of the community.
 */
export async function rememberRecommendations(
  orm: Orm,
  { participantId, timeZone, now }: { participantId: string; timeZone: string; now: Date },
): Promise<void> {
  const other = otherOf(matchingResults.viewerId, matchings);
  const since = daysLater(now.toISOString().slice(0, 10), -meetAgainAfter);
  const madeOn = sql`to_char(${matchings.createdAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const remembered = orm
    .select({
      communityId: matchings.communityId,
      participantId: matchingResults.viewerId,
      subjectId: sql<string>`${other}`.as('subject_id'),
      day: sql<string>`max(greatest(${matchingRounds.day}, ${madeOn}))`.as('day'),
      score: sql<number | null>`round(avg(${matchingResults.score}))::int`.as('score'),
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
    .where(
      and(
        isOneOf(participantId, matchings),
        ne(matchingRounds.state, 'begun'),
        or(
          gt(matchingRounds.day, since),
          gt(matchings.createdAt, apartSince(now)),
          isNotNull(matchingResults.score),
        ),
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
