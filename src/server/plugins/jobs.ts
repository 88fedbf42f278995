import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import PgBoss from 'pg-boss';
import type { SqlRunner, Transaction } from '../db/database';
import { isUnreachable } from '../db/unreachable';

export interface JobQueue<Data extends object> {
  /** Queues a job in the transaction of its cause; it begins at once after the commit. */
  send(tx: Transaction, data: Data): Promise<void>;
}

export interface QueueOptions {
  /** How often a job that failed is tried again; the waits grow from `retryDelay` seconds. */
  retryLimit: number;
  retryDelay: number;
  /** Seconds after which a job whose worker died is tried again. */
  expireInSeconds: number;
}

export interface Jobs {
  /** Opens a queue and its worker, which gets one job at a time; a rejection means another try. */
  queue<Data extends object>(
    name: string,
    options: QueueOptions,
    work: (data: Data) => Promise<void>,
  ): Promise<JobQueue<Data>>;
  /** Queues a job without data by the clock (cron, UTC) in a queue that is open; one of all processes does it. */
  schedule(name: string, cron: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Work that has begun and must end before the database closes: pg-boss does not wait for all of its own. */
function createTracker() {
  const open = new Set<Promise<unknown>>();
  return {
    track<Result>(work: Promise<Result>): Promise<Result> {
      const ended: Promise<void> = work.then(forget, forget);
      function forget(): void {
        open.delete(ended);
      }
      open.add(ended);
      return work;
    },
    /** Resolves when nothing is open and nothing opens in the next turn. */
    async idle(): Promise<void> {
      do {
        await Promise.all(open);
        await nextTurn();
      } while (open.size > 0);
    },
  };
}

const asBossDb = (runner: SqlRunner): PgBoss.Db => ({
  executeSql: async (text, values) => ({ ...(await runner.executeSql(text, values)) }) as { rows: object[] },
});

/** How long pg-boss waits before it asks a database once more that cannot be reached, in ms. */
const restTime = 1000;

/**
 * The database for pg-boss, which waits for one that cannot be reached: pg-boss notes the end of a job without looking
 * whether it succeeded, so a failure there would be nobody's and end the process. Once `isClosing` nothing is waited
 * for and nothing comes back.
 */
const patient = (runner: SqlRunner, isClosing: () => boolean): SqlRunner => ({
  executeSql: async (text, values) => {
    for (;;) {
      try {
        return await runner.executeSql(text, values);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        if (isClosing()) return {} as { rows: unknown[] };
        await wait(restTime, undefined, { ref: false });
      }
    }
  },
});

/** Jobs that survive a restart and are shared by several processes. */
export async function registerJobs(app: FastifyInstance): Promise<void> {
  const { track, idle } = createTracker();
  let closing = false;
  const runner: SqlRunner = { executeSql: (text, values) => track(app.db.executeSql(text, values)) };
  const boss = new PgBoss({ db: asBossDb(patient(runner, () => closing)), schema: 'pgboss' });
  boss.on('error', (error) => app.log.error({ err: error }, 'jobs'));
  await boss.start();
  app.addHook('onClose', async () => {
    closing = true;
    await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false });
    await idle();
  });

  app.decorate('jobs', {
    schedule: (name, cron) => boss.schedule(name, cron),
    queue: async <Data extends object>(
      name: string,
      options: QueueOptions,
      work: (data: Data) => Promise<void>,
    ) => {
      await boss.createQueue(name, { name, ...options, retryBackoff: true });
      const worker: string = await boss.work<Data>(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
        if (closing) throw new Error('the server is closing: the job is for another one');
        // One job in the hand says that more may wait: look at once, and only rest when there is none.
        boss.notifyWorker(worker);
        if (job) await track(work(job.data));
      });
      return {
        send: async (tx, data) => {
          await boss.send(name, data, { ...options, retryBackoff: true, db: asBossDb(tx) });
          tx.afterCommit(() => boss.notifyWorker(worker));
        },
      };
    },
  } satisfies Jobs);
}
