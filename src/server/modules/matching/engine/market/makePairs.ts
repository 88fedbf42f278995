import { betterPairs } from './betterPairs';
import { fewMembers } from './everyPair';
import { startPairing, type PairMarket, type Pairing } from './pairing';

/**
 * Lists made of pairs in which both see each other. Where people are scarce they last twice as long as in lists that are
 * made one by one, and where only some get a list, the others learn of them. The best pairs come first, but each viewer
 * gets one person before anybody gets a second. A viewer who would get nobody is shown somebody whose list is full.
 * Answers whom each sees, the best first, also of those who are only shown.
 */
export function makePairs(market: PairMarket): number[][] {
  const { viewer, wants } = market;
  const pairing = startPairing(market);
  const { size, seen, order, place, pairs, worthOf, isNew, isFree, hasRoom, accepts, lacksTwo, give, join } =
    pairing;
  const levels = Math.max(0, ...wants);
  for (let level = 1; level <= levels; level++) {
    const accepting = (one: number) => accepts(one, level);
    for (const { a, b } of pairs) if (accepting(a) && accepting(b) && isNew(a, b)) join(a, b);
    for (const one of order) {
      if (!viewer[one] || !accepting(one)) continue;
      const other = find(pairing, one, accepting);
      if (other >= 0) join(one, other);
      else if (size <= fewMembers && !exchange(pairing, viewer, one, accepting)) {
        comeBetween(pairing, one, () => lacksTwo(one, level));
      }
    }
  }
  // Before somebody is saved: who sees one more for that keeps just the saved one.
  betterPairs(pairing);
  for (const one of order) {
    if (!viewer[one] || wants[one] === 0 || seen[one]!.size > 0) continue;
    const both = hasRoom(one) ? find(pairing, one, hasRoom) : -1;
    if (both >= 0) {
      join(one, both);
      continue;
    }
    const other = find(pairing, one, isFree);
    if (other >= 0) give(one, other);
  }
  return seen.map((people, one) =>
    [...people].sort((a, b) => worthOf(one, b) - worthOf(one, a) || place[a]! - place[b]!),
  );
}

/** The best person who fits, and among many people the first. -1 if there is none. */
function find(
  { size, order, isNew, worthOf }: Pairing,
  one: number,
  fits: (other: number) => boolean,
): number {
  let best = -1;
  for (const other of order) {
    if (!isNew(one, other) || !fits(other)) continue;
    if (size > fewMembers) return other;
    if (best < 0 || worthOf(one, other) > worthOf(one, best)) best = other;
  }
  return best;
}

/** Frees somebody for a viewer: a pair of theirs ends, and its other side gets somebody else instead. Answers whether it could. */
function exchange(
  pairing: Pairing,
  viewer: Uint8Array,
  one: number,
  accepting: (other: number) => boolean,
): boolean {
  const { order, seen, isNew, join, part } = pairing;
  for (const other of order) {
    if (!isNew(one, other)) continue;
    for (const third of seen[other]!) {
      const instead = viewer[third]
        ? find(pairing, third, (each) => each !== one && each !== other && accepting(each))
        : -1;
      // A person who is only shown loses nothing.
      if (viewer[third] && instead < 0) continue;
      part(other, third);
      join(one, other);
      if (instead >= 0) join(third, instead);
      return true;
    }
  }
  return false;
}

/** Ends a pair for a viewer who lacks two people: both sides get the viewer instead, so nobody has fewer. */
function comeBetween({ order, seen, isNew, join, part }: Pairing, one: number, isShort: () => boolean): void {
  for (const other of order) {
    if (!isNew(one, other)) continue;
    for (const third of seen[other]!) {
      if (!isNew(one, third) || !seen[third]!.has(other)) continue;
      if (!isShort()) return;
      part(other, third);
      join(one, other);
      join(one, third);
      break;
    }
  }
}
