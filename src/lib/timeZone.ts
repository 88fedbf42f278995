/** There are about 600 zones. Names come from browsers, so what is cached of them is bounded. */
const mostKept = 1000;

/** A function of a zone whose results are cached, because computing them is slow. */
function cachedByZone<Result>(compute: (zone: string) => Result): (zone: string) => Result {
  const kept = new Map<string, Result>();
  return (zone) => {
    const known = kept.get(zone);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const result = compute(zone);
    kept.set(zone, result);
    return result;
  };
}

/** Whether the runtime knows the IANA zone. */
export const isTimeZone = cachedByZone((zone): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
});

const clockOf = cachedByZone(
  (zone) =>
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** The offset of a zone from UTC at a moment, in ms. */
function offsetAt(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/** The wall time in a zone at a moment, to the minute: `2026-11-24T18:30`. */
export const wallTimeOf = (at: Date, zone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, 16);

/** How often clocks in a zone show a time: on the day they are set, one may be left out and another come twice. */
type Shown = 'once' | 'skipped' | 'twice';

const day = 86_400_000;

/**
 * The moment at which clocks in a zone show a time (`2026-11-24T18:30`): the first of two. One that is left out is as
 * much later as clocks are put forward. Undefined for what no calendar has.
 */
export function momentOf(wallTime: string, zone: string): { at: Date; shown: Shown } | undefined {
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime) ? Date.parse(`${wallTime}Z`) : NaN;
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(wallTime)) return undefined;
  const before = offsetAt(wall - day, zone);
  const found = [...new Set([before, offsetAt(wall + day, zone)])]
    .map((offset) => new Date(wall - offset))
    .filter((at) => wallTimeOf(at, zone) === wallTime)
    .toSorted((one, other) => one.getTime() - other.getTime());
  const [at = new Date(wall - before)] = found;
  return { at, shown: found.length === 0 ? 'skipped' : found.length === 1 ? 'once' : 'twice' };
}

/** When the day (`2026-11-21`) that comes `later` days after this one begins in a zone. */
export function startOfDay(day: string, zone: string, later = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  const guess = midnight - offsetAt(midnight, zone);
  // Clocks may have been set between.
  return new Date(midnight - offsetAt(guess, zone));
}

/** The wall time in a zone at a moment: the day as `2026-11-24`, its weekday (0 is Sunday), and the hour. */
export function localTime(at: Date, zone: string): { day: string; weekday: number; hour: number } {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), zone));
  return { day: shown.toISOString().slice(0, 10), weekday: shown.getUTCDay(), hour: shown.getUTCHours() };
}
