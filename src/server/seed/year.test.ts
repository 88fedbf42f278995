import { expect, it } from 'vitest';
import { yearOf } from './year';

const now = new Date('2026-11-01T12:00:00Z');
const size = 24;
const all = (approval: boolean) =>
  Array.from({ length: size }, (_, place) => yearOf(place, { size, approval }, now));

it('a year lies between the first and the last who joined, and nobody was seen before that', () => {
  const lives = all(false);
  const joined = lives.map(({ createdAt }) => createdAt.getTime());
  expect(joined).toEqual(joined.toSorted((one, other) => one - other));
  expect((now.getTime() - (joined[0] ?? 0)) / 86_400_000).toBeCloseTo(361);
  for (const { createdAt, lastSeenAt } of lives) {
    if (lastSeenAt) expect(lastSeenAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
  }
  expect(lives.every(({ enabled }) => enabled)).toBe(true);
});

it('the latest still wait where a manager lets them in', () => {
  expect(all(true).flatMap(({ enabled }, place) => (enabled ? [] : [place]))).toEqual([21, 22, 23]);
});
