import { dateFormat } from '../../dateFormat';
import type { Lang } from '../../lang';
import { isTimeZone } from '../../timeZone';
import { endOf } from './meetingStates';

const part = (lang: Lang, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(lang, { timeZone: zone, ...options });

/** How far a zone's clocks are from UTC at a moment: 'GMT+1'. */
export const offsetName = (at: Date, zone: string): string =>
  part('en', zone, { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^GMT\+0$/, 'GMT') ?? zone;

/** Whether two zones have the same wall time at a moment. */
export const showSame = (at: Date, zone: string, other: string): boolean =>
  offsetName(at, zone) === offsetName(at, other);

interface Reader {
  lang: Lang;
  zone: string;
}

/** The day of a moment: 'Tue, 24 November'. */
export const formatDate = (at: string, { lang, zone }: Reader): string =>
  part(lang, zone, { weekday: 'short', day: 'numeric', month: 'long' }).format(new Date(at));

/** The time of a moment, with its weekday if asked: '18:30', 'Tue 18:30'. */
export const formatClock = (at: string | Date, { lang, zone }: Reader, weekday?: 'short'): string =>
  part(lang, zone, { weekday, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** The time of a meeting for a reader in a zone: 'Tue, 24 November, 18:30–19:00 (GMT+1)'. */
export function formatTime(startsAt: string, minutes: number, reader: Reader): string {
  const [from, to] = [startsAt, endOf(startsAt, minutes)].map((at) => formatClock(at, reader));
  return `${formatDate(startsAt, reader)}, ${from}–${to} (${offsetName(new Date(startsAt), reader.zone)})`;
}

/** A zone by its city and clocks, the same wherever a zone is named: 'Belgrade (GMT+1)'. */
export const formatZone = (at: Date, zone: string): string =>
  isTimeZone(zone) ? `${zone.split('/').at(-1)?.replaceAll('_', ' ')} (${offsetName(at, zone)})` : zone;
