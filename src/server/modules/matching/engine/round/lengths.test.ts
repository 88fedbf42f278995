import { expect, it } from 'vitest';
import { listLengths } from './lengths';
import type { ExcludedPair, Participant } from './types';

const person = (at: number): Participant => ({
  id: `m${at}`,
  lang: 'en',
  lookingFor: '',
  goal: '',
  about: '',
  position: '',
  company: '',
  city: '',
  tags: [],
  enabled: true,
  profileEnabled: true,
  networkingEnabled: true,
  newcomer: false,
});
const attention = { perMember: 6, appearances: 7 };
const people = (count: number) => Array.from({ length: count }, (_, at) => person(at));

/** The length for the first of so many members. Others come again after `weeks`, or not at all. */
function lengthOf(others: number, apart: readonly (number | 'met')[] = [], isFirst = false): number {
  const excluded = apart.map((weeks, at): ExcludedPair => {
    const pair = { a: 'm0', b: `m${others - at}` };
    return weeks === 'met' ? { ...pair, why: 'met' } : { ...pair, why: 'recent', weeks };
  });
  const firstLists = new Set(isFirst ? ['m0'] : []);
  return listLengths({ people: people(others + 1), excluded, attention, firstLists }).get('m0')!;
}

it('MAT-09 spreads the people of a small community over the weeks until the first come again', () => {
  expect([1, 8, 12, 13, 24, 25, 60, 61, 72, 90].map((others) => lengthOf(others))).toEqual([
    1, 1, 1, 2, 2, 3, 5, 6, 6, 6,
  ]);
});

it('MAT-09 a first list has the three whom home features', () => {
  expect([1, 2, 3, 8, 60].map((others) => lengthOf(others, [], true))).toEqual([1, 2, 3, 3, 5]);
});

it('MAT-09 newcomers who come along are part of a first list', () => {
  const excluded: ExcludedPair[] = [{ a: 'm0', b: 'm1', why: 'recent', weeks: 12 }];
  const introduced = [{ viewer: 'm0', shown: 'm1' }];
  const lengths = listLengths({
    people: people(3),
    excluded,
    attention,
    firstLists: new Set(['m0']),
    introduced,
  });
  expect(lengths.get('m0')).toBe(2);
});

it('MAT-09 counts who comes again, and nobody who was met', () => {
  // Four now, and the others only as the weeks go by.
  expect(lengthOf(15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toBe(2);
  expect(lengthOf(15, Array<'met'>(11).fill('met'))).toBe(1);
  // Tomorrow is soon enough for more.
  expect(lengthOf(40, Array<number>(30).fill(1))).toBe(4);
  expect(lengthOf(3, ['met', 'met', 'met'])).toBe(0);
});

it('a large community is never short of people', () => {
  expect(listLengths({ people: people(601), excluded: [], attention, firstLists: new Set() })).toEqual(
    new Map(),
  );
});
