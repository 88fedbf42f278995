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

/** For every requested term, the similar offered terms with their similarity, the most similar first, including itself. */
export function nearTerms(
  terms: Interned,
  asked: Iterable<number>,
  offered: Iterable<number>,
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
  const search = termSearch(terms, wanted, offers, words);
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
    if (wanted.has(number)) {
      const { vector, same } = words.senseOf(key);
      count = 0;
      if (vector) search(vector, put);
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

/** Finds the terms of `among` with similar vectors. Each vector is compared once, however many terms have it. */
function termSearch(terms: Interned, asking: Iterable<number>, among: readonly number[], words: Words) {
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
  const nearest = nearestVectors([...vectors], numbers.length, from, kept);

  return (vector: Float32Array, found: (other: number, near: number) => void) => {
    const { places: others, cosines } = nearest(places.get(vector)!);
    others.forEach((place, at) => {
      const near = nearness(cosines[at]!);
      for (const number of numbers[place]!) found(number, near);
    });
  };
}

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
