import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMarket } from '../../../../../../tests/support/matching/aMarket';
import { makePairs } from './makePairs';
import type { PairScores } from '../types';
import type { PairMarket } from './pairing';

/** A market of which some may get a list, of some length, and each may still be shown so often. */
const somePairs: fc.Arbitrary<PairMarket> = fc
  .tuple(aMarket, fc.infiniteStream(fc.nat(5)), fc.constantFrom(0.3, 1))
  .map(([{ attention, scores, ...market }, numbers, share]) => {
    const drawn = () => Number(numbers.next().value);
    const every = (make: () => number) => Int32Array.from({ length: scores.size }, make);
    const viewer = Uint8Array.from({ length: scores.size }, () => Number(drawn() / 6 < share));
    const most = attention.perMember;
    const wants = every(() => Math.min(most, drawn())).map((length, at) => (viewer[at] ? length : 0));
    return { ...market, scores, viewer, most, wants, room: every(drawn) };
  });

const always = (check: (market: PairMarket, people: number[][]) => void) =>
  fc.assert(
    fc.property(somePairs, (market) => check(market, makePairs(market))),
    { numRuns: 300 },
  );

const shownIn = (people: readonly number[][]) => {
  const shown = people.map(() => 0);
  for (const one of people.flat()) shown[one]!++;
  return shown;
};

function scoresOf(size: number, pairs: readonly { a: number; b: number; worth: number }[]): PairScores {
  const values = Float32Array.from(pairs, ({ worth }) => worth);
  return {
    size,
    a: Int32Array.from(pairs, ({ a }) => a),
    b: Int32Array.from(pairs, ({ b }) => b),
    score: values,
    forward: values,
    backward: values,
  };
}

describe('MAT-09 pairs', () => {
  it('are allowed, new, within the room there is, and of somebody who gets a list', () => {
    always(({ viewer, room, most, isAllowed }, people) => {
      people.forEach((list, one) => {
        expect(new Set([one, ...list]).size).toBe(list.length + 1);
        for (const other of list) {
          expect(isAllowed(one, other)).toBe(true);
          expect(viewer[one]! + viewer[other]!).toBeGreaterThan(0);
        }
        if (viewer[one]) expect(list.length).toBeLessThanOrEqual(most);
      });
      shownIn(people).forEach((count, one) => expect(count).toBeLessThanOrEqual(room[one]!));
    });
  });

  it('are seen from both sides, unless somebody would see nobody', () => {
    always((_, people) => {
      people.forEach((list, one) => {
        for (const other of list) if (!people[other]!.includes(one)) expect(list).toEqual([other]);
      });
    });
  });

  it('leave nobody out while somebody allowed can be shown', () => {
    always(({ viewer, wants, room, isAllowed }, people) => {
      const shown = shownIn(people);
      people.forEach((list, one) => {
        if (!viewer[one] || wants[one] === 0 || list.length > 0) return;
        people.forEach((_, other) => {
          if (other !== one && isAllowed(one, other)) expect(shown[other]).toBe(room[other]);
        });
      });
    });
  });

  it('give no list more than it wants, but to save somebody from having none', () => {
    always(({ viewer, wants }, people) => {
      people.forEach((list, one) => {
        if (!viewer[one] || list.length <= Math.max(1, wants[one]!)) return;
        const saved = list.filter((other) => viewer[other] && people[other]!.length === 1);
        expect(list.length - saved.length).toBeLessThanOrEqual(wants[one]!);
      });
    });
  });

  it('give nobody fewer than the others where all may meet', () => {
    const drawn = fc.record({
      size: fc.integer({ min: 4, max: 21 }),
      length: fc.integer({ min: 2, max: 6 }),
    });
    const keyed = drawn.chain(({ size, length }) =>
      fc.tuple(
        fc.constant(Math.min(length, size - 1)),
        fc.array(fc.nat(99), { minLength: size, maxLength: size }),
      ),
    );
    fc.assert(
      fc.property(keyed, ([length, numbers]) => {
        const every = (value: number) => Int32Array.from(numbers, () => value);
        const pairs = numbers.flatMap((one, a) =>
          numbers.slice(a + 1).flatMap((other, at) => {
            const worth = (one * other) % 7;
            return worth > 3 ? [{ a, b: a + 1 + at, worth: worth / 7 }] : [];
          }),
        );
        const lists = makePairs({
          scores: scoresOf(numbers.length, pairs),
          viewer: Uint8Array.from(numbers, () => 1),
          wants: every(length),
          most: 6,
          room: every(7),
          keys: Float64Array.from(numbers, (number) => number / 100),
          isAllowed: () => true,
        });
        // One is left over where an odd number of people would see an odd number each.
        const short = (numbers.length * length) % 2;
        expect(lists.map((list) => list.length).sort((a, b) => a - b)).toEqual(
          numbers.map((_, at) => (at < short ? length - 1 : length)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('are the best of two ways to pair four people, and of those whom one person may meet', () => {
    const score = (worths: Record<string, number>) =>
      scoresOf(
        4,
        Object.entries(worths).map(([pair, worth]) => ({ a: +pair[0]!, b: +pair[1]!, worth })),
      );
    const market: PairMarket = {
      scores: score({ '01': 0.9, '02': 0.8, '13': 0.8, '23': 0.1, '03': 0.2, '12': 0.2 }),
      viewer: Uint8Array.of(1, 1, 1, 1),
      wants: Int32Array.of(1, 1, 1, 1),
      most: 2,
      room: Int32Array.of(2, 2, 2, 2),
      keys: Float64Array.of(0.1, 0.2, 0.3, 0.4),
      isAllowed: () => true,
    };
    expect(makePairs(market)).toEqual([[2], [3], [0], [1]]);
    const alone = { ...market, viewer: Uint8Array.of(1, 0, 0, 0), wants: Int32Array.of(2, 0, 0, 0) };
    expect(makePairs(alone)).toEqual([[1, 2], [0], [0], []]);
  });
});
