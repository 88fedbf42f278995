import { dateFormat } from '../../dateFormat';
import type { Lang } from '../../lang';

const day = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** Whether a text is a month in which events may be: 2026-11. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Whether a text is an existing day: 2026-11-24. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** The month that comes `by` months after another, before it if negative; none beyond those of events. */
export function monthAfter(month: string, by: number): string | undefined {
  const at = new Date(startOf(month));
  at.setUTCMonth(at.getUTCMonth() + by);
  const next = at.toISOString().slice(0, 7);
  return isMonth(next) ? next : undefined;
}

/** Whole weeks, from Monday on, that a month lies in: days as 2026-11-24. */
export function weeksOf(month: string): string[][] {
  const first = startOf(month);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * day;
  const weeks: string[][] = [];
  for (let at = monday; at === monday || dayOf(at).slice(0, 7) === month; at += 7 * day) {
    weeks.push(Array.from({ length: 7 }, (_, later) => dayOf(at + later * day)));
  }
  return weeks;
}

/** A group of events by each day of theirs, in the order they came in. */
export function byDay<Item extends { date: string; endDate: string | null }>(
  items: readonly Item[],
): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const last = item.endDate ?? item.date;
    for (let at = Date.parse(`${item.date}T00:00:00Z`); dayOf(at) <= last; at += day) {
      days.set(dayOf(at), [...(days.get(dayOf(at)) ?? []), item]);
    }
  }
  return days;
}

const utc = (lang: Lang, options: Intl.DateTimeFormatOptions) =>
  dateFormat(lang, { timeZone: 'UTC', ...options });

/** Capitalised for a heading. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'November 2026', 'Ноябрь 2026'. */
export const formatMonth = (month: string, lang: Lang): string =>
  `${capital(utc(lang, { month: 'long' }).format(startOf(month)))} ${month.slice(0, 4)}`;

/** Days of the week from Monday on: short, and in full for screen readers. */
export function weekdays(lang: Lang): { short: string; long: string }[] {
  const [short, long] = [utc(lang, { weekday: 'short' }), utc(lang, { weekday: 'long' })];
  // The first of January 2024 is a Monday.
  return Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, 1 + at)).map((at) => ({
    short: short.format(at),
    long: long.format(at),
  }));
}

/** 'Thursday 26 November', 'Четверг, 26 ноября'. */
export const formatFullDay = (date: string, lang: Lang): string =>
  capital(
    utc(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(`${date}T00:00:00Z`)),
  );
