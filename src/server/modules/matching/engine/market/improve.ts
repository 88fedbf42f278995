import { give, take, totalOf, worthOf, type Assignment } from './assignment';
import type { Graph } from './graph';

interface Limits {
  ideals: Float64Array;
  /** Nobody's list may fall below this share of their ideal. */
  floor: number;
  /** Whether one person may be shown more often, and another less. */
  mayShift: boolean;
  /** Smaller gains are ignored. */
  least: number;
}

/** Enough for the changes that a repair causes; guarantees termination. */
const mostRings = 500;

/**
 * Finds rings of viewers in which each gives a person to the next and takes one from the previous, as long as a ring
 * gains (negative cycles, after Bellman and Ford). Without a floor, the result is the best lists of their lengths. For
 * a small population whose allowed pairs are all in the graph.
 */
export function improve(held: Assignment, graph: Graph, { ideals, floor, mayShift, least }: Limits): void {
  const { viewers, shown, perViewer, perShown, length, item, worth, count } = held;
  /** The place where one more may be shown, and whence one less is. */
  const nowhere = shown;
  const cost = new Float64Array(shown + 1);
  const before = new Int32Array(shown + 1);
  const via = new Int32Array(shown + 1);
  const isHeld = new Uint8Array(shown);
  const isFixed = new Uint8Array(viewers);
  const colour = new Int32Array(shown + 1);

  const reach = (to: number, from: number, viewer: number, total: number): boolean => {
    if (total >= cost[to]! - least) return false;
    cost[to] = total;
    before[to] = from;
    via[to] = viewer;
    return true;
  };

  const relax = (): boolean => {
    let isChanged = false;
    for (let viewer = 0; viewer < viewers; viewer++) {
      if (isFixed[viewer]) continue;
      const from = viewer * perViewer;
      const end = from + length[viewer]!;
      let gives = -1;
      for (let at = from; at < end; at++) {
        isHeld[item[at]!] = 1;
        if (gives < 0 || cost[item[at]!]! + worth[at]! < cost[item[gives]!]! + worth[gives]!) gives = at;
      }
      if (gives >= 0) {
        const total = cost[item[gives]!]! + worth[gives]!;
        const lowest = worth[gives]! - Math.max(0, totalOf(held, viewer) - floor * ideals[viewer]!);
        for (let edge = graph.starts[viewer]!; edge < graph.starts[viewer + 1]!; edge++) {
          if (graph.worth[edge]! < lowest - 1e-9) break;
          const to = graph.to[edge]!;
          if (!isHeld[to] && reach(to, item[gives]!, viewer, total - graph.worth[edge]!)) isChanged = true;
        }
      }
      for (let at = from; at < end; at++) isHeld[item[at]!] = 0;
    }
    for (let one = 0; mayShift && one < shown; one++) {
      if (count[one]! < perShown && reach(nowhere, one, -1, cost[one]!)) isChanged = true;
      if (count[one]! > 0 && reach(one, nowhere, -1, cost[nowhere]!)) isChanged = true;
    }
    return isChanged;
  };

  /** A ring in the current paths. */
  const ring = (): number[] | undefined => {
    colour.fill(-1);
    for (let start = 0; start <= shown; start++) {
      let at = start;
      while (at >= 0 && colour[at]! < 0) {
        colour[at] = start;
        at = before[at]!;
      }
      if (at < 0 || colour[at] !== start) continue;
      const found = [at];
      for (let next = before[at]!; next !== at; next = before[next]!) found.push(next);
      return found;
    }
    return undefined;
  };

  const turn = (places: readonly number[]): void => {
    const moves = places
      .filter((to) => via[to]! >= 0)
      .map((to) => ({ to, from: before[to]!, viewer: via[to]! }));
    for (const { viewer, from } of moves) take(held, viewer, from);
    for (const { viewer, to } of moves) give(held, viewer, to, worthOf(graph, viewer, to));
    for (const { viewer } of moves)
      if (totalOf(held, viewer) < floor * ideals[viewer]! - 1e-9) isFixed[viewer] = 1;
  };

  for (let rings = 0; rings < mostRings; rings++) {
    cost.fill(0);
    before.fill(-1);
    let found: number[] | undefined;
    for (let round = 0; round <= shown && !found && relax(); round++) found = ring();
    if (!found) return;
    turn(found);
  }
}
