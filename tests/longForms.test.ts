import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const long = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.long\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The support files of a test that both of its forms share. */
const shared = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\..*)'/g)].map(([, from = '']) => from);

describe('long forms', () => {
  it('there are some', () => expect(long.length).toBeGreaterThan(0));

  it.each(long)('%s has a short form beside it that does the same, for npm test', (file) => {
    const short = file.replace('.long.test.', file.startsWith('tests/e2e/') ? '.spec.' : '.test.');
    const common = shared(short).filter((from) => shared(file).includes(from));
    expect(common, `${short} takes what it does from where ${file} takes it`).not.toEqual([]);
  });
});
