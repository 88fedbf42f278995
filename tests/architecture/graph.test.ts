import { describe, expect, it } from 'vitest';
import { violations } from './borders';
import { cyclesOf } from './cycles';
import { unusedExports } from './exports';
import { graphOf } from './graph';
import { ascents, serverAscents } from './layers';

const graph = (files: Record<string, string>) => graphOf(new Map(Object.entries(files)));
const cycles = (files: Record<string, string>) => cyclesOf(graph(files).arrows);
const offences = (from: string, text: string, ...others: string[]) =>
  violations(graph({ ...Object.fromEntries(others.map((file) => [file, ''])), [from]: text }).arrows);

describe('the graph of imports', () => {
  it.each([
    ['a value', "import { b } from './b';"],
    ['a type', "import type { B } from './b';"],
    ['a type among values', "import { type B } from './b';"],
    ['an effect', "import './b';"],
    ['a name passed on', "export { b } from './b';"],
    ['a type passed on', "export type { B } from './b';"],
    ['everything passed on', "export * from './b';"],
    ['a lazy one', "export const load = () => import('./b');"],
    ['the type of a module', "type B = import('./b').B;"],
    ['its text', "import text from './b.tsx?raw';"],
  ])('has %s', (_, text) => {
    expect(graph({ 'src/a.ts': `\n${text}`, 'src/b.tsx': '' })).toEqual({
      arrows: [{ from: 'src/a.ts', line: 2, to: 'src/b.tsx' }],
      unknown: [],
    });
  });

  it('has no packages, no comments, no strings', () => {
    const text = `import clsx from 'clsx'; // import './b';\nexport const a = "import './b'" + clsx;`;
    expect(graph({ 'src/a.ts': text, 'src/b.ts': '' })).toEqual({ arrows: [], unknown: [] });
  });

  it('names what only shows at run time', () => {
    const text =
      "export const a = (name: string) => import(name);\nexport const all = import.meta.glob('./*.ts');";
    expect(graph({ 'src/a.ts': text }).unknown).toEqual(['src/a.ts:1', 'src/a.ts:2']);
  });

  it('finds a folder by its index, and fails on what is no program', () => {
    expect(graph({ 'a.ts': "import './b';", 'b/index.ts': '' }).arrows[0]?.to).toBe('b/index.ts');
    expect(() => graph({ 'a.ts': 'import {' })).toThrow('a.ts');
  });
});

describe('cycles', () => {
  it.each([
    ['values', "import { b } from './b';", "import { a } from './a';"],
    ['types', "import type { B } from './b';", "import type { A } from './a';"],
    ['a lazy import and a type', "export const b = () => import('./b');", "import type { A } from './a';"],
  ])('of %s are found, with file and line', (_, a, b) => {
    expect(cycles({ 'a.ts': a, 'b.ts': `\n${b}` })).toEqual(['a.ts:1 → b.ts:2 → a.ts']);
  });

  it('of one file and of many are found, also behind another', () => {
    expect(cycles({ 'a.ts': "import './a';" })).toEqual(['a.ts:1 → a.ts']);
    const chain = {
      'a.ts': "import './b';",
      'b.ts': "import './c';",
      'c.ts': "import './d';",
      'd.ts': "import './b';\nimport './c';",
    };
    expect(cycles(chain)).toEqual(['b.ts:1 → c.ts:1 → d.ts:1 → b.ts', 'c.ts:1 → d.ts:2 → c.ts']);
  });

  it('are not what two files import alike', () => {
    expect(cycles({ 'a.ts': "import './b';\nimport './c';", 'b.ts': "import './c';", 'c.ts': '' })).toEqual(
      [],
    );
  });
});

describe('exports', () => {
  const unused = (exporting: string, importing: string) => {
    const files = new Map([
      ['a.ts', exporting],
      ['b.ts', importing],
    ]);
    return unusedExports(files, graphOf(files).arrows);
  };

  it.each([
    ['nobody', 'export const a = 1, { b, c: [d] } = e;', '', ['a.ts: a', 'a.ts: b', 'a.ts: d']],
    ['the own file', 'export type A = 1; type B = A;', '', ['a.ts: A']],
    ['one name of two', 'export const a = 1; export const b = a;', "import { b } from './a';", ['a.ts: a']],
    ['another name', 'const a = 1; export { a as b };', "import { a } from './a';", ['a.ts: b']],
    ['an effect', 'export const a = 1;', "import './a';", ['a.ts: a']],
    ['nobody, passed on', 'export const a = 1;', "export { a } from './a';", ['b.ts: a']],
  ])('imported by %s are found', (_, exporting, importing, found) => {
    expect(unused(exporting, importing)).toEqual(found);
  });

  it.each([
    ['a value', "import { a as b } from './a';"],
    ['a type', "import type { a } from './a';"],
    ['a namespace', "import * as all from './a';"],
    ['a lazy import', "const load = () => import('./a');"],
    ['a lazy import beside a type', "import { b } from './a'; const load = () => import('./a');"],
    ['the type of a module', "type B = import('./a').A;"],
    ['everything passed on', "export * from './a';"],
  ])('imported by %s pass', (_, importing) => {
    expect(unused('export const a = 1;', importing)).toEqual([]);
  });

  it('for tools pass', () => expect(unused('export default {};', '')).toEqual([]));
});

