import { give, placeOf, take, totalOf, worthOf, type Assignment } from './assignment';
import type { IsAllowed } from './fill';
import type { Graph } from './graph';
import { floorOf } from './worstOff';

/** Newcomers are shown at least this part of the median. */
const part = 0.8;

/** How often a newcomer should be shown. */
export function newcomersShare({ count }: Pick<Assignment, 'count'>): number {
  const sorted = count.slice().sort();
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return Math.ceil(part * median - 1e-9);
}

/**
 * Shows newcomers as often as they should be, instead of others: where that costs least and puts nobody below the
 * current floor of `ideals`, otherwise through a chain of exchanges. No list gets shorter. For one population, whose
 * graph is the same from both sides.
 */
export function showNewcomers(
  held: Assignment,
  graph: Graph,
  ideals: Float64Array,
  newcomer: Uint8Array,
  isAllowed: IsAllowed,
): void {
  const { viewers, shown, perViewer, perShown, length, item, worth, count } = held;
  const { starts, to } = graph;
  const least = new Int32Array(shown);
  const reachedBy = new Int32Array(shown);
  const through = new Int32Array(shown);
  const ratioOf = (viewer: number, lost: number): number =>
    ideals[viewer]! > 0 ? (totalOf(held, viewer) - lost) / ideals[viewer]! : 1;
  const floor = floorOf(held, ideals);

  /** Puts them in the list that loses least, instead of a person who is shown more often than `least`. */
  const replace = (one: number): boolean => {
    let smallest = Infinity;
    let place = -1;
    let found = -1;
    for (let edge = starts[one]!; edge < starts[one + 1]!; edge++) {
      const viewer = to[edge]!;
      if (placeOf(held, viewer, one) >= 0) continue;
      for (let at = viewer * perViewer; at < viewer * perViewer + length[viewer]!; at++) {
        const loss = worth[at]! - graph.worth[edge]!;
        if (loss >= smallest || count[item[at]!]! <= least[item[at]!]! || ratioOf(viewer, loss) < floor)
          continue;
        smallest = loss;
        place = at;
        found = edge;
      }
    }
    if (found < 0) return false;
    take(held, to[found]!, item[place]!);
    give(held, to[found]!, one, graph.worth[found]!);
    return true;
  };

  /** Puts them in any list. The person they replace moves to another list, and so on, until one can be dropped. */
  const chain = (root: number): boolean => {
    const queue = [root];
    reachedBy.fill(-1);
    reachedBy[root] = root;
    for (const one of queue)
      for (let step = 1; step <= viewers; step++) {
        const viewer = (one + step) % viewers;
        if (placeOf(held, viewer, one) >= 0 || !isAllowed(viewer, one)) continue;
        for (let at = viewer * perViewer; at < viewer * perViewer + length[viewer]!; at++) {
          const other = item[at]!;
          if (reachedBy[other]! >= 0) continue;
          reachedBy[other] = one;
          through[other] = viewer;
          if (count[other]! > least[other]!) {
            unwind(other, root);
            return true;
          }
          queue.push(other);
        }
      }
    return false;
  };

  const unwind = (end: number, root: number): void => {
    const path: number[] = [];
    for (let lost = end; lost !== root; lost = reachedBy[lost]!) path.unshift(lost);
    for (const lost of path) {
      const viewer = through[lost]!;
      take(held, viewer, lost);
      give(held, viewer, reachedBy[lost]!, worthOf(graph, viewer, reachedBy[lost]!));
    }
  };

  const show = (owed: number): void => {
    // First replaces only people who are shown more often than newcomers should be. If there are none, anybody.
    for (const others of [owed, 0])
      for (let level = 1; level <= owed; level++) {
        for (let one = 0; one < shown; one++) least[one] = newcomer[one] ? level : others;
        for (let one = 0; one < shown; one++)
          while (newcomer[one] && count[one]! < level) if (!replace(one) && !chain(one)) break;
      }
  };

  // If the two middle values are far apart, showing newcomers can raise the median itself.
  for (let owed = 0; owed < newcomersShare(held) && owed < perShown;) {
    owed = Math.min(newcomersShare(held), perShown);
    show(owed);
  }
}
