import ICAL from 'ical.js';
import { tzlib_get_ical_block as blockOf, tzlib_get_timezones as namesOf } from 'timezones-ical-library';
import { momentOf, wallTimeOf } from '../../lib/timeZone';

const names = new Set(namesOf());
const known = new Map<string, ICAL.Timezone | undefined>();

/** A zone's block without its creation data, so that the same event gives the same bytes. */
function read(zone: string): ICAL.Timezone | undefined {
  const [block] = names.has(zone) ? blockOf(zone) : [];
  if (!block) return undefined;
  const component = new ICAL.Component(ICAL.parse(block) as []);
  for (const name of ['last-modified', 'x-lic-location']) component.removeAllProperties(name);
  return new ICAL.Timezone({ component, tzid: String(component.getFirstPropertyValue('tzid')) });
}

/** The rules of an IANA zone for calendars. Undefined if unknown. */
function zoneOf(zone: string): ICAL.Timezone | undefined {
  if (!known.has(zone)) known.set(zone, read(zone));
  return known.get(zone);
}

/** A moment as wall time of a zone. Undefined if the wall time would be wrong (the rules differ) or ambiguous. */
function wall(at: Date, zone: string, timezone: ICAL.Timezone): ICAL.Time | undefined {
  const shown = wallTimeOf(at, zone);
  const [date = '', clock = ''] = shown.split('T');
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = clock.split(':').map(Number);
  const time = ICAL.Time.fromData({ year, month, day, hour, minute, second: 0, isDate: false }, timezone);
  const isSame = time.toUnixTime() * 1000 === at.getTime();
  return isSame && momentOf(shown, zone)?.shown === 'once' ? time : undefined;
}

/**
 * Moments as wall time of a zone. Undefined if its rules differ from its clocks at one of them (clocks set by decree,
 * or the past), and in an hour that occurs twice, because calendars choose either.
 */
export function wallTimes(
  moments: readonly Date[],
  zone: string,
): { timezone: ICAL.Timezone; times: ICAL.Time[] } | undefined {
  const timezone = zoneOf(zone);
  if (!timezone) return undefined;
  const times = moments.flatMap((at) => wall(at, zone, timezone) ?? []);
  return times.length === moments.length ? { timezone, times } : undefined;
}
