/**
 * How long notifications about one thing are collected after the first one, in ms. The recipient gets one email about
 * them.
 */
export const gatherFor = 15 * 60_000;
/** So many steps ahead and urgent ones go out within that time all the same. */
const mostAtOnce = 4;

const day = 86_400_000;
/** How many emails one person may cause another in 24 hours. Further ones go into a digest. */
export const mostADay = 10;
/** Urgent emails are still sent up to this number. */
export const mostUrgentADay = 20;

/** An email that was let out. */
interface Said {
  at: Date;
  /** A hash of what the recipient knows since. */
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

/** What was sent to the same recipient before. */
export interface Before {
  /** Emails about the same thing. */
  said: readonly Said[];
  /** When the last email of the same category about another thing was sent. It may have said something different. */
  otherAt?: Date;
  /** When emails caused by the same person were sent. Undefined for kinds without a limit, or without a causing person. */
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

/** When the daily limit allows another email. Undefined: now. */
function freeAgain(caused: readonly Date[], most: number, now: Date): Date | undefined {
  const recent = times(caused).filter((at) => at > now.getTime() - day);
  const oldest = recent.at(-most);
  return oldest === undefined ? undefined : later(new Date(oldest), day);
}

/** Whether an email waits for the end of the 15 minutes, and until when. */
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
 * Decides about a due email. The first about a thing is sent immediately. Those of the next 15 minutes wait for their
 * end and are sent as one with the latest state, or dropped if the recipient already knows it. A daily limit applies to
 * what one person causes another: above it, emails go into a digest, at most one in 24 hours.
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
  // A digest would be too late, so it is sent by itself once it is urgent.
  if (!isUrgent && urgentFrom && urgentFrom < until) return { do: 'wait', until: urgentFrom };
  return { do: 'gather', until };
}
