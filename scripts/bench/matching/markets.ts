// Two sides with popular members: expected matches and envious pairs, before rounding to whole lists.
import { sortRows, type Graph } from '../../../src/server/modules/matching/engine/market/graph';
import { sinkhorn } from '../../../src/server/modules/matching/engine/market/sinkhorn';
import { optimalTransport, transferableUtility } from './optimalTransport';
import { matrix, outcome, turned, twoSided, type Matrix } from './twoSided';

const size = 100;
const popularity = 0.5;
const seeds = [1, 2, 3, 4, 5];

/** For a worth of 0 to 1: close enough to whole lists that a lower temperature gives no better result. */
const temperature = 0.005;

/** The shares that the engine's market gives, by their logarithms. */
function ours(worth: Matrix): Matrix {
  const graph: Graph = sortRows({
    viewers: size,
    shown: size,
    starts: Int32Array.from({ length: size + 1 }, (_, row) => row * size),
    to: Int32Array.from({ length: size * size }, (_, cell) => cell % size),
    worth: Float32Array.from(
      { length: size * size },
      (_, cell) => worth[Math.floor(cell / size)]![cell % size]!,
    ),
  });
  const prices = sinkhorn(graph, { perViewer: 1, perShown: 1 }, { temperature, halvings: 6, passes: 500 });
  return matrix(size, (one, other) => worth[one]![other]! - prices.viewer[one]! - prices.shown[other]!);
}

/** Prints each way of ranking; answers whether ours has the matches and the envy of optimal transport. */
export function benchMarkets(): boolean {
  const sums = new Map<string, { matches: number; envious: number }>();
  for (const seed of seeds) {
    const market = twoSided(size, popularity, seed);
    const back = turned(market.right);
    const mean = matrix(size, (one, other) => (market.left[one]![other]! + back[one]![other]!) / 2);
    const product = matrix(size, (one, other) => market.left[one]![other]! * back[one]![other]!);
    const add = (name: string, left: Matrix, right: Matrix = turned(left)): void => {
      const { matches, envious } = outcome(market, left, right);
      const sum = sums.get(name) ?? { matches: 0, envious: 0 };
      sums.set(name, { matches: sum.matches + matches, envious: sum.envious + envious });
    };
    add('own wish', market.left, market.right);
    add('product', product);
    add('transferable utility', transferableUtility(mean));
    add('optimal transport', optimalTransport(mean, temperature));
    add('ours', ours(mean));
  }
  console.log(
    `Two sides of ${size}, popularity ${popularity}: expected matches, envious pairs, mean of ${seeds.length}`,
  );
  for (const [name, { matches, envious }] of sums)
    console.log(
      `${name.padEnd(24)} ${(matches / seeds.length).toFixed(1).padStart(8)} ${(envious / seeds.length).toFixed(1).padStart(8)}`,
    );
  const [own, best] = [sums.get('ours')!, sums.get('optimal transport')!];
  const isMet = own.matches >= 0.99 * best.matches && own.envious <= 1.1 * best.envious;
  console.log(
    `ours beside optimal transport: ${isMet ? 'ok' : 'TOO LITTLE'} (matches ≥ 0.99 ×, envy ≤ 1.1 ×)`,
  );
  return isMet;
}
