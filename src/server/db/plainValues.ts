import type pg from 'pg';
import { written } from './preparedQuery';

/** A pool that refuses what a pipeline refuses: a query that works on the embedded database works on PostgreSQL too. */
export const withPlainValues = (pool: Pick<pg.Pool, 'query'>) => ({
  query: async (query: pg.QueryArrayConfig, values: readonly unknown[]) =>
    pool.query(query, values.map(written)),
});
