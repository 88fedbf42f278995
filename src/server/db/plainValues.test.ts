import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { withPlainValues } from './plainValues';
import { participants } from './schema';

/** The query that the pool got; it answers with a member's id. */
function ask(where: (id: ReturnType<typeof sql.placeholder>) => ReturnType<typeof eq>) {
  const asked: unknown[] = [];
  const pool = {
    query: (_query: unknown, values: unknown) => {
      asked.push(values);
      return Promise.resolve({ rows: [['one']] });
    },
  } as unknown as pg.Pool;
  const orm = drizzle(withPlainValues(pool) as unknown as pg.Client);
  const query = orm
    .select({ id: participants.id })
    .from(participants)
    .where(where(sql.placeholder('given')))
    .prepare('');
  return { asked, query };
}

describe('values of prepared queries, on the embedded database', () => {
  it('are handed on as they are written', async () => {
    const { asked, query } = ask((given) => eq(participants.createdAt, given));
    await expect(query.execute({ given: new Date('2026-01-01') })).resolves.toEqual([{ id: 'one' }]);
    expect(asked).toEqual([['2026-01-01T00:00:00.000Z']]);
  });

  it.each([[['a', 'b']], [{ a: 1 }]])('are refused where they are not plain: %j', async (given) => {
    const { asked, query } = ask((id) => inArray(participants.id, sql`(${id})`));
    await expect(query.execute({ given })).rejects.toMatchObject({
      cause: new TypeError('only plain values are asked for'),
    });
    expect(asked).toEqual([]);
  });
});
