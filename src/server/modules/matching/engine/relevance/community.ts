import type { Person } from '../types';
import type { Term, Words } from '../words/types';
import { interned, type Interned, type Lists } from './interned';
import * as weights from './weights';

/** Terms of everybody, by number. */
export interface Side extends Lists {
  /** As it was written, by number in `forms`. */
  form: Int32Array;
}

/** What is shared: tags and answers, by number in `marks`. */
export interface Community {
  people: readonly Person[];
  terms: Interned;
  forms: Interned;
  marks: Interned;
  asked: Side;
  offered: Side;
  tags: Side;
  answers: Side;
  /** Of a term, how much it says: 0 to 1. */
  rarity: Float32Array;
  /** Of a mark, the same. */
  markRarity: Float32Array;
}

interface Found {
  weight: number;
  form: number;
}

/** What is gathered of one person after the other. */
function collector() {
  const start: number[] = [0];
  const item: number[] = [];
  const weight: number[] = [];
  const form: number[] = [];
  return {
    add(found: ReadonlyMap<number, Found>) {
      for (const [number, one] of found) {
        item.push(number);
        weight.push(one.weight);
        form.push(one.form);
      }
      start.push(item.length);
    },
    side: (): Side => ({
      start: Int32Array.from(start),
      item: Int32Array.from(item),
      weight: Float32Array.from(weight),
      form: Int32Array.from(form),
    }),
  };
}

/** How much less is said by what more people say: 1 for one person, 0 for everybody. */
const rarityAmong = (size: number, people: number): number =>
  Math.max(0, Math.min(1, Math.log((size + 1) / (people + 0.5)) / Math.log((size + 1) / 1.5)));

/** Reads everybody's texts and counts how many people say what. */
export function readCommunity(people: readonly Person[], words: Words): Community {
  const [terms, forms, marks, classes] = [interned(), interned(), interned(), interned()];
  const [asked, offered, tags, answers] = [collector(), collector(), collector(), collector()];
  const classCounts: number[] = [];
  const markCounts: number[] = [];

  const put = (found: Map<number, Found>, { key, text }: Term, weight: number) => {
    const number = terms.of(key);
    if ((found.get(number)?.weight ?? 0) < weight) found.set(number, { weight, form: forms.of(text) });
  };
  const ask = (found: Map<number, Found>, text: string, weight: number, declined: ReadonlySet<string>) => {
    for (const term of words.read(text))
      if (term && !declined.has(`need:${term.key}`)) put(found, term, weight);
  };
  const offer = (found: Map<number, Found>, text: string, weight: number) => {
    for (const term of words.read(text)) {
      if (!term) continue;
      put(found, term, weight);
      for (const part of term.parts) put(found, part, weight * weights.inPhrase);
    }
  };
  const mark = (texts: readonly string[]): Map<number, Found> =>
    new Map(
      texts.flatMap((text) => {
        const name = markOf(text, words);
        return name ? [[marks.of(name), { weight: 1, form: forms.of(text.trim()) }]] : [];
      }),
    );
  const count = (counts: number[], numbers: Iterable<number>) => {
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  };
  const classesOf = (key: string) => [key, ...words.senseOf(key).same];

  for (const person of people) {
    const declined = new Set(person.declined);
    const asks = new Map<number, Found>();
    ask(asks, person.lookingFor, weights.asked.lookingFor, declined);
    ask(asks, person.goal, weights.asked.goal, declined);
    const offers = new Map<number, Found>();
    offer(offers, person.position, weights.offered.position);
    for (const tag of person.tags) offer(offers, tag, weights.offered.tags);
    offer(offers, person.about, weights.offered.about);
    for (const answer of person.answers ?? []) offer(offers, answer, weights.offered.answers);
    offer(offers, person.goal, weights.offered.goal);
    const [ownTags, ownAnswers] = [mark(person.tags), mark(person.answers ?? [])];
    asked.add(asks);
    offered.add(offers);
    tags.add(ownTags);
    answers.add(ownAnswers);
    const said = [...asks.keys(), ...offers.keys()].flatMap((number) => classesOf(terms.names[number]!));
    count(classCounts, new Set(said.map(classes.of)));
    count(markCounts, new Set([...ownTags.keys(), ...ownAnswers.keys()]));
  }

  const size = people.length;
  const rarity = Float32Array.from(terms.names, (key) => {
    const people = Math.max(...classesOf(key).map((name) => classCounts[classes.of(name)] ?? 1));
    return words.senseOf(key).rarity * (0.4 + 0.6 * rarityAmong(size, people));
  });
  const markRarity = Float32Array.from(
    marks.names,
    (_, at) => 0.3 + 0.7 * rarityAmong(size, markCounts[at] ?? 1),
  );
  return {
    people,
    terms,
    forms,
    marks,
    rarity,
    markRarity,
    asked: asked.side(),
    offered: offered.side(),
    tags: tags.side(),
    answers: answers.side(),
  };
}

/** What names a tag or an answer in either language; '' where there is nothing in it. */
export function markOf(text: string, words: Words): string {
  const keys = words.read(text).flatMap((term) => (term ? [term.key] : []));
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return words.senseOf(only).same[0] ?? only;
  return keys.join(' ') || text.trim().toLowerCase();
}
