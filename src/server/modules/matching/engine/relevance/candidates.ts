import type { Community, Side } from './community';
import { highest } from './highest';
import { inverted, type Lists } from './interned';
import type { Meetings } from './needs';

/** People looked through for one person and direction, at most. */
const budget = 5000;

/** Near terms looked at for a term, the nearest. */
const nearest = 12;

/** Who is most promising for a person, by what is asked and offered on both sides; roughly, the most promising first. */
export type Candidates = (person: number, most: number) => Int32Array;

interface Step {
  term: number;
  value: number;
}

export function candidateSearch(
  { people, terms, asked, offered, rarity }: Community,
  { offersOf, asksOf }: Meetings,
): Candidates {
  const size = people.length;
  const offering = inverted(offered, terms.names.length);
  const asking = inverted(asked, terms.names.length);
  // An ask met counts for as much of one's wishes as it is of them all.
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

  /** What the terms of `side` meet, the most valuable first. */
  function steps(
    person: number,
    side: Side,
    near: Lists,
    valueOf: (at: number, other: number) => number,
  ): Step[] {
    const best = new Map<number, number>();
    for (let at = side.start[person]!; at < side.start[person + 1]!; at += 1) {
      const term = side.item[at]!;
      const end = Math.min(near.start[term + 1]!, near.start[term]! + nearest);
      for (let to = near.start[term]!; to < end; to += 1) {
        const other = near.item[to]!;
        const value = near.weight[to]! * valueOf(at, other);
        if (value > (best.get(other) ?? 0)) best.set(other, value);
      }
    }
    return [...best]
      .map(([term, value]) => ({ term, value }))
      .sort((a, b) => b.value - a.value || a.term - b.term);
  }

  /** Gives those of each list its value, as far as they have the term and by their own share. */
  function visit(person: number, list: readonly Step[], of: Lists, shareOf: Float32Array) {
    let left = budget;
    for (const { term, value } of list) {
      const from = of.start[term]!;
      const length = of.start[term + 1]! - from;
      // A part of a long list begins elsewhere for each person: all its people are somebody's candidates.
      const some = Math.min(length, left);
      const first = length > some ? (person * 7919) % length : 0;
      for (let step = 0, at = from + first; step < some; step += 1, at += 1) {
        if (at === from + length) at = from;
        const other = of.item[at]!;
        if (gained[other] === 0) touched[count++] = other;
        gained[other]! += value * of.weight[at]! * shareOf[other]!;
      }
      left -= some;
      if (left <= 0) break;
    }
  }

  return (person, most) => {
    count = 0;
    const own = share[person]!;
    visit(
      person,
      steps(person, asked, offersOf, (at) => own * asked.weight[at]! * rarity[asked.item[at]!]!),
      offering,
      whole,
    );
    visit(
      person,
      steps(person, offered, asksOf, (at, other) => offered.weight[at]! * rarity[other]!),
      asking,
      share,
    );
    gained[person] = 0;
    const found = highest(touched.subarray(0, count), gained, most);
    for (let at = 0; at < count; at += 1) gained[touched[at]!] = 0;
    return found;
  };
}
