import ICAL from 'ical.js';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { brandFileUrl } from '../brand/address';
import { wallTimes } from './timeZones';

/** Something that has its time, as a calendar keeps it. */
export interface CalendarEntry {
  /** Unique within the community, like `event-7`, and stable: calendars update the entry with the same id. */
  id: string;
  title: string;
  description?: string;
  start: Date;
  /** Absent if unknown. */
  end?: Date;
  /** The IANA zone of an event with local time. Absent: times are UTC, and each calendar shows its owner's time. */
  zone?: string;
  /** An address, or where to meet online. */
  location?: string;
  /** Its page on the community's site, like `/event/7`. */
  path: string;
  changedAt: Date;
  /** Rises with every change that matters to a calendar, so that calendars take the latest. */
  sequence?: number;
  /** Whether it is certain. A cancellation is expressed by the method. */
  status?: EntryStatus;
  /** Only for invitations. */
  invitation?: Invitation;
}

/** The purpose of a file (RFC 5546): to keep it, to invite or send changes, to cancel. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type EntryStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

interface Attendee {
  name: string;
  email: string;
}

/** The recipient and the sender of an entry. It names nobody else, because members do not see each other's addresses. */
interface Invitation {
  organizer: Attendee;
  attendee: Attendee;
}

/** The community and the reader of a calendar. `siteUrl` is the community's origin, like `https://circle.example`. */
interface Calendar {
  config: CommunityConfig;
  lang: Lang;
  siteUrl: string;
  /** How often a subscribed calendar looks for changes: 'PT1H'. */
  refresh?: string;
}

/** Removes control characters and normalises line ends: calendar files allow no others. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');

const moment = (date: Date): ICAL.Time => ICAL.Time.fromJSDate(date, true);

/** Always with a `type`, because the library does not escape the values of properties that it does not know. */
const property = (
  name: string,
  type: 'text' | 'uri' | 'unknown',
  value: string,
  parameters = {},
): ICAL.Property => new ICAL.Property([name, parameters, type, plain(value)]);

/** A quotation mark has no place in a parameter, nor has a line's end. */
const named = (name: string): string => plain(name).replace(/["\n]/g, ' ').trim();

const mailto = (email: string): string => `mailto:${email}`;

/** An invited person has agreed already. */
function invite(event: ICAL.Component, { organizer, attendee }: Invitation): void {
  for (const [name, { email, ...person }, more] of [
    ['organizer', organizer, {}],
    ['attendee', attendee, { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }],
  ] as const) {
    const line = new ICAL.Property([name, { cn: named(person.name), ...more }, 'cal-address', mailto(email)]);
    event.addProperty(line);
  }
}

/** Adds start and end: local time with a zone, whose rules the file must then contain, otherwise UTC. */
function addTimes(event: ICAL.Component, { start, end, zone }: CalendarEntry): ICAL.Timezone | undefined {
  const moments = end ? [start, end] : [start];
  const local = zone ? wallTimes(moments, zone) : undefined;
  for (const [n, time] of (local?.times ?? moments.map(moment)).entries()) {
    const line = new ICAL.Property(n === 0 ? 'dtstart' : 'dtend');
    line.setValue(time);
    if (local) line.setParameter('tzid', local.timezone.tzid);
    event.addProperty(line);
  }
  return local?.timezone;
}

function eventOf(
  entry: CalendarEntry,
  { config, siteUrl }: Calendar,
  method: CalendarMethod,
): { event: ICAL.Component; timezone: ICAL.Timezone | undefined } {
  const event = new ICAL.Component('vevent');
  event.addProperty(property('uid', 'text', `${entry.id}@${config.domain}`));
  event.addProperty(property('summary', 'text', entry.title));
  if (entry.description) event.addProperty(property('description', 'text', entry.description));
  if (entry.location) event.addProperty(property('location', 'text', entry.location));
  event.addProperty(property('url', 'uri', new URL(entry.path, siteUrl).href));
  event.addPropertyWithValue('dtstamp', moment(entry.changedAt));
  const timezone = addTimes(event, entry);
  if (entry.sequence !== undefined) {
    event.addPropertyWithValue('sequence', entry.sequence);
    const status = method === 'CANCEL' ? 'CANCELLED' : (entry.status ?? 'CONFIRMED');
    event.addProperty(property('status', 'text', status));
  }
  if (entry.invitation) invite(event, entry.invitation);
  return { event, timezone };
}

/**
 * An iCalendar file (RFC 5545, name and image by RFC 7986) in the community's brand: calendars show its title, colour
 * and icon, and link to its site. The rules of each zone precede the entries that use them.
 */
export function calendarFile(
  calendar: Calendar,
  entries: readonly CalendarEntry[],
  method: CalendarMethod = 'PUBLISH',
): string {
  const { config, lang, siteUrl, refresh } = calendar;
  const { brand, community, domain } = config;
  const icon = new URL(brandFileUrl(config, 'icon-192.png'), siteUrl).href;
  const file = new ICAL.Component('vcalendar');
  for (const line of [
    property('version', 'text', '2.0'),
    property('prodid', 'text', `-//${brand.title}//${domain}//${lang.toUpperCase()}`),
    property('method', 'text', method),
    property('name', 'text', community.title),
    // Read by those who do not know `name`.
    property('x-wr-calname', 'text', community.title),
    // There is no standard property for any colour. Programs that read this one expect it without a type.
    property('x-apple-calendar-color', 'unknown', brand.light.primary),
    property('url', 'uri', siteUrl),
    property('image', 'uri', icon, { display: 'BADGE', fmttype: 'image/png' }),
  ]) {
    file.addProperty(line);
  }
  if (refresh) {
    file.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', refresh]));
    // Read by those who do not know it.
    file.addProperty(property('x-published-ttl', 'unknown', refresh));
  }
  const written = entries.map((entry) => eventOf(entry, calendar, method));
  const zones = new Set(written.flatMap(({ timezone }) => timezone ?? []));
  for (const zone of zones) file.addSubcomponent(zone.component);
  for (const { event } of written) file.addSubcomponent(event);
  return `${file.toString()}\r\n`;
}

/**
 * The content type of a calendar file. It repeats the method, because otherwise mail programs show a file instead of an
 * invitation.
 */
export const calendarType = (method: CalendarMethod): string =>
  `text/calendar; charset=utf-8; method=${method}`;
