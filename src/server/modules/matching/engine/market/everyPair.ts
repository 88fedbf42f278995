import type { PairScores } from '../types';

/** Up to so many members the market looks at every pair; beyond it, at those with a score, and repairs with others. */
export const fewMembers = 600;

/** The scores of a small community with every other pair that may meet, worth 0. */
export function everyPair(scores: PairScores, isAllowed: (a: number, b: number) => boolean): PairScores {
  const { size } = scores;
  if (size > fewMembers) return scores;
  const isScored = new Uint8Array(size * size);
  scores.a.forEach((a, pair) => (isScored[a * size + scores.b[pair]!] = 1));
  const others: [number, number][] = [];
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) if (!isScored[a * size + b] && isAllowed(a, b)) others.push([a, b]);

  const places = (own: Int32Array, more: number[]): Int32Array => {
    const all = new Int32Array(own.length + more.length);
    all.set(own);
    all.set(more, own.length);
    return all;
  };
  const values = (own: Float32Array): Float32Array => {
    const all = new Float32Array(own.length + others.length);
    all.set(own);
    return all;
  };
  return {
    size,
    a: places(
      scores.a,
      others.map(([a]) => a),
    ),
    b: places(
      scores.b,
      others.map(([, b]) => b),
    ),
    score: values(scores.score),
    forward: values(scores.forward),
    backward: values(scores.backward),
  };
}
