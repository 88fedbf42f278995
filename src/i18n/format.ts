import { renderedZone } from '../lib/browserFacts';
import { dateFormat, locales } from '../lib/dateFormat';
import type { Lang } from '../lib/lang';

/** '21 November 2026' or '21 ноября 2026 г.', in the reader's time zone unless one is given. */
export const formatDate = (date: Date, lang: Lang, timeZone = renderedZone()): string =>
  dateFormat(lang, { dateStyle: 'long', timeZone }).format(date);

/** '21 November' or '21 ноября': of the weeks around now. */
export const formatDay = (date: Date, lang: Lang): string =>
  dateFormat(lang, {
    day: 'numeric',
    month: 'long',
    timeZone: renderedZone(),
  }).format(date);

/** '21 Nov 2026, 18:30' or '21 нояб. 2026 г., 18:30'. */
export const formatDateTime = (date: Date, lang: Lang, timeZone = renderedZone()): string =>
  dateFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** 'yesterday', '3 hours ago', 'now'; a month and more away it is the date. */
export function formatAgo(date: Date, now: Date, lang: Lang): string {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  if (seconds >= 30 * 86_400) return formatDate(date, lang);
  const relative = new Intl.RelativeTimeFormat(locales[lang], { numeric: 'auto' });
  const [unit, size] = steps.find(([, size]) => seconds >= size) ?? ['second', Infinity];
  return relative.format(-Math.floor(seconds / size), unit);
}
