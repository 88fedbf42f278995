import { localTime } from '../../../lib/timeZone';
import { daysLater, sinceTuesday } from '../../../lib/weeks';

export { daysLater, tuesdayOf } from '../../../lib/weeks';

/** A round that was missed is made up for until the end of Thursday: later, the next one is nearer. */
const daysToCatchUp = 2;

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
