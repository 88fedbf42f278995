import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import {
  matchingLists,
  matchingResults,
  matchings,
  participants,
  type matchingRounds,
} from '../../db/schema';
import { randomId } from '../../tokens';
import type { Computed } from './compute';
import type { NoMatches } from './engine/round/types';
import { sidesOf } from './sides';

/** The members of a round of whom something is stored. */
export const membersOf = ({ lists, without, introduced }: Computed): string[] =>
  [...lists.keys(), ...without.keys(), ...(introduced?.keys() ?? [])].sort();

const keyOf = (viewer: string, shown: string): string => `${viewer} ${shown}`;

/**
 * Writes the lists of some members of a round, in a transaction. It locks everybody in them, in the order of their ids.
 * Members who have left are skipped. `known` are the ids of the round's pairs that are written.
 */
export async function writeLists(
  orm: Orm,
  round: Pick<typeof matchingRounds.$inferSelect, 'id' | 'communityId' | 'startedAt'>,
  result: Computed,
  { some, known }: { some: readonly string[]; known: Map<string, string> },
): Promise<void> {
  const { id: roundId, communityId, startedAt } = round;
  const carried = new Map(
    result.introductions?.map(({ viewer, shown, resultId }) => [keyOf(viewer, shown), resultId] as const),
  );
  const listOf = (id: string) => result.lists.get(id) ?? result.introduced?.get(id) ?? [];
  const there = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(
      and(
        inArray(participants.id, [
          ...new Set(some.flatMap((id) => [id, ...listOf(id).map((each) => each.id)])),
        ]),
        // Skips people who have left or rejoined meanwhile: the round was computed from their earlier data.
        lte(participants.createdAt, startedAt),
      ),
    )
    .orderBy(participants.id)
    .for('key share');
  const present = new Set(there.map(({ id }) => id));
  const pairs: (typeof matchings.$inferInsert)[] = [];
  const sides: (typeof matchingResults.$inferInsert)[] = [];
  const lists: (typeof matchingLists.$inferInsert)[] = [];
  for (const viewerId of some.filter((viewer) => present.has(viewer))) {
    let rank = 0;
    for (const { id, relevance } of listOf(viewerId)) {
      if (!present.has(id)) continue;
      rank += 1;
      const stored = carried.get(keyOf(viewerId, id));
      if (stored) {
        const side = eq(matchingResults.id, stored);
        await orm.update(matchingResults).set({ carriedTo: roundId, rank }).where(side);
        continue;
      }
      const pair = sidesOf(viewerId, id, relevance);
      const key = keyOf(pair.firstId, pair.secondId);
      const matchingId = known.get(key) ?? randomId();
      if (!known.has(key)) {
        pairs.push({ ...pair, id: matchingId, roundId, communityId, createdAt: startedAt });
        known.set(key, matchingId);
      }
      sides.push({ id: randomId(), communityId, matchingId, viewerId, rank });
    }
    const introduced = result.introduced?.has(viewerId) ?? false;
    // Everybody in the list may have left meanwhile.
    const why: NoMatches = result.without.get(viewerId) ?? 'noFreeAppearance';
    if (rank > 0 || !introduced)
      lists.push({
        roundId,
        communityId,
        participantId: viewerId,
        missing: rank > 0 ? null : why,
        introduced,
      });
  }
  if (pairs.length) await orm.insert(matchings).values(pairs);
  if (sides.length) await orm.insert(matchingResults).values(sides);
  if (lists.length) await orm.insert(matchingLists).values(lists);
}
