import { currentTime } from '../../../lib/browserFacts';
import { isDay } from '../../../lib/rules/event/monthDays';
import { formatZone } from '../../../lib/rules/meeting/formatTime';
import { isTimeZone } from '../../../lib/timeZone';

/** Old names that some browsers have, and their current names. */
const renamed: Record<string, string> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

/** The current name of a zone, if this browser knows it. */
export function zoneToday(zone: string): string {
  const today = renamed[zone];
  return today !== undefined && isTimeZone(today) ? today : zone;
}

/** The clocks of a zone may differ by season: those of the event's day count, if it is known. */
export const zoneOn = (date: string, zone: string): string =>
  formatZone(isDay(date) ? new Date(`${date}T12:00:00Z`) : currentTime(), zone);

/** Every zone that this browser knows, by name, and the chosen one. */
export function zonesWith(chosen: string): string[] {
  const zones = new Set(Intl.supportedValuesOf('timeZone').map(zoneToday));
  return [...(chosen && !zones.has(chosen) ? [chosen] : []), ...[...zones].toSorted()];
}
