import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Orm, Transaction } from '../../db/database';
import { matchingLists, matchingResults, matchingRounds, matchings } from '../../db/schema';
import { runInSteps } from '../../jobs/runInSteps';
import type { Lease } from '../../jobs/leasedWorker';
import type { Computed } from './compute';
import { figuresOf } from './figures';
import { membersOf, writeLists } from './writeLists';

export type StoredRound = typeof matchingRounds.$inferSelect;

/** Number of members whose lists one transaction writes: on the embedded database all other calls wait for it. */
const atOnce = 2;

interface Storing {
  round: StoredRound;
  result: Computed;
  now: () => Date;
  /** Called in the transaction after which another round of the week may begin. */
  onStored?: (tx: Transaction, communityId: string) => Promise<void>;
}

/**
 * Stores the recommendations of a round. It is 'stored' once it is complete. Rows from an interrupted attempt are
 * replaced. False if the server closed before it was complete.
 */
export async function storeRound(
  app: Pick<FastifyInstance, 'db' | 'createThrottle'>,
  lease: Lease,
  { round, result, now, onStored }: Storing,
): Promise<boolean> {
  const { transaction } = app.db;
  const { communityId, id: roundId } = round;
  await transaction(async (tx) => {
    await lease.renew(tx);
    await removeRecommendations(tx.orm, roundId);
  });
  const known = new Map<string, string>();
  const members = membersOf(result);

  async function storeSome({ orm }: Transaction): Promise<boolean> {
    const some = members.splice(0, atOnce);
    if (some.length > 0) await writeLists(orm, round, result, { some, known });
    return members.length > 0;
  }

  if (!(await runInSteps(app, lease, storeSome))) return false;
  await transaction(async (tx) => {
    await lease.renew(tx);
    await tx.orm
      .update(matchingRounds)
      .set({ state: 'stored', figures: figuresOf(result), storedAt: now() })
      .where(eq(matchingRounds.id, roundId));
    await onStored?.(tx, communityId);
  });
  return true;
}

/** Removes a round that recommends nobody, so that it is as if it had not begun. */
export async function dropRound(
  { transaction }: Pick<Database, 'transaction'>,
  lease: Lease,
  { round: { id, communityId }, onStored }: Pick<Storing, 'round' | 'onStored'>,
): Promise<void> {
  await transaction(async (tx) => {
    await lease.renew(tx);
    await removeRecommendations(tx.orm, id);
    // Newcomers whom an interrupted attempt carried over.
    const carried = eq(matchingResults.carriedTo, id);
    await tx.orm.update(matchingResults).set({ carriedTo: null }).where(carried);
    await tx.orm.delete(matchingRounds).where(eq(matchingRounds.id, id));
    await onStored?.(tx, communityId);
  });
}

/** Removes what an interrupted attempt stored. */
async function removeRecommendations(orm: Orm, roundId: string): Promise<void> {
  await orm.delete(matchingLists).where(eq(matchingLists.roundId, roundId));
  // Their sides go with them.
  await orm.delete(matchings).where(eq(matchings.roundId, roundId));
}
