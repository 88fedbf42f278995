import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { connections, matchingResults, matchingRounds, matchings } from '../../db/schema';
import { inOrder, isPair } from '../../people/pair';
import { randomId } from '../../tokens';
import type { Pair } from './relationBetween';

const nothing = { score: 0, parts: [] };

/**
 * The pair's matching of the latest round, or one made without a round. Matchings of an incomplete round may still be
 * replaced.
 */
async function matchingOf(orm: Orm, { communityId, viewerId, subjectId }: Pair, now: Date): Promise<string> {
  const [found] = await orm
    .select({ id: matchings.id })
    .from(matchings)
    .leftJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
    .where(
      and(
        eq(matchings.communityId, communityId),
        isPair(matchings, viewerId, subjectId),
        or(isNull(matchings.roundId), ne(matchingRounds.state, 'begun')),
      ),
    )
    .orderBy(desc(matchings.createdAt))
    .limit(1);
  if (found) return found.id;
  const [firstId, secondId] = inOrder(viewerId, subjectId);
  const id = randomId();
  await orm.insert(matchings).values({
    id,
    communityId,
    firstId,
    secondId,
    createdAt: now,
    score: 0,
    forward: nothing,
    backward: nothing,
  });
  return id;
}

/**
 * Connects two members, whose rows are locked. Each then has a side of their matching. False if they were connected
 * before.
 */
export async function connect(orm: Orm, pair: Pair, now: Date): Promise<boolean> {
  const { communityId, viewerId, subjectId } = pair;
  const matchingId = await matchingOf(orm, pair, now);
  const [firstId, secondId] = inOrder(viewerId, subjectId);
  const made = await orm
    .insert(connections)
    .values({ communityId, firstId, secondId, matchingId, connectedAt: now })
    .onConflictDoNothing()
    .returning({ at: connections.connectedAt });
  if (made.length === 0) return false;
  await orm
    .insert(matchingResults)
    .values(
      [viewerId, subjectId].map((id) => ({ id: randomId(), communityId, matchingId, viewerId: id, rank: 0 })),
    )
    .onConflictDoNothing();
  return true;
}
