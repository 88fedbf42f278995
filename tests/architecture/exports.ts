import { parseSync } from 'vite';
import { resolve, type Arrow } from './graph';

interface Module {
  /** Names that it exports. */
  exports: string[];
  /** Each import declaration, and each export from another file, with its names; `*` means all of them. */
  imports: { specifier: string; names: string[] }[];
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*');

function moduleOf(file: string, text: string): Module {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const exportEntries = staticExports.map(({ entries }) => entries);
  return {
    exports: exportEntries
      .flat()
      // `export *` names nothing.
      .filter(({ exportName }) => exportName.kind !== 'None')
      .map(({ exportName }) => nameOf(exportName)),
    imports: [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        names: entries.map(({ importName }) => nameOf(importName)),
      })),
      ...exportEntries.flatMap((entries) => {
        const specifier = entries[0]?.moduleRequest?.value;
        return specifier ? [{ specifier, names: entries.map(({ importName }) => nameOf(importName)) }] : [];
      }),
    ],
  };
}

/**
 * Exports that no other file imports, as `file: name`. Everything counts as imported of a file that another one loads lazily,
 * as a namespace or by `export *`. Default exports are left out: tools read them by the path of their file.
 */
export function unusedExports(files: ReadonlyMap<string, string>, arrows: readonly Arrow[]): string[] {
  const exported: string[] = [];
  const imported = new Set<string>();
  const declarations = new Map<string, number>();
  const count = (from: string, to: string, by: number): number => {
    const sum = (declarations.get(`${from} ${to}`) ?? 0) + by;
    declarations.set(`${from} ${to}`, sum);
    return sum;
  };
  for (const [file, text] of files) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const { exports, imports } = moduleOf(file, text);
    exported.push(...exports.map((name) => `${file}: ${name}`));
    for (const { specifier, names } of imports) {
      const to = resolve(files, file, specifier);
      count(file, to, 1);
      for (const name of names) imported.add(`${to}: ${name}`);
    }
  }
  // Imports beyond these declarations are lazy ones, and types of modules.
  for (const { from, to } of arrows) if (count(from, to, -1) < 0) imported.add(`${to}: *`);
  const isUsed = (place: string) =>
    place.endsWith(': default') || imported.has(place) || imported.has(place.replace(/: .*/, ': *'));
  return exported.filter((place) => !isUsed(place));
}
