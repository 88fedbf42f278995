import type { Words } from '../words/types';
import { highest } from './highest';
import type { Interned, Lists } from './interned';
import { nearestVectors } from './nearestVectors';

/** For another form of the same word, and for words that a lexicon or an alias makes equal. */
const sameStem = 1;
const sameSense = 0.92;

/** The cosine at which words are not similar at all, and the one of two names for the same thing. */
const [from, to] = [0.34, 0.95];

const most = 0.88;

/** Terms near to one term, at most. */
const kept = 40;

const nearness = (cosine: number): number =>
  cosine <= from ? 0 : most * Math.min(1, (cosine - from) / (to - from));

/** The terms that some people ask for and offer. */
interface TermsOfSome {
  asked: ReadonlySet<number>;
  offered: ReadonlySet<number>;
}

/**
 * For every requested term, the similar offered terms with their similarity, the most similar first, including itself.
 * With the terms of some people, only for those that they ask for, or that are similar to what they offer.
 */
export function nearTerms(
  terms: Interned,
  { asked, offered, of }: { asked: Iterable<number>; offered: Iterable<number>; of?: TermsOfSome },
  words: Words,
): Lists {
  const offers = [...new Set(offered)].sort((a, b) => a - b);
  const byClass = new Map<string, number[]>();
  for (const number of offers)
    for (const name of words.senseOf(terms.names[number]!).same) {
      const list = byClass.get(name);
      if (list) list.push(number);
      else byClass.set(name, [number]);
    }
  const offering = new Set(offers);
  const wanted = new Set(asked);
  const listed = of && equalTo(of, wanted, terms, words);
  const search = termSearch(terms, { asking: wanted, among: offers, listed, of }, words);
  const start = new Int32Array(terms.names.length + 1);
  const item: number[] = [];
  const weight: number[] = [];
  const near = new Float32Array(terms.names.length);
  const found = new Int32Array(terms.names.length);
  let count = 0;
  const put = (other: number, how: number) => {
    if (near[other] === 0) found[count++] = other;
    near[other] = how;
  };
  terms.names.forEach((key, number) => {
    const { vector, same } = words.senseOf(key);
    count = 0;
    const isSimilar = wanted.has(number) && vector !== undefined && search(vector, put);
    if (wanted.has(number) && (isSimilar || !listed || listed.has(number))) {
      for (const name of same)
        for (const other of byClass.get(name) ?? []) {
          const theirs = terms.names[other]!;
          if (!isChance(key, theirs, words)) put(other, sameBoth(key, theirs));
        }
      if (offering.has(number)) put(number, 1);
      for (const other of highest(found.subarray(0, count), near, kept)) {
        item.push(other);
        weight.push(near[other]!);
      }
      for (let at = 0; at < count; at += 1) near[found[at]!] = 0;
    }
    start[number + 1] = item.length;
  });
  return { start, item: Int32Array.from(item), weight: Float32Array.from(weight) };
}

/** The requested terms that some people ask for, or that are equal to one that they offer. */
function equalTo(of: TermsOfSome, wanted: Iterable<number>, terms: Interned, words: Words): Set<number> {
  const classesOf = (number: number) => words.senseOf(terms.names[number]!).same;
  const classes = new Set([...of.offered].flatMap((number) => [...classesOf(number)]));
  return new Set(
    [...wanted].filter(
      (number) =>
        of.asked.has(number) || of.offered.has(number) || classesOf(number).some((name) => classes.has(name)),
    ),
  );
}

interface TermSearch {
  asking: Iterable<number>;
  among: readonly number[];
  /** Of `asking`, those that are searched for in any case. All without it. */
  listed: ReadonlySet<number> | undefined;
  /** Those that have a term among the similar ones that is offered here are searched for, too. */
  of: TermsOfSome | undefined;
}

/**
 * Finds the terms of `among` with similar vectors; false for a vector that is not searched for. Each vector is compared once,
 * however many terms have it.
 */
function termSearch(terms: Interned, { asking, among, listed, of }: TermSearch, words: Words) {
  const vectorOf = (number: number) => words.senseOf(terms.names[number]!).vector;
  const having = new Map<Float32Array, number[]>();
  for (const number of among) {
    const vector = vectorOf(number);
    if (!vector) continue;
    const others = having.get(vector);
    if (others) others.push(number);
    else having.set(vector, [number]);
  }
  const numbers = [...having.values()];
  const vectors = new Set(having.keys());
  for (const number of asking) {
    const vector = vectorOf(number);
    if (vector) vectors.add(vector);
  }
  const places = new Map(Array.from(vectors, (vector, place) => [vector, place]));
  const placesOf = (some: Iterable<number>) =>
    [...some].flatMap((number) => places.get(vectorOf(number) ?? nowhere) ?? []);
  const nearest = nearestVectors([...vectors], numbers.length, {
    nearer: from,
    most: kept,
    some: listed &&
      of && {
        own: placesOf(listed),
        asking: [...new Set(placesOf(asking))],
        others: new Set(placesOf(of.offered)),
      },
  });

  return (vector: Float32Array, found: (other: number, near: number) => void): boolean => {
    const near = nearest(places.get(vector)!);
    near?.places.forEach((place, at) => {
      const how = nearness(near.cosines[at]!);
      for (const number of numbers[place]!) found(number, how);
    });
    return near !== undefined;
  };
}

const nowhere = new Float32Array(0);

const latin = /^[a-z]/;

/** Words of one stem whose vectors are less similar than this have different meanings: 'customs' and 'customers'. */
const apart = 0.2;

function isChance(a: string, b: string, words: Words): boolean {
  if (a === b || !latin.test(a) || !latin.test(b)) return false;
  const [own, other] = [words.senseOf(a).vector, words.senseOf(b).vector];
  return own !== undefined && other !== undefined && cosine(own, other) < apart;
}

function cosine(a: Float32Array, b: Float32Array): number {
  let product = 0;
  for (let at = 0; at < a.length; at += 1) product += a[at]! * b[at]!;
  return product;
}

const sameBoth = (a: string, b: string): number => (latin.test(a) && latin.test(b) ? sameStem : sameSense);
