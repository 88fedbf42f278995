import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMultiplexer } from '../../src/server/db/embedded/multiplexer';

let dir: string;
let database: PGlite;
let server: Server;
let pool: pg.Pool;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mux-'));
  const data = join(dir, 'database');
  // A prepared database opens ten times as fast as a new one.
  if (inject('template')) cpSync(join(inject('template'), 'database'), data, { recursive: true });
  database = await PGlite.create(data);
  server = createServer(
    createMultiplexer(database, (error) => {
      throw error;
    }),
  );
  await new Promise<void>((listening) => server.listen(join(dir, '.s.PGSQL.5432'), listening));
  pool = new pg.Pool({ host: dir, user: 'postgres', database: 'postgres', max: 10 });
  pool.on('error', () => undefined);
  await pool.query('create table numbers (n int primary key, note text)');
}, 60_000);

afterAll(async () => {
  await pool.end();
  await new Promise((closed) => server.close(closed));
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

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
  }, 30_000);

  it('undo the transaction of a connection that goes away', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into numbers values (1000, $1)', ['lost']);
    client.release(true);
    const { rows } = await pool.query('select * from numbers where n = 1000');
    expect(rows).toEqual([]);
  });

  it('answer errors as PostgreSQL does, and go on', async () => {
    await pool.query("insert into numbers values (2000, 'first')");
    await expect(pool.query("insert into numbers values (2000, 'again')")).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    });
    expect((await pool.query("select 'on' as goes")).rows).toEqual([{ goes: 'on' }]);
  });

  it('carry values larger than one packet', async () => {
    const large = 'x'.repeat(2_000_000);
    const { rows } = await pool.query('select $1::text as large', [large]);
    expect(rows[0].large).toHaveLength(large.length);
  });
});
