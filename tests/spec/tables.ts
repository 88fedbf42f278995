import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Every call, ours counted after the specification's of its letter: id, method, path. */
export const tableOfCalls = rowsOf('api-calls.tsv') as [id: string, method: string, path: string][];

/** Every requirement: id, area, text. */
export const tableOfRequirements = rowsOf('requirements.tsv') as [id: string, area: string, text: string][];
