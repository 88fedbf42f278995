import type { Capacity, Graph } from './graph';

interface Heat {
  /** How far from the best a choice may stray, in units of worth: the lower, the nearer to whole lists. */
  temperature: number;
  /** Number of halvings of the temperature. Each starts from the result of the one before. */
  halvings: number;
  /** Passes over all pairs at most, at each temperature. */
  passes: number;
}

/** The prices: a pair's share of the market is `exp((worth - viewer - shown) / temperature)`. */
interface Prices {
  /** The price of each viewer's attention. */
  viewer: Float64Array;
  /** The price of being shown each person. 0 if they may still be shown to others. */
  shown: Float64Array;
}

/** A viewer's attention is spent to within this part. */
const tolerance = 1e-3;

/**
 * Transferable utility: the prices at which every viewer uses all their attention, nobody is shown more often than
 * allowed, and the total worth is maximal, up to the temperature (Sinkhorn's iterations over the existing pairs).
 */
export function sinkhorn(graph: Graph, capacity: Capacity, heat: Heat): Prices {
  const { viewers, shown, starts, to, worth } = graph;
  const prices: Prices = { viewer: new Float64Array(viewers), shown: new Float64Array(shown) };
  const kernel = new Float32Array(worth.length);
  const spent = new Float64Array(viewers);
  const room = new Float64Array(shown);
  const seen = new Float64Array(shown);
  for (let halving = heat.halvings; halving >= 0; halving--) {
    const temperature = heat.temperature * 2 ** halving;
    for (let viewer = 0; viewer < viewers; viewer++) {
      // Less the row's best, which comes first, so that nothing is too small or too great to count.
      const best = worth[starts[viewer]!] ?? 0;
      for (let edge = starts[viewer]!; edge < starts[viewer + 1]!; edge++)
        kernel[edge] = Math.exp((worth[edge]! - best) / temperature);
    }
    for (let one = 0; one < shown; one++) room[one] = Math.exp(-prices.shown[one]! / temperature);
    spent.fill(0);
    for (let pass = 0; pass < heat.passes; pass++) {
      let change = 0;
      seen.fill(0);
      for (let viewer = 0; viewer < viewers; viewer++) {
        const end = starts[viewer + 1]!;
        let sum = 0;
        for (let edge = starts[viewer]!; edge < end; edge++) sum += kernel[edge]! * room[to[edge]!]!;
        if (sum === 0) continue;
        const factor = capacity.perViewer / sum;
        change = Math.max(change, Math.abs(1 - spent[viewer]! / factor));
        spent[viewer] = factor;
        for (let edge = starts[viewer]!; edge < end; edge++) seen[to[edge]!]! += factor * kernel[edge]!;
      }
      for (let one = 0; one < shown; one++)
        room[one] = seen[one]! > capacity.perShown ? capacity.perShown / seen[one]! : 1;
      if (change < tolerance) break;
    }
    for (let one = 0; one < shown; one++) prices.shown[one] = -temperature * Math.log(room[one]!);
    for (let viewer = 0; viewer < viewers; viewer++)
      prices.viewer[viewer] = (worth[starts[viewer]!] ?? 0) - temperature * Math.log(spent[viewer] || 1);
  }
  return prices;
}
