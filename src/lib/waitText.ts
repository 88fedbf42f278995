import type { Lang } from './lang';

const minute = 60;
const hour = 3600;

const later: Record<Lang, string> = { en: 'later', ru: 'позже' };

/** When to try again, in words: 'in 42 seconds', 'через 5 минут'. 'later' where the seconds are not known. */
export function waitText(seconds: number | undefined, lang: Lang): string {
  if (seconds === undefined) return later[lang];
  const format = new Intl.RelativeTimeFormat(lang);
  if (seconds < minute) return format.format(seconds, 'second');
  return seconds < 2 * hour
    ? format.format(Math.ceil(seconds / minute), 'minute')
    : format.format(Math.ceil(seconds / hour), 'hour');
}
