import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { withConstants } from './constants';
import type { Database } from './database';
import { preparedPages } from './preparedPages';
import { participants } from './schema';

it('a first page is prepared with its limit in its text, another one is planned for its place', async () => {
  const asked: unknown[] = [];
  const client = {
    query: ({ name, text }: pg.QueryConfig, values: unknown) => {
      asked.push([name, text.replace(/.* where /, ''), values]);
      return Promise.resolve({ rows: [] });
    },
  };
  const orm: Database['orm'] = drizzle(client as unknown as pg.Client);
  const prepare: Database['prepare'] = (name, query) => {
    const prepared = withConstants(query(orm)).prepare(name);
    return (values) => prepared.execute(values);
  };
  const read = preparedPages({ orm, prepare }, 'names', (by, offset) =>
    by
      .select({ id: participants.id })
      .from(participants)
      .where(eq(participants.slug, sql.placeholder('slug')))
      .limit(21)
      .offset(offset),
  );
  await read({ slug: 'ann', offset: 0 });
  await read({ slug: 'ann', offset: 40 });
  expect(asked).toEqual([
    ['names', '"participants"."slug" = $1 limit 21', ['ann']],
    ['', '"participants"."slug" = $1 limit $2 offset $3', ['ann', 21, 40]],
  ]);
});
