import { expect, vi } from 'vitest';
import { asAnotherCaller } from './openTransaction';
import type { TestServer } from './server';

const waiting =
  'select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';

/**
 * Waits until `count` connections to a server's own PostgreSQL database wait for a lock. It asks outside of the open transaction:
 * within one, PostgreSQL shows the connections that there were when it was first asked.
 */
export const waitForLocks = ({ app }: TestServer, count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await asAnotherCaller(() => app.db.executeSql(waiting));
    expect(rows).toHaveLength(count);
  });
