import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Orm, Transaction } from '../db/database';
import { isUnreachable } from '../db/unreachable';

type KeyOf<Table extends PgTable> = keyof Table['$inferSelect'] & string;

/** A table whose rows are work. A worker leases a row, works on it, and stores the result. */
export interface LeasedQueue<Table extends PgTable> {
  /** The name in the log. */
  name: string;
  table: Table;
  /** The primary key. */
  id: KeyOf<Table>;
  /** When the row is due, or the end of its lease once it was claimed. Null means due immediately. */
  leasedUntil: KeyOf<Table>;
  /** Rows that are not finished. */
  isWaiting: SQL | undefined;
  /** Rows that a worker has, as against those that are due later; needed for `reclaim` alone. */
  isLeased?: SQL;
  /** The row that has been due longest comes first unless this says otherwise. */
  orderBy?: SQL[];
  /** Further columns that a claim changes. */
  onClaim?: PgUpdateSetSource<Table>;
  /** How long a worker has a row before another takes it over, in ms. */
  lease: number;
  /** Number of rows that are worked on in parallel; one by default. */
  atOnce?: number;
  /** How often due rows are looked for unasked, in ms; only when woken by default. */
  interval?: number;
  /**
   * Works on a row. If it rejects, the row is due again when the lease expires. If it returns early because the server
   * closes, the row is due again at once.
   */
  work(row: Table['$inferSelect'], lease: Lease): Promise<void>;
}

/** A worker's claim on one row. */
export interface Lease {
  /** Whether this worker still has the lease: a condition for statements that write to the row. */
  readonly isHeld: SQL | undefined;
  /** Whether work should stop because the server closes. Another worker can continue. */
  isClosing(): boolean;
  /** Aborted when the server waits no longer for work under way. */
  signal: AbortSignal;
  /** Renews the lease once half of it is over. Throws LeaseLost. */
  keep(): Promise<void>;
  /** Renews the lease in a transaction, which also locks the row. Throws LeaseLost, so that nothing is written. */
  renew(tx: Transaction): Promise<void>;
}

/** The lease expired and another worker has the row, or the row is finished or gone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

interface WorkerOptions {
  db: { orm: Orm };
  now: () => Date;
  log: Pick<FastifyInstance['log'], 'error'>;
}

/**
 * Works on the due rows of a queue. Several workers share a queue: each row is leased by one of them. When a process is
 * killed, its rows are due again after their leases expire.
 */
export function createLeasedWorker<Table extends PgTable>(
  queue: LeasedQueue<Table>,
  { db, now, log }: WorkerOptions,
) {
  const { name, table, lease: leaseTime, atOnce = 1, interval } = queue;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const id = columns[queue.id]!;
  const leasedUntil = columns[queue.leasedUntil]!;
  const abort = new AbortController();
  const underWay = new Set<Promise<void>>();
  let closing = false;
  let looking: Promise<void> | undefined;
  let again = false;

  const untilFrom = (at: Date) => new Date(at.getTime() + leaseTime);
  const setUntil = (until: Date, others?: object) =>
    ({ ...others, [queue.leasedUntil]: until }) as PgUpdateSetSource<Table>;
  const report = (error: unknown) => {
    // An unreachable database is logged elsewhere.
    if (!(error instanceof LeaseLost) && !isUnreachable(error)) log.error({ err: error }, name);
  };

  async function claim(count: number): Promise<{ row: Table['$inferSelect']; until: Date }[]> {
    const at = now();
    const until = untilFrom(at);
    const due = db.orm
      .select({ id })
      .from(table as PgTable)
      .where(and(queue.isWaiting, or(isNull(leasedUntil), lte(leasedUntil, at))))
      .orderBy(...(queue.orderBy ?? [asc(leasedUntil), asc(id)]))
      .limit(count)
      .for('update', { skipLocked: true });
    const rows = await db.orm
      .update(table)
      .set(setUntil(until, queue.onClaim))
      .where(inArray(id, due))
      .returning();
    return (rows as Table['$inferSelect'][]).map((row) => ({ row, until }));
  }

  async function perform(row: Table['$inferSelect'], claimedUntil: Date): Promise<void> {
    let until = claimedUntil;
    const isHeld = () => and(eq(id, (row as Record<string, unknown>)[queue.id]), eq(leasedUntil, until));

    /** Moves the end of the lease. False if this worker no longer has the row. */
    async function move(orm: Orm, to: Date): Promise<boolean> {
      const moved = await orm
        .update(table)
        .set(setUntil(to))
        .where(and(isHeld(), queue.isWaiting))
        .returning({ id });
      return moved.length > 0;
    }

    const lease: Lease = {
      get isHeld() {
        return isHeld();
      },
      isClosing: () => closing,
      signal: abort.signal,
      keep: async () => {
        const at = now();
        if (until.getTime() - at.getTime() > leaseTime / 2) return;
        const next = untilFrom(at);
        if (!(await move(db.orm, next))) throw new LeaseLost();
        until = next;
      },
      renew: async (tx) => {
        const next = untilFrom(now());
        if (!(await move(tx.orm, next))) throw new LeaseLost();
        // A rollback does not extend the lease.
        tx.afterCommit(() => (until = next));
      },
    };
    try {
      await queue.work(row, lease);
    } catch (error) {
      // The end of the server may have caused it.
      if (!closing) report(error);
    }
    // Work that the end of the server interrupted starts again with the next worker.
    if (closing) await move(db.orm, now());
  }

  async function look(): Promise<void> {
    do {
      again = false;
      const free = atOnce - underWay.size;
      if (closing || free <= 0) return;
      for (const { row, until } of await claim(free)) {
        const work: Promise<void> = perform(row, until)
          .catch(report)
          .finally(() => {
            underWay.delete(work);
            wake();
          });
        underWay.add(work);
      }
    } while (again);
  }

  /** Looks for due rows now: `tx.afterCommit(wake)` after a row was written. */
  function wake(): void {
    if (closing) return;
    again = true;
    looking ??= look()
      .catch((error: unknown) => {
        again = false;
        report(error);
      })
      .finally(() => {
        looking = undefined;
        // Woken after the last look.
        if (again) wake();
      });
  }

  const timer = interval === undefined ? undefined : setInterval(wake, interval).unref();

  async function idle(): Promise<void> {
    while (looking || underWay.size > 0) await Promise.all([looking, ...underWay]);
  }

  /** Begins nothing new from now on; work under way stops where another worker can go on. */
  function pause(): void {
    closing = true;
    clearInterval(timer);
  }

  /** Resolves when nothing is under way. Work that takes longer than `patience` ms is aborted. */
  async function close(patience?: number): Promise<void> {
    pause();
    if (patience !== undefined) {
      await Promise.race([idle(), wait(patience, undefined, { ref: false })]);
      abort.abort();
    }
    await idle();
  }

  return {
    wake,
    pause,
    close,

    /** Works on everything that is due; resolves when nothing is left that this worker could do. */
    async work(): Promise<void> {
      wake();
      await idle();
    },

    /** Makes rows due that an earlier process had leased. Only for a database that no other process uses. */
    async reclaim(): Promise<void> {
      await db.orm
        .update(table)
        .set(setUntil(now()))
        .where(and(queue.isWaiting, queue.isLeased, gt(leasedUntil, now())));
    },

    /** Has the worker pause and close with the server. */
    closeWith(app: FastifyInstance, patience?: number): void {
      app.addHook('preClose', async () => pause());
      app.addHook('onClose', () => close(patience));
    },
  };
}
