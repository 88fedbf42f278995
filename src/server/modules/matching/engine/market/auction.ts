import { emptyAssignment, give, type Assignment } from './assignment';
import type { Capacity, Graph } from './graph';

interface Terms {
  /** The amount by which a bid exceeds the price: a slot ends at most this far below the best one. */
  step: number;
  /** Prices to start from, none below 0. */
  prices?: Float64Array;
  /** How much a viewer's wishes count. */
  weights?: Float64Array;
  /** After so many bids those who still want something leave. */
  mostBids?: number;
}

/** A slot stays empty rather than cost this: above it a price war has no end that is worth it. */
const reserve = 2;

/**
 * Makes whole lists by an auction (Bertsekas). A viewer with a free slot bids for the person of highest worth minus
 * price, up to the point where the second best would be equal. A person who is shown often enough drops the lowest bid.
 * The total worth ends within `step` per slot of the maximum.
 */
export function auction(graph: Graph, capacity: Capacity, terms: Terms): Assignment {
  const { viewers, shown, starts, to, worth } = graph;
  const { perViewer, perShown } = capacity;
  const { step, weights, mostBids = Infinity } = terms;
  const price = terms.prices?.slice() ?? new Float64Array(shown);
  const taken = new Uint8Array(to.length);
  const filled = new Int32Array(viewers);
  const count = new Int32Array(shown);
  const bid = new Float64Array(shown * perShown);
  const edgeOf = new Int32Array(shown * perShown);
  const viewerOf = new Int32Array(shown * perShown);
  const queue = Int32Array.from({ length: viewers }, (_, viewer) => viewer);
  const isWaiting = new Uint8Array(viewers).fill(1);
  let waiting = perShown > 0 && perViewer > 0 ? viewers : 0;

  /** Drops the lowest bid and returns its index. */
  const dropLowest = (object: number): number => {
    const from = object * perShown;
    let lowest = from;
    for (let at = from + 1; at < from + perShown; at++) if (bid[at]! < bid[lowest]!) lowest = at;
    const loser = viewerOf[lowest]!;
    taken[edgeOf[lowest]!] = 0;
    filled[loser]!--;
    if (!isWaiting[loser]) {
      isWaiting[loser] = 1;
      queue[(head + waiting++) % viewers] = loser;
    }
    return lowest;
  };

  const settle = (object: number): void => {
    const from = object * perShown;
    let lowest = Infinity;
    for (let at = from; at < from + perShown; at++) lowest = Math.min(lowest, bid[at]!);
    price[object] = Math.max(price[object]!, lowest);
  };

  let head = 0;
  let bids = 0;
  while (waiting > 0 && bids < mostBids) {
    const viewer = queue[head]!;
    head = (head + 1) % viewers;
    waiting--;
    const end = starts[viewer + 1]!;
    const weight = weights?.[viewer] ?? 1;
    while (filled[viewer]! < perViewer) {
      let best = -reserve * weight;
      let second = best;
      let chosen = -1;
      for (let edge = starts[viewer]!; edge < end; edge++) {
        const value = worth[edge]! * weight;
        if (value <= second) break;
        if (taken[edge]) continue;
        const net = value - price[to[edge]!]!;
        if (net > best) {
          second = best;
          best = net;
          chosen = edge;
        } else if (net > second) second = net;
      }
      if (chosen < 0) break;
      bids++;
      const object = to[chosen]!;
      const at = count[object]! < perShown ? object * perShown + count[object]!++ : dropLowest(object);
      bid[at] = price[object]! + best - second + step;
      edgeOf[at] = chosen;
      viewerOf[at] = viewer;
      taken[chosen] = 1;
      filled[viewer]!++;
      if (count[object] === perShown) settle(object);
    }
    isWaiting[viewer] = 0;
  }

  const held = emptyAssignment(graph, capacity);
  for (let viewer = 0; viewer < viewers; viewer++)
    for (let edge = starts[viewer]!; edge < starts[viewer + 1]!; edge++)
      if (taken[edge]) give(held, viewer, to[edge]!, worth[edge]!);
  return held;
}
