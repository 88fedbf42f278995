import pg from 'pg';
import { vi } from 'vitest';

/** What `work` asks the database, statement by statement. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [asked] of query.mock.calls as unknown[][]) {
      texts.push(typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''));
    }
    return texts;
  } finally {
    query.mockRestore();
  }
}
