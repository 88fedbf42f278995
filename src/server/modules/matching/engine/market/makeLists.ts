import type { Attention } from '../../../../../lib/rules/matching/attention';
import type { PairScores } from '../types';
import { everyPair, fewMembers } from './everyPair';
import { fill, type IsAllowed } from './fill';
import { graphOfPairs, type Graph } from './graph';
import { improve } from './improve';
import { showNewcomers } from './newcomers';
import { sinkhorn } from './sinkhorn';
import { assignWithFloor, floorOf, idealsOf } from './worstOff';

export interface Market {
  scores: PairScores;
  attention: Attention;
  /** 1 for a newcomer who should get a share, by place. */
  newcomer: Uint8Array;
  /** `keyOf` of each member: what settles ties. */
  keys: Float64Array;
  /** Whether two people may meet, whether or not they are in `scores`. Without it, exactly the pairs in `scores` may. */
  isAllowed: (a: number, b: number) => boolean;
}

/** The average worth of the best person of each viewer who has any. Small steps are relative to it. */
function scaleOf({ viewers, starts, worth }: Graph): number {
  let sum = 0;
  let count = 0;
  for (let viewer = 0; viewer < viewers; viewer++) {
    const best = starts[viewer]! < starts[viewer + 1]! ? worth[starts[viewer]!]! : 0;
    sum += best;
    if (best > 0) count++;
  }
  return count > 0 ? sum / count : 1;
}

/** Number of auctions: the more pairs there are, the fewer. */
const roundsFor = (graph: Graph): number =>
  Math.max(2, Math.min(12, Math.floor(6e6 / (graph.to.length || 1))));

/**
 * The lists of a round: for each member the others by place. The first has the greatest share of the market: the
 * highest worth, minus the price of a person whom many want. The same seed and scores give the same lists, whatever the
 * order of members and pairs.
 */
export function makeLists({ scores, attention, newcomer, keys, isAllowed }: Market): Int32Array[] {
  const { size } = scores;
  // Everything from here on is done in the order of the keys.
  const members = Int32Array.from(keys, (_, member) => member).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const place = new Int32Array(size);
  members.forEach((member, at) => (place[member] = at));
  const mayMeet: IsAllowed = (a, b) => a !== b && isAllowed(members[a]!, members[b]!);
  const graph = graphOfPairs(everyPair(scores, isAllowed), place);
  const others = Math.max(0, size - 1);
  const capacity = {
    perViewer: Math.min(attention.perMember, others),
    perShown: Math.min(attention.appearances, others),
  };

  const scale = scaleOf(graph);
  const ideals = idealsOf(graph, capacity);
  const care = { step: scale / 1000, mostBids: 300 * size * capacity.perViewer, rounds: roundsFor(graph) };
  const held = assignWithFloor(graph, capacity, ideals, care);
  const isNew = Uint8Array.from(members, (member) => newcomer[member]!);
  const better = (mayShift: boolean): void => {
    if (size > fewMembers) return;
    improve(held, graph, { ideals, floor: floorOf(held, ideals), mayShift, least: scale / 1e5 });
  };
  fill(held, graph, mayMeet);
  better(true);
  showNewcomers(held, graph, ideals, isNew, mayMeet);
  if (isNew.includes(1)) better(false);

  const prices = sinkhorn(graph, capacity, { temperature: scale / 20, halvings: 2, passes: 10 }).shown;
  // A person without worth has no price either, but still comes last.
  const share = (at: number): number =>
    held.worth[at]! > 0 ? held.worth[at]! - prices[held.item[at]!]! : -Infinity;
  return Array.from({ length: size }, (_, member) => {
    const from = place[member]! * capacity.perViewer;
    const places = Array.from({ length: held.length[place[member]!]! }, (_, i) => from + i);
    places.sort((a, b) => share(b) - share(a) || held.item[a]! - held.item[b]!);
    return Int32Array.from(places, (at) => members[held.item[at]!]!);
  });
}
