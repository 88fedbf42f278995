export const width = 100;

/** 8-bit vectors of English words. */
interface VectorTable {
  size: number;
  /** The place of a word, the most frequent first. */
  rankOf: (word: string) => number | undefined;
  /** Adds the unit vector of a row to `into`. */
  addTo: (into: Float32Array, row: number) => void;
}

export function vectorTable(vectors: Uint8Array, vocabulary: string): VectorTable {
  const words = vocabulary.trimEnd().split('\n');
  if (vectors.length !== words.length * width)
    throw new Error(
      `${words.length} words need ${words.length * width} bytes of vectors, not ${vectors.length}`,
    );
  const bytes = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length);
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  return {
    size: words.length,
    rankOf: (word) => ranks.get(word),
    addTo: (into, row) => {
      const from = row * width;
      let squares = 0;
      for (let at = 0; at < width; at += 1) squares += bytes[from + at]! ** 2;
      const scale = 1 / (Math.sqrt(squares) || 1);
      for (let at = 0; at < width; at += 1) into[at]! += bytes[from + at]! * scale;
    },
  };
}

/** Scales a vector to unit length. Undefined if it is zero. */
export function unit(vector: Float32Array): Float32Array | undefined {
  const length = Math.hypot(...vector);
  return length < 1e-6 ? undefined : vector.map((value) => value / length);
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
