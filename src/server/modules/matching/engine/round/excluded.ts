import { placesOf } from './places';
import type { ExcludedPair } from './types';

/** Pairs that may not meet, by their places in a list. */
export interface Excluded {
  has: (a: number, b: number) => boolean;
  /** Others that one may not meet. */
  count: (a: number) => number;
}

export function excludedOf(ids: readonly string[], pairs: readonly ExcludedPair[]): Excluded {
  const places = placesOf(ids);
  const others = ids.map(() => new Set<number>());
  for (const { a, b } of pairs) {
    const [left, right] = [places.get(a), places.get(b)];
    if (left === undefined || right === undefined || left === right) continue;
    others[left]!.add(right);
    others[right]!.add(left);
  }
  return { has: (a, b) => others[a]!.has(b), count: (a) => others[a]!.size };
}
