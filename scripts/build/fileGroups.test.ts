import { expect, it } from 'vitest';
import { fileNames } from './fileGroups';

const packages = 'node_modules/react.js';

/** The modules that each imports. */
const imports: Record<string, string[]> = {
  main: [packages],
  memberStart: ['query'],
  '/HomeScreen.tsx': ['card', 'button'],
  '/EventScreen.tsx': ['card', 'format'],
  '/LoginScreen.tsx': ['button'],
  dialog: ['button'],
};
const modules = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];

const pages = {
  login: ['main', '/LoginScreen.tsx'],
  'home signed in': ['main', 'memberStart', '/HomeScreen.tsx'],
  'event signed in': ['main', 'memberStart', '/EventScreen.tsx'],
};

const names = () =>
  fileNames(pages, { modules, importsOf: (id) => imports[id] ?? [], sizeOf: () => 100_000 });

/** The modules that are in one file with a module. */
const besides = (id: string): string[] => {
  const known = names();
  return modules.filter((one) => known.get(one) === known.get(id)).toSorted();
};

it('puts what every page needs into two files: packages and our code', () => {
  expect(names().get(packages)).toBe('vendor');
  expect(names().get('main')).toBe('shell');
});

it('puts what every page of signed-in users needs into one file', () => {
  expect(names().get('query')).toBe('member');
  expect(besides('query')).toEqual(['card', 'memberStart', 'query']);
});

it('names a file after the screen in it', () => {
  expect(names().get('/HomeScreen.tsx')).toBe('HomeScreen');
  expect(besides('/EventScreen.tsx')).toEqual(['/EventScreen.tsx', 'format']);
});

it('leaves what no page needs at first to the bundler', () => {
  expect(names().has('dialog')).toBe(false);
});
