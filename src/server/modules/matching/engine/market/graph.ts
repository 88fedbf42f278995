import type { PairScores } from '../types';

/**
 * The people each viewer may be shown, as rows of one array, with the worth of a meeting to both, 0 to 1, highest
 * first.
 */
export interface Graph {
  viewers: number;
  shown: number;
  /** The index at which each viewer's row begins. It has one element more than there are viewers. */
  starts: Int32Array;
  to: Int32Array;
  worth: Float32Array;
}

/** How many people a viewer sees, and how many viewers see one. */
export interface Capacity {
  perViewer: number;
  perShown: number;
}

// A worth and a place side by side in the 53 bits that a number counts exactly: sorted without comparing by hand.
const finest = 2 ** 24 - 1;
const places = 2 ** 28;

/** Puts every row in order, equal worths by the place of the shown: the order they came in leaves no trace. */
export function sortRows(graph: Graph): Graph {
  const { viewers, starts, to, worth } = graph;
  let longest = 0;
  for (let viewer = 0; viewer < viewers; viewer++)
    longest = Math.max(longest, starts[viewer + 1]! - starts[viewer]!);
  const keys = new Float64Array(longest);
  for (let viewer = 0; viewer < viewers; viewer++) {
    const from = starts[viewer]!;
    const length = starts[viewer + 1]! - from;
    for (let i = 0; i < length; i++) {
      const bounded = Math.min(1, Math.max(0, worth[from + i]!));
      keys[i] = (finest - Math.round(bounded * finest)) * places + to[from + i]!;
    }
    const row = keys.subarray(0, length).sort();
    for (let i = 0; i < length; i++) {
      const key = row[i]!;
      const steps = Math.floor(key / places);
      to[from + i] = key - steps * places;
      worth[from + i] = (finest - steps) / finest;
    }
  }
  return graph;
}

/** The part of a worth that does not need both sides: a meeting that helps only one person is still better than none. */
const oneSided = 0.1;

/** The worth of a pair to both. */
export const pairWorth = ({ score, forward, backward }: PairScores, pair: number): number =>
  (1 - oneSided) * score[pair]! + (oneSided / 2) * (forward[pair]! + backward[pair]!);

/** The market of one population: every pair in both directions, with members by their `place`. */
export function graphOfPairs(scores: PairScores, place: Int32Array): Graph {
  const { size, a, b } = scores;
  const starts = new Int32Array(size + 1);
  for (let pair = 0; pair < a.length; pair++) {
    starts[place[a[pair]!]! + 1]!++;
    starts[place[b[pair]!]! + 1]!++;
  }
  for (let member = 0; member < size; member++) starts[member + 1]! += starts[member]!;
  const next = starts.slice(0, size);
  const to = new Int32Array(2 * a.length);
  const worth = new Float32Array(2 * a.length);
  for (let pair = 0; pair < a.length; pair++) {
    const [one, other] = [place[a[pair]!]!, place[b[pair]!]!];
    const value = pairWorth(scores, pair);
    const [there, back] = [next[one]!++, next[other]!++];
    to[there] = other;
    to[back] = one;
    worth[there] = worth[back] = value;
  }
  return sortRows({ viewers: size, shown: size, starts, to, worth });
}
