import { same } from '../../json/same';
import { isTimeZone, momentOf, wallTimeOf } from '../../timeZone';
import type { EventClock } from './eventTimes';
import type { EventFields } from './eventFields';

/** How often an event takes place again (EVT-13): by weeks, or on the same day of each month. */
export interface Repeat {
  every: 'WEEK' | 'MONTH';
  /** How many there are, with the first. */
  times: number;
}

/** Minimum and maximum number of events in a new series. */
export const leastTimes = 2;
export const mostTimes = 52;

const dayLength = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day so many days after one: 2026-11-24. */
const addDays = (date: string, days: number): string => dayOf(Date.parse(date) + days * dayLength);

/** How many days one day is after another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** The same day of a later month; its last day if the month is too short. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** The day of each event of a series, that of the first among them. Counted from the first: a short month moves no other. */
export const daysOf = (date: string, { every, times }: Repeat): string[] =>
  Array.from({ length: times }, (_, n) => (every === 'WEEK' ? addDays(date, 7 * n) : addMonths(date, n)));

const later = (wallTime: string, ms: number): string =>
  new Date(Date.parse(`${wallTime}Z`) + ms).toISOString().slice(0, 16);

/** A wall time that exists. A skipped one moves forward by the length of the gap. */
function shownTime(wallTime: string, zone: string): string {
  const found = momentOf(wallTime, zone);
  return found?.shown === 'skipped' ? wallTimeOf(found.at, zone) : wallTime;
}

/** The clock with times that exist. An end that would not be after the start moves by as much as the start. */
function shownClock(clock: EventClock): EventClock {
  const { timeZone } = clock;
  const from = `${clock.date}T${clock.startTime}`;
  if (!isTimeZone(timeZone) || !momentOf(from, timeZone)) return clock;
  const start = shownTime(from, timeZone);
  const [date = '', startTime = ''] = start.split('T');
  const to = clock.endTime && `${clock.endDate ?? clock.date}T${clock.endTime}`;
  if (!to || !momentOf(to, timeZone)) return { ...clock, date, startTime };
  const moved = Date.parse(`${start}Z`) - Date.parse(`${from}Z`);
  const end = shownTime(moved > 0 && to <= start ? later(to, moved) : to, timeZone);
  const [endDate = '', endTime = ''] = end.split('T');
  return { ...clock, date, startTime, endTime, endDate: endDate === date ? null : endDate };
}

/** An event's clock on another day. Wall times and length stay, whatever the clock changes in between (EVT-13). */
export const clockOn = (clock: EventClock, date: string): EventClock =>
  shownClock({
    ...clock,
    date,
    endDate: clock.endDate && addDays(date, daysBetween(clock.date, clock.endDate)),
  });

const clockOf = ({ date, startTime, endDate, endTime, timeZone }: EventClock): EventClock => ({
  date,
  startTime,
  endDate,
  endTime,
  timeZone,
});
const clockFields = ['date', 'startTime', 'endDate', 'endTime', 'timeZone'] as const;

/** How one event of a series changed. */
interface SeriesChange {
  before: EventFields;
  after: EventFields;
  /** The names of the fields that were to be changed. */
  named: readonly string[];
}

/**
 * The clock of a later event of a series after a change of an earlier one: it moves by the same number of days. If both
 * were at the same hour, they stay so. If the later one has another time of its own, only the changed fields change.
 */
export function followingClock(event: EventFields, { before, after, named }: SeriesChange): EventClock {
  const own = clockOf(event);
  if (!clockFields.some((field) => named.includes(field))) return own;
  const date = addDays(own.date, daysBetween(before.date, after.date));
  if (same(own, clockOn(clockOf(before), own.date))) return clockOn(clockOf(after), date);
  const changed: EventClock = {
    ...own,
    ...Object.fromEntries(
      clockFields.filter((field) => named.includes(field)).map((field) => [field, after[field]]),
    ),
  };
  const spans = named.includes('endDate') ? after : own;
  const span = spans.endDate === null ? 0 : daysBetween(spans.date, spans.endDate);
  return shownClock({ ...changed, date, endDate: span > 0 && changed.endTime ? addDays(date, span) : null });
}
