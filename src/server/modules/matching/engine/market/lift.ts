import { give, placeOf, take, totalOf, type Assignment } from './assignment';
import type { Graph } from './graph';

interface Exchange {
  viewer: number;
  gives: number;
  takes: number;
  /** The viewer who gets one person for the other. -1 if the other person was free. */
  partner: number;
  viewerWorth: number;
  partnerWorth: number;
  /** The viewer's gain, and the loss of both together. */
  gain: number;
  loss: number;
}

/** The floor rises by such parts of everybody's own ideal. */
const rise = 0.02;

/**
 * Raises a floor under the lists, as a share of `ideals`, by exchanges of one person for another that put nobody else
 * below it, until the allowed loss is used up. Viewers who cannot be raised stay where they are. For one population,
 * whose graph is the same from both sides.
 */
export function lift(held: Assignment, graph: Graph, ideals: Float64Array, mayLose: number): void {
  const { viewers, perViewer, perShown, length, item, worth, count, holder } = held;
  const { starts, to } = graph;
  const totals = Float64Array.from({ length: viewers }, (_, viewer) => totalOf(held, viewer));
  const worthToPartner = new Float32Array(viewers).fill(-1);

  /** Whether another viewer may get `gives` for `takes`, and what they lose by it. */
  const lossOf = (partner: number, gives: number, takes: number, floor: number): number | undefined => {
    const partnerWorth = worthToPartner[partner]!;
    if (partnerWorth < 0 || placeOf(held, partner, gives) >= 0) return undefined;
    const lost = worth[placeOf(held, partner, takes)]! - partnerWorth;
    return lost > 0 && totals[partner]! - lost < floor * ideals[partner]! ? undefined : lost;
  };

  /** The step towards the floor with the lowest cost per gain. */
  const find = (viewer: number, floor: number): Exchange | undefined => {
    const short = floor * ideals[viewer]! - totals[viewer]!;
    let best: Exchange | undefined;
    let bestPrice = Infinity;
    const consider = (gives: number, edge: number, had: number, partner: number, lost: number): void => {
      const viewerWorth = graph.worth[edge]!;
      const gain = viewerWorth - had;
      const price = (lost - gain) / Math.min(short, gain);
      if (price >= bestPrice) return;
      bestPrice = price;
      const partnerWorth = partner < 0 ? 0 : worthToPartner[partner]!;
      best = { viewer, gives, takes: to[edge]!, partner, viewerWorth, partnerWorth, gain, loss: lost - gain };
    };
    for (let place = viewer * perViewer; place < viewer * perViewer + length[viewer]!; place++) {
      const gives = item[place]!;
      const had = worth[place]!;
      for (let edge = starts[gives]!; edge < starts[gives + 1]!; edge++)
        worthToPartner[to[edge]!] = graph.worth[edge]!;
      for (let edge = starts[viewer]!; edge < starts[viewer + 1]! && graph.worth[edge]! > had; edge++) {
        const takes = to[edge]!;
        if (placeOf(held, viewer, takes) >= 0) continue;
        if (count[takes]! < perShown) consider(gives, edge, had, -1, 0);
        for (let at = takes * perShown; at < takes * perShown + count[takes]!; at++) {
          const lost = lossOf(holder[at]!, gives, takes, floor);
          if (lost !== undefined) consider(gives, edge, had, holder[at]!, lost);
        }
      }
      for (let edge = starts[gives]!; edge < starts[gives + 1]!; edge++) worthToPartner[to[edge]!] = -1;
    }
    return best;
  };

  const apply = ({
    viewer,
    gives,
    takes,
    partner,
    viewerWorth,
    partnerWorth,
    gain,
    loss,
  }: Exchange): void => {
    take(held, viewer, gives);
    totals[viewer]! += gain;
    if (partner >= 0) {
      take(held, partner, takes);
      give(held, partner, gives, partnerWorth);
      totals[partner]! -= loss + gain;
    }
    give(held, viewer, takes, viewerWorth);
  };

  const isStuck = new Uint8Array(viewers);
  let left = mayLose;
  for (let floor = rise; floor < 1; floor += rise)
    for (let viewer = 0; viewer < viewers; viewer++)
      while (!isStuck[viewer] && totals[viewer]! < floor * ideals[viewer]! - 1e-9) {
        const found = find(viewer, floor);
        if (found && found.loss > left) return;
        left -= found?.loss ?? 0;
        if (found) apply(found);
        else isStuck[viewer] = 1;
      }
}
