const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show: `2026-11-24 18:30`. */
function shownIn(zone: string, at: number): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format.format(at);
}

/** When the clocks of a zone change within some days, to the day. */
export function changesOf(zone: string, from: number, to: number): number[] {
  const days = Array.from({ length: Math.floor((to - from) / day) }, (_, n) => from + n * day);
  const clock = (at: number) => shownIn(zone, at).slice(11);
  return days.filter((at) => clock(at) !== clock(at + day)).map((at) => at + day / 2);
}

/** When a daily digest is due, found by looking at clocks: offsets from UTC are whole quarters of an hour. */
export function digestClock(zone: string, chosen: number) {
  const shown = (at: number) => shownIn(zone, at);
  const wall = (at: number) => Date.parse(`${shown(at).replace(' ', 'T')}Z`);
  const isChosen = (time: number) => time % day === chosen * hour;
  const changesBy = [hour, hour / 2];

  /** Whether clocks show the hour chosen for the first time on a day. If they skip it: as much later as they are put forward. */
  function isDueAt(at: number): boolean {
    const now = wall(at);
    if (isChosen(now)) return !changesBy.some((change) => wall(at - change) === now);
    return changesBy.some((change) => isChosen(now - change) && wall(at - change) === now - 2 * change);
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
