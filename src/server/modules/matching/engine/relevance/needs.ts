import type { Community } from './community';
import type { Lists } from './interned';
import { leftBy, met, metBy } from './weights';

/** Matches of requested and offered terms, in both directions. */
export interface Meetings {
  offersOf: Lists;
  asksOf: Lists;
}

/** Visits one person after the other and measures how well requests match offers, using only typed arrays. */
export interface NeedMeter {
  look: (person: number) => void;
  /** How well `other` offers what the current person asks for, 0 to 1. */
  forward: (other: number) => number;
  /** How far the person looked at offers what `other` asks for. */
  backward: (other: number) => number;
}

/** Chains of (own place, how near) by the other's term. */
function chains(terms: number) {
  const head = new Int32Array(terms).fill(-1);
  let [next, place, near] = [new Int32Array(1024), new Int32Array(1024), new Float32Array(1024)];
  const touched: number[] = [];
  let size = 0;
  return {
    head,
    clear() {
      for (const term of touched) head[term] = -1;
      touched.length = 0;
      size = 0;
    },
    add(term: number, own: number, how: number) {
      if (size === next.length) {
        const wider = size * 2;
        const [a, b, c] = [new Int32Array(wider), new Int32Array(wider), new Float32Array(wider)];
        a.set(next);
        b.set(place);
        c.set(near);
        [next, place, near] = [a, b, c];
      }
      if (head[term] === -1) touched.push(term);
      next[size] = head[term]!;
      place[size] = own;
      near[size] = how;
      head[term] = size;
      size += 1;
    },
    arrays: () => ({ next, place, near }),
  };
}

export function needMeter(
  { asked, offered, rarity, terms }: Community,
  { offersOf, asksOf }: Meetings,
): NeedMeter {
  const wants = chains(terms.names.length);
  const has = chains(terms.names.length);
  let from = 0;
  let count = 0;
  let best = new Float64Array(64);
  let raw = new Float64Array(64);
  let left = new Float64Array(64);

  function look(person: number): void {
    wants.clear();
    has.clear();
    from = asked.start[person]!;
    count = asked.start[person + 1]! - from;
    if (count > best.length) {
      best = new Float64Array(count * 2);
      raw = new Float64Array(count * 2);
      left = new Float64Array(count * 2);
    }
    for (let own = 0; own < count; own += 1) {
      const term = asked.item[from + own]!;
      for (let at = offersOf.start[term]!; at < offersOf.start[term + 1]!; at += 1)
        wants.add(offersOf.item[at]!, own, offersOf.weight[at]!);
    }
    for (let at = offered.start[person]!; at < offered.start[person + 1]!; at += 1) {
      const term = offered.item[at]!;
      for (let to = asksOf.start[term]!; to < asksOf.start[term + 1]!; to += 1)
        has.add(asksOf.item[to]!, at, asksOf.weight[to]!);
    }
  }

  function forward(other: number): number {
    best.fill(0, 0, count);
    raw.fill(0, 0, count);
    left.fill(1, 0, count);
    const { head } = wants;
    const { next, place, near } = wants.arrays();
    for (let at = offered.start[other]!; at < offered.start[other + 1]!; at += 1)
      for (let link = head[offered.item[at]!]!; link !== -1; link = next[link]!) {
        const own = place[link]!;
        const how = near[link]!;
        if (how > raw[own]!) raw[own] = how;
        const value = how * offered.weight[at]!;
        if (value > best[own]!) best[own] = value;
        left[own]! *= leftBy(value);
      }
    let matched = 0;
    let missed = 0;
    for (let own = 0; own < count; own += 1) {
      const weight = asked.weight[from + own]! * rarity[asked.item[from + own]!]!;
      matched += weight * metBy(best[own]!, left[own]!);
      missed += weight * (1 - raw[own]!);
    }
    return met(matched, missed);
  }

  function backward(other: number): number {
    const { head } = has;
    const { next, place, near } = has.arrays();
    let matched = 0;
    let missed = 0;
    for (let at = asked.start[other]!; at < asked.start[other + 1]!; at += 1) {
      const term = asked.item[at]!;
      let most = 0;
      let nearest = 0;
      let open = 1;
      for (let link = head[term]!; link !== -1; link = next[link]!) {
        const how = near[link]!;
        if (how > nearest) nearest = how;
        const value = how * offered.weight[place[link]!]!;
        if (value > most) most = value;
        open *= leftBy(value);
      }
      const weight = asked.weight[at]! * rarity[term]!;
      matched += weight * metBy(most, open);
      missed += weight * (1 - nearest);
    }
    return met(matched, missed);
  }

  return { look, forward, backward };
}
