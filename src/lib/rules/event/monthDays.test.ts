import { describe, expect, it } from 'vitest';
import { byDay, isMonth, monthAfter, formatFullDay, formatMonth, weekdays, weeksOf } from './monthDays';

describe('EVT-01 a month as weeks', () => {
  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
    ['2026-08', 6, '2026-07-27', '2026-09-06'],
  ])('%s', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last]);
    expect(new Set(weeks.map((week) => week.length))).toEqual(new Set([7]));
  });

  it('goes to the next and the one before, and no further than events do', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2000-01', -1)).toBeUndefined();
    expect(monthAfter('2099-12', 1)).toBeUndefined();
    expect(['2026-11', '2026-13', '1999-12', '2026-11-01', ''].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has an event on each of its days', () => {
    const items = [
      { id: 'a', date: '2026-11-30', endDate: '2026-12-02' },
      { id: 'b', date: '2026-12-01', endDate: null },
    ];
    expect([...byDay(items)].map(([day, all]) => [day, all.map(({ id }) => id).join('')])).toEqual([
      ['2026-11-30', 'a'],
      ['2026-12-01', 'ab'],
      ['2026-12-02', 'a'],
    ]);
  });

  it('is worded', () => {
    expect([formatMonth('2026-11', 'en'), formatMonth('2026-11', 'ru')]).toEqual([
      'November 2026',
      'Ноябрь 2026',
    ]);
    expect(formatFullDay('2026-11-26', 'ru')).toBe('Четверг, 26 ноября');
    expect(formatFullDay('2026-11-26', 'en')).toMatch(/^Thursday,? 26 November$/);
    expect(weekdays('en')[0]).toEqual({ short: 'Mon', long: 'Monday' });
  });
});
