import { join } from 'node:path';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, it } from 'vitest';
import { configFolder, plainDefaults } from '../../../tests/support/configFolder';
import { buildCommunity } from '../../config/pipeline';
import { momentOf } from '../../lib/timeZone';
import { calendarFile, type CalendarEntry, type CalendarMethod } from './calendarFile';

const { config } = buildCommunity({
  folder: configFolder('circle.example', { 'community.json': { title: 'Circle' } }),
  defaults: plainDefaults,
});
const calendar = { config, lang: 'en', siteUrl: 'https://circle.example' } as const;
const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const at = (wallTime: string, zone: string): Date => momentOf(wallTime, zone)!.at;

function entry(zone: string, from: string, to: string, more: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    id: 'event-7',
    title: 'Breakfast; with coffee, tea',
    description: 'Bring a cup.\nOr two.',
    start: at(from, zone),
    end: at(to, zone),
    zone,
    location: 'Long Street 7, 14467 Potsdam',
    path: '/event/7',
    changedAt: new Date('2026-11-01T09:30:15Z'),
    sequence: 0,
    ...more,
  };
}
const invitation = {
  organizer: { name: 'Circle', email: 'hello@circle.example' },
  attendee: { name: 'Vera Lang', email: 'vera@people.example' },
};

/** A file, its zone's rules, and its entries. */
const files: Record<string, { method: CalendarMethod; entry: CalendarEntry; rules: number }> = {
  'confirmed-berlin': {
    method: 'REQUEST',
    rules: 2,
    entry: entry('Europe/Berlin', '2027-03-27T20:00', '2027-03-28T04:30', { invitation }),
  },
  'moved-new-york': {
    method: 'REQUEST',
    rules: 2,
    entry: entry('America/New_York', '2026-10-31T23:00', '2026-11-01T08:00', { invitation, sequence: 3 }),
  },
  'cancelled-moscow': {
    method: 'CANCEL',
    rules: 0,
    entry: entry('Europe/Moscow', '2028-02-29T23:30', '2028-03-01T00:30', { invitation, sequence: 4 }),
  },
  'asked-lord-howe': {
    method: 'PUBLISH',
    rules: 2,
    entry: entry('Australia/Lord_Howe', '2027-04-03T22:00', '2027-04-04T09:00', { status: 'TENTATIVE' }),
  },
};

const unfolded = (text: string): string => text.replace(/\r\n /g, '');

describe.each(Object.entries(files))('%s', (name, { method, entry, rules }) => {
  const written = calendarFile(calendar, [entry], method);

  it('is the same bytes as ever', async () => {
    await expect(written).toMatchFileSnapshot(join(import.meta.dirname, `golden/${name}.ics`));
  });

  it('has its zone by rules, and no list of days', () => {
    expect(unfolded(written).match(/^RRULE:FREQ=YEARLY;/gm) ?? []).toHaveLength(rules);
    expect(unfolded(written)).not.toMatch(/^RDATE/m);
    expect(unfolded(written)).toMatch(new RegExp(`^DTSTART;TZID=${entry.zone}:`, 'm'));
    expect(written.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(1);
  });

  it.each(['UTC', 'Pacific/Apia', 'America/New_York'])('says the same to two readers in %s', (zone) => {
    process.env.TZ = zone;
    const file = new ICAL.Component(ICAL.parse(written) as []);
    const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined);
    const other = convertIcsCalendar(undefined, written);
    const [read] = other.events ?? [];
    const status = method === 'CANCEL' ? 'CANCELLED' : (entry.status ?? 'CONFIRMED');
    expect({
      method: file.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      status: event.component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      attendees: event.attendees.map((line) => line.getFirstValue()),
    }).toEqual({
      method,
      uid: 'event-7@circle.example',
      sequence: entry.sequence,
      status,
      start: entry.start,
      end: entry.end,
      attendees: entry.invitation ? ['mailto:vera@people.example'] : [],
    });
    expect(other.method).toBe(method);
    // In the hours before a change of clocks, this parser uses the date of the process.
    if (zone === 'Pacific/Apia') return;
    expect(read).toMatchObject({
      uid: 'event-7@circle.example',
      status,
      summary: entry.title,
      location: entry.location,
      start: { date: entry.start, local: { timezone: entry.zone } },
      end: { date: entry.end },
    });
    expect(read?.sequence ?? 0).toBe(entry.sequence);
  });
});
