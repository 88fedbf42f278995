import { localTime } from '../../../lib/timeZone';
import { daysLater, sinceTuesday } from '../../../lib/weeks';

export { daysLater, tuesdayOf } from '../../../lib/weeks';

/** A round that was missed is made up for until the end of Thursday: later, the next one is nearer. */
const daysToCatchUp = 2;

/**
 * The Tuesday whose round is due, or undefined. It uses wall time, from the hour on: an hour that is skipped has passed
 * when the next one begins, and one that occurs twice still starts one round.
 */
export function dueDay(at: Date, zone: string, hour: number): string | undefined {
  const now = localTime(at, zone);
  const late = sinceTuesday(now.weekday);
  if (late > daysToCatchUp || (late === 0 && now.hour < hour)) return undefined;
  return daysLater(now.day, -late);
}
