import { describe, expect, it } from 'vitest';
import { calendarLinks, type CalendarEntry } from './calendarLinks';

const entry: CalendarEntry = {
  title: 'Bread & jam: 1 + 1',
  url: 'https://circle.example/event/e1',
  place: 'Lange Straße 7, Leipzig',
  startsAt: '2026-11-26T17:30:00.000Z',
  endsAt: '2026-11-26T20:00:00.000Z',
  timeZone: 'Europe/Berlin',
};

describe('the links of calendars on the web', () => {
  it('EVT-08 name the event, its time, its place and its page', () => {
    const { google, outlook, office } = calendarLinks(entry);
    expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
      action: 'TEMPLATE',
      text: entry.title,
      details: entry.url,
      location: entry.place,
      ctz: 'Europe/Berlin',
      dates: '20261126T173000Z/20261126T200000Z',
    });
    expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
      subject: entry.title,
      body: entry.url,
      location: entry.place,
      startdt: entry.startsAt,
      enddt: entry.endsAt,
    });
    expect([google, outlook, office].map((link) => new URL(link).hostname)).toEqual([
      'calendar.google.com',
      'outlook.live.com',
      'outlook.office.com',
    ]);
  });

  it('EVT-08 have an event without an end last an hour', () => {
    const { google } = calendarLinks({ ...entry, endsAt: null });
    expect(new URL(google).searchParams.get('dates')).toBe('20261126T173000Z/20261126T183000Z');
  });
});
