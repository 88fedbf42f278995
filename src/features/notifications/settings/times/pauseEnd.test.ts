import { describe, expect, it } from 'vitest';
import { clock, timesOfDay } from './clock';
import { pauseDays, pauseEnd } from './pauseEnd';

const now = new Date('2026-11-28T12:00:00Z');
const endOf = (day: string, zone = 'Europe/Belgrade') => pauseEnd('date', day, now, zone)?.toISOString();

describe('the end of a pause', () => {
  it('NOT-04 is a day, a week or a month away', () => {
    const ends = (['day', 'week', 'month'] as const).map((length) =>
      pauseEnd(length, '', now, 'UTC')?.toISOString().slice(0, 10),
    );
    expect(ends).toEqual(['2026-11-29', '2026-12-05', '2026-12-28']);
  });

  it('NOT-04 is the beginning of a day by the member’s clocks', () => {
    expect(endOf('2026-12-05')).toBe('2026-12-04T23:00:00.000Z');
    expect(endOf('2026-12-05', 'America/New_York')).toBe('2026-12-05T05:00:00.000Z');
  });

  it.each(['', '2026-11-28', '2026-02-30', '2028-01-01', 'tomorrow'])('NOT-04 is not %j', (day) => {
    expect(endOf(day)).toBeUndefined();
  });

  it.each(['first', 'last'] as const)('NOT-04 can be the %s day that is offered', (which) => {
    expect(endOf(pauseDays(now)[which])).toBeDefined();
  });
});

describe('times of day', () => {
  it('NOT-04 are every half hour, and what was chosen elsewhere', () => {
    expect(timesOfDay(480)).toHaveLength(48);
    expect(timesOfDay(485).slice(15, 19)).toEqual([450, 480, 485, 510]);
    expect([0, 485, 1439].map(clock)).toEqual(['00:00', '08:05', '23:59']);
  });
});
