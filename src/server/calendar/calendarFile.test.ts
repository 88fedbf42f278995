import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { buildCommunity } from '../../config/pipeline';
import { calendarFile, calendarType, type CalendarEntry } from './calendarFile';

const { config } = buildCommunity({
  folder: configFolder('circle.example', {
    'community.json': { title: 'Друзья, и ещё друзья' },
    'brand.json': { colors: { primary: '#7a1fa2' } },
  }),
  defaults: plainDefaults,
});
const calendar = { config, lang: 'ru', siteUrl: 'https://circle.example' } as const;

const meeting: CalendarEntry = {
  id: 'event-7',
  title: 'Встреча; знакомство, чай',
  description: 'Возьмите чашку.\nИ друга \\ подругу.',
  start: new Date('2027-03-28T16:00:00Z'),
  end: new Date('2027-03-28T18:30:00Z'),
  location: 'Дом, второй этаж',
  path: '/event/7',
  changedAt: new Date('2027-03-01T09:30:15Z'),
};

/** The file as a calendar reads it. */
const read = (...entries: CalendarEntry[]) =>
  new ICAL.Component(ICAL.parse(calendarFile(calendar, entries)) as []);
const eventIn = (file: ICAL.Component) => new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined);

describe('a calendar file', () => {
  it('CFG-08 has the community’s title, colour, icon and site', () => {
    const file = read(meeting);
    expect(file.getFirstPropertyValue('prodid')).toBe('-//Друзья, и ещё друзья//circle.example//RU');
    expect(file.getFirstPropertyValue('name')).toBe('Друзья, и ещё друзья');
    expect(file.getFirstPropertyValue('x-wr-calname')).toBe('Друзья, и ещё друзья');
    expect(file.getFirstPropertyValue('x-apple-calendar-color')).toBe('#7a1fa2');
    expect(file.getFirstPropertyValue('url')).toBe('https://circle.example');
    expect(file.getFirstPropertyValue('image')).toMatch(
      /^https:\/\/circle\.example\/community\/circle\.example\/brand\/icon-192\.png\?v=/,
    );
  });

  it('says what, when, where, and where to read on', () => {
    const event = eventIn(read(meeting));
    expect(event.uid).toBe('event-7@circle.example');
    expect(event.summary).toBe(meeting.title);
    expect(event.description).toBe(meeting.description);
    expect(event.location).toBe(meeting.location);
    expect(event.startDate.toString()).toBe('2027-03-28T16:00:00Z');
    expect(event.endDate.toString()).toBe('2027-03-28T18:30:00Z');
    expect(event.component.getFirstPropertyValue('url')).toBe('https://circle.example/event/7');
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2027-03-01T09:30:15Z');
  });

  it('leaves out what is not known', () => {
    const { id, title, start, path, changedAt } = meeting;
    const { component } = eventIn(read({ id, title, start, path, changedAt }));
    const names = component.getAllProperties().map((line) => line.name);
    expect(names).toEqual(['uid', 'summary', 'url', 'dtstamp', 'dtstart']);
  });

  it('lets no text become a line of its own', () => {
    const text = 'one\r\nATTACH:https://evil.example\rEND:VCALENDAR\u0000\u0007';
    const written = calendarFile(calendar, [{ ...meeting, title: text, description: text, location: text }]);
    const event = eventIn(new ICAL.Component(ICAL.parse(written) as []));
    expect(event.summary).toBe('one\nATTACH:https://evil.example\nEND:VCALENDAR');
    expect(event.component.getFirstProperty('attach')).toBeNull();
    expect(written.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });

  it('is of lines that every calendar reads: 75 octets at most, each ended by CRLF', () => {
    const written = calendarFile(calendar, [{ ...meeting, title: 'Щ'.repeat(300) }]);
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = written.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    expect(eventIn(new ICAL.Component(ICAL.parse(written) as [])).summary).toBe('Щ'.repeat(300));
  });

  it('holds as many entries as there are, none too', () => {
    expect(read().getAllSubcomponents()).toEqual([]);
    expect(read(meeting, { ...meeting, id: 'event-8' }).getAllSubcomponents('vevent')).toHaveLength(2);
  });
});

describe('an invitation', () => {
  const invitation = {
    organizer: { name: 'Друзья "и" ещё', email: 'hello@circle.example' },
    attendee: { name: 'Vera; Lang, B\r\nATTENDEE:mailto:evil@evil.example', email: 'vera@people.example' },
  };
  const invited: CalendarEntry = { ...meeting, id: 'meeting-9', sequence: 2, invitation };

  it('MAT-08 is the same bytes for the same meeting', () => {
    const plainNames = {
      organizer: { name: 'Circle', email: 'hello@circle.example' },
      attendee: { name: 'Vera Lang', email: 'vera@people.example' },
    };
    const written = calendarFile(calendar, [{ ...invited, sequence: 0, invitation: plainNames }], 'REQUEST');
    const unfolded = written.replace(/\r\n /g, '').split('\r\n');
    expect(unfolded.slice(unfolded.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:meeting-9@circle.example',
      'SUMMARY:Встреча\\; знакомство\\, чай',
      'DESCRIPTION:Возьмите чашку.\\nИ друга \\\\ подругу.',
      'LOCATION:Дом\\, второй этаж',
      'URL:https://circle.example/event/7',
      'DTSTAMP:20270301T093015Z',
      'DTSTART:20270328T160000Z',
      'DTEND:20270328T183000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN=Circle:mailto:hello@circle.example',
      'ATTENDEE;CN=Vera Lang;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:vera@people.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('MAT-08 says %s, for whom, in whose name and how often it has changed', (method, status) => {
    const file = new ICAL.Component(ICAL.parse(calendarFile(calendar, [invited], method)) as []);
    expect(file.getFirstPropertyValue('method')).toBe(method);
    const { component } = eventIn(file);
    expect(component.getFirstPropertyValue('status')).toBe(status);
    expect(component.getFirstPropertyValue('sequence')).toBe(2);
    const [attendee, ...others] = component.getAllProperties('attendee');
    expect(others).toEqual([]);
    expect(attendee?.getFirstValue()).toBe('mailto:vera@people.example');
    expect(attendee?.getParameter('cn')).toBe('Vera; Lang, B ATTENDEE:mailto:evil@evil.example');
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Друзья  и  ещё');
    expect(calendarType(method)).toBe(`text/calendar; charset=utf-8; method=${method}`);
  });
});
