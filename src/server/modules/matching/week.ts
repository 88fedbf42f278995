import { localTime } from '../../../lib/timeZone';

const tuesday = 2;
/** A round that was missed is made up for until the end of Thursday: later, the next one is nearer. */
const daysToCatchUp = 2;

/** The day that comes so many days after this one. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const sinceTuesday = (weekday: number): number => (weekday - tuesday + 7) % 7;

/** The Tuesday of the week that a moment is in, as a zone's calendar has it: weeks begin with their Tuesday. */
export function tuesdayOf(at: Date, zone: string): string {
  const { day, weekday } = localTime(at, zone);
  return daysLater(day, -sinceTuesday(weekday));
}

/**
 * The Tuesday whose round is due, or undefined. It goes by what clocks show, from the hour on: an hour that the change of
 * clocks leaves out has passed when the next begins, and one that comes twice makes one day's round all the same.
 */
export function dueDay(at: Date, zone: string, hour: number): string | undefined {
  const now = localTime(at, zone);
  const late = sinceTuesday(now.weekday);
  if (late > daysToCatchUp || (late === 0 && now.hour < hour)) return undefined;
  return daysLater(now.day, -late);
}
