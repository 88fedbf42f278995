import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/server/db/migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

describe('migrations', () => {
  // Drizzle runs migrations that are later than the last one of a database, so one with an earlier time would be
  // skipped.
  it('are later than those before them', () => {
    const times = entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it('have a number each, and a file', () => {
    const numbers = entries.map(({ tag }) => Number(tag.slice(0, 4)));
    expect(numbers).toEqual(entries.map((_, at) => at));
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  });

  // `npm run db:generate` compares the tables with the newest alone; each is 200 kB.
  it('keep the newest snapshot alone', () => {
    const newest = entries.at(-1)?.tag.slice(0, 4);
    const snapshots = readdirSync(join(folder, 'meta')).filter((name) => !name.startsWith('_'));
    expect(snapshots).toEqual([`${newest}_snapshot.json`]);
  });
});
