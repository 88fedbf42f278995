import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build's description of itself in `.vite/pages.json` (scripts/build/pageFiles.ts). */
export interface PageFiles {
  /** The file of the build by a module's path in `src`. */
  files: Record<string, string>;
  /** The files that a file imports. */
  imports: Record<string, string[]>;
  /** By the screen's name in the table of routes: its module, the validators of its first calls, and its text namespaces. */
  screens: Record<string, { module: string; validators: string[]; texts: string[] }>;
}

/** Reads it. Empty without a build. */
export function readPageFiles(clientDir: string): PageFiles {
  const file = join(clientDir, '.vite/pages.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles)
    : { files: {}, imports: {}, screens: {} };
}

function filesOf({ files, imports }: PageFiles, modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const collect = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of imports[file] ?? []) collect(next);
  };
  for (const module of modules) if (files[module]) collect(files[module]);
  return found;
}

const entry = ['main.tsx'];

/** The addresses of the entry and all its imports, which every page runs, imports first. */
export const entryAddresses = (pages: PageFiles): string[] =>
  [...filesOf(pages, entry)].reverse().map((file) => `/${file}`);

/** The addresses of the files that modules are part of, and of all those import, the entry's excepted. */
export function addressesOf(pages: PageFiles, modules: readonly string[]): string[] {
  const there = filesOf(pages, entry);
  return [...filesOf(pages, modules)].filter((file) => !there.has(file)).map((file) => `/${file}`);
}
