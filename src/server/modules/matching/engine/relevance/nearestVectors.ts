import { width } from '../words/vectorTable';
import { highest } from './highest';

/** The places of the nearest vectors, the nearest first, and their similarity. */
interface Nearest {
  places: Int32Array;
  cosines: Float32Array;
}

/** Up to this many, every vector is compared; above it, only those with mostly equal signs. */
const few = 2500;

/** Signs that may differ, of `width`: of unrelated vectors half do. */
const differing = 42;

/** Signs of a vector, 32 in a number. */
const signWords = 4;

/** Number of vectors compared with all others at a time, so that they fit in the processor's cache. */
const block = 32;

function signsOf(vector: Float32Array, into: Int32Array, at: number): void {
  vector.forEach((value, i) => {
    if (value > 0) into[at + (i >> 5)]! |= 1 << (i & 31);
  });
}

/** How many bits are set, of each byte of a number. */
function byteCounts(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
}

/** Whether most signs of two vectors are equal. */
function agree(signs: Int32Array, one: number, other: number): boolean {
  const [own, theirs] = [one * signWords, other * signWords];
  const bytes =
    byteCounts(signs[own]! ^ signs[theirs]!) +
    byteCounts(signs[own + 1]! ^ signs[theirs + 1]!) +
    byteCounts(signs[own + 2]! ^ signs[theirs + 2]!) +
    byteCounts(signs[own + 3]! ^ signs[theirs + 3]!);
  return Math.imul(bytes, 0x01010101) >>> 24 <= differing;
}

/** Of two unit vectors, one behind the other in `rows`. */
function cosine(rows: Float32Array, one: number, other: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  const end = (one + 1) * width;
  for (let i = one * width, to = other * width; i < end; i += 4, to += 4) {
    a += rows[i]! * rows[to]!;
    b += rows[i + 1]! * rows[to + 1]!;
    c += rows[i + 2]! * rows[to + 2]!;
    d += rows[i + 3]! * rows[to + 3]!;
  }
  return Math.fround(a + b + c + d);
}

/** Collects the nearest of each, in any order; equal ones by place. */
function nearestOf(size: number, nearer: number, most: number) {
  const room = 4 * most;
  const places = new Int32Array(size * room);
  const cosines = new Float32Array(size * room);
  const counts = new Int32Array(size);
  /** The lowest similarity among the nearest so far. */
  const least = new Float32Array(size).fill(nearer);
  const byPlace = new Float32Array(size);

  function best(one: number): Nearest {
    const from = one * room;
    const found = places.subarray(from, from + counts[one]!);
    found.forEach((place, at) => (byPlace[place] = cosines[from + at]!));
    const kept = highest(found, byPlace, most);
    return { places: kept, cosines: Float32Array.from(kept, (place) => byPlace[place]!) };
  }

  return {
    least,
    best,
    add(one: number, place: number, cosine: number) {
      const at = one * room + counts[one]!;
      places[at] = place;
      cosines[at] = cosine;
      counts[one]! += 1;
      if (counts[one]! < room) return;
      const kept = best(one);
      places.set(kept.places, one * room);
      cosines.set(kept.cosines, one * room);
      counts[one] = most;
      least[one] = kept.cosines[most - 1]!;
    },
  };
}

/** The vectors whose nearest are computed: `own`, and of `asking` those that have one of `others` among their nearest. */
interface Some {
  own: Iterable<number>;
  asking: readonly number[];
  others: Iterable<number>;
}

/**
 * For each of these unit vectors, the nearest of the first `known` above a similarity. With `some`, only for those:
 * undefined for the rest.
 */
export function nearestVectors(
  vectors: readonly Float32Array[],
  known: number,
  { nearer, most, some }: { nearer: number; most: number; some?: Some },
): (one: number) => Nearest | undefined {
  const size = vectors.length;
  const rows = new Float32Array(size * width);
  const signs = new Int32Array(size * signWords);
  vectors.forEach((vector, row) => {
    rows.set(vector, row * width);
    signsOf(vector, signs, row * signWords);
  });
  const everyone = known <= few;
  const { add, best, least } = nearestOf(size, nearer, most);

  const nearness = (one: number, other: number): number =>
    everyone || agree(signs, one, other) ? cosine(rows, one, other) : 0;

  /** Finds the nearest of one. False if enough are nearer than `unless`: then it is given up. */
  function collect(one: number, unless = Infinity): boolean {
    let nearerOnes = 0;
    for (let other = 0; other < known; other += 1) {
      const near = nearness(one, other);
      if (near > unless) nearerOnes += 1;
      if (nearerOnes === most) return false;
      if (near >= least[one]!) add(one, other, near);
    }
    return true;
  }

  if (some) {
    const rows = new Set(some.own);
    for (const one of rows) collect(one);
    const closest = new Float32Array(size);
    for (const other of some.others)
      for (const one of some.asking) closest[one] = Math.max(closest[one]!, nearness(one, other));
    // Most have enough that are nearer, found soon: then none of `others` is among their nearest.
    for (const one of some.asking)
      if (!rows.has(one) && closest[one]! >= nearer && collect(one, closest[one])) rows.add(one);
    return (one) => (rows.has(one) ? best(one) : undefined);
  }

  // How near two are is worked out once for both.
  for (let from = 0; from < size; from += block)
    for (let other = from; other < size; other += 1) {
      const end = Math.min(from + block, other + 1);
      for (let one = from; one < end; one += 1) {
        if (!everyone && !agree(signs, one, other)) continue;
        const near = cosine(rows, one, other);
        if (near >= least[one]! && other < known) add(one, other, near);
        if (near >= least[other]! && one < known && one !== other) add(other, one, near);
      }
    }
  return best;
}
