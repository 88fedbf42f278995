import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../db/database';
import type { Lease } from './leasedWorker';

/**
 * Work on a leased row in many short transactions, so that a worker that takes over goes on behind the last of them: for
 * broadcasts, each step notes how far it got. Requests find the database free in between. A step resolves to whether there are
 * more. False when the server closed before the last one.
 */
export async function runInSteps(
  { db, createThrottle }: Pick<FastifyInstance, 'createThrottle'> & { db: Pick<Database, 'transaction'> },
  lease: Lease,
  step: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const throttle = createThrottle();
  for (;;) {
    if (lease.isClosing()) return false;
    const begun = performance.now();
    const isMore = await db.transaction(async (tx) => {
      await lease.renew(tx);
      return step(tx);
    });
    await throttle(performance.now() - begun);
    if (!isMore) return true;
  }
}
