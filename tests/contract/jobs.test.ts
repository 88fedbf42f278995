import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerJobs, type Jobs } from '../../src/server/jobs/jobs';
import { jobs } from '../../src/server/db/schema';
import { startServer, type TestServer } from '../support/server';

const minute = 60_000;
let server: TestServer;
let time = 0;
let ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  time = Date.UTC(2026, 10, 24, 10, 0, 30);
  for (const end of ends) await end();
  ends = [];
  await server.app.db.orm.delete(jobs);
});

/** The jobs of another process. */
function startProcess(): Jobs {
  const { db } = server.app;
  let its: Jobs | undefined;
  registerJobs(
    {
      db,
      log: { error: () => undefined },
      addHook: (_: string, end: () => Promise<void>) => void ends.push(end),
      decorate: (_: string, decorated: Jobs) => void (its = decorated),
    } as unknown as FastifyInstance,
    () => new Date(time),
    5,
  );
  return its!;
}

it('a schedule runs in one of all processes, on time, also after a failure', async () => {
  const processes = [startProcess(), startProcess()];
  const started = time;
  const runs: number[] = [];
  const known: number[] = [];
  for (const { schedule, lastRun } of processes) {
    await schedule('tick', minute, async () => {
      known.push(((await lastRun('tick'))?.getTime() ?? 0) - started);
      runs.push(time);
      if (runs.length === 1) throw new Error('the first fails');
    });
  }
  const work = () => Promise.all(processes.map((each) => each.work()));
  await work();
  expect(runs).toEqual([]);
  time += minute / 2;
  await work();
  await work();
  time += minute / 2;
  await work();
  time += minute / 2;
  await work();
  // While no process ran.
  time += 10 * minute;
  await work();
  expect(runs.map((at) => (at - started) / minute)).toEqual([0.5, 1.5, 11.5]);
  // When it last ran, if it did not fail.
  expect(known.map((at) => at / minute)).toEqual([-started / minute, -started / minute, 1.5]);
});

it('a run that takes longer than its lease is not begun a second time', async () => {
  const processes = [startProcess(), startProcess()] as const;
  const runs: number[] = [];
  let finish: () => void = () => undefined;
  for (const { schedule } of processes)
    await schedule('long', minute, () => {
      runs.push(time);
      return new Promise((done) => (finish = done));
    });
  time += minute;
  const working = processes[0].work();
  await vi.waitFor(() => expect(runs).toHaveLength(1));
  for (let step = 0; step < 6; step += 1) {
    time += minute / 4;
    await vi.waitFor(async () => {
      const [row] = await server.app.db.orm.select().from(jobs);
      expect(row!.leasedUntil!.getTime() - time).toBeGreaterThanOrEqual(minute / 2);
    });
    await processes[1].work();
  }
  expect(runs).toHaveLength(1);
  finish();
  await working;
});

it('a job is tried again until it succeeds, and is not queued where its cause is undone', async () => {
  const { queue, work } = startProcess();
  const done: number[] = [];
  let isBroken = true;
  const probe = queue<{ n: number }>('probe', async ({ n }) => {
    if (isBroken) throw new Error('not yet');
    done.push(n);
  });
  await server.app.db.transaction((tx) => probe.send(tx, { n: 1 }));
  const undone = server.app.db.transaction(async (tx) => {
    await probe.send(tx, { n: 2 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work();
  isBroken = false;
  await work();
  expect(done).toEqual([]);
  time += minute;
  await work();
  expect(done).toEqual([1]);
  expect(await server.app.db.orm.$count(jobs)).toBe(0);
});

it('a process leaves jobs of queues that it does not know', async () => {
  await server.app.db.orm.insert(jobs).values({ id: 'later', queue: 'later', leasedUntil: new Date(time) });
  await startProcess().work();
  expect(await server.app.db.orm.select().from(jobs)).toMatchObject([{ leasedUntil: new Date(time) }]);
});
