import { describe, expect, it } from 'vitest';
import { configFolder } from '../../../../tests/support/configFolder';
import type { Orm } from '../../db/database';
import { createLastGood } from './lastGood';

interface Row {
  domain: string;
  files: string;
  updatedAt: Date;
}

/** A table that answers when the test lets it, with only the queries that the module makes. */
function tableOf(rows: Row[]) {
  const written: Row[][] = [];
  let release: () => void = () => undefined;
  const orm = {
    select: () => ({
      from: () => Object.assign(Promise.resolve([...rows]), { where: () => Promise.resolve([...rows]) }),
    }),
    insert: () => ({
      values: (batch: Row[]) => ({
        onConflictDoUpdate: () =>
          new Promise<void>((done) => {
            release = () => (written.push(batch), done());
          }),
      }),
    }),
  } as unknown as Orm;
  return { orm, written, letGo: () => release() };
}

/** Expects no error. */
const fails = (error: unknown) => {
  throw error;
};
const folder = (domain: string, title: string) => configFolder(domain, { 'community.json': { title } });
const at = (seconds: number) => new Date(seconds * 1000);
const turn = () => new Promise((done) => setImmediate(done));

describe('what was last good', () => {
  it('CFG-06 an older row that still stands in the table does not take the place of a newer one', async () => {
    const old = { domain: 'a.example', files: '{"community.json":"old"}', updatedAt: at(1) };
    const { orm } = tableOf([old]);
    const lastGood = await createLastGood(orm, () => at(2), fails);
    lastGood.save(folder('a.example', 'New'));
    await turn();
    lastGood.refresh('a.example');
    await turn();
    expect([lastGood.of('a.example')?.files[0]?.text, lastGood.version('a.example')]).toEqual([
      folder('a.example', 'New').files[0]?.text,
      0,
    ]);
  });

  it('CFG-06 a newer one that another process has seen is taken over', async () => {
    const rows = [{ domain: 'a.example', files: '{"community.json":"one"}', updatedAt: at(1) }];
    const { orm } = tableOf(rows);
    const lastGood = await createLastGood(orm, () => at(1), fails);
    rows[0] = { domain: 'a.example', files: '{"community.json":"two"}', updatedAt: at(3) };
    lastGood.refresh('a.example');
    await turn();
    expect([lastGood.of('a.example')?.files[0]?.text, lastGood.version('a.example')]).toEqual(['two', 1]);
  });

  it('CFG-06 a thousand folders are written in statements of at most 300 values', async () => {
    const { orm, written, letGo } = tableOf([]);
    const lastGood = await createLastGood(orm, () => at(1), fails);
    for (let n = 0; n < 1_000; n += 1) lastGood.save(folder(`${n}.example`, `${n}`));
    const done = lastGood.written();
    for (let n = 0; n < 10; n += 1) {
      await turn();
      await turn();
      letGo();
    }
    await done;
    expect(written.map(({ length }) => length)).toEqual(Array(10).fill(100));
    lastGood.save(folder('1.example', '1'));
    await lastGood.written();
    expect(written).toHaveLength(10);
  });
});
