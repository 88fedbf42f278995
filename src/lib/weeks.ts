import { localTime, momentOf } from './timeZone';

const tuesday = 2;

/** The day that comes so many days after this one. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days that a weekday comes after Tuesday. */
export const sinceTuesday = (weekday: number): number => (weekday - tuesday + 7) % 7;

/** The Tuesday of the week that a moment is in, as a zone's calendar has it: weeks begin with their Tuesday. */
export function tuesdayOf(at: Date, zone: string): string {
  const { day, weekday } = localTime(at, zone);
  return daysLater(day, -sinceTuesday(weekday));
}

/** The moment from which the round of a Tuesday is due, by the hour that a community's clocks show. */
export const dueAt = (day: string, zone: string, hour: number): Date =>
  momentOf(`${day}T${String(hour).padStart(2, '0')}:00`, zone)!.at;
