import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['noun', 'verb', 'adj', 'adv'] as const;

type Part = (typeof parts)[number];

const partOf: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

/** A meaning: its words, those of its hypernyms and derivations, and those of its definition. */
interface Synset {
  words: readonly string[];
  related: readonly string[];
  gloss: readonly string[];
}

export interface WordNet {
  /** Meanings of a word, with how often each is meant: shares that add up to 1. */
  meanings: (word: string) => readonly { synset: Synset; share: number }[];
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line));

interface Row {
  words: string[];
  pointers: string[];
  gloss: string[];
}

/** `offset lexfile type count (word lexid)* count (symbol offset part source/target)* | gloss` */
function row(line: string): Row {
  const [data = '', gloss = ''] = line.split(' | ');
  const fields = data.split(' ');
  const count = parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) =>
    (fields[4 + at * 2] ?? '').replace(/\(\w+\)$/, '').toLowerCase(),
  );
  const pointers: string[] = [];
  const from = 4 + count * 2;
  for (let at = 0; at < Number(fields[from]); at += 1) {
    const [symbol = '', offset, part = ''] = fields.slice(from + 1 + at * 4, from + 4 + at * 4);
    if (['@', '+', '&', '\\', '-c', ';c'].includes(symbol)) pointers.push(`${partOf[part]}${offset}`);
  }
  return {
    words,
    pointers,
    gloss:
      gloss
        .split('; "')[0]
        ?.toLowerCase()
        .match(/[a-z]{3,}/g) ?? [],
  };
}

/** Princeton's WordNet from the folder of its files. */
export function readWordNet(folder: string): WordNet {
  const rows = new Map<string, Row>();
  for (const part of parts)
    for (const line of linesOf(join(folder, `data.${part}`)))
      rows.set(`${part}${line.slice(0, 8)}`, row(line));

  const senses = new Map<string, { id: string; count: number }[]>();
  for (const line of linesOf(join(folder, 'index.sense'))) {
    const [key = '', offset, , count] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    const part = parts[Number(rest[0]) - 1] ?? 'adj';
    const list = senses.get(word) ?? [];
    list.push({ id: `${part}${offset}`, count: Number(count) + 0.5 });
    senses.set(word, list);
  }

  const synsets = new Map<string, Synset>();
  for (const [id, { words, pointers, gloss }] of rows)
    synsets.set(id, {
      words,
      gloss,
      related: pointers.flatMap((to) => rows.get(to)?.words.slice(0, 2) ?? []),
    });

  return {
    meanings: (word) => {
      const found = senses.get(word) ?? [];
      const total = found.reduce((sum, { count }) => sum + count, 0);
      return found.flatMap(({ id, count }) => {
        const synset = synsets.get(id);
        return synset ? [{ synset, share: count / total }] : [];
      });
    },
  };
}
