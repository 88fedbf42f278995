import { bestFirst } from './bestFirst';
import type { Community, Side } from './community';
import { highest } from './highest';
import { inverted, type Lists } from './interned';
import type { Meetings } from './needs';

/** People looked through for one person and direction, at most. */
const budget = 5000;

/** Near terms looked at for a term, the nearest. */
const nearest = 12;

/** The most promising people for a person, by requests and offers on both sides, roughly in order. */
type Candidates = (person: number, most: number) => Int32Array;

export function candidateSearch(
  { people, terms, asked, offered, rarity }: Community,
  { offersOf, asksOf }: Meetings,
): Candidates {
  const size = people.length;
  const offering = inverted(offered, terms.names.length);
  const asking = inverted(asked, terms.names.length);
  // The share of a request among all of a person's requests.
  const share = new Float32Array(size);
  for (let person = 0; person < size; person += 1) {
    let wishes = 0;
    for (let at = asked.start[person]!; at < asked.start[person + 1]!; at += 1)
      wishes += asked.weight[at]! * rarity[asked.item[at]!]!;
    share[person] = 1 / (wishes + 1);
  }
  const whole = new Float32Array(size).fill(1);
  const gained = new Float32Array(size);
  const touched = new Int32Array(size);
  let count = 0;
  const met = bestFirst(terms.names.length);

  /** The terms that match those of `side`, with their value. */
  function meet(side: Side, person: number, near: Lists, valueOf: (at: number, other: number) => number) {
    for (let at = side.start[person]!; at < side.start[person + 1]!; at += 1) {
      const term = side.item[at]!;
      const end = Math.min(near.start[term + 1]!, near.start[term]! + nearest);
      for (let to = near.start[term]!; to < end; to += 1) {
        const other = near.item[to]!;
        met.raise(other, near.weight[to]! * valueOf(at, other));
      }
    }
  }

  /** Adds the value of a match to the people who have it, weighted by their own share; the highest values first. */
  function visit(person: number, of: Lists, shareOf: Float32Array) {
    let left = budget;
    met.settle();
    for (let term = met.take(); term !== -1 && left > 0; term = met.take()) {
      const value = met.valueOf(term);
      const start = of.start[term]!;
      const end = of.start[term + 1]!;
      // For long lists, each person starts at another position, so that everybody in them is a candidate of somebody.
      const some = Math.min(end - start, left);
      const first = end - start > some ? start + ((person * 7919) % (end - start)) : start;
      gain(value, of, shareOf, first, Math.min(end, first + some));
      gain(value, of, shareOf, start, start + Math.max(0, first + some - end));
      left -= some;
    }
    met.clear();
  }

  function gain(value: number, of: Lists, shareOf: Float32Array, from: number, end: number) {
    const { item, weight } = of;
    for (let at = from; at < end; at += 1) {
      const other = item[at]!;
      const before = gained[other]!;
      if (before === 0) touched[count++] = other;
      gained[other] = before + value * weight[at]! * shareOf[other]!;
    }
  }

  return (person, most) => {
    count = 0;
    const own = share[person]!;
    meet(asked, person, offersOf, (at) => own * asked.weight[at]! * rarity[asked.item[at]!]!);
    visit(person, offering, whole);
    meet(offered, person, asksOf, (at, other) => offered.weight[at]! * rarity[other]!);
    visit(person, asking, share);
    gained[person] = 0;
    const found = highest(touched.subarray(0, count), gained, most);
    for (let at = 0; at < count; at += 1) gained[touched[at]!] = 0;
    return found;
  };
}
