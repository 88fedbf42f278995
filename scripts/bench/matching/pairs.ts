// The planted pairs, described in pairs/README.md.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Person } from '../../../src/server/modules/matching/engine/types';

const thirds = [
  { name: 'shared words', file: 'sharedWords', wanted: 0.95 },
  { name: 'other names', file: 'otherNames', wanted: 0.5 },
  { name: 'across languages', file: 'acrossLanguages', wanted: 0.4 },
] as const;

export interface Pair {
  asks: Person;
  offers: Person;
}

export interface Third {
  name: (typeof thirds)[number]['name'];
  /** Least recall among the first three. */
  wanted: number;
  pairs: readonly Pair[];
}

const read = (file: string): Person[] =>
  readFileSync(fileURLToPath(new URL(`pairs/${file}.jsonl`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Person);

function pairsOf(people: readonly Person[]): Pair[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return people
    .filter(({ id }) => id.endsWith('-asks'))
    .map((asks) => {
      const offers = byId.get(asks.id.replace(/asks$/, 'offers'));
      if (!offers) throw new Error(`nobody offers what ${asks.id} asks for`);
      return { asks, offers };
    });
}

const thirdsIn = (folder: string): Third[] =>
  thirds.map(({ name, file, wanted }) => ({ name, wanted, pairs: pairsOf(read(folder + file)) }));

/** A set of pairs, and everybody that an answer is looked for among. */
export interface Planted {
  thirds: readonly Third[];
  people: readonly Person[];
}

export function readPlanted(): Planted {
  const files = [...thirds.map(({ file }) => file), 'others'];
  return { thirds: thirdsIn(''), people: files.flatMap(read) };
}

/** Pairs that nothing was tuned by, among all the others. */
export function readHeldOut(): Planted {
  const own = thirdsIn('heldOut/');
  const planted = own.flatMap(({ pairs }) => pairs.flatMap(({ asks, offers }) => [asks, offers]));
  return { thirds: own, people: [...readPlanted().people, ...planted] };
}
