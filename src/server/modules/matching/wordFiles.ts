import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WordFiles } from './engine/words/types';

/** Beside the bundle, and where the sources lie. */
const folders = ['words', 'engine/words'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The engine's tables, about 8 MB. Only threads that compute rounds read them. */
export function readWordFiles(): WordFiles {
  const folder = folders.find((path) => existsSync(join(path, 'vectors')));
  if (!folder) throw new Error(`No word tables in ${folders.join(' or ')}`);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    vectors: readFileSync(join(folder, 'vectors/vectors.bin')),
    vocabulary: read('vectors/vocabulary.txt'),
    lexicon: readdirSync(join(folder, 'lexicon'))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => read(join('lexicon', name))),
    aliases: read('aliases.tsv'),
  };
}
