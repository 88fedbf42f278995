import { describe, expect, it } from 'vitest';
import { isTimeZone, startOfDay } from './timeZone';

describe('a time zone', () => {
  it('is one that dates can be told in', () => {
    expect(['UTC', 'Asia/Tokyo', 'Nowhere/Town'].map(isTimeZone)).toEqual([true, true, false]);
  });
});

describe('a day', () => {
  it.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-21', '2026-11-20T15:00:00.000Z'],
    ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z'],
    // Clocks are set on these days, after midnight.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('begins in %s on %s at %s', (zone, day, at) => {
    expect(startOfDay(day, zone).toISOString()).toBe(at);
  });

  it('ends where the next one begins', () => {
    expect(startOfDay('2026-12-31', 'Asia/Tokyo', 1)).toEqual(startOfDay('2027-01-01', 'Asia/Tokyo'));
  });
});
