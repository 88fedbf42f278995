import { randomOf } from '../../support/random';
import type { PairScores } from '../../../src/server/modules/matching/engine/types';

const topics = 60;

/**
 * Scores like those of a community: people ask for two or three things and offer two or three, few things by many and
 * many by few; some offer them far better than others, so that many want the same people. Every pair, symmetric.
 */
export function population(size: number, seed: number): PairScores {
  const random = randomOf(seed);
  const topic = (): number => Math.floor(topics * random() ** 2);
  const some = (): number[] => Array.from({ length: 2 + Math.floor(2 * random()) }, topic);
  const people = Array.from({ length: size }, () => ({
    asks: some(),
    offers: some(),
    // Pareto: one in a hundred is three times as sought after as the least.
    appeal: Math.min(1, 0.25 * (1 - random()) ** -0.3),
  }));
  const wish = (one: (typeof people)[number], other: (typeof people)[number]): number => {
    const found = one.asks.filter((asked) => other.offers.includes(asked)).length;
    const near = 0.35 * random();
    return Math.min(1, other.appeal * (near + (0.65 * found) / one.asks.length) * (0.8 + 0.4 * random()));
  };
  const pairs = (size * (size - 1)) / 2;
  const scores: PairScores = {
    size,
    a: new Int32Array(pairs),
    b: new Int32Array(pairs),
    score: new Float32Array(pairs),
    forward: new Float32Array(pairs),
    backward: new Float32Array(pairs),
  };
  let pair = 0;
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++, pair++) {
      const forward = wish(people[a]!, people[b]!);
      const backward = wish(people[b]!, people[a]!);
      scores.a[pair] = a;
      scores.b[pair] = b;
      scores.forward[pair] = forward;
      scores.backward[pair] = backward;
      scores.score[pair] = forward + backward > 0 ? (2 * forward * backward) / (forward + backward) : 0;
    }
  return scores;
}
