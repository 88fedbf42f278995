import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createWholeStatements } from '../../src/server/db/embedded/wholeStatements';
import { checkQueries } from '../support/openTransaction';
import { SlowSocket } from '../support/slowSocket';

let dir: string;
let database: PGlite;
let server: PGLiteSocketServer;
let pool: pg.Pool;
const broken: unknown[] = [];

/** A connection of its own. A slow one's statements arrive in pieces. */
async function open(options: { slow?: boolean; pipeline?: boolean } = {}): Promise<pg.Client> {
  const client = new pg.Client({
    host: dir,
    user: 'postgres',
    database: 'postgres',
    pipeline: options.pipeline ?? false,
    ...(options.slow ? { stream: () => new SlowSocket() } : {}),
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'whole-'));
  const data = join(dir, 'database');
  // A prepared database opens ten times as fast as a new one.
  cpSync(join(inject('template'), 'database'), data, { recursive: true });
  const opening = PGlite.create(data);
  const statements = createWholeStatements(opening, (error) => broken.push(error));
  server = new PGLiteSocketServer({
    db: statements.database,
    path: join(dir, '.s.PGSQL.5432'),
    maxConnections: 100,
  });
  await server.start();
  pool = new pg.Pool({ host: dir, user: 'postgres', database: 'postgres', max: 10 });
  pool.on('error', () => undefined);
  // Sent before the database is open.
  await pool.query('create table numbers (n int primary key, note text)');
  database = await opening;
});

afterAll(async () => {
  await pool.end();
  await server.stop();
  await database.close();
  rmSync(dir, { recursive: true, force: true });
  expect(broken).toEqual([]);
});

// The connections of a test are independent callers.
beforeEach(() => checkQueries(false));
afterEach(() => checkQueries(true));

describe('many connections on one session', () => {
  it('keep their statements, parameters and transactions apart', async () => {
    const wrong: number[] = [];
    await Promise.all(
      Array.from({ length: 600 }, async (_, n) => {
        if (n % 3 === 0) {
          const { rows } = await pool.query('select $1::int as n, $2::text as note', [n, `note ${n}`]);
          if (rows[0]?.n !== n || rows[0].note !== `note ${n}`) wrong.push(n);
        } else if (n % 3 === 1) {
          const { rows } = await pool.query('select $1::text as only', [`only ${n}`]);
          if (rows[0]?.only !== `only ${n}`) wrong.push(n);
        } else {
          const client = await pool.connect();
          await client.query('begin');
          await client.query('insert into numbers values ($1, $2)', [n, 'kept']);
          await client.query(n % 2 ? 'commit' : 'rollback');
          client.release();
        }
      }),
    );
    expect(wrong).toEqual([]);
    const { rows } = await pool.query('select n from numbers where n < 600 order by n');
    expect(rows.map(({ n }) => n)).toEqual(
      Array.from({ length: 600 }, (_, n) => n).filter((n) => n % 3 === 2 && n % 2),
    );
  });

  it('do so when statements larger than a packet arrive in pieces', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, (_, n) => open({ slow: n % 2 === 0 })));
    await Promise.all(
      clients.map(async (client, at) => {
        for (let round = 0; round < 5; round++) {
          const n = 10_000 + at * 100 + round;
          const note = `${n} `.repeat(10_000 + at * 5000);
          await client.query('begin');
          await client.query('insert into numbers values ($1, $2)', [n, note]);
          const own = 'select note from numbers where n = $1';
          expect((await client.query<{ note: string }>(own, [n])).rows[0]?.note === note).toBe(true);
          await client.query(round % 2 ? 'commit' : 'rollback');
          const { rows } = await client.query<{ length: number }>('select length($1::text)', [note]);
          expect(rows).toEqual([{ length: note.length }]);
        }
      }),
    );
    await Promise.all(clients.map((client) => client.end()));
    const { rows } = await pool.query('select n from numbers where n >= 10000 order by n');
    expect(rows.map(({ n }) => n)).toEqual(
      clients.flatMap((_, at) => [1, 3].map((round) => 10_000 + at * 100 + round)),
    );
  });

  it('answer errors as PostgreSQL does, and go on', async () => {
    await pool.query("insert into numbers values (2000, 'first')");
    await expect(pool.query("insert into numbers values (2000, 'again')")).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    });
    expect((await pool.query("select 'on' as goes")).rows).toEqual([{ goes: 'on' }]);
  });

  it('keep a syntax error inside a pipeline to that connection', async () => {
    const [pipelined, other] = await Promise.all([open({ pipeline: true }), open({ slow: true })]);
    const ask = (client: pg.Client, n: number) => client.query<{ n: number }>('select $1::int as n', [n]);
    const results = await Promise.allSettled([
      ask(pipelined, 1),
      pipelined.query('selec $1::int as n', [2]),
      ask(other, 3).then(() => ask(other, 9)),
      pipelined.query('begin'),
      pipelined.query('selec'),
      ask(pipelined, 6),
      pipelined.query('rollback'),
      ask(pipelined, 8),
    ]);
    expect(
      results.map((result) =>
        result.status === 'fulfilled' ? result.value.rows[0]?.n : (result.reason as { code: string }).code,
      ),
    ).toEqual([1, '42601', 9, undefined, '42601', '25P02', undefined, 8]);
    await Promise.all([pipelined.end(), other.end()]);
  });
});

describe('a connection that goes away', () => {
  it('has its transaction undone', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into numbers values (1000, $1)', ['lost']);
    client.release(true);
    const { rows } = await pool.query('select * from numbers where n = 1000');
    expect(rows).toEqual([]);
  });

  it('has its half statement ended, inside a transaction and outside', async () => {
    for (const begin of ['select 1', 'begin']) {
      const client = await open();
      await client.query(begin);
      const parsed = new Promise((done) => client.connection.once('parseComplete', done));
      client.connection.parse({ text: 'insert into numbers values (1001, $1)', name: '', types: [] }, true);
      client.connection.flush();
      await parsed;
      const waiting = pool.query('select $1::text as text', ['mine']);
      client.connection.stream.destroy();
      expect((await waiting).rows).toEqual([{ text: 'mine' }]);
    }
  });

  it('at any moment leaves nothing behind and stops nobody', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const client = await open({ slow: at % 2 === 0, pipeline: true });
        const work = Promise.allSettled([
          client.query('begin'),
          client.query('insert into numbers values ($1, $2)', [3000 + at, 'x'.repeat(at * 5000)]),
          client.query('selec'),
          client.query('select $1::text', ['y'.repeat(100_000)]),
        ]);
        for (let turn = 0; turn < at; turn++) await new Promise((next) => setImmediate(next));
        client.connection.stream.destroy();
        await work;
        const { rows } = await pool.query<{ n: number }>('select $1::int as n', [at]);
        expect(rows).toEqual([{ n: at }]);
      }),
    );
    expect((await pool.query('select n from numbers where n between 3000 and 3999')).rows).toEqual([]);
  });
});
