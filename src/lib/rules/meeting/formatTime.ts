import type { Lang } from '../../lang';
import { endOf } from './meetingStates';

const locales = { en: 'en-GB', ru: 'ru-RU' } satisfies Record<Lang, string>;

const part = (lang: Lang, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[lang], { timeZone: zone, ...options });

/** How far a zone's clocks are from UTC at a moment: 'GMT+1'. */
export const offsetName = (at: Date, zone: string): string =>
  part('en', zone, { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^GMT\+0$/, 'GMT') ?? zone;

/** Whether two zones have the same wall time at a moment. */
export const showSame = (at: Date, zone: string, other: string): boolean =>
  offsetName(at, zone) === offsetName(at, other);

/** The time of a meeting for a reader in a zone: 'Tue, 24 November, 18:30–19:00 (GMT+1)'. */
export function formatTime(
  startsAt: string,
  minutes: number,
  { lang, zone }: { lang: Lang; zone: string },
): string {
  const start = new Date(startsAt);
  const day = part(lang, zone, { weekday: 'short', day: 'numeric', month: 'long' }).format(start);
  const clock = part(lang, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day}, ${clock.format(start)}–${clock.format(endOf(startsAt, minutes))} (${offsetName(start, zone)})`;
}
