import { width } from '../words/vectorTable';

/** Calls with the place of each that is nearer than asked for. */
export type VectorSearch = (vector: Float32Array, found: (place: number, cosine: number) => void) => void;

/** Among so many every vector is compared; among more only those whose signs mostly agree. */
const few = 2500;

/** Signs that may differ, of `width`: of unrelated vectors half do. */
const differing = 42;

/** Signs of a vector, 32 in a number. */
const signWords = 4;

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

/** Looks through vectors of unit length, which lie one behind the other. */
export function vectorSearch(known: readonly Float32Array[], nearer: number): VectorSearch {
  const size = known.length;
  const rows = new Float32Array(size * width);
  const signs = new Int32Array(size * signWords);
  known.forEach((vector, row) => {
    rows.set(vector, row * width);
    signsOf(vector, signs, row * signWords);
  });
  const own = new Int32Array(signWords);
  const agreeing = Int32Array.from(known, (_, row) => row);

  /** Puts the rows whose signs mostly agree in front; answers how many. */
  function agree(vector: Float32Array): number {
    own.fill(0);
    signsOf(vector, own, 0);
    const [first, second, third, last] = own as unknown as [number, number, number, number];
    let count = 0;
    for (let row = 0, at = 0; row < size; row += 1, at += signWords) {
      const bytes =
        byteCounts(signs[at]! ^ first) +
        byteCounts(signs[at + 1]! ^ second) +
        byteCounts(signs[at + 2]! ^ third) +
        byteCounts(signs[at + 3]! ^ last);
      agreeing[count] = row;
      if (Math.imul(bytes, 0x01010101) >>> 24 <= differing) count += 1;
    }
    return count;
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
    const count = size <= few ? size : agree(vector);
    for (let at = 0; at < count; at += 1) {
      const row = agreeing[at]!;
      const near = cosine(vector, row);
      if (near > nearer) found(row, near);
    }
  };
}
