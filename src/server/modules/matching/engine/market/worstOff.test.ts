import { describe, expect, it } from 'vitest';
import { population } from '../../../../../../scripts/bench/matching/population';
import { optimum } from '../../../../../../scripts/support/optimum';
import type { Assignment } from './assignment';
import { auction } from './auction';
import { graphOfPairs, type Graph } from './graph';
import { assignWithFloor, floorOf, idealsOf } from './worstOff';

const size = 80;
const capacity = { perViewer: 6, perShown: 6 };
const step = 1e-4;

const graphs = [1, 2, 3].map((seed) =>
  graphOfPairs(
    population(size, seed),
    Int32Array.from({ length: size }, (_, member) => member),
  ),
);

const total = ({ worth }: Assignment): number => worth.reduce((sum, one) => sum + one, 0);

const wishesOf = ({ starts, to, worth }: Graph) =>
  Array.from({ length: size }, (_, viewer) =>
    Array.from(to.subarray(starts[viewer], starts[viewer + 1]), (shown, at) => ({
      viewer,
      shown,
      worth: worth[starts[viewer]! + at]!,
    })),
  ).flat();

const each = Array.from({ length: size }, () => 6);
const quota = { mostSeen: each, leastSeen: each, mostShown: each, leastShown: each };

describe.each(graphs)('exactly six each', (graph) => {
  const ideals = idealsOf(graph, capacity);
  const plain = auction(graph, capacity, { step });
  const cared = assignWithFloor(graph, capacity, ideals, { step, mostBids: 1e6, rounds: 12 });

  it('is worth in all what a solver finds', () => {
    expect(plain.length.every((length) => length === 6)).toBe(true);
    expect(total(plain)).toBeGreaterThan(0.998 * optimum(wishesOf(graph), quota)!);
  });

  it('has a floor for the worst-off, for 1 % of what a solver finds above it', () => {
    const floor = floorOf(cared, ideals);
    expect(floor).toBeGreaterThan(floorOf(plain, ideals));
    expect(floor).toBeGreaterThan(0.75);
    expect(cared.length.every((length) => length === 6)).toBe(true);
    const leastWorth = Array.from(ideals, (ideal) => ideal * (floor - 1e-6));
    expect(total(cared)).toBeGreaterThan(0.99 * optimum(wishesOf(graph), { ...quota, leastWorth })!);
  });
});
