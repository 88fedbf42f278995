import type { Words } from '../words/types';
import type { Interned, Lists } from './interned';
import { vectorSearch } from './vectorSearch';

/** Of the same word in another form, and of what a lexicon or an alias gives as the same. */
const sameStem = 1;
const sameSense = 0.92;

/** Cosines at which words are not near at all, and as near as words of two names for one thing. */
const [from, to] = [0.34, 0.95];

const most = 0.88;

/** Terms near to one term, at most. */
const kept = 40;

export const nearness = (cosine: number): number =>
  cosine <= from ? 0 : most * Math.min(1, (cosine - from) / (to - from));

/** Of every asked term, the offered ones that are near to it with how near, the nearest first; itself among them. */
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
  const known = offers.flatMap((number) => {
    const { vector } = words.senseOf(terms.names[number]!);
    return vector ? { number, vector } : [];
  });
  const search = vectorSearch(known, from);
  const others = new Int32Array(known.length);
  const cosines = new Float32Array(known.length);
  const offering = new Set(offers);
  const wanted = new Set(asked);
  const start = new Int32Array(terms.names.length + 1);
  const item: number[] = [];
  const weight: number[] = [];
  terms.names.forEach((key, number) => {
    if (wanted.has(number)) {
      const { vector, same } = words.senseOf(key);
      const found = new Map<number, number>();
      if (vector) {
        let count = 0;
        search(vector, (other, cosine) => {
          others[count] = other;
          cosines[count] = cosine;
          count += 1;
        });
        const least = count > kept ? cosines.slice(0, count).sort()[count - kept]! : 0;
        for (let at = 0; at < count; at += 1)
          if (cosines[at]! >= least) found.set(others[at]!, nearness(cosines[at]!));
      }
      for (const name of same)
        for (const other of byClass.get(name) ?? []) found.set(other, sameBoth(key, terms.names[other]!));
      if (offering.has(number)) found.set(number, 1);
      const best = [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, kept);
      for (const [other, near] of best) {
        item.push(other);
        weight.push(near);
      }
    }
    start[number + 1] = item.length;
  });
  return { start, item: Int32Array.from(item), weight: Float32Array.from(weight) };
}

const latin = /^[a-z]/;

const sameBoth = (a: string, b: string): number => (latin.test(a) && latin.test(b) ? sameStem : sameSense);
