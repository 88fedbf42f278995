import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { jobs } from '../db/schema';
import { randomId } from '../tokens';
import { createLeasedWorker, type Lease } from './leasedWorker';

export interface JobQueue<Data> {
  /** Queues a job in the transaction of its cause. It starts immediately after the commit. */
  send(tx: Transaction, data: Data): Promise<void>;
}

export interface Jobs {
  /** Opens a queue. A job that fails is tried again, so it must be safe to do twice. */
  queue<Data>(name: string, work: (data: Data) => Promise<void>): JobQueue<Data>;
  /**
   * Runs work at an interval in ms, in one of all processes. A run that was missed while no process ran is made up for
   * once.
   */
  schedule(name: string, every: number, work: () => Promise<void>): Promise<void>;
  /** When the last run of a schedule that succeeded began. Undefined if there was none. */
  lastRun(name: string): Promise<Date | undefined>;
  /** Does everything that is due; resolves when nothing is left that this process could do. */
  work(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** What the row of a schedule keeps of its last run that succeeded. */
interface ScheduleData {
  begunAt: string;
}

/**
 * Small jobs and schedules that need no table of their own: `app.jobs`. A scheduled run may take longer than one lease, which is
 * looked after every `keepEvery` ms.
 */
export function registerJobs(app: FastifyInstance, now = () => new Date(), keepEvery = 15_000): void {
  const { db, log } = app;
  const handlers = new Map<string, (data: unknown, lease: Lease) => Promise<unknown>>();
  const worker = createLeasedWorker(
    {
      name: 'jobs',
      table: jobs,
      id: 'id',
      leasedUntil: 'leasedUntil',
      // A later program may have queues that this one does not know.
      get isWaiting() {
        return inArray(jobs.queue, [...handlers.keys()]);
      },
      lease: 60_000,
      atOnce: 5,
      interval: 1000,
      work: async ({ queue, data }, lease) => {
        await handlers.get(queue)?.(data, lease);
      },
    },
    { db, log, now },
  );
  worker.closeWith(app);

  app.decorate('jobs', {
    work: worker.work,

    queue: <Data>(name: string, work: (data: Data) => Promise<void>) => {
      handlers.set(name, async (data, lease) => {
        await work(data as Data);
        await db.orm.delete(jobs).where(lease.isHeld);
      });
      return {
        send: async (tx, data) => {
          await tx.orm.insert(jobs).values({ id: randomId(), queue: name, data, leasedUntil: now() });
          tx.afterCommit(worker.wake);
        },
      };
    },

    schedule: async (name, every, work) => {
      const next = () => new Date((Math.floor(now().getTime() / every) + 1) * every);
      handlers.set(name, async (_, lease) => {
        let kept = Promise.resolve();
        const begunAt = now().toISOString();
        let data: ScheduleData | undefined;
        const keeping = setInterval(() => (kept = lease.keep().catch(() => undefined)), keepEvery);
        try {
          await work();
          data = { begunAt };
        } finally {
          clearInterval(keeping);
          await kept;
          // After a failure it is due at its next time, too.
          await db.orm.update(jobs).set({ leasedUntil: next(), data }).where(lease.isHeld);
        }
      });
      await db.orm.insert(jobs).values({ id: name, queue: name, leasedUntil: next() }).onConflictDoNothing();
    },

    lastRun: async (name) => {
      const [schedule] = await db.orm.select({ data: jobs.data }).from(jobs).where(eq(jobs.id, name));
      const data = schedule?.data as ScheduleData | null | undefined;
      return data ? new Date(data.begunAt) : undefined;
    },
  } satisfies Jobs);
}
