import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

/** Drizzle over a pool or over the one connection of a transaction: repositories take either. */
export type Orm = NodePgDatabase<typeof schema>;

export interface SqlRunner {
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
  /**
   * Runs `work` in one transaction: commits what it did when it resolves, undoes it when it throws. Inside, only the
   * transaction given may be used: a query past it could wait for the transaction itself.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens a pool of connections. `onError` hears of idle connections that broke; queries throw by themselves. */
export function openDatabase(config: pg.PoolConfig, onError: (error: Error) => void): Database {
  const pool = new pg.Pool(config);
  pool.on('error', onError);

  async function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    const after: (() => void)[] = [];
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({
        orm: drizzle(client, { schema }),
        executeSql: (text, values) => client.query(text, values),
        afterCommit: (run) => after.push(run),
      });
      await client.query('commit');
      for (const run of after) run();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    orm: drizzle(pool, { schema }),
    pool,
    executeSql: (text, values) => pool.query(text, values),
    transaction,
    close: () => pool.end(),
  };
}

/** The name of the constraint that a failed query broke, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}
