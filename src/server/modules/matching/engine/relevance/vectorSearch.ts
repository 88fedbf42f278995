import { width } from '../words/vectorTable';

/** A term's number and its vector of unit length. */
export interface Known {
  number: number;
  vector: Float32Array;
}

/** Calls for each that is nearer than asked for. */
export type VectorSearch = (vector: Float32Array, found: (number: number, cosine: number) => void) => void;

/** Among so many every vector is compared; among more only those whose signs mostly agree. */
const few = 2500;

/** Signs that may differ, of `width`: of unrelated vectors half do. */
const differing = 42;

const signWords = Math.ceil(width / 32);

function signsOf(vector: Float32Array, into: Int32Array, at: number): void {
  vector.forEach((value, i) => {
    if (value > 0) into[at + (i >> 5)]! |= 1 << (i & 31);
  });
}

function bits(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Looks through vectors that lie one behind the other. */
export function vectorSearch(known: readonly Known[], nearer: number): VectorSearch {
  const rows = new Float32Array(known.length * width);
  const numbers = Int32Array.from(known, ({ number }) => number);
  const signs = new Int32Array(known.length * signWords);
  known.forEach(({ vector }, row) => {
    rows.set(vector, row * width);
    signsOf(vector, signs, row * signWords);
  });
  const all = known.length <= few;
  const own = new Int32Array(signWords);

  function agrees(row: number): boolean {
    let count = 0;
    for (let at = 0; at < signWords; at += 1) count += bits(signs[row * signWords + at]! ^ own[at]!);
    return count <= differing;
  }

  function cosine(vector: Float32Array, row: number): number {
    let [a, b, c, d] = [0, 0, 0, 0];
    const from = row * width;
    for (let i = 0; i < width; i += 4) {
      a += rows[from + i]! * vector[i]!;
      b += rows[from + i + 1]! * vector[i + 1]!;
      c += rows[from + i + 2]! * vector[i + 2]!;
      d += rows[from + i + 3]! * vector[i + 3]!;
    }
    return a + b + c + d;
  }

  return (vector, found) => {
    own.fill(0);
    signsOf(vector, own, 0);
    for (let row = 0; row < known.length; row += 1) {
      if (!all && !agrees(row)) continue;
      const near = cosine(vector, row);
      if (near > nearer) found(numbers[row]!, near);
    }
  };
}
