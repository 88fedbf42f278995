import { describe, expect, it } from 'vitest';
import { momentOf, wallTimeOf } from '../../lib/timeZone';
import { wallTimes } from './timeZones';

const day = 86_400_000;

describe('EVT-11 a zone’s rules', () => {
  // Making the clock of each takes its time.
  const zones = Intl.supportedValuesOf('timeZone').filter((_, n) => n % 4 === 0);

  it('are known of nearly every zone, and never say another moment than clocks do', () => {
    const known = zones.filter((zone) => {
      const at = momentOf('2027-07-01T09:00', zone)!.at;
      const found = wallTimes([at], zone);
      if (found) expect(found.times[0]!.toUnixTime() * 1000).toBe(at.getTime());
      return found;
    });
    expect(known.length).toBeGreaterThan(zones.length * 0.97);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tehran', 'Australia/Lord_Howe', 'Pacific/Chatham'])(
    '%s: 09:00 of every day of three years',
    (zone) => {
      for (let at = Date.UTC(2026, 10, 1); at < Date.UTC(2029, 10, 1); at += day) {
        const nine = momentOf(`${wallTimeOf(new Date(at), zone).slice(0, 10)}T09:00`, zone)!.at;
        const [time] = wallTimes([nine], zone)?.times ?? [];
        expect(time?.toString().slice(11)).toBe('09:00:00');
      }
    },
  );

  it.each([
    // Its rules are not those of then: clocks were an hour further.
    ['a zone’s past', 'Europe/Moscow', '2012-07-01T10:00:00Z'],
    ['the first of two hours that show the same', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['the second of them', 'Europe/Berlin', '2026-10-25T01:30:00Z'],
    ['a zone that there is not', 'Moon/Sea', '2026-10-25T01:30:00Z'],
  ])('say nothing of %s: it is told in UTC', (_, zone, at) => {
    expect(wallTimes([new Date(at)], zone)).toBeUndefined();
  });
});
