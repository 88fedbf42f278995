import { describe, expect, it } from 'vitest';
import { newEvent, type EventFields } from './eventFields';
import { momentsOf, type EventClock } from './eventTimes';
import { clockOn, daysBetween, daysOf, followingClock } from './series';

/**
 * Time zones all around the earth: with summer time in both hemispheres, without, with offsets of half and quarter
 * hours, and with a change of thirty minutes.
 */
const zones = [
  'Pacific/Apia',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Mexico_City',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/London',
  'Africa/Casablanca',
  'Europe/Berlin',
  'Africa/Cairo',
  'Europe/Moscow',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Chatham',
];
const clock: EventClock = {
  date: '2026-01-05',
  startTime: '09:00',
  endDate: null,
  endTime: '11:00',
  timeZone: 'Europe/Berlin',
};
const days = (date: string, every: 'WEEK' | 'MONTH', times: number) => daysOf(date, { every, times });
const saidOf = ({ date, startTime, endDate, endTime }: EventClock) =>
  `${date} ${startTime} – ${endDate ? `${endDate} ` : ''}${endTime}`;

describe('EVT-13 the days of a series', () => {
  it.each<[string, 'WEEK' | 'MONTH', string[]]>([
    ['2026-12-21', 'WEEK', ['2026-12-28', '2027-01-04', '2027-01-11']],
    ['2026-11-24', 'MONTH', ['2026-12-24', '2027-01-24', '2027-02-24']],
    ['2026-12-31', 'MONTH', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['2027-12-30', 'MONTH', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29', 'MONTH', ['2028-03-29', '2028-04-29', '2028-05-29']],
    ['2028-02-22', 'WEEK', ['2028-02-29', '2028-03-07', '2028-03-14']],
  ])('from %s by %s', (date, every, others) => expect(days(date, every, 4)).toEqual([date, ...others]));

  it('on 29 February come back to it in the next leap year', () => {
    const all = days('2028-02-29', 'MONTH', 49);
    expect([all[12], all[48]]).toEqual(['2029-02-28', '2032-02-29']);
  });
});

describe('EVT-13 a series at 09:00', () => {
  const shownIn = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });

  it('is of 24 zones', () => expect(new Set(zones).size).toBe(24));

  it.each(zones)('stays at 09:00 in %s for three years, by weeks and by months', (timeZone) => {
    const shown = shownIn(timeZone);
    for (const date of [...days('2026-01-05', 'WEEK', 157), ...days('2026-01-31', 'MONTH', 37)]) {
      const { moments } = momentsOf(clockOn({ ...clock, timeZone }, date));
      expect(shown.format(moments!.startsAt)).toBe(`${date} 09:00`);
      expect(moments!.endsAt!.getTime() - moments!.startsAt.getTime()).toBe(2 * 3_600_000);
    }
  });
});

