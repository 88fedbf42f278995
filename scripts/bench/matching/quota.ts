// Exactly six each, with a floor for the worst-off: the worth of the round's lists compared with the optimum of a
// solver.
import { keyOf } from '../../../src/server/modules/matching/engine/market/keyOf';
import { makeLists } from '../../../src/server/modules/matching/engine/market/makeLists';
import type { PairScores } from '../../../src/server/modules/matching/engine/types';
import { optimum, type Wish } from '../../support/optimum';
import { population } from './population';

const quota = 6;
const populations = [
  { size: 200, seed: 1 },
  { size: 200, seed: 2 },
  { size: 300, seed: 3 },
  { size: 400, seed: 4 },
];

/** The worth of each pair, as the market counts it: mostly the score, and a little of each direction. */
function wishesOf({ a, b, score, forward, backward }: PairScores): Wish[] {
  return Array.from(a, (one, pair) => {
    const worth = 0.9 * score[pair]! + 0.05 * (forward[pair]! + backward[pair]!);
    return [
      { viewer: one, shown: b[pair]!, worth },
      { viewer: b[pair]!, shown: one, worth },
    ];
  }).flat();
}

/** The best wish first, for as long as both have a place. */
function greedy(size: number, wishes: readonly Wish[]): Wish[] {
  const seen = new Int32Array(size);
  const shown = new Int32Array(size);
  return [...wishes]
    .sort((one, other) => other.worth - one.worth)
    .filter((wish) => {
      if (seen[wish.viewer]! >= quota || shown[wish.shown]! >= quota) return false;
      seen[wish.viewer]!++;
      shown[wish.shown]!++;
      return true;
    });
}

const total = (wishes: readonly Wish[]): number => wishes.reduce((sum, { worth }) => sum + worth, 0);

/** The worth of each viewer's six favourites. */
function idealsOf(size: number, wishes: readonly Wish[]): number[] {
  const own: number[][] = Array.from({ length: size }, () => []);
  for (const { viewer, worth } of wishes) own[viewer]!.push(worth);
  return own.map((worths) =>
    worths
      .sort((one, other) => other - one)
      .slice(0, quota)
      .reduce((sum, worth) => sum + worth, 0),
  );
}

/** The smallest share of their ideal that anybody gets. */
function floorOf(ideals: readonly number[], given: readonly Wish[]): number {
  const own = ideals.map(() => 0);
  for (const { viewer, worth } of given) own[viewer]! += worth;
  return Math.min(...ideals.map((ideal, viewer) => own[viewer]! / ideal));
}

function ours(scores: PairScores, wishes: readonly Wish[]): Wish[] {
  const { size } = scores;
  const lists = makeLists({
    scores,
    attention: { perMember: quota, appearances: quota },
    newcomer: new Uint8Array(size),
    keys: Float64Array.from({ length: size }, (_, member) => keyOf('quota', `${member}`)),
    isAllowed: () => true,
  });
  return wishes.filter(({ viewer, shown }) => lists[viewer]!.includes(shown));
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(9);

/**
 * Prints each population. Returns whether everybody has six, and the lists have 0.99 of the solver's worth with that
 * floor.
 */
export function benchQuota(): boolean {
  console.log(
    `${quota} each, shown ${quota} times: of the solver's total with our floor; the floor, of one's own ideal`,
  );
  console.log(
    `${''.padEnd(18)} ${['ours', 'floor', 'greedy', 'floor'].map((name) => name.padStart(9)).join(' ')}`,
  );
  let passed = true;
  for (const { size, seed } of populations) {
    const scores = population(size, seed);
    const wishes = wishesOf(scores);
    const ideals = idealsOf(size, wishes);
    const given = ours(scores, wishes);
    const floor = floorOf(ideals, given);
    const each = ideals.map(() => quota);
    const best = optimum(wishes, {
      mostSeen: each,
      leastSeen: each,
      mostShown: each,
      leastShown: each,
      leastWorth: ideals.map((ideal) => (floor - 1e-6) * ideal),
    });
    const plain = greedy(size, wishes);
    const share = total(given) / (best ?? Infinity);
    passed &&= given.length === size * quota && share >= 0.99;
    console.log(
      `${`${size} people, seed ${seed}`.padEnd(18)} ${[share, floor, total(plain) / (best ?? Infinity), floorOf(ideals, plain)].map(percent).join(' ')}`,
    );
  }
  console.log(
    `everybody has ${quota}, and the total is ${passed ? 'ok' : 'TOO LITTLE'} (≥ 0.99 of the solver's)`,
  );
  return passed;
}
