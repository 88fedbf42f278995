import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf, startOfDay, wallTimeOf } from './timeZone';

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

describe('a time that clocks show', () => {
  it.each([
    ['UTC', '2027-03-01T00:00', '2027-03-01T00:00:00.000Z', 'once'],
    ['Europe/Belgrade', '2026-11-24T18:30', '2026-11-24T17:30:00.000Z', 'once'],
    ['Asia/Kathmandu', '2026-11-24T18:30', '2026-11-24T12:45:00.000Z', 'once'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z', 'once'],
    ['America/Los_Angeles', '2026-12-31T23:59', '2027-01-01T07:59:00.000Z', 'once'],
    ['Europe/Belgrade', '2028-02-29T12:00', '2028-02-29T11:00:00.000Z', 'once'],
    // Put forward: 2:00 to 3:00, and at midnight.
    ['Europe/Berlin', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z', 'once'],
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z', 'skipped'],
    ['Europe/Berlin', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z', 'once'],
    ['America/New_York', '2027-03-14T02:15', '2027-03-14T07:15:00.000Z', 'skipped'],
    ['Africa/Cairo', '2026-04-24T00:30', '2026-04-23T22:30:00.000Z', 'skipped'],
    // Clocks go back: an hour, or half an hour, occurs twice.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'twice'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z', 'once'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'twice'],
    ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45:00.000Z', 'twice'],
  ])('in %s: %s is %s, %s', (zone, wallTime, at, shown) => {
    expect(momentOf(wallTime, zone)).toEqual({ at: new Date(at), shown });
  });

  it.each(['2027-02-29T12:00', '2026-13-01T12:00', '2026-11-24T24:00', '2026-11-31T10:00', '2026-11-24', ''])(
    'is none: %s',
    (wallTime) => {
      expect(momentOf(wallTime, 'Europe/Belgrade')).toBeUndefined();
    },
  );

  it.each(['UTC', 'Asia/Tokyo', 'America/St_Johns'])(
    'is what is shown then, whatever zone the process is in (%s)',
    (own) => {
      const before = process.env.TZ;
      process.env.TZ = own;
      try {
        for (const zone of ['Europe/Belgrade', 'Asia/Kolkata', 'America/Los_Angeles']) {
          for (const wallTime of ['2026-11-24T00:00', '2027-06-30T23:45', '2028-02-29T09:15']) {
            expect(wallTimeOf(momentOf(wallTime, zone)!.at, zone)).toBe(wallTime);
          }
        }
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});
