import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { oneVendorFile } from './oneVendorFile';

const chunk = (name: string, code: string, imports: string[] = []) =>
  ({ type: 'chunk', name, fileName: `assets/${name}-1.js`, code, imports }) as Rolldown.OutputChunk;

const runtimeFile = 'assets/rolldown-runtime-1.js';
const runtimeCode = 'var a=x=>[x];var b=2;export{a as n,b as r};';
const runtime = (code = runtimeCode) => chunk('rolldown-runtime', code);
const vendor = (code = 'import{n as e}from"./rolldown-runtime-1.js";var a=e(7);export{a as t};') =>
  chunk('vendor', code, [runtimeFile]);

/** The files of a build after it. */
function merged(...chunks: Rolldown.OutputChunk[]): Record<string, Rolldown.OutputChunk> {
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  const { generateBundle } = oneVendorFile();
  (generateBundle as unknown as { handler: (options: object, bundle: object) => void }).handler({}, bundle);
  return bundle;
}

/** The exports of a file by their outside names. `imported` provides its imports. */
function run(code: string, imported: Record<string, unknown> = {}): Record<string, unknown> {
  const body = code
    .replaceAll(
      /import\{([^}]*)\}from"[^"]*";/g,
      (_all, list: string) => `const {${list.replaceAll(' as ', ':')}}=imported;`,
    )
    .replace(
      /export\{([^}]*)\};?\s*$/,
      (_all, list: string) =>
        `return {${list
          .split(',')
          .map((one) => one.split(' as '))
          .map(([inside = '', outside = inside]) => `${outside}:${inside}`)
          .join(',')}};`,
    );
  return (new Function('imported', body) as (given: object) => Record<string, unknown>)(imported);
}

describe('one file for what every page needs', () => {
  it('holds the bundler’s own, whose names do not meet those of the packages', () => {
    const bundle = merged(runtime(), vendor());
    expect(Object.keys(bundle)).toEqual(['assets/vendor-1.js']);
    const { code = '', imports } = bundle['assets/vendor-1.js'] ?? {};
    expect(imports).toEqual([]);
    expect(code).not.toContain('rolldown-runtime');
    expect(run(code)).toMatchObject({ t: [7], $runtime: { r: 2 } });
  });

  it('gives it to the files that import it, beside their other imports', () => {
    const other = chunk(
      'other',
      'import{t as v}from"./vendor-1.js";import{n as e,r}from"./rolldown-runtime-1.js";var o=e(r);export{o,v};',
      ['assets/vendor-1.js', runtimeFile],
    );
    const bundle = merged(runtime(), vendor(), other);
    const { code = '', imports } = bundle['assets/other-1.js'] ?? {};
    expect(imports).toEqual(['assets/vendor-1.js']);
    expect(run(code, run(bundle['assets/vendor-1.js']?.code ?? ''))).toEqual({ o: [2], v: [7] });
  });

  it('leaves a file alone that imports nothing of it', () => {
    const bundle = merged(runtime(), vendor(), chunk('texts', 'export{};'));
    expect(bundle['assets/texts-1.js']?.code).toBe('export{};');
  });

  it('leaves a build alone that is grouped in another way', () => {
    const bundle = merged(runtime(), chunk('story', 'export{};'));
    expect(Object.keys(bundle)).toEqual([runtimeFile, 'assets/story-1.js']);
  });

  it('is not made where the bundler writes what it does not know', () => {
    expect(() => merged(runtime('var a=1;'), vendor())).toThrow('rolldown-runtime exports nothing');
    expect(() => merged(runtime(), vendor('var a=1;export{a as t};'))).toThrow(
      'vendor does not import rolldown-runtime',
    );
  });

  it('runs with the file that imports it, not before', () => {
    const { handler } = oneVendorFile().transformIndexHtml as unknown as {
      handler: (html: string) => string;
    };
    const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}-1.js"></script>`;
    expect(handler(script('vendor') + script('shell'))).toBe(
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/vendor-1.js">${script('shell')}`,
    );
  });
});
