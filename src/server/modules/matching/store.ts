import { and, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { matchingLists, matchingResults, matchingRounds, matchings, participants } from '../../db/schema';
import { runInSteps } from '../../jobs/runInSteps';
import type { Lease } from '../../jobs/leasedWorker';
import { randomId } from '../../tokens';
import type { Round } from './engine/round/types';
import type { Relevance } from './engine/types';

export type StoredRound = typeof matchingRounds.$inferSelect;

/** Number of members whose lists one transaction writes: on the embedded database all other calls wait for it. */
const atOnce = 2;

const isFirst = (one: string, other: string): boolean => one < other;

/** A pair as it is stored: the lesser id first. `forward` is of the viewer. */
export const sidesOf = (viewerId: string, subjectId: string, { score, forward, backward }: Relevance) =>
  isFirst(viewerId, subjectId)
    ? { firstId: viewerId, secondId: subjectId, score, forward, backward }
    : { firstId: subjectId, secondId: viewerId, score, forward: backward, backward: forward };

/** A stored pair as one side sees it. */
export const relevanceFor = (
  viewerId: string,
  {
    firstId,
    score,
    forward,
    backward,
  }: Pick<ReturnType<typeof sidesOf>, 'firstId' | 'score' | 'forward' | 'backward'>,
): Relevance =>
  firstId === viewerId ? { score, forward, backward } : { score, forward: backward, backward: forward };

/** The statistics of a round. */
export function figuresOf({ lists, without }: Round): Record<string, number> {
  const shown = new Map<string, number>();
  const pairs = new Set<string>();
  let recommendations = 0;
  for (const [viewer, list] of lists) {
    recommendations += list.length;
    for (const { id } of list) {
      shown.set(id, (shown.get(id) ?? 0) + 1);
      pairs.add(isFirst(viewer, id) ? `${viewer} ${id}` : `${id} ${viewer}`);
    }
  }
  const figures: Record<string, number> = {
    members: lists.size + without.size,
    lists: lists.size,
    recommendations,
    pairs: pairs.size,
    mostShown: Math.max(0, ...shown.values()),
  };
  for (const reason of without.values()) figures[reason] = (figures[reason] ?? 0) + 1;
  return figures;
}

/**
 * Stores the recommendations of a round. It is 'stored' once it is complete. Rows from an interrupted attempt are
 * replaced. Members who have left are skipped. False if the server closed before it was complete.
 */
export async function storeRound(
  app: Pick<FastifyInstance, 'db' | 'createThrottle'>,
  lease: Lease,
  { round, result, now }: { round: StoredRound; result: Round; now: () => Date },
): Promise<boolean> {
  const { transaction } = app.db;
  const { communityId, id: roundId } = round;
  await transaction(async (tx) => {
    await lease.renew(tx);
    await tx.orm.delete(matchingLists).where(eq(matchingLists.roundId, roundId));
    // Their sides go with them.
    await tx.orm.delete(matchings).where(eq(matchings.roundId, roundId));
  });
  const known = new Map<string, string>();
  const members = [...result.lists.keys(), ...result.without.keys()].sort();

  async function storeSome({ orm }: Transaction): Promise<boolean> {
    const some = members.splice(0, atOnce);
    if (some.length === 0) return false;
    const meant = new Set([
      ...some,
      ...some.flatMap((id) => result.lists.get(id)?.map((each) => each.id) ?? []),
    ]);
    const there = await orm
      .select({ id: participants.id })
      .from(participants)
      // Skips people who have left or rejoined meanwhile: the round was computed from their earlier data.
      .where(and(inArray(participants.id, [...meant]), lte(participants.createdAt, round.startedAt)))
      .orderBy(participants.id)
      .for('key share');
    const present = new Set(there.map(({ id }) => id));
    const pairs: (typeof matchings.$inferInsert)[] = [];
    const sides: (typeof matchingResults.$inferInsert)[] = [];
    const viewers = some.filter((viewer) => present.has(viewer));
    for (const viewerId of viewers) {
      const list = (result.lists.get(viewerId) ?? []).filter(({ id }) => present.has(id));
      list.forEach(({ id, relevance }, index) => {
        const pair = sidesOf(viewerId, id, relevance);
        const key = `${pair.firstId} ${pair.secondId}`;
        const matchingId = known.get(key) ?? randomId();
        if (!known.has(key)) {
          pairs.push({ ...pair, id: matchingId, roundId, communityId, createdAt: round.startedAt });
          known.set(key, matchingId);
        }
        sides.push({ id: randomId(), communityId, matchingId, viewerId, rank: index + 1 });
      });
    }
    if (pairs.length) await orm.insert(matchings).values(pairs);
    if (sides.length) await orm.insert(matchingResults).values(sides);
    const lists = viewers.map((participantId) => ({
      roundId,
      communityId,
      participantId,
      missing: result.without.get(participantId) ?? null,
    }));
    if (lists.length) await orm.insert(matchingLists).values(lists);
    return members.length > 0;
  }

  if (!(await runInSteps(app, lease, storeSome))) return false;
  await transaction(async (tx) => {
    await lease.renew(tx);
    await tx.orm
      .update(matchingRounds)
      .set({ state: 'stored', figures: figuresOf(result), storedAt: now() })
      .where(eq(matchingRounds.id, roundId));
  });
  return true;
}
