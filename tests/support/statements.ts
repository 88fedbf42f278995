import pg from 'pg';
import { vi } from 'vitest';

/** The statements that `work` sends to the database. */
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
