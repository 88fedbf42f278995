import type { SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withConstants } from './constants';
import { openQueryPipeline } from './queryPipeline';
import { withPlainValues } from './plainValues';
import { isUnreachable } from './unreachable';

/**
 * Drizzle over a pool or over the connection of a transaction; repositories take either. It gets no schema: only its
 * relational queries need one, and it would read the whole schema at every transaction.
 */
export type Orm = NodePgDatabase;

interface SqlRunner {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Transaction extends SqlRunner {
  orm: Orm;
  /** Runs after the commit; not at all if there is none. */
  afterCommit(work: () => void): void;
}

export interface Database extends SqlRunner {
  orm: Orm;
  pool: pg.Pool;
  /** Whether all connections share one session. */
  oneSession: boolean;
  /**
   * Prepares a statement once for all calls that run it: PostgreSQL plans it once by its name, and it shares a
   * connection with others. The embedded database has neither. Its values are plain on both: no lists, no objects.
   */
  prepare<Row>(name: string, query: (orm: Orm) => Preparable<Row>): Prepared<Row>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws. Inside, use only the
   * transaction that is passed in: another query could wait for the transaction itself.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A query as drizzle builds it, with placeholders. */
export interface Preparable<Row> {
  getSQL(): SQL;
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** A prepared statement: takes the values of its placeholders, returns its rows. */
export type Prepared<Row> = (values: Record<string, unknown>) => Promise<Row[]>;

/**
 * Opens a pool of connections. `onError` hears of idle connections that broke; queries throw by themselves. `oneSession`:
 * the connections share one session, as those of the embedded database do.
 */
export function openDatabase(
  config: pg.PoolConfig,
  onError: (error: Error) => void,
  oneSession: boolean,
): Database {
  const pool = new pg.Pool(config);
  pool.on('error', onError);

  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    const after: (() => void)[] = [];
    let broken: Error | undefined;
    // One that breaks while no query is under way: the next one fails. Without a listener it would end the process.
    const onBroken = (error: Error) => (broken = error);
    client.on('error', onBroken);
    try {
      await client.query('begin');
      const result = await work({
        orm: drizzle(client),
        executeSql: (text, values) => client.query(text, values),
        afterCommit: (run) => after.push(run),
      });
      await client.query('commit');
      for (const run of after) run();
      return result;
    } catch (error) {
      // A connection that does not answer is not asked once more: it goes, and the database rolls back.
      if (isUnreachable(error)) broken ??= error as Error;
      else await client.query('rollback').catch(onBroken);
      throw error;
    } finally {
      client.off('error', onBroken);
      client.release(broken);
    }
  }

  const orm = drizzle(pool);
  const pipeline = oneSession ? undefined : openQueryPipeline(config, onError);
  // Drizzle calls nothing of a client but `query`.
  const preparingOrm = drizzle((pipeline ?? withPlainValues(pool)) as unknown as pg.Client);

  return {
    orm,
    pool,
    oneSession,
    prepare: (name, query) => {
      // Built when it is first asked, so that the server starts without waiting for hundreds of them.
      const build = () => withConstants(query(preparingOrm)).prepare(pipeline ? name : '');
      let prepared: ReturnType<typeof build> | undefined;
      return (values) => (prepared ??= build()).execute(values);
    },
    executeSql: (text, values) => pool.query(text, values),
    transaction,
    close: async () => {
      await pipeline?.close();
      await pool.end();
    },
  };
}

/** The name of the constraint that a failed query broke, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}
