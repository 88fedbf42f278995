import type { Person } from '../types';
import type { Term, Words } from '../words/types';
import { interned, type Interned, type Lists } from './interned';
import * as weights from './weights';

/** Terms of everybody, by number. */
export interface Side extends Lists {
  /** The original text, as an index of `forms`. */
  form: Int32Array;
}

/** Shared tags and answers, as indexes of `marks`. */
export interface Community {
  people: readonly Person[];
  terms: Interned;
  forms: Interned;
  marks: Interned;
  asked: Side;
  offered: Side;
  tags: Side;
  answers: Side;
  /** How specific a term is: 0 to 1. */
  rarity: Float32Array;
  /** How specific a mark is: 0 to 1. */
  markRarity: Float32Array;
}

type Read = ReturnType<Words['read']>;

interface Found {
  weight: number;
  form: number;
}

/** Collects the lists of one person after the other. */
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

/** How many people say each. */
function headcount() {
  const counts: number[] = [];
  const last: number[] = [];
  return {
    add(number: number, person: number) {
      if (last[number] === person) return;
      last[number] = person;
      counts[number] = (counts[number] ?? 0) + 1;
    },
    of: (number: number): number => counts[number] ?? 1,
  };
}

/** How specific it is by the number of people who have it: 1 for one person, 0 for everybody. */
const rarityAmong = (size: number, people: number): number =>
  Math.max(0, Math.min(1, Math.log((size + 1) / (people + 0.5)) / Math.log((size + 1) / 1.5)));

/** Reads everybody's texts and counts how many people say what. */
export function readCommunity(people: readonly Person[], words: Words): Community {
  const [terms, forms, marks, classes] = [interned(), interned(), interned(), interned()];
  const [asked, offered, tags, answers] = [collector(), collector(), collector(), collector()];
  const classNumbers: number[][] = [];
  const [sayClass, sayMark] = [headcount(), headcount()];

  const put = (found: Map<number, Found>, { key, text }: Term, weight: number) => {
    const number = terms.of(key);
    const before = found.get(number);
    if (before === undefined || before.weight < weight) found.set(number, { weight, form: forms.of(text) });
  };
  const ask = (found: Map<number, Found>, read: Read, weight: number, declined: ReadonlySet<string>) => {
    for (const term of read)
      if (term && !(declined.size > 0 && declined.has(`need:${term.key}`))) put(found, term, weight);
  };
  const offer = (found: Map<number, Found>, read: Read, weight: number) => {
    for (const term of read) {
      if (!term) continue;
      put(found, term, weight);
      for (const part of term.parts) put(found, part, weight * weights.inPhrase);
    }
  };
  const mark = (texts: readonly string[], reads: readonly Read[]): Map<number, Found> =>
    new Map(
      texts.flatMap((text, at) => {
        const name = markOf(text, reads[at]!, words);
        return name ? [[marks.of(name), { weight: 1, form: forms.of(text.trim()) }]] : [];
      }),
    );
  const classesOf = (term: number): number[] => {
    const key = terms.names[term]!;
    return (classNumbers[term] ??= [key, ...words.senseOf(key).same].map(classes.of));
  };

  people.forEach((person, place) => {
    const declined = new Set(person.declined);
    const [goal, tagged, answered] = [
      words.read(person.goal),
      person.tags.map(words.read),
      (person.answers ?? []).map(words.read),
    ];
    const asks = new Map<number, Found>();
    ask(asks, words.read(person.lookingFor), weights.asked.lookingFor, declined);
    ask(asks, goal, weights.asked.goal, declined);
    const offers = new Map<number, Found>();
    offer(offers, words.read(person.position), weights.offered.position);
    for (const tag of tagged) offer(offers, tag, weights.offered.tags);
    offer(offers, words.read(person.about), weights.offered.about);
    for (const answer of answered) offer(offers, answer, weights.offered.answers);
    offer(offers, goal, weights.offered.goal);
    const [ownTags, ownAnswers] = [mark(person.tags, tagged), mark(person.answers ?? [], answered)];
    asked.add(asks);
    offered.add(offers);
    tags.add(ownTags);
    answers.add(ownAnswers);
    for (const found of [asks, offers])
      for (const term of found.keys()) for (const one of classesOf(term)) sayClass.add(one, place);
    for (const found of [ownTags, ownAnswers]) for (const one of found.keys()) sayMark.add(one, place);
  });

  const size = people.length;
  const rarity = Float32Array.from(terms.names, (key, term) => {
    const people = Math.max(...classesOf(term).map(sayClass.of));
    return words.senseOf(key).rarity * (0.4 + 0.6 * rarityAmong(size, people));
  });
  const markRarity = Float32Array.from(marks.names, (_, at) => 0.3 + 0.7 * rarityAmong(size, sayMark.of(at)));
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

/** The key of a tag or an answer in either language. '' if it is empty. */
function markOf(text: string, read: Read, words: Words): string {
  const keys = read.flatMap((term) => (term ? [term.key] : []));
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return words.senseOf(only).same[0] ?? only;
  return keys.join(' ') || text.trim().toLowerCase();
}
