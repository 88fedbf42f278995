import type { Person } from '../types';
import type { Term, Words } from '../words/types';
import { interned, type Interned, type Lists } from './interned';
import * as weights from './weights';

/** Terms of everybody, by number. */
export interface Side extends Lists {
  /** The original texts. */
  text: readonly string[];
}

/** Shared tags and answers, as indexes of `marks`. */
export interface Community {
  people: readonly Person[];
  terms: Interned;
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

/** Collects the lists of one person after the other. What a person says twice counts once, with the higher weight. */
function collector() {
  const start: number[] = [0];
  const item: number[] = [];
  const weight: number[] = [];
  const texts: string[] = [];
  /** The place of each number in the latest list that has it. */
  const latest: number[] = [];
  let from = 0;
  return {
    /** Whether the person had not said it yet. */
    add(number: number, how: number, text: string): boolean {
      const at = latest[number] ?? -1;
      if (at < from) {
        latest[number] = item.length;
        item.push(number);
        weight.push(how);
        texts.push(text);
        return true;
      }
      if (weight[at]! < how) {
        weight[at] = how;
        texts[at] = text;
      }
      return false;
    },
    end() {
      from = item.length;
      start.push(from);
    },
    side: (): Side => ({
      start: Int32Array.from(start),
      item: Int32Array.from(item),
      weight: Float32Array.from(weight),
      text: texts,
    }),
  };
}

type Collector = ReturnType<typeof collector>;

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
  const [terms, marks, classes] = [interned(), interned(), interned()];
  const [asked, offered, tags, answers] = [collector(), collector(), collector(), collector()];
  const classNumbers: number[][] = [];
  const [sayClass, sayMark] = [headcount(), headcount()];
  let place = 0;

  const classesOf = (term: number): number[] => {
    const key = terms.names[term]!;
    return (classNumbers[term] ??= [key, ...words.senseOf(key).same].map(classes.of));
  };
  const put = (side: Collector, { key, text }: Term, weight: number) => {
    const number = terms.of(key);
    if (side.add(number, weight, text)) for (const one of classesOf(number)) sayClass.add(one, place);
  };
  const ask = (read: Read, weight: number, declined: ReadonlySet<string>) => {
    for (const term of read)
      if (term && !(declined.size > 0 && declined.has(`need:${term.key}`))) put(asked, term, weight);
  };
  const offer = (read: Read, weight: number) => {
    for (const term of read) {
      if (!term) continue;
      put(offered, term, weight);
      for (const part of term.parts) put(offered, part, weight * weights.inPhrase);
    }
  };
  const mark = (side: Collector, texts: readonly string[], reads: readonly Read[]) => {
    const said = new Map<string, string>();
    texts.forEach((text, at) => said.set(markOf(text, reads[at]!, words), text.trim()));
    for (const [name, text] of said) {
      if (!name) continue;
      const number = marks.of(name);
      side.add(number, 1, text);
      sayMark.add(number, place);
    }
  };

  for (const person of people) {
    const declined = new Set(person.declined);
    const [goal, tagged, answered] = [
      words.read(person.goal),
      person.tags.map(words.read),
      (person.answers ?? []).map(words.read),
    ];
    ask(words.read(person.lookingFor), weights.asked.lookingFor, declined);
    ask(goal, weights.asked.goal, declined);
    offer(words.read(person.position), weights.offered.position);
    for (const tag of tagged) offer(tag, weights.offered.tags);
    offer(words.read(person.about), weights.offered.about);
    for (const answer of answered) offer(answer, weights.offered.answers);
    offer(goal, weights.offered.goal);
    mark(tags, person.tags, tagged);
    mark(answers, person.answers ?? [], answered);
    for (const side of [asked, offered, tags, answers]) side.end();
    place += 1;
  }

  const size = people.length;
  const rarity = Float32Array.from(terms.names, (key, term) => {
    const people = Math.max(...classesOf(term).map(sayClass.of));
    return words.senseOf(key).rarity * (0.4 + 0.6 * rarityAmong(size, people));
  });
  const markRarity = Float32Array.from(marks.names, (_, at) => 0.3 + 0.7 * rarityAmong(size, sayMark.of(at)));
  return {
    people,
    terms,
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
