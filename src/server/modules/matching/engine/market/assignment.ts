import type { Capacity, Graph } from './graph';

/** Who is shown to whom: a list per viewer, and for each shown person the viewers who have them. */
export interface Assignment extends Capacity {
  viewers: number;
  shown: number;
  /** Length of each viewer's list. */
  length: Int32Array;
  /** `perViewer` slots for each viewer, the first `length` of them used. */
  item: Int32Array;
  worth: Float32Array;
  /** How often each is shown. */
  count: Int32Array;
  /** `perShown` places for each shown. */
  holder: Int32Array;
}

export function emptyAssignment({ viewers, shown }: Graph, { perViewer, perShown }: Capacity): Assignment {
  return {
    perViewer,
    perShown,
    viewers,
    shown,
    length: new Int32Array(viewers),
    item: new Int32Array(viewers * perViewer),
    worth: new Float32Array(viewers * perViewer),
    count: new Int32Array(shown),
    holder: new Int32Array(shown * perShown),
  };
}

/** The index in `item` of a shown person in a viewer's list. -1 if they are not in it. */
export function placeOf({ perViewer, length, item }: Assignment, viewer: number, shown: number): number {
  const from = viewer * perViewer;
  for (let at = from + length[viewer]! - 1; at >= from; at--) if (item[at] === shown) return at;
  return -1;
}

export function give(held: Assignment, viewer: number, shown: number, worth: number): void {
  const at = viewer * held.perViewer + held.length[viewer]!++;
  held.item[at] = shown;
  held.worth[at] = worth;
  held.holder[shown * held.perShown + held.count[shown]!++] = viewer;
}

export function take(held: Assignment, viewer: number, shown: number): void {
  const at = placeOf(held, viewer, shown);
  const last = viewer * held.perViewer + --held.length[viewer]!;
  held.item[at] = held.item[last]!;
  held.worth[at] = held.worth[last]!;
  const from = shown * held.perShown;
  const end = from + --held.count[shown]!;
  held.holder[held.holder.indexOf(viewer, from)] = held.holder[end]!;
}

/** The worth of a meeting by the graph. 0 if the pair is not in it. */
export function worthOf({ starts, to, worth }: Graph, viewer: number, shown: number): number {
  const end = starts[viewer + 1]!;
  for (let edge = starts[viewer]!; edge < end; edge++) if (to[edge] === shown) return worth[edge]!;
  return 0;
}

/** The total worth of a viewer's list. */
export function totalOf({ perViewer, length, worth }: Assignment, viewer: number): number {
  const from = viewer * perViewer;
  let total = 0;
  for (let at = from + length[viewer]! - 1; at >= from; at--) total += worth[at]!;
  return total;
}
