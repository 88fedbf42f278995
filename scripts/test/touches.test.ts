import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../support/run';
import { embeddedOnly, postgresOnly } from './oneDatabase';
import { allSuites, chosen } from './suites';
import { touchedBy } from './touches';

const suites = allSuites('/results', {}, null);
const all = suites.map(({ name }) => name);
const touched = (...files: string[]) => touchedBy(files, all);

describe('what a change can touch', () => {
  it('is nothing without a change', () => {
    expect(touched()).toEqual({ suites: [], filtered: {} });
  });

  it.each([
    'schemas/brand.schema.json',
    'package.json',
    'vite.config.ts',
    'scripts/support/run.ts',
    'a/new.thing',
  ])('is everything for %s', (file) => expect(touched(file)).toEqual({ suites: all, filtered: {} }));

  it.each([
    ['README.md', ['types and format', 'units']],
    ['communities/README.md', ['types and format', 'units']],
    ['tests/pictures/default-home-dark.webp', ['types and format', 'storybook', 'pictures']],
    ['tests/e2e/boot.spec.ts', ['lint', 'types and format', 'build', 'end to end']],
    ['tests/spec/requirements.tsv', ['types and format', 'units', 'contract']],
    ['tests/contract/restart.test.ts', ['lint', 'types and format', 'units', 'contract']],
    ['src/lib/fonts.test.ts', ['lint', 'types and format', 'units', 'contract']],
    [
      'src/ui/Badge/Badge.stories.tsx',
      ['lint', 'types and format', 'storybook', 'units', 'stories', 'pictures'],
    ],
    ['scripts/bench/page.ts', ['lint', 'types and format', 'units']],
    ['scripts/test.ts', ['lint', 'types and format', 'units']],
    ['scripts/size.ts', ['lint', 'types and format', 'build', 'units', 'sizes']],
  ])('of %s', (file, names) => {
    expect(existsSync(join(root, file)), 'the example is there').toBe(true);
    expect(touched(file).suites).toEqual(names);
  });

  it('of source: what imports it, and all that shows or serves it', () => {
    const { suites: names, filtered } = touched('src/server/env.ts');
    expect(names).toEqual(
      all.filter((name) => name !== 'generated files up to date' && name !== 'communities'),
    );
    expect(filtered).toEqual({
      lint: ['src/server/env.ts'],
      units: ['src/server/env.ts'],
      contract: ['src/server/env.ts'],
    });
  });

  it('of several files adds up, and a suite that one of them needs whole runs whole', () => {
    const { filtered } = touched('src/server/env.ts', 'communities/default/brand.json', 'scripts/size.ts');
    expect(filtered).toEqual({ lint: ['src/server/env.ts', 'scripts/size.ts'] });
  });

  it('of a deleted file filters nothing, for no import leads there', () => {
    const { filtered } = touchedBy(['src/lib/gone.ts'], all, () => false);
    expect(filtered).toEqual({});
  });
});

describe('the suites', () => {
  it('come after suites that stand before them', () => {
    for (const { name, after } of suites) {
      if (after) expect(all.slice(0, all.indexOf(name)), name).toContain(after);
    }
  });

  it('chosen by name bring what they come after', () => {
    expect(chosen(suites, ['sizes', 'contract']).map(({ name }) => name)).toEqual([
      'build',
      'contract',
      'sizes',
    ]);
  });

  const contractFiles = (touching = {}) =>
    allSuites('/results', touching)
      .find(({ name }) => name === 'contract')
      ?.commands[0]?.filter((arg) => arg.endsWith('.test.ts'));
  const paths = (names: readonly string[]) =>
    names.map((name) => join(root, `tests/contract/${name}.test.ts`));

  it('run contract tests of rules with DATABASE_URL alone, those of the embedded database without it, or if a change touches them', () => {
    expect(paths([...postgresOnly, ...embeddedOnly]).filter((file) => !existsSync(file))).toEqual([]);
    vi.stubEnv('DATABASE_URL', undefined);
    expect(contractFiles()).toEqual(expect.arrayContaining(paths(['restart', 'bothDatabases'])));
    expect(contractFiles()?.filter((file) => paths(postgresOnly).includes(file))).toEqual([]);
    expect(contractFiles({ contract: ['tests/contract/audience.test.ts'] })).toEqual(paths(['audience']));
    vi.stubEnv('DATABASE_URL', 'postgres://localhost/postgres');
    expect(contractFiles()).toEqual(expect.arrayContaining(paths(postgresOnly)));
    expect(contractFiles()?.filter((file) => paths(embeddedOnly).includes(file))).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('filtered by files run those alone, and what reads the tree of files', () => {
    const units = allSuites('/results', { units: ['src/lib/fonts.ts'] }).find(({ name }) => name === 'units');
    expect(units?.commands[0]).toEqual(
      expect.arrayContaining([
        'related',
        join(root, 'src/lib/fonts.ts'),
        join(root, 'tests/longForms.test.ts'),
      ]),
    );
  });
});
