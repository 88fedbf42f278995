import type { Database } from '../../src/server/db/database';

class Killed extends Error {}

/** A database as one process sees it, until that process is killed: from then on nothing of it reaches the database. */
export function mortalBase(db: Pick<Database, 'orm' | 'transaction'>) {
  let left = Infinity;
  const requireAlive = () => {
    if (left < 0) throw new Killed();
  };
  const transaction: Database['transaction'] = (run) =>
    db.transaction(async (tx) => {
      requireAlive();
      const result = await run(tx);
      left -= 1;
      requireAlive();
      return result;
    });
  return {
    transaction,
    orm: new Proxy(db.orm, {
      get: (target, key) => {
        requireAlive();
        return Reflect.get(target, key, target) as unknown;
      },
    }),
    /** Kills it in the middle of a later transaction: after so many. */
    dieAfter(count: number): void {
      left = count;
    },
  };
}
