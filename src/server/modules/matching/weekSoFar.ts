import { and, count, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { matchingLists, matchingResults, matchingRounds, matchings, participants } from '../../db/schema';
import { otherOf } from '../../people/pair';
import type { WeekSoFar } from './engine/round/planRound';
import type { Introduction } from './engine/round/types';
import { isBefore, meetAgainAfter } from './excludedPairs';
import type { RoundOf } from './people';
import { isOfScope, isRoundOf } from './scopes';

/** A list that was made for its member, and has somebody in it. */
export const isOwnList = and(isNull(matchingLists.missing), eq(matchingLists.introduced, false));

/** A member who was introduced to a newcomer, by the id of the member's side of the pair. */
export interface StoredIntroduction extends Introduction {
  resultId: string;
}

/** What the earlier rounds of a week have made, as the next one has to know it. */
export async function readWeekSoFar(
  orm: Orm,
  of: RoundOf,
): Promise<Omit<WeekSoFar, 'hadList'> & { introduced: StoredIntroduction[] }> {
  const earlier = and(isRoundOf(of, of.day), isBefore(of), ne(matchingRounds.id, of.id ?? ''));
  const rounds = (await orm.select({ id: matchingRounds.id }).from(matchingRounds).where(earlier)).map(
    ({ id }) => id,
  );
  const other = otherOf(matchingResults.viewerId, matchings);
  const shown = rounds.length
    ? await orm
        .select({ id: other, times: count() })
        .from(matchingResults)
        .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
        .where(and(inArray(matchings.roundId, rounds), gt(matchingResults.rank, 0)))
        .groupBy(other)
    : [];
  const served = rounds.length
    ? await orm
        .select({ id: matchingLists.participantId })
        .from(matchingLists)
        .where(and(inArray(matchingLists.roundId, rounds), isOwnList))
    : [];
  return {
    shown: new Map(shown.map(({ id, times }) => [id, times])),
    served: new Set(served.map(({ id }) => id)),
    introduced: await introducedTo(orm, of),
  };
}

/** Members who have had a list of their own in any week. */
export async function readHadList(orm: Orm, of: RoundOf): Promise<Set<string>> {
  const list = orm
    .select({ one: sql`1` })
    .from(matchingLists)
    .where(
      and(
        eq(matchingLists.participantId, participants.id),
        ne(matchingLists.roundId, of.id ?? ''),
        isOwnList,
      ),
    );
  const hadList = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.communityId, of.communityId), exists(list)));
  return new Set(hadList.map(({ id }) => id));
}

/** Members who were introduced to newcomers, and have had no list since. */
function introducedTo(orm: Orm, of: RoundOf): Promise<StoredIntroduction[]> {
  const { carriedTo } = matchingResults;
  return orm
    .select({
      resultId: matchingResults.id,
      viewer: matchingResults.viewerId,
      shown: otherOf(matchingResults.viewerId, matchings),
    })
    .from(matchingRounds)
    .innerJoin(
      matchingLists,
      and(eq(matchingLists.roundId, matchingRounds.id), eq(matchingLists.introduced, true)),
    )
    .innerJoin(matchings, eq(matchings.roundId, matchingRounds.id))
    .innerJoin(
      matchingResults,
      and(
        eq(matchingResults.matchingId, matchings.id),
        eq(matchingResults.viewerId, matchingLists.participantId),
      ),
    )
    .where(
      and(
        isOfScope(of),
        gt(matchingRounds.startedAt, new Date(of.startedAt.getTime() - meetAgainAfter * 86_400_000)),
        isBefore(of),
        of.id === undefined ? isNull(carriedTo) : or(isNull(carriedTo), eq(carriedTo, of.id)),
      ),
    )
    .orderBy(matchingResults.id);
}
