/** Of one thing, its reader gets one email in this time, in ms, after the first of it. */
export const gatherFor = 15 * 60_000;
/** So many steps ahead and urgent ones go out within that time all the same. */
const mostAtOnce = 4;

const day = 86_400_000;
/** So many emails one person causes another in 24 hours; what is above goes into a digest. */
export const mostADay = 10;
/** What cannot wait goes out all the same until there are so many. */
export const mostUrgentADay = 20;

/** An email that was let out. */
interface Said {
  at: Date;
  /** What its reader knows since, as a hash. */
  says: string | null;
  step: number | undefined;
}

/** One that is to go out. */
export interface Waiting {
  says: string;
  step: number | undefined;
  /** When it was written, or the first of those that it replaces. */
  since: Date;
  urgentFrom: Date | null;
}

/** What went out before, to the same reader. */
export interface Before {
  /** About the same thing. */
  said: readonly Said[];
  /** When the last email of the same category about another thing went out: it may have said otherwise. */
  otherAt?: Date;
  /** When emails that the same person caused went out; undefined of what is not bounded, or that nobody caused. */
  caused?: readonly Date[];
  /** When the last digest of what that person caused went out. */
  digestAt?: Date;
}

type Decision =
  | { do: 'send' }
  /** Its reader knows it already. */
  | { do: 'drop' }
  /** It is looked at again then. */
  | { do: 'wait'; until: Date }
  /** It goes out with others, then. */
  | { do: 'gather'; until: Date };

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const times = (dates: readonly Date[]): number[] => dates.map((date) => date.getTime()).sort((a, b) => a - b);

/** When as many as may go out in a day have been let out so long ago that one more may. Undefined: now. */
function freeAgain(caused: readonly Date[], most: number, now: Date): Date | undefined {
  const recent = times(caused).filter((at) => at > now.getTime() - day);
  const oldest = recent.at(-most);
  return oldest === undefined ? undefined : later(new Date(oldest), day);
}

/** Whether an email waits for the end of a quarter of an hour, and until when. */
function gatheredUntil({ step, urgentFrom }: Waiting, said: readonly Said[], now: Date): Date | undefined {
  const recent = said.filter(({ at }) => at.getTime() > now.getTime() - gatherFor);
  const last = times(recent.map(({ at }) => at)).at(-1);
  if (last === undefined) return undefined;
  const isUrgent = urgentFrom !== null && urgentFrom <= now;
  const isAhead = step !== undefined && recent.every((each) => each.step !== undefined && each.step < step);
  if ((isUrgent || isAhead) && recent.length < mostAtOnce) return undefined;
  return later(new Date(last), gatherFor);
}

/**
 * What becomes of an email that is due. The first about a thing goes out at once; what follows within a quarter of an hour waits
 * for its end, with the latest state, and is dropped where its reader was told just that last. What one person causes another
 * is bounded by the day: above that it is gathered in a digest, at most one in 24 hours.
 */
export function decide(waiting: Waiting, { said, otherAt, caused, digestAt }: Before, now: Date): Decision {
  const last = said.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  const isKnown = last && last.says === waiting.says && !(otherAt && otherAt > last.at);
  if (isKnown && waiting.since < later(last.at, gatherFor)) return { do: 'drop' };
  const gathered = gatheredUntil(waiting, said, now);
  if (gathered) return { do: 'wait', until: gathered };
  if (!caused) return { do: 'send' };
  const { urgentFrom } = waiting;
  const isUrgent = urgentFrom !== null && urgentFrom <= now;
  const free = freeAgain(caused, isUrgent ? mostUrgentADay : mostADay, now);
  if (!free) return { do: 'send' };
  const until = digestAt ? new Date(Math.max(free.getTime(), digestAt.getTime() + day)) : free;
  // Told in a digest it would come too late: it goes out by itself once it cannot wait any more.
  if (!isUrgent && urgentFrom && urgentFrom < until) return { do: 'wait', until: urgentFrom };
  return { do: 'gather', until };
}
