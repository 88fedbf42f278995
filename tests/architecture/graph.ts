import { dirname, join } from 'node:path/posix';
import { importsOf } from './imports';

/** One file of ours imports another: a type or a value, at once or lazily. */
export interface Arrow {
  from: string;
  line: number;
  to: string;
}

interface Graph {
  arrows: Arrow[];
  /** Places that import a path that is only known at run time: `file:line`. */
  unknown: string[];
}

const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** The file that a relative specifier means. A path that is no file of these stays as it is written. */
export function resolve(files: ReadonlyMap<string, string>, from: string, specifier: string): string {
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''));
  return endings.map((ending) => path + ending).find((candidate) => files.has(candidate)) ?? path;
}

/** The imports among files, given by path and text. */
export function graphOf(files: ReadonlyMap<string, string>): Graph {
  const graph: Graph = { arrows: [], unknown: [] };
  for (const [from, text] of files) {
    if (!/\.[jt]sx?$/.test(from)) continue;
    for (const { specifier, line } of importsOf(from, text)) {
      if (specifier === undefined) graph.unknown.push(`${from}:${line}`);
      else if (specifier.startsWith('.'))
        graph.arrows.push({ from, line, to: resolve(files, from, specifier) });
    }
  }
  return graph;
}
