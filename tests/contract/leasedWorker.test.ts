import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, isNull, type SQL } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database, Orm } from '../../src/server/db/database';
import {
  createLeasedWorker,
  LeaseLost,
  type Lease,
  type LeasedQueue,
} from '../../src/server/jobs/leasedWorker';
import { startServer, type TestServer } from '../support/server';

const chores = pgTable('chores', {
  id: text('id').primaryKey(),
  leasedUntil: timestamp('leased_until', { withTimezone: true, precision: 3 }),
  doneBy: text('done_by'),
  steps: integer('steps').notNull().default(0),
});
type Chore = typeof chores.$inferSelect;

const minute = 60_000;
let server: TestServer;
let db: Database;
let time = 0;
let logged: unknown[] = [];
beforeAll(async () => {
  server = await startServer();
  db = server.app.db;
  await db.executeSql(
    'create table chores (id text primary key, leased_until timestamptz(3), done_by text, steps integer not null default 0)',
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  time = Date.UTC(2026, 10, 24);
  logged = [];
  await db.orm.delete(chores);
});

const now = () => new Date(time);
const add = (...ids: string[]) => db.orm.insert(chores).values(ids.map((id) => ({ id, leasedUntil: now() })));
const all = () => db.orm.select().from(chores).orderBy(asc(chores.id));
const read = async (id: string): Promise<Chore> => {
  const [row] = await db.orm.select().from(chores).where(eq(chores.id, id));
  return row!;
};

type Work = LeasedQueue<typeof chores>['work'];

/** A worker of the chores; without `work` it marks them as done. */
function start(
  name: string,
  work?: Work,
  others: Partial<LeasedQueue<typeof chores>> = {},
  orm: Orm = db.orm,
) {
  const finish: Work = async (_, lease) => {
    await db.orm.update(chores).set({ doneBy: name }).where(lease.isHeld);
  };
  return createLeasedWorker(
    {
      name,
      table: chores,
      id: 'id',
      leasedUntil: 'leasedUntil',
      isWaiting: isNull(chores.doneBy),
      lease: minute,
      work: work ?? finish,
      ...others,
    },
    { db: { orm }, now, log: { error: (details: unknown) => logged.push(details) } as never },
  );
}

/** A promise, and what resolves it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((done) => (give = done));
  return { give, given };
}

/** A worker that has claimed a row and stops until the test continues it. */
async function heldBy(name: string, then: (row: Chore, lease: Lease) => Promise<void>) {
  const claimed = signal();
  const goOn = signal();
  const worker = start(name, async (row, lease) => {
    claimed.give();
    await goOn.given;
    await then(row, lease);
  });
  worker.wake();
  await claimed.given;
  return { worker, goOn: goOn.give };
}

it('several workers work on each row once, several at a time', async () => {
  await add(...Array.from({ length: 40 }, (_, n) => `${n}`));
  const seen: string[] = [];
  let atWork = 0;
  let most = 0;
  const work: Work = async ({ id }, lease) => {
    most = Math.max(most, (atWork += 1));
    seen.push(id);
    await db.orm.update(chores).set({ doneBy: 'any' }).where(lease.isHeld);
    atWork -= 1;
  };
  const workers = ['one', 'two'].map((name) => start(name, work, { atOnce: 3 }));
  await Promise.all(workers.map((worker) => worker.work()));
  expect(seen).toHaveLength(40);
  expect(new Set(seen).size).toBe(40);
  expect(most).toBeGreaterThan(3);
  expect((await all()).every(({ doneBy }) => doneBy === 'any')).toBe(true);
});

it('a row whose worker was killed is due again when the lease expires', async () => {
  await add('a');
  await heldBy('killed', async () => undefined);
  const next = start('next');
  time += minute - 1;
  await next.work();
  expect(await read('a')).toMatchObject({ doneBy: null });
  time += 1;
  await next.work();
  expect(await read('a')).toMatchObject({ doneBy: 'next' });
});

it('a worker whose lease expired writes nothing more', async () => {
  await add('a');
  const errors: unknown[] = [];
  const { worker, goOn } = await heldBy('slow', async (row, lease) => {
    const ofRow = eq(chores.id, row.id);
    await db
      .transaction(async (tx) => {
        await tx.orm.update(chores).set({ steps: 99 }).where(ofRow);
        await lease.renew(tx);
      })
      .catch((error: unknown) => errors.push(error));
    await lease.keep().catch((error: unknown) => errors.push(error));
    await db.orm.update(chores).set({ doneBy: 'slow' }).where(lease.isHeld);
    throw new LeaseLost();
  });
  time += minute;
  const other = await heldBy('other', async (_, lease) => {
    await db.orm.update(chores).set({ doneBy: 'other' }).where(lease.isHeld);
  });
  goOn();
  await worker.work();
  expect(errors).toEqual([expect.any(LeaseLost), expect.any(LeaseLost)]);
  expect(await read('a')).toMatchObject({ doneBy: null, steps: 0 });
  other.goOn();
  await other.worker.work();
  expect(await read('a')).toMatchObject({ doneBy: 'other' });
  expect(logged).toEqual([]);
});

it('a lease that is renewed in time is kept, also when a renewal is rolled back', async () => {
  await add('a');
  const next = start('next');
  const worker = start('long', async (_, lease) => {
    for (let step = 1; step <= 3; step += 1) {
      time += minute / 2 + 1;
      await lease.keep();
      await next.work();
      time += minute / 2 + 1;
      await db.transaction(async (tx) => {
        await lease.renew(tx);
        await tx.orm.update(chores).set({ steps: step });
      });
      const failed = db.transaction(async (tx) => {
        time += 1;
        await lease.renew(tx);
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      await next.work();
    }
    await db.orm.update(chores).set({ doneBy: 'long' }).where(lease.isHeld);
  });
  await worker.work();
  expect(await read('a')).toMatchObject({ doneBy: 'long', steps: 3 });
});

it('closing waits for work under way, begins nothing new, and leaves what was interrupted due at once', async () => {
  await add('a', 'b');
  let isClosing = false;
  const { worker, goOn } = await heldBy('closing', async (_, lease) => {
    isClosing = lease.isClosing();
  });
  let closed = false;
  const closing = worker.close().then(() => (closed = true));
  worker.wake();
  await nextTurn();
  expect(closed).toBe(false);
  goOn();
  await closing;
  expect(isClosing).toBe(true);
  expect((await all()).map(({ leasedUntil }) => leasedUntil)).toEqual([now(), now()]);
  await start('next').work();
  expect((await all()).map(({ doneBy }) => doneBy)).toEqual(['next', 'next']);
});

it('work that takes longer than the patience of the end is aborted', async () => {
  await add('a');
  const begun = signal();
  const worker = start('endless', (_, lease) => {
    begun.give();
    return new Promise((_done, reject) =>
      lease.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  worker.wake();
  await begun.given;
  await worker.close(1);
  expect(await read('a')).toMatchObject({ doneBy: null, leasedUntil: now() });
});

it('a worker that is woken at any moment while its last look ends looks once more', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    await db.orm.delete(chores);
    let wake: () => void = () => undefined;
    let looks = 0;
    /** Runs when a claim has come back, before the worker knows. */
    const afterClaim = async () => {
      if ((looks += 1) > 1) return;
      await add('late');
      let turn = Promise.resolve();
      for (let n = 0; n < turns; n += 1) turn = turn.then(() => undefined);
      void turn.then(() => wake());
    };
    const orm = Object.create(db.orm, {
      update: {
        value: (table: typeof chores) => ({
          set: (values: object) => ({
            where: (which: SQL) => ({
              returning: async () => {
                const rows = await db.orm.update(table).set(values).where(which).returning();
                await afterClaim();
                return rows;
              },
            }),
          }),
        }),
      },
    }) as Orm;
    const worker = start('awake', undefined, {}, orm);
    wake = worker.wake;
    await worker.work();
    await vi.waitFor(async () => expect(await read('late')).toMatchObject({ doneBy: 'awake' }));
  }
});

it('a failure is logged and the other rows go on; a database that cannot be reached makes no noise', async () => {
  await add('a', 'b', 'c');
  const failures: Record<string, Error> = {
    a: new Error('ours'),
    b: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  };
  await start('failing', async ({ id }, lease) => {
    if (failures[id]) throw failures[id];
    await db.orm.update(chores).set({ doneBy: 'failing' }).where(lease.isHeld);
  }).work();
  expect(logged).toEqual([{ err: failures.a }]);
  expect((await all()).map(({ doneBy }) => doneBy)).toEqual([null, null, 'failing']);
});

it('rows of a process of before are reclaimed, those that are due later are not', async () => {
  await add('a');
  await heldBy('killed', async () => undefined);
  await db.orm.insert(chores).values({ id: 'later', leasedUntil: new Date(time + 5), steps: 1 });
  const next = start('next', undefined, { isLeased: eq(chores.steps, 0) });
  await next.reclaim();
  await next.work();
  expect((await all()).map(({ doneBy }) => doneBy)).toEqual(['next', null]);
});

it('every step of every row is done once, however and in which order workers end', async () => {
  const steps = 3;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('go on', 'die', 'fail', 'stall'), { maxLength: 25 }),
      async (fates) => {
        await db.orm.delete(chores);
        await add('a', 'b', 'c');
        const left = [...fates];
        const stalled: (() => void)[] = [];
        const begin = (name: string) =>
          start(name, async (row, lease) => {
            for (let step = row.steps; step < steps; step += 1) {
              const fate = left.shift() ?? 'go on';
              if (fate === 'fail') throw Object.assign(new Error(), { code: 'ECONNRESET' });
              if (fate === 'die') return new Promise<void>(() => undefined);
              // It goes on long after its lease, when others have had the row.
              if (fate === 'stall') await new Promise<void>((goOn) => stalled.push(goOn));
              await db.transaction(async (tx) => {
                await lease.renew(tx);
                const of = eq(chores.id, row.id);
                const [before] = await tx.orm.select().from(chores).where(of);
                expect(before!.steps).toBe(step);
                await tx.orm
                  .update(chores)
                  .set({ steps: step + 1 })
                  .where(of);
              });
            }
            await db.orm.update(chores).set({ doneBy: name }).where(lease.isHeld);
          });
        // Dead and stalled workers are replaced by new ones when their leases are over.
        for (let n = 0; left.length > 0 || (await all()).some(({ doneBy }) => !doneBy); n += 1) {
          const working = [begin(`${n}a`), begin(`${n}b`)].map((worker) => worker.work());
          await Promise.race([Promise.all(working), settled(n)]);
          time += minute;
          for (const goOn of stalled.splice(0)) goOn();
          if (n > 60) throw new Error('it does not end');
        }
        expect((await all()).map((row) => row.steps)).toEqual([steps, steps, steps]);
        expect(logged).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});

/** Resolves after the database has answered `n` queries, by which time the workers have done what they can. */
async function settled(n: number): Promise<void> {
  for (let turn = 0; turn < 10 + n; turn += 1) await all();
}
