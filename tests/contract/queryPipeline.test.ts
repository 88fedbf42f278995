import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { poolBounds } from '../../src/server/db/bounds';
import { openQueryPipeline, type QueryPipeline } from '../../src/server/db/queryPipeline';
import { startProxiedDatabase, type ProxiedDatabase } from '../support/proxiedDatabase';

let database: ProxiedDatabase;
let pipeline: QueryPipeline;
const broken: Error[] = [];

beforeAll(async () => {
  database = await startProxiedDatabase();
  const bounds = poolBounds({ connect: 1500, query: 1500, idle: 60_000 });
  pipeline = openQueryPipeline({ connectionString: database.url, ...bounds }, (error) => broken.push(error));
});
afterAll(async () => {
  await pipeline.close();
  await database.stop();
});
afterEach(() => void broken.splice(0));

const named = (name: string, text: string) => ({ name, text, types: pg.types });
const double = named('double', 'select $1::int * 2, $1::text');
const inverse = named('inverse', 'select 6 / $1::int');
const asked = (n: number) => pipeline.query(double, [n]);
/** Without a name: on the embedded database one outlives its connection. */
const askedAnew = (n: number) => pipeline.query({ ...double, name: '' }, [n]);

describe('a pipeline of queries', () => {
  it('answers each of many at once, the first of its name and those after it', async () => {
    const numbers = Array.from({ length: 100 }, (_, n) => n);
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(numbers.map(asked));
      expect(answers.map(({ rows }) => rows)).toEqual(numbers.map((n) => [[2 * n, String(n)]]));
    }
  });

  it('takes numbers, booleans, moments, texts and nothing, and reads columns by their type', async () => {
    const kinds = named('kinds', 'select $1::bool, $2::timestamptz, $3::text, $4::jsonb, array[$3, $3]');
    const at = new Date('2026-01-02T03:04:05.678Z');
    for (let round = 0; round < 2; round += 1) {
      const { rows } = await pipeline.query(kinds, [true, at, 'ä"\\', null]);
      expect(rows).toEqual([[true, at, 'ä"\\', null, ['ä"\\', 'ä"\\']]]);
    }
    await expect(pipeline.query(kinds, [true, at, { a: 1 }, null])).rejects.toThrow(TypeError);
  });

  it('plans each of its queries once, for any values', async () => {
    const mode = named('mode', 'show plan_cache_mode');
    expect((await pipeline.query(mode, [])).rows).toEqual([['force_generic_plan']]);
  });

  it('answers nothing of none, and several of several', async () => {
    const upTo = named('up to', 'select n from generate_series(1, $1::int) as n');
    const [none, three] = await Promise.all([pipeline.query(upTo, [0]), pipeline.query(upTo, [3])]);
    expect([none.rows, three.rows]).toEqual([[], [[1], [2], [3]]]);
  });

  it('fails a query that fails, and no other', async () => {
    const [one, wrong, two] = await Promise.allSettled([
      asked(1),
      pipeline.query(inverse, [0]),
      pipeline.query(inverse, [2]),
    ]);
    expect([one.status, wrong.status, two.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((wrong as PromiseRejectedResult).reason).toMatchObject({ code: '22012' });
    await expect(pipeline.query(named('no query', 'select from from'), [])).rejects.toMatchObject({
      code: '42601',
    });
    expect((await asked(4)).rows).toEqual([[8, '4']]);
  });

  it('connects anew after its connection broke', async () => {
    await askedAnew(1);
    database.proxy.cut();
    await vi.waitFor(async () => expect((await askedAnew(3)).rows).toEqual([[6, '3']]));
    expect(broken).toHaveLength(1);
  });

  it('waits no longer than it may for a connection that went silent, and leaves it', async () => {
    await askedAnew(1);
    database.proxy.silence();
    const lost = await Promise.allSettled([askedAnew(1), askedAnew(2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    database.proxy.speak();
    await vi.waitFor(async () => expect((await askedAnew(3)).rows).toEqual([[6, '3']]));
  });
});
