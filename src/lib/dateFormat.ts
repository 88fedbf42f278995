import type { Lang } from './lang';

/** Formats are few per language, but time zones come from browsers. */
const mostKept = 1000;

/** The forms of English and Russian in which dates and numbers are written. */
export const locales = { en: 'en-GB', ru: 'ru-RU' } satisfies Record<Lang, string>;

const kept = new Map<string, Intl.DateTimeFormat>();

/** A format of dates in a language. Each is made once: making one costs more than using it a hundred times. */
export function dateFormat(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const made = new Intl.DateTimeFormat(locales[lang], options);
  kept.set(key, made);
  return made;
}
