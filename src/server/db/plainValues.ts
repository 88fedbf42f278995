import type pg from 'pg';
import { written } from './preparedQuery';

/**
 * A pool that refuses the same values as a pipeline, so that a query that works on the embedded database also works on
 * PostgreSQL.
 */
export const withPlainValues = (pool: Pick<pg.Pool, 'query'>) => ({
  query: async (query: pg.QueryArrayConfig, values: readonly unknown[]) =>
    pool.query(query, values.map(written)),
});
