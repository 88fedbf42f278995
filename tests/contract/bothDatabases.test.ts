import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brokenConstraint, openDatabase, type Database } from '../../src/server/db/database';
import { startEmbedded } from '../../src/server/db/embedded';
import { users } from '../../src/server/db/schema';
import { isUnreachable } from '../../src/server/db/unreachable';
import { refusedQueries } from '../support/openTransaction';
import { newDatabase } from '../support/postgres';
import { statementDifferences } from '../support/statementDifferences';
import { valuesByType, type Value } from '../support/valuesByType';

// The embedded database and, with DATABASE_URL, PostgreSQL have to meet the same expectations.

interface Opened {
  db: Database;
  stop(): Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const dir = mkdtempSync(join(tmpdir(), 'both-'));
  cpSync(inject('template'), dir, { recursive: true });
  const embedded = await startEmbedded(dir, inject('databaseProgram'));
  return {
    db: openDatabase(embedded.connection, () => undefined, true),
    stop: async () => {
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await newDatabase(process.env.DATABASE_URL!, inject('templateDatabase'));
  return {
    db: openDatabase({ connectionString: url, options: '-c timezone=UTC' }, () => undefined, false),
    stop: drop,
  };
}

const databases: [string, () => Promise<Opened>][] = [
  ['the embedded database', openEmbedded],
  ...(process.env.DATABASE_URL ? [['PostgreSQL', openPostgres] satisfies [string, typeof openPostgres]] : []),
];

describe.each(databases)('%s', (_, open) => {
  let db: Database;
  let stop: Opened['stop'];
  beforeAll(async () => {
    ({ db, stop } = await open());
    await db.executeSql(`create table probe (
      id int primary key, parent int references probe, n int not null unique check (n > 0))`);
    await db.executeSql('insert into probe values (1, null, 1)');
  });
  afterAll(async () => {
    await db.close();
    await stop();
  });

  const values = Object.entries(valuesByType).flatMap(([type, pairs]) =>
    [...pairs, [null, null] as Value].map(
      ([written, read, text = read]) => [type, written, read, text] as const,
    ),
  );

  it.each(values)('reads %s %j', async (type, written, read, text) => {
    const select = db.prepare(`read ${type}`, (orm) =>
      orm
        .select({ value: sql<unknown>`${sql.placeholder('written')}::text::${sql.raw(type)}` })
        .from(sql`(values (1)) as one`),
    );
    expect(await select({ written })).toEqual([{ value: text }]);
    const { rows } = await db.executeSql(`select $1::text::${type} as value`, [written]);
    const fields =
      type === 'interval' && written ? (expect.objectContaining(read as object) as unknown) : read;
    expect(rows).toEqual([{ value: fields }]);
  });

  it('has columns of no other types', async () => {
    const { rows } = await db.executeSql(
      `select distinct format_type(atttypid, null) as type from pg_attribute
       join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       and (relkind = 'r' or relkind = 'v')`,
    );
    const types = (rows as { type: string }[]).map(({ type }) => type);
    expect(types.filter((type) => !(type in valuesByType))).toEqual([]);
  });

  it('takes JavaScript values as parameters', async () => {
    const given = ['\u{1F600}', { a: ['"', null] }, ['a,b', '"', null, ''], new Date(0), 7, true, null];
    const { rows } = await db.executeSql(
      `select $1::text as text, $2::jsonb as json, $3::text[] as list, $4::timestamptz as moment,
         $5::int as number, $6::bool as truth, $7::text as nothing`,
      given,
    );
    expect(Object.values(rows[0] as object)).toEqual(given);
  });

  it.each([
    ['insert into probe values (1, null, 2)', { code: '23505', constraint: 'probe_pkey' }],
    ['insert into probe values (2, null, 1)', { code: '23505', constraint: 'probe_n_key' }],
    ['insert into probe values (2, 9, 2)', { code: '23503', constraint: 'probe_parent_fkey' }],
    ['insert into probe values (2, null, -1)', { code: '23514', constraint: 'probe_n_check' }],
    ['insert into probe values (2, null, null)', { code: '23502', table: 'probe', column: 'n' }],
    ["select 'x'::int", { code: '22P02' }],
    ['select 1 / 0', { code: '22012' }],
    ['select nothing', { code: '42703' }],
    ['select * from nothing', { code: '42P01' }],
  ])('refuses %s, and goes on', async (text, error) => {
    const refused: unknown = await db.orm.execute(sql.raw(text)).catch((reason: unknown) => reason);
    expect(refused).toMatchObject({ cause: error });
    expect(brokenConstraint(refused)).toBe('constraint' in error ? error.constraint : undefined);
    expect(isUnreachable(refused)).toBe(false);
    const undone = db.transaction(async (tx) => {
      await tx.executeSql('insert into probe values (3, null, 3)');
      await tx.executeSql(text);
    });
    await expect(undone).rejects.toMatchObject(error);
    const { rows } = await db.executeSql('select id from probe');
    expect(rows).toEqual([{ id: 1 }]);
  });

  const queries: Record<string, () => Promise<unknown>> = {
    'on the pool': () => db.orm.select({ id: users.id }).from(users),
    prepared: () => db.prepare('past', (orm) => orm.select({ id: users.id }).from(users))({}),
    'in a transaction of its own': () => db.transaction((tx) => tx.executeSql('select 1')),
  };

  it.runIf(process.env.DATABASE_URL).each(Object.keys(queries))(
    'a test cannot send a query past an open transaction: %s',
    async (way) => {
      const ask = queries[way]!;
      await expect(db.transaction(ask)).rejects.toThrow();
      expect(refusedQueries.splice(0)).toEqual([
        expect.stringContaining('A query went past the open transaction'),
      ]);
      const afterCommit = await new Promise((resolve, reject) => {
        const committed = db.transaction(async (tx) =>
          tx.afterCommit(() => void ask().then(resolve, reject)),
        );
        committed.catch(reject);
      });
      expect(afterCommit).toBeDefined();
    },
  );
});

it.skipIf(!process.env.DATABASE_URL)('statements that they understand differently are listed', async () => {
  const [embedded, postgres] = [await openEmbedded(), await openPostgres()];
  await embedded.db.executeSql('create table probe (id int, flags bit)');
  await postgres.db.executeSql('create table probe (id bigint, flags bit)');
  const texts = ['select id from probe', 'select 1 as one', 'select from from', 'select flags from probe'];
  const found = await statementDifferences(texts, postgres.db.pool.options, embedded.db.pool.options);
  expect(found).toEqual([
    'select id from probe\n  {"parameters":[],"columns":[["id","bigint"]]}\n  {"parameters":[],"columns":[["id","integer"]]}',
    'select flags from probe\n  no values in valuesByType.ts: bit',
  ]);
  for (const { db, stop } of [embedded, postgres]) {
    await db.close();
    await stop();
  }
});
