import { expect, it } from 'vitest';
import { moduleGraph } from './moduleGraph';

/** What `a` imports, if the bundler has left out the modules named `index…`. */
function imported(modules: Record<string, { code: string; imports?: string[] }>): string[] {
  const getModule = (id: string) => {
    const { code = '', imports = [] } = modules[id] ?? {};
    return { code, importedIds: imports };
  };
  return moduleGraph((id) => !id.startsWith('index'), getModule)('a').toSorted();
}

const index = (code: string) => ({ code, imports: ['b', 'c'] });
const a = (code: string) => ({ code, imports: ['index'] });

it('has what a module imports', () => {
  expect(imported({ a: { code: "import './b';", imports: ['b', 'c'] } })).toEqual(['b', 'c']);
});

it('has the modules behind an index that are imported by name', () => {
  const code = "export { default as B } from './b.js'; export { c } from './c.js';";
  expect(imported({ a: a("import { B } from './index';"), index: index(code) })).toEqual(['b']);
  expect(imported({ a: a("import { c as d } from './index';"), index: index(code) })).toEqual(['c']);
});

it('has all modules behind an index that is imported or re-exports as a whole', () => {
  const named = "export { b } from './b.js'; export { c } from './c.js';";
  expect(imported({ a: a("import * as all from './index';"), index: index(named) })).toEqual(['b', 'c']);
  const whole = "export * from './b.js'; export * from './c.js';";
  expect(imported({ a: a("import { b } from './index';"), index: index(whole) })).toEqual(['b', 'c']);
});

it('has what is behind an index of an index', () => {
  const outer = { code: "export * from './index2';", imports: ['index2'] };
  const inner = index("export * as B from './b.js'; export { c } from './c.js';");
  expect(imported({ a: a("import { B } from './index';"), index: outer, index2: inner })).toEqual(['b']);
});

it('has nothing that an index imports for itself', () => {
  const code = "import { c } from './c.js'; export { b } from './b.js'; export const d = c;";
  const modules = { a: a("import { b } from './index';"), index: { code, imports: ['c', 'b'] } };
  expect(imported(modules)).toEqual(['b']);
});
