import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, wallTimeOf } from '../../../lib/timeZone';
import { anyTime, endOfQuiet, nextDigest, timed } from './times';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
];
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const minutes = fc.integer({ min: 0, max: 1439 });
const asked = { zone: 'Europe/Berlin', urgentFrom: null, hasDigest: true };
const at = (time: string) => new Date(time);

describe('quiet hours', () => {
  const night = { ...anyTime, quietFrom: 22 * 60, quietUntil: 7 * 60 };

  it.each([
    ['before', '2026-11-24T20:59:00Z', undefined],
    ['as they begin', '2026-11-24T21:00:00Z', '2026-11-25T06:00:00.000Z'],
    ['after midnight', '2026-11-25T02:30:00Z', '2026-11-25T06:00:00.000Z'],
    ['as they end', '2026-11-25T06:00:00Z', undefined],
    ['over the night in which clocks are put forward', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['over the night in which clocks are put back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
  ])('NOT-04 %s', (_when, now, end) => {
    expect(endOfQuiet(at(now), night, 'Europe/Berlin')?.toISOString()).toBe(end);
  });

  it('NOT-04 end within a day, and nothing is quiet at their end', () => {
    fc.assert(
      fc.property(
        moments,
        minutes,
        minutes,
        fc.constantFrom(...zones),
        (now, quietFrom, quietUntil, zone) => {
          const end = endOfQuiet(now, { ...anyTime, quietFrom, quietUntil }, zone);
          if (!end) return;
          expect(end.getTime() - now.getTime()).toBeGreaterThan(0);
          expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
          expect(endOfQuiet(end, { ...anyTime, quietFrom, quietUntil }, zone)).toBeUndefined();
        },
      ),
    );
  });
});

describe('the daily digest', () => {
  it('NOT-06 is due at the hour of the member’s clocks, today or tomorrow', () => {
    const digest = { hour: 9, zone: 'America/New_York' };
    expect(nextDigest(at('2026-11-24T13:59:00Z'), digest)).toEqual(at('2026-11-24T14:00:00Z'));
    expect(nextDigest(at('2026-11-24T14:00:00Z'), digest)).toEqual(at('2026-11-25T14:00:00Z'));
  });

  it.each([
    // 02:45 is followed by 03:45 on the Chatham Islands, and 00:00 by 01:00 in Cairo.
    ['Pacific/Chatham', 3, '2032-09-24T14:15:00Z', '2032-09-25T14:15:00Z'],
    ['Africa/Cairo', 0, '2032-04-28T22:00:00Z', '2032-04-29T22:00:00Z'],
  ])(
    'NOT-06 of an hour that clocks in %s skip is as much later as they are put forward',
    (zone, hour, last, due) => {
      expect(nextDigest(at(last), { hour, zone })).toEqual(at(due));
    },
  );

  it('NOT-06 comes at most once on one local day, whichever hours and zones are chosen', () => {
    fc.assert(
      fc.property(
        moments,
        fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 3000 })), {
          maxLength: 20,
        }),
        fc.constantFrom(...zones),
        (start, choices, zone) => {
          let now = start;
          let last: Date | undefined;
          for (const [hour, passing] of choices) {
            const due = nextDigest(now, { hour, zone, last });
            expect(due.getTime()).toBeGreaterThan(now.getTime());
            if (last) expect(localTime(due, zone).day > localTime(last, zone).day).toBe(true);
            expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(49 * 3_600_000);
            last = due;
            now = new Date(due.getTime() + passing * 60_000);
          }
        },
      ),
    );
  });

  it.each(zones)('NOT-06 shows the hour chosen on the clocks of %s, but where it is left out', (zone) => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 4, max: 23 }), (now, hour) => {
        expect(wallTimeOf(nextDigest(now, { hour, zone }), zone).slice(11)).toBe(
          `${String(hour).padStart(2, '0')}:00`,
        );
      }),
    );
  });
});

describe('when something is sent', () => {
  const now = at('2026-11-24T12:00:00Z');

  it('NOT-04 immediately without a choice', () => {
    expect(timed(anyTime, { ...asked, now })).toEqual({ do: 'send' });
  });

  it('NOT-04 not at all during a pause, and again from its end on', () => {
    const pausedUntil = at('2026-11-24T12:00:01Z');
    expect(timed({ ...anyTime, pausedUntil }, { ...asked, now })).toEqual({ do: 'drop' });
    expect(timed({ ...anyTime, pausedUntil }, { ...asked, now: pausedUntil })).toEqual({ do: 'send' });
  });

  it('NOT-04 with the next digest, unless it would be too late or the channel has none', () => {
    const daily = { ...anyTime, digestHour: 18 };
    const until = at('2026-11-24T17:00:00Z');
    expect(timed(daily, { ...asked, now })).toEqual({ do: 'gather', until });
    const urgentFrom = at('2026-11-24T14:00:00Z');
    expect(timed(daily, { ...asked, now, urgentFrom })).toEqual({ do: 'wait', until: urgentFrom });
    expect(timed(daily, { ...asked, now: urgentFrom, urgentFrom })).toEqual({ do: 'send' });
    expect(timed(daily, { ...asked, now, hasDigest: false })).toEqual({ do: 'send' });
  });

  it('NOT-04 after the quiet hours, however urgent', () => {
    const quiet = { ...anyTime, quietFrom: 12 * 60, quietUntil: 15 * 60 };
    const waits = { do: 'wait', until: at('2026-11-24T14:00:00Z') };
    expect(timed(quiet, { ...asked, now })).toEqual(waits);
    expect(timed(quiet, { ...asked, now, urgentFrom: now })).toEqual(waits);
  });
});
