import { totalOf, type Assignment } from './assignment';
import { auction } from './auction';
import type { Capacity, Graph } from './graph';
import { lift } from './lift';

/** The share of the total worth that the floor may cost. */
const mostCost = 0.01;

/** Viewers who cannot be raised even with this weight are skipped, because others still can be. */
const mostWeight = 30;

interface Care {
  step: number;
  mostBids: number;
  /** Number of auctions. */
  rounds: number;
}

/** The worth of each viewer's list if there were no other viewers. */
export function idealsOf({ viewers, starts, worth }: Graph, { perViewer }: Capacity): Float64Array {
  return Float64Array.from({ length: viewers }, (_, viewer) => {
    const end = Math.min(starts[viewer + 1]!, starts[viewer]! + perViewer);
    let total = 0;
    for (let edge = starts[viewer]!; edge < end; edge++) total += worth[edge]!;
    return total;
  });
}

/** The share of their ideal that the worst-off viewers get. */
export function floorOf(held: Assignment, ideals: Float64Array): number {
  let floor = 1;
  for (let viewer = 0; viewer < held.viewers; viewer++)
    if (ideals[viewer]! > 0) floor = Math.min(floor, totalOf(held, viewer) / ideals[viewer]!);
  return floor;
}

/**
 * Lists in which the worst-off, by the share of their own ideal that they get, are as well off as the allowed cost
 * permits: first the weight of their wishes grows in the auction, then exchanges raise them one by one.
 */
export function assignWithFloor(
  graph: Graph,
  capacity: Capacity,
  ideals: Float64Array,
  { step, mostBids, rounds }: Care,
): Assignment {
  const { viewers } = graph;
  const weights = new Float64Array(viewers).fill(1);
  const ratios = new Float64Array(viewers);

  const measure = (held: Assignment): { total: number; floor: number } => {
    let total = 0;
    let floor = 1;
    for (let viewer = 0; viewer < viewers; viewer++) {
      const own = totalOf(held, viewer);
      total += own;
      ratios[viewer] = ideals[viewer]! > 0 ? own / ideals[viewer]! : 1;
      if (weights[viewer]! < mostWeight) floor = Math.min(floor, ratios[viewer]!);
    }
    return { total, floor };
  };

  const first = auction(graph, capacity, { step, mostBids });
  const { total, floor } = measure(first);
  const least = total * (1 - mostCost);
  let best = { held: first, total, floor };
  let target = floor + (1 - floor) * 0.2;
  for (let round = 1; round < rounds; round++) {
    for (let viewer = 0; viewer < viewers; viewer++) {
      const short = target / Math.max(ratios[viewer]!, target / 4);
      // Viewers above the floor lose weight again, but slowly, because otherwise two could alternate forever.
      weights[viewer] = Math.min(
        mostWeight,
        Math.max(1, weights[viewer]! * short ** (short > 1 ? 1.5 : 0.1)),
      );
    }
    const held = auction(graph, capacity, { step, mostBids, weights });
    const now = { held, ...measure(held) };
    if (now.total < least) target = (target + best.floor) / 2;
    else if (now.floor > best.floor) {
      best = now;
      target = Math.max(target, now.floor + (1 - now.floor) * 0.2);
    }
  }
  lift(best.held, graph, ideals, best.total - least);
  return best.held;
}
