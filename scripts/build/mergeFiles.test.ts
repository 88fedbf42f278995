import { expect, it } from 'vitest';
import { mergeFiles, type PageFile } from './mergeFiles';

/** Files by name: the size of each, the pages that load it, the files that it imports. */
type Given = Record<string, [size: number, pages: number[], imports?: string[]]>;

function given(table: Given): PageFile[] {
  const files = new Map<string, PageFile>();
  const fileOf = (name: string): PageFile => {
    const known = files.get(name);
    if (known) return known;
    const [size, pages, imports = []] = table[name] ?? [0, []];
    const file: PageFile = { modules: [name], size, pages: Uint8Array.from(pages), reach: new Set() };
    files.set(name, file);
    file.reach.add(file);
    for (const one of imports.map(fileOf)) for (const next of one.reach) file.reach.add(next);
    return file;
  };
  Object.keys(table).forEach(fileOf);
  return [...files.values()];
}

/** The files that are left, each as its modules and the pages that load it. */
const merged = (table: Given, maxFiles: number, weights: number[], fileCost = 0): string[] =>
  mergeFiles(given(table), { maxFiles: weights.map(() => maxFiles), fileCost, weights })
    .map(({ modules, pages }) => `${modules.toSorted().join('')} ${pages.join('')}`)
    .toSorted();

it('leaves files as they are where no page has too many', () => {
  expect(merged({ a: [1, [1, 1]], b: [1, [0, 1]] }, 2, [1, 1])).toEqual(['a 11', 'b 01']);
});

it('merges files that cost pages less than a request', () => {
  const table: Given = { a: [9, [1, 1, 1]], b: [2, [1, 1, 0]], c: [5, [1, 0, 1]] };
  expect(merged(table, 3, [1, 1, 1], 2)).toEqual(['ab 111', 'c 101']);
});

it('merges the files of which pages load least without need', () => {
  const table: Given = { a: [9, [1, 1, 0]], b: [2, [1, 0, 0]], c: [5, [1, 0, 1]] };
  expect(merged(table, 2, [1, 1, 1])).toEqual(['ab 110', 'c 101']);
});

it('counts bytes by the weight of the page that loads them', () => {
  const table: Given = { a: [9, [1, 1, 0]], b: [2, [1, 0, 0]], c: [5, [1, 0, 1]] };
  expect(merged(table, 2, [1, 9, 1])).toEqual(['a 110', 'bc 101']);
});

it('counts what a merged file imports and pages then load', () => {
  const table: Given = { b: [1, [1, 0, 0], ['d']], c: [1, [1, 1, 0]], d: [99, [1, 0, 1]] };
  expect(merged(table, 2, [1, 1, 50])).toEqual(['bd 101', 'c 110']);
});

it('makes no files that import each other', () => {
  const table: Given = { a: [1, [1, 1]], b: [9, [1, 1], ['a']], c: [1, [1, 0], ['b']] };
  expect(merged(table, 2, [1, 1])).toEqual(['ab 11', 'c 10']);
});

it('gives the same result each time', () => {
  const table: Given = { a: [3, [1, 1, 1]], b: [3, [1, 1, 0]], c: [3, [1, 0, 1]], d: [3, [0, 1, 1]] };
  expect(merged(table, 2, [1, 1, 1])).toEqual(merged(table, 2, [1, 1, 1]));
});

it('fails where nothing can be merged', () => {
  expect(() => merged({ a: [1, [1]] }, 0, [1])).toThrow('a page has too many files');
});
