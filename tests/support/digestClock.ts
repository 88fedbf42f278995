const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show: `2026-11-24 18:30`. */
function shownIn(zone: string, at: number): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format.format(at);
}

/** When a daily digest is due, found by looking at clocks: offsets from UTC are whole quarters of an hour. */
export function digestClock(zone: string, chosen: number) {
  const clock = `${String(chosen).padStart(2, '0')}:00`;
  const shown = (at: number) => shownIn(zone, at);

  /** Whether clocks show the hour chosen for the first time on a day, or skip it. */
  function isDueAt(at: number): boolean {
    const [now, before] = [shown(at), shown(at - minute)];
    const due = `${now.slice(0, 10)} ${clock}`;
    if (now === due) return ![hour, hour / 2].some((earlier) => shown(at - earlier) === due);
    return before < due && now > due;
  }

  return {
    isDueAt,
    dayOf: (at: number): string => shown(at).slice(0, 10),
    /** The first such moment after another. */
    nextAfter(at: number): number {
      let next = at - (at % quarter) + quarter;
      while (!isDueAt(next)) next += quarter;
      return next;
    },
  };
}