describe('borders', () => {
  it.each([
    ['between zones', 'src/lib/a.ts', "import '../ui/b';", 'src/ui/b.ts'],
    ['of a type', 'src/config/a.ts', "import type { B } from '../server/b';", 'src/server/b.ts'],
    ['of a lazy import', 'src/ui/a.ts', "export const b = () => import('../shell/b');", 'src/shell/b.ts'],
    ['between features', 'src/features/auth/a.ts', "import '../home/b';", 'src/features/home/b.ts'],
    [
      'from a test of a feature to the shell',
      'src/features/home/a.test.ts',
      "import '../../shell/b';",
      'src/shell/b.ts',
    ],
    ['from client to server', 'src/shell/a.ts', "import '../server/b';", 'src/server/b.ts'],
    ['from server to client', 'src/server/a.ts', "import '../api/b';", 'src/api/b.ts'],
    ['to the composition root', 'src/shell/a.ts', "import '../main';", 'src/main.ts'],
    ['out of src', 'src/lib/a.ts', "import '../../scripts/b';", 'scripts/b.ts'],
    ['from a zone without a row', 'src/new/a.ts', "import '../lib/b';", 'src/lib/b.ts'],
    ['to what is not there', 'src/lib/a.ts', "import '../ui/gone';", 'src/ui/gone'],
  ])('%s are kept', (_, from, text, to) => {
    const others = to.endsWith('gone') ? [] : [to];
    expect(offences(from, `\n${text}`, ...others)).toEqual([
      `${from}:2 may not import ${to}: see tests/architecture/zones.ts`,
    ]);
  });

  it.each([
    [
      'a zone to what its row names',
      'src/shell/a.ts',
      "import '../features/home/b';",
      'src/features/home/b.ts',
    ],
    ['a feature to itself', 'src/features/home/a.ts', "import './deep/b';", 'src/features/home/deep/b.ts'],
    ['a root to the shell', 'src/main.tsx', "import './shell/b';", 'src/shell/b.ts'],
    ['a test', 'src/lib/a.test.ts', "import '../ui/b';", 'src/ui/b.ts'],
    ['a story', 'src/ui/a.stories.tsx', "import '../shell/b';", 'src/shell/b.ts'],
    ['what stands outside', 'scripts/a.ts', "import '../src/lib/b';", 'src/lib/b.ts'],
  ])('let %s pass', (_, from, text, to) => {
    expect(offences(from, text, to)).toEqual([]);
  });
});

describe('the layers of the shell', () => {
  const up = (from: string, text: string, to: string) => ascents(graph({ [from]: text, [to]: '' }).arrows);

  it.each([
    ['a value', 'routes/a.ts', "import '../session/b';", 'session/b.ts'],
    ['a type', 'context/a.ts', "import type { B } from '../boot/b';", 'boot/b.ts'],
    ['a lazy import', 'auth/deep/a.ts', "export const b = () => import('../../routing/b');", 'routing/b.ts'],
    ['the neighbour of a layer', 'home/a.ts', "import '../profile/b';", 'profile/b.ts'],
    ['a folder without a layer', 'boot/a.ts', "import '../new/b';", 'new/b.ts'],
    ['anything, from a folder without a layer', 'new/a.ts', "import '../context/b';", 'context/b.ts'],
  ])('let no arrow up: %s', (_, from, text, to) => {
    expect(up(`src/shell/${from}`, `\n${text}`, `src/shell/${to}`)).toEqual([
      `src/shell/${from}:2 may not import src/shell/${to}: see tests/architecture/shellLayers.ts`,
    ]);
  });

  it.each([
    ['what is below', 'boot/a.ts', "import '../context/b';", 'context/b.ts'],
    ['the own folder', 'auth/a.ts', "import './screens/b';", 'auth/screens/b.ts'],
    ['a test', 'context/a.test.ts', "import '../boot/b';", 'boot/b.ts'],
  ])('let %s pass', (_, from, text, to) => {
    expect(up(`src/shell/${from}`, text, `src/shell/${to}`)).toEqual([]);
  });
});

describe('layers of the server', () => {
  const found = (from: string, to: string) => {
    const specifier = '../'.repeat(from.split('/').length - 1) + to.replace('.ts', '');
    const files = { [`src/server/${from}`]: `import '${specifier}';`, [`src/server/${to}`]: '' };
    return serverAscents(graph(files).arrows);
  };

  it.each([
    ['down', 'guards/guard.ts', 'people/pause.ts'],
    ['within a module', 'modules/report/decide.ts', 'modules/report/rules.ts'],
    ['of another module’s surface', 'modules/report/decide.ts', 'modules/audit/module.ts'],
  ])('allow an import %s', (_, from, to) => {
    expect(found(from, to)).toEqual([]);
  });

  it.each([
    ['up', 'people/pause.ts', 'guards/guard.ts'],
    ['into a module from below', 'plugins/route.ts', 'modules/audit/module.ts'],
    ['of another module’s file', 'modules/report/decide.ts', 'modules/audit/audit.ts'],
  ])('refuse an import %s', (_, from, to) => {
    expect(found(from, to)).toEqual([
      `src/server/${from}:1 may not import src/server/${to}: see tests/architecture/serverLayers.ts`,
    ]);
  });
});
