import ICAL from 'ical.js';
import type { CommunityConfig } from '../../config/types';
import type { Lang } from '../../lib/lang';
import { brandFileUrl } from '../brand/address';

/** Something that has its time, as a calendar keeps it. */
export interface CalendarEntry {
  /** Unique within the community, like `event-7`, and stable: a calendar that knows it updates what it has. */
  id: string;
  title: string;
  description?: string;
  start: Date;
  /** Left out where it is not known. */
  end?: Date;
  /** An address, or where to meet online. */
  location?: string;
  /** Its page on the community's site, like `/event/7`. */
  path: string;
  changedAt: Date;
}

/** Whose calendar it is, and for which reader. `siteUrl` is the community's origin, like `https://circle.example`. */
export interface Calendar {
  config: CommunityConfig;
  lang: Lang;
  siteUrl: string;
}

/** Control characters have no place in a calendar file; a line's end is one of its own. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');

const moment = (date: Date): ICAL.Time => ICAL.Time.fromJSDate(date, true);

/** `type` said aloud: what the library does not know by name it would write without escaping. */
const property = (
  name: string,
  type: 'text' | 'uri' | 'unknown',
  value: string,
  parameters = {},
): ICAL.Property => new ICAL.Property([name, parameters, type, plain(value)]);

function eventOf(entry: CalendarEntry, { config, siteUrl }: Calendar): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addProperty(property('uid', 'text', `${entry.id}@${config.domain}`));
  event.addProperty(property('summary', 'text', entry.title));
  if (entry.description) event.addProperty(property('description', 'text', entry.description));
  if (entry.location) event.addProperty(property('location', 'text', entry.location));
  event.addProperty(property('url', 'uri', new URL(entry.path, siteUrl).href));
  event.addPropertyWithValue('dtstamp', moment(entry.changedAt));
  event.addPropertyWithValue('dtstart', moment(entry.start));
  if (entry.end) event.addPropertyWithValue('dtend', moment(entry.end));
  return event;
}

/**
 * An iCalendar file (RFC 5545, name and picture by RFC 7986) in the community's brand: calendars show its title, colour
 * and icon, and lead to its site. Times are UTC: each calendar shows its owner's own.
 */
export function calendarFile(calendar: Calendar, entries: readonly CalendarEntry[]): string {
  const { config, lang, siteUrl } = calendar;
  const { brand, community, domain } = config;
  const icon = new URL(brandFileUrl(config, 'icon-192.png'), siteUrl).href;
  const file = new ICAL.Component('vcalendar');
  for (const line of [
    property('version', 'text', '2.0'),
    property('prodid', 'text', `-//${brand.title}//${domain}//${lang.toUpperCase()}`),
    property('method', 'text', 'PUBLISH'),
    property('name', 'text', community.title),
    // Read by those who do not know `name`.
    property('x-wr-calname', 'text', community.title),
    // A colour of one's own has no standard property, and those who read this one expect it without a type.
    property('x-apple-calendar-color', 'unknown', brand.light.primary),
    property('url', 'uri', siteUrl),
    property('image', 'uri', icon, { display: 'BADGE', fmttype: 'image/png' }),
  ]) {
    file.addProperty(line);
  }
  for (const entry of entries) file.addSubcomponent(eventOf(entry, calendar));
  return `${file.toString()}\r\n`;
}
