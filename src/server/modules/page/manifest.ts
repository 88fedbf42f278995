import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Answers addresses of built files by their place in the source. Written by Vite (`build.manifest`). */
export interface Manifest {
  /** The address of a source file's output; undefined when the build has none. */
  urlOf(source: string): string | undefined;
  /** The address of a source file's or a group's module and those of all it imports statically, the entry's excepted. */
  modulesOf(source: string): string[];
}

export function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json');
  const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
  const find = (source: string): string | undefined =>
    Object.keys(chunks).find((key) => key.endsWith(source) || chunks[key]?.name === source);

  function collect(key: string, into: Set<string>): Set<string> {
    const chunk = chunks[key];
    if (!chunk || into.has(key)) return into;
    into.add(key);
    for (const next of chunk.imports ?? []) collect(next, into);
    return into;
  }
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  const loaded = entry ? collect(entry, new Set()) : new Set<string>();

  return {
    urlOf: (source) => {
      const key = find(source);
      return key ? `/${chunks[key]?.file}` : undefined;
    },
    modulesOf: (source) => {
      const key = find(source);
      if (!key) return [];
      return [...collect(key, new Set())]
        .filter((name) => !loaded.has(name))
        .map((name) => `/${chunks[name]?.file}`);
    },
  };
}
