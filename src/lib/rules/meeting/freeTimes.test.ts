import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../../timeZone';
import { freeTimes } from './freeTimes';
import { slotProblem } from './slots';
import type { Span } from './spans';

const minute = 60_000;
const hour = 60 * minute;
/** A Tuesday. */
const now = new Date('2026-11-24T09:10:00Z');
const asked = { now, zone: 'Europe/Belgrade', theirZone: 'Europe/Lisbon', minutes: 30, busy: [] };
const wallTimes = (given: Partial<Parameters<typeof freeTimes>[0]>, zone: string, count = 4) => {
  const all = { ...asked, ...given };
  return freeTimes(all)
    .times.slice(0, count)
    .map((time) => wallTimeOf(new Date(time), zone));
};

describe('times that are proposed', () => {
  it('MAT-08 begin with the next free half hour of both, and are spread over each day', () => {
    expect(wallTimes({}, 'Europe/Belgrade', 6)).toEqual([
      // 10:10 there now, and three hours to answer.
      '2026-11-24T13:30',
      '2026-11-24T14:30',
      '2026-11-24T15:30',
      '2026-11-24T16:30',
      // Nine o’clock in Lisbon.
      '2026-11-25T10:00',
      '2026-11-25T12:00',
    ]);
  });

  it.each([
    ['a Friday evening', '2026-11-27T20:00:00Z', '2026-11-30T10:00'],
    ['a Saturday', '2026-11-28T12:00:00Z', '2026-11-30T10:00'],
    ['a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T10:00'],
  ])('MAT-08 of %s are on Monday', (_, at, first) => {
    expect(wallTimes({ now: new Date(at) }, 'Europe/Belgrade', 1)).toEqual([first]);
  });

  it('MAT-08 leave out the weekend of both, also where it begins earlier', () => {
    const times = wallTimes(
      { zone: 'America/New_York', theirZone: 'Pacific/Auckland' },
      'Pacific/Auckland',
      99,
    );
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) expect([0, 6]).not.toContain(new Date(time.slice(0, 10)).getUTCDay());
  });

  it('MAT-08 follow the clocks of each, as they are set', () => {
    // In the last week of October only clocks of the United States are still in summer time.
    const given = { zone: 'Europe/Berlin', theirZone: 'America/New_York' };
    const first = (at: string) => wallTimes({ ...given, now: new Date(at) }, 'Europe/Berlin', 1);
    expect(first('2026-10-22T20:00:00Z')).toEqual(['2026-10-23T15:00']);
    expect(first('2026-10-26T20:00:00Z')).toEqual(['2026-10-27T14:00']);
    expect(first('2026-11-01T20:00:00Z')).toEqual(['2026-11-02T15:00']);
    // Cairo puts its clocks forward on a Friday, at midnight.
    const cairo = { zone: 'Africa/Cairo', theirZone: 'Africa/Cairo', now: new Date('2026-04-23T21:30:00Z') };
    expect(wallTimes(cairo, 'Africa/Cairo', 1)).toEqual(['2026-04-24T09:00']);
  });

  it('MAT-08 of two without common working hours are early or late for one, and never at night', () => {
    const far = { zone: 'America/Los_Angeles', theirZone: 'Europe/Moscow' };
    expect(freeTimes({ ...asked, ...far }).inWorkingHours).toBe(false);
    expect(wallTimes(far, 'America/Los_Angeles', 1)).toEqual(['2026-11-24T07:00']);
    expect(wallTimes(far, 'Europe/Moscow', 1)).toEqual(['2026-11-24T18:00']);
    expect(freeTimes(asked).inWorkingHours).toBe(true);
  });

  it('MAT-08 are on the half hours of who asks, also where the other’s clocks show quarters', () => {
    const given = { zone: 'Asia/Kathmandu', theirZone: 'Asia/Kolkata' };
    expect(wallTimes(given, 'Asia/Kathmandu', 1)).toEqual(['2026-11-25T09:30']);
    expect(wallTimes(given, 'Asia/Kolkata', 1)).toEqual(['2026-11-25T09:15']);
  });

  it('MAT-08 are none while either has a meeting, and as long as the meeting would be', () => {
    const at = (time: string) => Date.parse(time);
    const busy: Span[] = [
      [at('2026-11-24T12:30:00Z'), at('2026-11-24T13:00:00Z')],
      [at('2026-11-24T13:15:00Z'), at('2026-11-24T16:30:00Z')],
    ];
    expect(wallTimes({ busy }, 'Europe/Belgrade', 2)).toEqual(['2026-11-24T17:30', '2026-11-25T10:00']);
    expect(wallTimes({ busy, minutes: 15 }, 'Europe/Belgrade', 2)).toEqual([
      '2026-11-24T14:00',
      '2026-11-24T17:30',
    ]);
    expect(wallTimes({ busy, minutes: 45 }, 'Europe/Belgrade', 1)).toEqual(['2026-11-25T10:00']);
  });

  it('MAT-08 are none where there is no time for weeks', () => {
    const busy: Span[] = [[0, now.getTime() + 60 * 24 * hour]];
    expect(freeTimes({ ...asked, busy })).toEqual({ times: [], inWorkingHours: false });
  });

  it('MAT-08 are those of waking hours where two share working hours only after a change of clocks', () => {
    const [zone, theirZone] = ['Australia/Lord_Howe', 'Africa/Cairo'];
    const now = new Date('2026-03-09T13:00:00Z');
    const { times, inWorkingHours } = freeTimes({ now, zone, theirZone, minutes: 15, busy: [] });
    expect(inWorkingHours).toBe(false);
    expect(Date.parse(times[0]!) - now.getTime()).toBeLessThan(2 * 24 * hour);
  });

  const zones = fc.constantFrom(
    'UTC',
    'Europe/Belgrade',
    'America/Los_Angeles',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Chatham',
    'Pacific/Pago_Pago',
    'Africa/Cairo',
    'Africa/Casablanca',
  );
  const from = Date.parse('2026-01-01T00:00:00Z');
  const year = 366 * 24 * hour;
  const given = fc.record({
    now: fc.integer({ min: 0, max: year }).map((ms) => new Date(from + ms)),
    zone: zones,
    theirZone: zones,
    minutes: fc.constantFrom(15, 30, 45, 60),
  });
  /** Meetings in the weeks after a moment, from its start. */
  const meetings = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 * 24 * 4 }), fc.constantFrom(15, 30, 60, 24 * 60)),
    { maxLength: 12 },
  );

  it('MAT-08 can be sent as they are, suit both, and collide with nothing, whatever the zones and the day', () => {
    fc.assert(
      fc.property(given, meetings, ({ now: at, zone, theirZone, minutes }, taken) => {
        const busy = taken.map(([quarter, length]): Span => {
          const start = at.getTime() + quarter * 15 * minute;
          return [start, start + length * minute];
        });
        const { times, inWorkingHours } = freeTimes({ now: at, zone, theirZone, minutes, busy });
        const [opens, closes] = inWorkingHours ? ['09:00', '18:00'] : ['07:00', '22:00'];
        expect(times).toEqual([...new Set(times)].toSorted());
        for (const time of times) {
          expect(slotProblem([time], at)).toBeUndefined();
          expect(wallTimeOf(new Date(time), zone)).toMatch(/:[03]0$/);
          const start = Date.parse(time);
          const end = start + minutes * minute;
          expect(start - at.getTime()).toBeGreaterThanOrEqual(3 * hour);
          for (const [begins, ends] of busy) expect(end <= begins || start >= ends).toBe(true);
          for (const each of [zone, theirZone]) {
            const [date, clock] = wallTimeOf(new Date(start), each).split('T') as [string, string];
            const [endDate, endClock] = wallTimeOf(new Date(end), each).split('T') as [string, string];
            expect(endDate).toBe(date);
            expect([0, 6]).not.toContain(new Date(date).getUTCDay());
            expect(clock >= opens! && endClock <= closes!).toBe(true);
          }
        }
        const days = times.map((time) => wallTimeOf(new Date(time), zone).slice(0, 10));
        for (const day of new Set(days))
          expect(days.filter((each) => each === day).length).toBeLessThanOrEqual(4);
        // Without meetings, any two have times in the next days.
        if (busy.length === 0) expect(Date.parse(times[0]!) - at.getTime()).toBeLessThan(4 * 24 * hour);
      }),
    );
  });
});
