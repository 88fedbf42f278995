import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers addresses of built files by their place in the source. Written by Vite (`build.manifest`). */
export interface Manifest {
  /** The address of a source file's output; undefined when the build has none. */
  urlOf(source: string): string | undefined;
}

export function readManifest(clientDir: string): Manifest {
  const file = join(clientDir, '.vite/manifest.json');
  const outputs = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>)
    : {};
  const sources = Object.keys(outputs);
  return {
    urlOf: (source) => {
      const key = sources.find((name) => name.endsWith(source));
      return key && `/${outputs[key]?.file}`;
    },
  };
}
