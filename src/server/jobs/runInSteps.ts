import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../db/database';
import type { Lease } from './leasedWorker';

/**
 * Works on a leased row in many short transactions, so that the next worker continues after the last one; for
 * broadcasts, each step stores its cursor. Between steps the database is free for requests. A step resolves to whether
 * there are more. Returns false when the server closed before the last step.
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