describe('EVT-13 an event on another day', () => {
  it.each<[string, Partial<EventClock>, string, string]>([
    ['keeps its hours', {}, '2026-07-06', '2026-07-06 09:00 – 11:00'],
    [
      'is as many days long',
      { startTime: '20:00', endDate: '2026-01-07', endTime: '02:00' },
      '2026-02-28',
      '2026-02-28 20:00 – 2026-03-02 02:00',
    ],
    [
      'begins an hour later where the clocks leave its time out',
      { startTime: '02:30' },
      '2026-03-29',
      '2026-03-29 03:30 – 11:00',
    ],
    [
      'is no shorter than it can be where both its times are left out',
      { startTime: '02:00', endTime: '02:45' },
      '2026-03-29',
      '2026-03-29 03:00 – 03:45',
    ],
    [
      'ends after it begins where its beginning is left out alone',
      { startTime: '02:30', endTime: '03:15' },
      '2026-03-29',
      '2026-03-29 03:30 – 04:15',
    ],
    [
      'ends an hour later where its end is left out',
      { startTime: '01:00', endTime: '02:30' },
      '2026-03-29',
      '2026-03-29 01:00 – 03:30',
    ],
    [
      'begins half an hour later where the clocks go by half an hour',
      { startTime: '02:15', endTime: '05:00', timeZone: 'Australia/Lord_Howe' },
      '2026-10-04',
      '2026-10-04 02:45 – 05:00',
    ],
    [
      'begins the day after where the zone leaves a day out',
      { timeZone: 'Pacific/Apia' },
      '2011-12-30',
      '2011-12-31 09:00 – 11:00',
    ],
    ['may have an open end', { endTime: null }, '2026-07-06', '2026-07-06 09:00 – null'],
    ['stays what it is where it is none', { startTime: '9' }, '2026-07-06', '2026-07-06 9 – 11:00'],
    ['stays what it is in no zone', { timeZone: 'Moon/Sea' }, '2026-07-06', '2026-07-06 09:00 – 11:00'],
  ])('%s', (_, change, date, said) => {
    const moved = clockOn({ ...clock, ...change }, date);
    expect(saidOf(moved)).toBe(said);
  });

  it('may last the longest month, whatever the clocks are set by in it', () => {
    const long = { ...clock, date: '2026-10-01', endDate: '2026-11-01', endTime: '09:00' };
    expect(momentsOf(long).problems).toBeUndefined();
    expect(daysBetween('2026-10-01', '2026-11-01')).toBe(31);
  });
});

describe('EVT-13 the events that follow one that is changed', () => {
  const event: EventFields = { ...newEvent, ...clock };
  const following = (own: Partial<EventClock>, change: Partial<EventFields>) => {
    const after = { ...event, ...change };
    const named = Object.keys(change);
    return saidOf(followingClock({ ...event, date: '2026-03-30', ...own }, { before: event, after, named }));
  };

  it.each<[string, Partial<EventClock>, Partial<EventFields>, string]>([
    ['stay where they are', { startTime: '10:00' }, { title: 'Lunch' }, '2026-03-30 10:00 – 11:00'],
    ['move by as many days', {}, { date: '2026-01-07' }, '2026-04-01 09:00 – 11:00'],
    ['move back', {}, { date: '2026-01-04' }, '2026-03-29 09:00 – 11:00'],
    ['begin at the new time', {}, { startTime: '08:00' }, '2026-03-30 08:00 – 11:00'],
    [
      'last as many days',
      {},
      { endDate: '2026-01-06', endTime: '01:00' },
      '2026-03-30 09:00 – 2026-03-31 01:00',
    ],
    ['have an open end', {}, { endTime: null }, '2026-03-30 09:00 – null'],
    [
      'are a time later where the clocks leave it out',
      { date: '2026-03-29' },
      { startTime: '02:30', endTime: '02:45' },
      '2026-03-29 03:30 – 03:45',
    ],
    [
      'keep the time that they were put to, and move along',
      { startTime: '12:00', endTime: '13:00' },
      { date: '2026-01-06' },
      '2026-03-31 12:00 – 13:00',
    ],
    [
      'keep their own beginning where the end alone is changed',
      { startTime: '08:00' },
      { endTime: '12:00' },
      '2026-03-30 08:00 – 12:00',
    ],
    [
      'keep the nights they last',
      { endDate: '2026-04-01' },
      { date: '2026-01-06', startTime: '10:00' },
      '2026-03-31 10:00 – 2026-04-02 11:00',
    ],
  ])('%s', (_, own, change, said) => expect(following(own, change)).toBe(said));

  it('are back at the hour that they were a little later than', () => {
    const night = { ...event, startTime: '02:30', endTime: '04:30' };
    const late = { ...event, date: '2026-03-29', startTime: '03:30', endTime: '04:30' };
    const after = { ...night, date: '2026-01-06' };
    expect(saidOf(followingClock(late, { before: night, after, named: ['date'] }))).toBe(
      '2026-03-30 02:30 – 04:30',
    );
  });
});
