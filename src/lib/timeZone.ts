const known = new Map<string, boolean>();

/** Whether dates can be told in the IANA zone; each zone is tried once, because trying is slow. */
export function isTimeZone(zone: string): boolean {
  const answer = known.get(zone);
  if (answer !== undefined) return answer;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    known.set(zone, true);
  } catch {
    known.set(zone, false);
  }
  return known.get(zone) === true;
}

/** By how much clocks in a zone are ahead of UTC at a moment, in ms. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/** When the day (`2026-11-21`) that comes `later` days after this one begins in a zone. */
export function startOfDay(day: string, zone: string, later = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  const guess = midnight - offsetAt(midnight, zone);
  // Clocks may have been set between.
  return new Date(midnight - offsetAt(guess, zone));
}

/** What calendar and clock in a zone show at a moment: the day as `2026-11-24`, its weekday from 0 for Sunday, and the hour. */
export function localTime(at: Date, zone: string): { day: string; weekday: number; hour: number } {
  const shown = new Date(at.getTime() + offsetAt(at.getTime(), zone));
  return { day: shown.toISOString().slice(0, 10), weekday: shown.getUTCDay(), hour: shown.getUTCHours() };
}
