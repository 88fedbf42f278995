import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf, isBuilt, notYetBuilt } from './spec/notYetBuilt';
import { tableOfCalls, tableOfRequirements } from './spec/tables';
import { idsIn, titlesOf } from './support/titles';

const root = join(import.meta.dirname, '..');
const testFiles = ['src', 'scripts', 'tests', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => join(root, folder, name)),
);
const inTables = [...tableOfRequirements, ...tableOfCalls].map(([id]) => id);
const named = new Set(testFiles.flatMap((file) => titlesOf(readFileSync(file, 'utf8'), file).flatMap(idsIn)));

describe('titles of tests', () => {
  it('name every requirement and call that is built', () => {
    expect(inTables.filter((id) => isBuilt(id) && !named.has(id))).toEqual([]);
  });

  it('name nothing that the tables do not have', () => {
    expect([...named].filter((id) => !inTables.includes(id))).toEqual([]);
  });

  it('name nothing that is listed as not yet built, and the list names nothing else', () => {
    expect([...named].filter((id) => !isBuilt(id))).toEqual([]);
    expect(notYetBuilt.ids.filter((id) => !inTables.includes(id))).toEqual([]);
    const areas = new Set(inTables.map(areaOf));
    expect(notYetBuilt.areas.filter((area) => !areas.has(area))).toEqual([]);
  });

  it('are read from any kind of call, and ids from nowhere else', () => {
    const source = `it.each([['AUT-01']])('AUT-02 %s', () => expect('AUT-03').toBe(1));
      test.describe(\`A01 \${'A02'} A03\`, { timeout: 1 }, () => undefined); call('A04');`;
    expect(titlesOf(source, 'some.test.ts').flatMap(idsIn)).toEqual(['AUT-02', 'A01', 'A03']);
  });

  it('the tables give no id twice', () => {
    expect(new Set(inTables).size).toBe(inTables.length);
  });
});
