import { isTimeZone, momentOf } from '../../timeZone';

/** When an event is, as its organisers write it: by the clock of its zone. */
export interface EventClock {
  /** 2026-11-24. */
  date: string;
  /** 18:30. */
  startTime: string;
  /** Null if it ends on the day it starts. */
  endDate: string | null;
  /** Null where the end is open. */
  endTime: string | null;
  /** IANA name. */
  timeZone: string;
}

export interface EventMoments {
  startsAt: Date;
  endsAt: Date | null;
  /** When the event becomes past: its end, or its start if it has no end. */
  overAt: Date;
}

/**
 * An invalid field of an event's clock and its error. `skipped` is a time that does not exist on that day because
 * clocks go forward.
 */
export interface ClockProblem {
  field: keyof EventClock;
  problem: 'invalid' | 'skipped' | 'notAfterStart' | 'tooLong';
}

/** Longest an event may last, in days. */
export const longestEvent = 31;
const day = 86_400_000;
/** Years that events may be in. */
const years = /^20\d\d-/;

const wallTime = (date: string, time: string | null): number => Date.parse(`${date}T${time}Z`);

const isDay = (date: string): boolean => years.test(date) && momentOf(`${date}T12:00`, 'UTC') !== undefined;

/** The moments of an event, or every field that is not right. */
export function momentsOf(
  clock: EventClock,
): { moments: EventMoments; problems?: undefined } | { moments?: undefined; problems: ClockProblem[] } {
  const { date, startTime, endDate, endTime, timeZone } = clock;
  const problems: ClockProblem[] = [];
  const say = (field: keyof EventClock, problem: ClockProblem['problem']) =>
    problems.push({ field, problem });
  if (!isTimeZone(timeZone)) say('timeZone', 'invalid');
  if (!isDay(date)) say('date', 'invalid');
  if (endDate !== null && (endTime === null || !isDay(endDate))) say('endDate', 'invalid');
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const read = (field: 'startTime' | 'endTime', on: string, time: string) => {
    // If the day is invalid, checks only the time.
    const found = momentOf(`${isDay(on) ? on : '2000-01-01'}T${time}`, zone);
    if (!found) say(field, 'invalid');
    else if (found.shown === 'skipped') say(field, 'skipped');
    return found?.at;
  };
  const startsAt = read('startTime', date, startTime);
  const endsAt = endTime === null ? null : read('endTime', endDate ?? date, endTime);
  if (problems.length === 0 && startsAt && endsAt) {
    if (endsAt <= startsAt) say('endTime', 'notAfterStart');
    // Compares wall time, so a month has the same length whether or not clocks change in it.
    else if (wallTime(endDate ?? date, endTime) - wallTime(date, startTime) > longestEvent * day) {
      say('endDate', 'tooLong');
    }
  }
  if (problems.length > 0 || !startsAt || endsAt === undefined) return { problems };
  return { moments: { startsAt, endsAt, overAt: endsAt ?? startsAt } };
}
