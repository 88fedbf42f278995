import { give, placeOf, take, worthOf, type Assignment } from './assignment';
import type { Graph } from './graph';

/** Whether a person may be shown to a viewer at all, whether or not the pair is in the graph. */
export type IsAllowed = (viewer: number, shown: number) => boolean;

/**
 * Fills lists by a maximum flow, the shortest first: nobody has one person fewer while another viewer, who can be
 * reached by a chain of exchanges, has two more. A failed search has found a set that nothing can enter, so that set is
 * not searched again.
 */
export function fill(held: Assignment, graph: Graph, isAllowed: IsAllowed): void {
  const { viewers, shown, perViewer, perShown, length, count, holder } = held;
  const isClosedViewer = new Uint8Array(viewers);
  const seenShown = new Int32Array(shown).fill(-1);
  const seenViewer = new Int32Array(viewers).fill(-1);
  const reachedBy = new Int32Array(shown);
  const lostTo = new Int32Array(viewers);
  const queue = new Int32Array(viewers);
  // Once shown as often as may be, always: a chain only moves who sees them.
  const free = Int32Array.from({ length: shown }, (_, one) => one).filter((one) => count[one]! < perShown);
  let freeCount = free.length;
  // The people that a search may reach, and those that the current one has not reached yet.
  let open = Int32Array.from({ length: shown }, (_, one) => one);
  const pool = new Int32Array(shown);
  let search = 0;

  const hand = (viewer: number, one: number): void => give(held, viewer, one, worthOf(graph, viewer, one));

  const fits = (viewer: number, one: number): boolean =>
    placeOf(held, viewer, one) < 0 && isAllowed(viewer, one);

  /** Gives the best free person of the graph, otherwise any free person. */
  const giveFree = (viewer: number): boolean => {
    const end = graph.starts[viewer + 1]!;
    for (let edge = graph.starts[viewer]!; edge < end; edge++) {
      const one = graph.to[edge]!;
      if (count[one]! >= perShown || placeOf(held, viewer, one) >= 0) continue;
      give(held, viewer, one, graph.worth[edge]!);
      return true;
    }
    for (let i = 0; i < freeCount; i++) {
      const one = free[i]!;
      if (count[one]! >= perShown) free[i--] = free[--freeCount]!;
      else if (fits(viewer, one)) {
        hand(viewer, one);
        return true;
      }
    }
    return false;
  };

  /** Gives `one` to the viewer who reached them, whose lost person goes to the viewer who reached that one, and so on. */
  const unwind = (one: number, root: number): void => {
    for (let next = one; ;) {
      const viewer = reachedBy[next]!;
      if (viewer === root) return hand(viewer, next);
      const lost = lostTo[viewer]!;
      take(held, viewer, lost);
      hand(viewer, next);
      next = lost;
    }
  };

  /** Breadth-first search for a free person, or for a viewer with more than `level` people. False if there is neither. */
  const exchange = (root: number, level: number): boolean => {
    search++;
    seenViewer[root] = search;
    queue[0] = root;
    let end = 1;
    let poolCount = -1;
    /** Whether the search is over. */
    const reach = (viewer: number, one: number): boolean => {
      seenShown[one] = search;
      reachedBy[one] = viewer;
      if (count[one]! < perShown) {
        unwind(one, root);
        return true;
      }
      const from = one * perShown;
      for (let at = from; at < from + perShown; at++) {
        const other = holder[at]!;
        if (seenViewer[other] === search) continue;
        if (length[other]! > level) {
          take(held, other, one);
          unwind(one, root);
          return true;
        }
        seenViewer[other] = search;
        lostTo[other] = one;
        queue[end++] = other;
      }
      return false;
    };
    for (let at = 0; at < end; at++) {
      const viewer = queue[at]!;
      for (let edge = graph.starts[viewer]!; edge < graph.starts[viewer + 1]!; edge++) {
        const one = graph.to[edge]!;
        if (seenShown[one] !== search && seenShown[one] !== closed && placeOf(held, viewer, one) < 0)
          if (reach(viewer, one)) return true;
      }
      if (poolCount < 0) {
        pool.set(open);
        poolCount = open.length;
      }
      for (let i = 0; i < poolCount; i++) {
        const one = pool[i]!;
        if (seenShown[one] !== search) {
          if (!fits(viewer, one)) continue;
          if (reach(viewer, one)) return true;
        }
        pool[i--] = pool[--poolCount]!;
      }
    }
    for (let at = 0; at < end; at++) isClosedViewer[queue[at]!] = 1;
    for (const one of open) if (seenShown[one] === search) seenShown[one] = closed;
    open = open.filter((one) => seenShown[one] !== closed);
    return false;
  };

  for (let level = 1; level <= perViewer; level++)
    for (let viewer = 0; viewer < viewers; viewer++)
      while (length[viewer]! < level && !isClosedViewer[viewer])
        if (!giveFree(viewer) && !exchange(viewer, level)) break;
}

/** The time of a search that never ends. */
const closed = 2 ** 31 - 1;
