import type { Database } from '../../src/server/db/database';

/** Kills a process: nothing it does afterwards has an effect. */
export class Killed extends Error {}

/** A database that fails after so many steps, before or after a step was committed. */
export function dyingDatabase(db: Database, steps: number) {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const dying: Database = {
    ...db,
    get orm() {
      if (left < 0) throw new Killed();
      return db.orm;
    },
    transaction: async (work) => {
      step();
      const done = await db.transaction(work);
      step();
      return done;
    },
  };
  return { db: dying, step, isDead: () => left < 0 };
}
