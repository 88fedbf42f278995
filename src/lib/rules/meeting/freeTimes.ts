import { localTime, momentOf, wallTimeOf } from '../../timeZone';
import { daysLater } from '../../weeks';
import { overlapOf, spansWithout, type Span } from './spans';

/** The hours in which time is free: of work, or all in which people are awake, for two who do not share the former. */
const hoursOf = {
  WORKING: ['09:00', '18:00'],
  WAKING: ['07:00', '22:00'],
} as const;

interface Asked {
  now: Date;
  /** The zone of the member who asks: each time is on the hour or the half hour of its clocks. */
  zone: string;
  theirZone: string;
  minutes: number;
  /** The agreed meetings and the events of either. */
  busy: readonly Span[];
}

interface FreeTimes {
  /** ISO, in order. None if the two share no time for weeks. */
  times: string[];
  /** Whether all of them are within the working hours of both. */
  inWorkingHours: boolean;
}

const minute = 60_000;
const halfHour = 30 * minute;
/** The time that the other has to answer, in ms. */
const notice = 180 * minute;
/** How far ahead time is looked for, in days. */
export const lookedAhead = 28;
/** How many days are proposed, and how many times of each. */
const mostDays = 9;
const mostOfDay = 4;

/** The hours of a day in a zone. None on Saturday and Sunday. */
function openHours(date: string, zone: string, [from, to]: readonly [string, string]): Span[] {
  const weekday = new Date(date).getUTCDay();
  const [start, end] = [momentOf(`${date}T${from}`, zone), momentOf(`${date}T${to}`, zone)];
  return weekday === 0 || weekday === 6 || !start || !end ? [] : [[start.at.getTime(), end.at.getTime()]];
}

/** The half hours of a zone's clocks at which a meeting fits into a span. */
function startsIn([from, to]: Span, minutes: number, zone: string): number[] {
  const shown = Number(wallTimeOf(new Date(from), zone).slice(-2)) * minute + (from % minute);
  const first = from + ((halfHour - (shown % halfHour)) % halfHour);
  const count = Math.floor((to - minutes * minute - first) / halfHour) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * halfHour);
}

/** The first of a list, and others spread over the rest. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, place) => items[Math.floor((place * items.length) / most)]!);

function timesIn({ now, zone, theirZone, minutes, busy }: Asked, hours: readonly [string, string]): string[] {
  const taken: Span[] = [[0, now.getTime() + notice], ...busy];
  const today = localTime(now, zone).day;
  const days: number[][] = [];
  for (let ahead = 0; ahead < lookedAhead && days.length < mostDays; ahead += 1) {
    const date = daysLater(today, ahead);
    const mine = openHours(date, zone, hours);
    // Around midnight the other has another date.
    const theirs =
      mine.length === 0
        ? []
        : [-1, 0, 1].flatMap((more) => openHours(daysLater(date, more), theirZone, hours));
    const starts = spansWithout(overlapOf(mine, theirs), taken).flatMap((span) =>
      startsIn(span, minutes, zone),
    );
    if (starts.length > 0) days.push(spread(starts, mostOfDay));
  }
  return days.flat().map((at) => new Date(at).toISOString());
}

/** Two who share working hours do so within these days, whatever the weekend. */
const soon = 4 * 24 * 60 * minute;

/** Whether two share working hours at present. They may only do so once one of them changes the clocks. */
function shareWorkingHours(asked: Asked): boolean {
  const [first] = timesIn({ ...asked, busy: [] }, hoursOf.WORKING);
  return first !== undefined && Date.parse(first) - asked.now.getTime() < soon;
}

/**
 * Times at which two can meet: the next free ones of both, at most four a day, on days on which both work. Of what makes
 * them busy, nothing but the time is known here.
 */
export function freeTimes(asked: Asked): FreeTimes {
  const times = shareWorkingHours(asked) ? timesIn(asked, hoursOf.WORKING) : [];
  if (times.length > 0) return { times, inWorkingHours: true };
  return { times: timesIn(asked, hoursOf.WAKING), inWorkingHours: false };
}
