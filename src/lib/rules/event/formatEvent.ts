import { dateFormat, locales } from '../../dateFormat';
import type { Lang } from '../../lang';
import { wallTimeOf } from '../../timeZone';
import { offsetName } from '../meeting/formatTime';

/** When an event is. */
interface EventSpan {
  /** ISO 8601, as `endsAt`, which is null where the end is open. */
  startsAt: string;
  endsAt: string | null;
}

interface Reader {
  lang: Lang;
  /** The time zone in which times are shown. */
  zone: string;
  /** The year is shown if it is not this one. */
  now: Date;
}

const part = (lang: Lang, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(lang, { timeZone: zone, ...options });

/** The parts of a day on a date badge: 'Nov', '26', 'Thu'. */
export function dateBadgeOf(
  at: Date,
  lang: Lang,
  zone: string,
): { month: string; day: string; weekday: string } {
  const say = (options: Intl.DateTimeFormatOptions) => part(lang, zone, options).format(at).replace('.', '');
  return {
    month: say({ month: 'short' }),
    day: wallTimeOf(at, zone).slice(8, 10).replace(/^0/, ''),
    weekday: say({ weekday: 'short' }),
  };
}

/** 'Thu 26 November', with the year if it is another one. Composed here, so that server and browser give the same text. */
function sayDay(at: Date, { lang, zone, now }: Reader): string {
  const weekday = part(lang, zone, { weekday: 'short' }).format(at);
  const day = part(lang, zone, { day: 'numeric', month: 'long' }).format(at);
  const year = wallTimeOf(at, zone).slice(0, 4);
  return `${weekday}${lang === 'ru' ? ',' : ''} ${day}${year === wallTimeOf(now, zone).slice(0, 4) ? '' : ` ${year}`}`;
}

const clockOf = (at: Date, zone: string): string => wallTimeOf(at, zone).slice(11);

/** When an event is by the clocks of a zone: 'Thu 26 November, 18:30–20:00 (GMT+1)', over midnight with both days. */
export function formatWhen({ startsAt, endsAt }: EventSpan, reader: Reader): string {
  const { zone } = reader;
  const [start, end] = [new Date(startsAt), endsAt === null ? undefined : new Date(endsAt)];
  const begins = `${sayDay(start, reader)}, ${clockOf(start, zone)}`;
  const offset = ` (${offsetName(start, zone)})`;
  if (!end) return begins + offset;
  const sameDay = wallTimeOf(start, zone).slice(0, 10) === wallTimeOf(end, zone).slice(0, 10);
  return sameDay
    ? `${begins}–${clockOf(end, zone)}${offset}`
    : `${begins} – ${sayDay(end, reader)}, ${clockOf(end, zone)}${offset}`;
}

/** The hours of an event that is on the same day in two zones: '08:30–09:00 (GMT)'. Undefined for any other. */
export function formatHours(
  { startsAt, endsAt }: EventSpan,
  zone: string,
  other: string,
): string | undefined {
  const times = [startsAt, ...(endsAt === null ? [] : [endsAt])].map((at) => new Date(at));
  const days = new Set(times.flatMap((at) => [zone, other].map((each) => wallTimeOf(at, each).slice(0, 10))));
  const hours = times.map((at) => clockOf(at, zone)).join('–');
  return days.size === 1 ? `${hours} (${offsetName(new Date(startsAt), zone)})` : undefined;
}

/** A price in its currency, without decimals if it has none: '€25', '1 500 ₽'. */
export function formatPrice(price: number, currency: string, lang: Lang): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  return new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}
