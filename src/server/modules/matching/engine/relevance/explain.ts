import type { Direction, Part } from '../../../../../lib/rules/matching/direction';
import { askedBy, offeredBy } from './said';
import { keyOf } from '../words/stem';
import { saysLittle, saysNothing } from '../words/stopWords';
import { tokensOf } from '../words/tokens';
import type { Community } from './community';
import type { Lists } from './interned';
import { leftBy, met, metBy } from './weights';

/** Above this similarity, one word may stand for the other in a sentence. */
const clear = 0.7;

/**
 * Above this similarity, two words mean the same. Below it, a whole phrase is not shown for one of its words, such as
 * 'food technologist' for an engineer.
 */
const same = 0.9;

/** The specific words of a phrase except those that matched. */
const besides = (phrase: string, said: string): string[] => {
  const met = tokensOf(said).map((token) => token?.text);
  return tokensOf(phrase).flatMap((token) =>
    token && !met.includes(token.text) && !saysNothing(token.word) && !saysLittle(keyOf(token.word))
      ? [token.text]
      : [],
  );
};

/** The parts of what `a` asks for that `b` offers, of a share of 1. */
export function needParts(
  { people, asked, offered, rarity, terms }: Community,
  offersOf: Lists,
  a: number,
  b: number,
): Part[] {
  const offers = new Map<number, number>();
  for (let at = offered.start[b]!; at < offered.start[b + 1]!; at += 1) offers.set(offered.item[at]!, at);
  const found: (Part & { form: string; place: number; nearest: number })[] = [];
  let matched = 0;
  let missed = 0;
  for (let own = asked.start[a]!; own < asked.start[a + 1]!; own += 1) {
    const term = asked.item[own]!;
    let [best, nearest, left, place] = [0, 0, 1, -1];
    for (let at = offersOf.start[term]!; at < offersOf.start[term + 1]!; at += 1) {
      const there = offers.get(offersOf.item[at]!);
      if (there === undefined) continue;
      const near = offersOf.weight[at]!;
      const value = near * offered.weight[there]!;
      left *= leftBy(value);
      best = Math.max(best, value);
      // Among equally similar words, the identical one is shown.
      const isTold = near > nearest || (near === nearest && offersOf.item[at] === term);
      if (isTold) [nearest, place] = [near, there];
    }
    const weight = asked.weight[own]! * rarity[term]!;
    const value = weight * metBy(best, left);
    matched += value;
    missed += weight * (1 - nearest);
    if (place === -1 || value <= 0) continue;
    const isClear = nearest >= clear && !saysLittle(terms.names[term]!);
    const form = asked.text[own]!;
    const phrase = isClear ? askedBy(people[a]!, form) : '';
    found.push({
      kind: 'need',
      term: `need:${terms.names[term]}`,
      asked: phrase,
      offered: '',
      weight: value,
      form,
      place,
      nearest,
    });
  }
  const metWords = new Set(
    found.flatMap(({ form, nearest }) => (nearest >= same ? tokensOf(form).map((token) => token?.text) : [])),
  );
  // A phrase is shown only if all of it matches: 'law books' does not match other books.
  const isWhole = ({ asked: phrase, form, nearest }: (typeof found)[number]) =>
    (nearest >= same || tokensOf(form).length < 2) &&
    besides(phrase, form).every((word) => metWords.has(word));
  const parts = found.map((part): Part => {
    const { kind, term, asked: phrase, weight, place, nearest } = part;
    const there = phrase && isWhole(part) ? offeredBy(people[b]!, offered.text[place]!, nearest >= same) : '';
    return { kind, term, asked: there && phrase, offered: there, weight };
  });
  return scaled(parts, met(matched, missed) / (matched || 1));
}

/** The parts, the heaviest first, and their sum. */
export function direction(parts: readonly Part[]): Direction {
  const sorted = [...parts].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return { score: sorted.reduce((sum, { weight }) => sum + weight, 0), parts: sorted };
}

export const scaled = (parts: readonly Part[], share: number): Part[] =>
  parts.map((part) => ({ ...part, weight: part.weight * share }));

/** How much of the pair's mean is the harmonic one, which nothing one-sided has. */
const harmonic = 0.25;

/** A mean that punishes one-sidedness, but distinguishes a pair that helps one person from a pair that helps nobody. */
export const both = (forward: number, backward: number): number =>
  forward + backward === 0
    ? 0
    : ((1 - harmonic) * (forward + backward)) / 2 +
      (harmonic * 2 * forward * backward) / (forward + backward);
