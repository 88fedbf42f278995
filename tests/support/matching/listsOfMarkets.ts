import fc from 'fast-check';
import { expect } from 'vitest';
import { optimum, type Wish } from '../../../scripts/support/optimum';
import { aMarket, shuffled } from './aMarket';
import { makeLists, type Market } from '../../../src/server/modules/matching/engine/market/makeLists';
import { newcomersShare } from '../../../src/server/modules/matching/engine/market/newcomers';

const listsOf = (market: Market): number[][] => makeLists(market).map((list) => [...list]);

/** How many random markets, and from which seed on. */
interface Runs {
  numRuns: number;
  seed: number;
}

const property = (runs: Runs, check: (market: Market) => void): void =>
  fc.assert(fc.property(aMarket, check), runs);

const membersOf = ({ scores }: Market): number[] =>
  Array.from({ length: scores.size }, (_, member) => member);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How often each is shown. */
const countsOf = (lists: readonly (readonly number[])[]): number[] => {
  const counts = lists.map(() => 0);
  for (const one of lists.flat()) counts[one]!++;
  return counts;
};

/** The worth of a pair, as in the market. */
function worthOf({ scores }: Market): (a: number, b: number) => number {
  const worths = new Map<string, number>();
  scores.a.forEach((a, pair) => {
    const worth = 0.9 * scores.score[pair]! + 0.05 * (scores.forward[pair]! + scores.backward[pair]!);
    worths.set(`${a} ${scores.b[pair]}`, worth).set(`${scores.b[pair]} ${a}`, worth);
  });
  return (a, b) => worths.get(`${a} ${b}`) ?? 0;
}

/** Every allowed pair in both directions, worth what `worth` says. */
const wishesOf = (market: Market, worth: (a: number, b: number) => number): Wish[] =>
  membersOf(market).flatMap((viewer) =>
    membersOf(market)
      .filter((shown) => market.isAllowed(viewer, shown))
      .map((shown) => ({ viewer, shown, worth: worth(viewer, shown) })),
  );

const everyone = (market: Market, most: number): number[] => membersOf(market).map(() => most);

/** The properties of the lists of random markets, by name. */
export const listsOfMarkets: Readonly<Record<string, (runs: Runs) => void>> = {
  'shows nobody themselves, twice or against what is allowed, within the attention there is, the worthless last':
    (runs) => {
      property(runs, (market) => {
        const lists = listsOf(market);
        const worth = worthOf(market);
        lists.forEach((list, member) => {
          expect(list.length).toBeLessThanOrEqual(market.attention.perMember);
          expect(new Set([...list, member]).size).toBe(list.length + 1);
          expect(list.every((other) => market.isAllowed(member, other))).toBe(true);
          const isWorthless = list.map((other) => (worth(member, other) > 1e-6 ? 0 : 1));
          expect(isWorthless).toEqual([...isWorthless].sort());
        });
        expect(Math.max(0, ...countsOf(lists))).toBeLessThanOrEqual(market.attention.appearances);
      });
    },
  'fills as many places, and leaves out as few people, as a solver does': (runs) => {
    property(runs, (market) => {
      const lists = listsOf(market);
      const { perMember, appearances } = market.attention;
      const wishes = wishesOf(market, () => 1);
      const most = (each: number) =>
        optimum(wishes, { mostSeen: everyone(market, each), mostShown: everyone(market, appearances) });
      expect(sum(lists.map((list) => list.length))).toBeCloseTo(most(perMember)!, 6);
      expect(lists.filter((list) => list.length > 0)).toHaveLength(Math.round(most(1)!));
    });
  },
  'shows newcomers 0.8 × the median, or as often as a solver can': (runs) => {
    property(runs, (market) => {
      const lists = listsOf(market);
      const counts = countsOf(lists);
      const owed = newcomersShare({ count: Int32Array.from(counts) });
      const news = membersOf(market).filter((member) => market.newcomer[member]);
      if (news.every((member) => counts[member]! >= owed)) return;
      const isPossible = optimum(
        wishesOf(market, () => 1),
        {
          mostSeen: lists.map((list) => list.length),
          leastSeen: lists.map((list) => list.length),
          mostShown: everyone(market, market.attention.appearances),
          leastShown: membersOf(market).map((member) => (market.newcomer[member] ? owed : 0)),
        },
      );
      expect(isPossible).toBeUndefined();
    });
  },
  'is worth nearly what a solver finds for lists of the same lengths': (runs) => {
    const shares: number[] = [];
    property(runs, (any) => {
      const market = { ...any, newcomer: new Uint8Array(any.scores.size) };
      const lists = listsOf(market);
      const worth = worthOf(market);
      const lengths = lists.map((list) => list.length);
      const best = optimum(wishesOf(market, worth), {
        mostSeen: lengths,
        leastSeen: lengths,
        mostShown: everyone(market, market.attention.appearances),
      })!;
      const ours = sum(lists.flatMap((list, member) => list.map((other) => worth(member, other))));
      if (best > 0.01) shares.push(ours / best);
    });
    shares.sort((one, other) => one - other);
    expect(sum(shares) / shares.length).toBeGreaterThan(0.995);
    expect(shares[Math.floor(shares.length / 50)]).toBeGreaterThan(0.95);
  },
  'is the same for the same seed, in whatever order members and pairs stand': (runs) => {
    property(runs, (market) => {
      const lists = listsOf(market);
      expect(listsOf(market)).toEqual(lists);
      const { market: other, places } = shuffled(market);
      const otherLists = listsOf(other);
      lists.forEach((list, member) =>
        expect(otherLists[places[member]!]).toEqual(list.map((one) => places[one])),
      );
    });
  },
};
