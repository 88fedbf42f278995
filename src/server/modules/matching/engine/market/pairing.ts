import type { PairScores } from '../types';
import type { IsAllowed } from './fill';
import { pairWorth } from './graph';

export interface PairMarket {
  scores: PairScores;
  /** 1 for a member who gets a list, by place. The others are only shown. */
  viewer: Uint8Array;
  /** The length of each viewer's list. */
  wants: Int32Array;
  /** The length that no list exceeds. */
  most: number;
  /** How often each may be shown. */
  room: Int32Array;
  /** `keyOf` of each member: what settles ties. */
  keys: Float64Array;
  /** Whether two people may meet, whether or not they are in `scores`. */
  isAllowed: IsAllowed;
}

export interface Pair {
  a: number;
  b: number;
}

/** Who sees whom while pairs are made, by place. */
export type Pairing = ReturnType<typeof startPairing>;

export function startPairing({ scores, viewer, wants, most, room, keys, isAllowed }: PairMarket) {
  const { size } = scores;
  const seen = Array.from({ length: size }, () => new Set<number>());
  const shown = new Int32Array(size);
  const order = Int32Array.from(keys, (_, member) => member).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const place = new Int32Array(size);
  order.forEach((member, at) => (place[member] = at));
  const worths = new Map<number, number>();
  const nameOf = (a: number, b: number): number => Math.min(a, b) * size + Math.max(a, b);

  /** Whether two people could be shown to each other in addition: at least one of them gets a list. */
  const isNew = (a: number, b: number): boolean =>
    a !== b && Boolean(viewer[a]! | viewer[b]!) && !seen[a]!.has(b) && !seen[b]!.has(a) && isAllowed(a, b);
  const isFree = (one: number): boolean => shown[one]! < room[one]!;
  const hasRoom = (one: number): boolean => isFree(one) && (!viewer[one] || seen[one]!.size < most);

  /** Whether one more person fits, while lists get their `level`th person. */
  const accepts = (one: number, level: number): boolean =>
    hasRoom(one) && (!viewer[one] || seen[one]!.size < Math.min(wants[one]!, level));

  const give = (to: number, one: number): void => {
    seen[to]!.add(one);
    shown[one]! += 1;
  };
  const take = (from: number, one: number): void => {
    seen[from]!.delete(one);
    shown[one]! -= 1;
  };

  const pairs: (Pair & { worth: number })[] = [];
  for (let pair = 0; pair < scores.a.length; pair++) {
    const [a, b] = [scores.a[pair]!, scores.b[pair]!];
    if (!isNew(a, b)) continue;
    const worth = pairWorth(scores, pair);
    worths.set(nameOf(a, b), worth);
    pairs.push(place[a]! < place[b]! ? { a, b, worth } : { a: b, b: a, worth });
  }

  return {
    size,
    seen,
    /** Everybody, and everybody's place, in the order of the keys. */
    order,
    place,
    /** The pairs with a score, the best first. */
    pairs: pairs.sort(
      (one, other) =>
        other.worth - one.worth || place[one.a]! - place[other.a]! || place[one.b]! - place[other.b]!,
    ),
    worthOf: (a: number, b: number): number => worths.get(nameOf(a, b)) ?? 0,
    isNew,
    isFree,
    hasRoom,
    accepts,
    /** Whether two more people fit into a viewer's list at that level. */
    lacksTwo: (one: number, level: number): boolean =>
      shown[one]! + 1 < room[one]! && accepts(one, Math.min(wants[one]!, level) - 1),
    give,
    join: (a: number, b: number): void => {
      give(a, b);
      give(b, a);
    },
    part: (a: number, b: number): void => {
      take(a, b);
      take(b, a);
    },
  };
}
