import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of itself in `.vite/pages.json` (scripts/build/pageFiles.ts). */
export interface PageFiles {
  /** The file of the build by a module's path in `src`. */
  files: Record<string, string>;
  /** The files that a file imports. */
  imports: Record<string, string[]>;
  /** By the name that the table of routes gives a screen: its module, and the texts it waits for. */
  screens: Record<string, { module: string; texts: string[] }>;
}

/** Reads it; where nothing is built, nothing is in it. */
export function readPageFiles(clientDir: string): PageFiles {
  const file = join(clientDir, '.vite/pages.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles)
    : { files: {}, imports: {}, screens: {} };
}

/** The addresses of the files that modules are part of, and of all those import, the entry's excepted. */
export function addressesOf({ files, imports }: PageFiles, modules: readonly string[]): string[] {
  const collect = (file: string, into: Set<string>): Set<string> => {
    if (into.has(file)) return into;
    into.add(file);
    for (const next of imports[file] ?? []) collect(next, into);
    return into;
  };
  const collectAll = (from: readonly string[]) => {
    const found = new Set<string>();
    for (const module of from) if (files[module]) collect(files[module], found);
    return found;
  };
  const there = collectAll(['main.tsx']);
  return [...collectAll(modules)].filter((file) => !there.has(file)).map((file) => `/${file}`);
}
