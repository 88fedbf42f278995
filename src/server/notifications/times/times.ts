import { localTime, momentOf, wallTimeOf } from '../../../lib/timeZone';
import { daysLater, dueAt } from '../../../lib/weeks';

/** When a member wants to be notified of what they could switch off. Minutes and hours are those of their clocks. */
export interface Times {
  /** Nothing is sent before. */
  pausedUntil: Date | null;
  /** Quiet hours, in minutes from midnight; they may go over it. */
  quietFrom: number | null;
  quietUntil: number | null;
  /** The hour of the daily digest. */
  digestHour: number | null;
}

/** At any time, and immediately. */
export const anyTime: Times = { pausedUntil: null, quietFrom: null, quietUntil: null, digestHour: null };

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The end of the quiet hours that a moment lies in. Undefined outside of them. */
export function endOfQuiet(at: Date, { quietFrom, quietUntil }: Times, zone: string): Date | undefined {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return undefined;
  const [day = '', clock = ''] = wallTimeOf(at, zone).split('T');
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const isQuiet =
    quietFrom < quietUntil
      ? minute >= quietFrom && minute < quietUntil
      : minute >= quietFrom || minute < quietUntil;
  if (!isQuiet) return undefined;
  const lastDay = minute < quietUntil ? day : daysLater(day, 1);
  const end = `${lastDay}T${twoDigits(Math.floor(quietUntil / 60))}:${twoDigits(quietUntil % 60)}`;
  const found = momentOf(end, zone)!.at;
  // Clocks that were put back show the same minutes again.
  return found > at ? found : undefined;
}

/**
 * When the next daily digest is due: today or tomorrow by the member's clocks, and never twice on one day. `last` is when the
 * one before went out.
 */
export function nextDigest(
  at: Date,
  { hour, zone, last }: { hour: number; zone: string; last?: Date },
): Date {
  const { day } = localTime(at, zone);
  const isSentToday = last !== undefined && localTime(last, zone).day >= day;
  const today = dueAt(day, zone, hour);
  return today > at && !isSentToday ? today : dueAt(daysLater(day, 1), zone, hour);
}

/** What becomes of a notification that could be sent now. */
export type Timed =
  | { do: 'send' }
  /** Its reader has paused notifications. */
  | { do: 'drop' }
  /** It is looked at again then. */
  | { do: 'wait'; until: Date }
  /** It goes out with the digest that is due then. */
  | { do: 'gather'; until: Date };

interface Asked {
  now: Date;
  zone: string;
  /** From then on, it is too late for a digest. */
  urgentFrom: Date | null;
  /** When the last daily digest went out. Undefined: there was none. */
  lastDigest?: Date;
  /** Whether its channel has digests. */
  hasDigest: boolean;
}

/** Decides when a notification is sent, by the times that its reader chose. */
export function timed(times: Times, { now, zone, urgentFrom, lastDigest, hasDigest }: Asked): Timed {
  if (times.pausedUntil && times.pausedUntil > now) return { do: 'drop' };
  const isUrgent = urgentFrom !== null && urgentFrom <= now;
  if (times.digestHour !== null && hasDigest && !isUrgent) {
    const until = nextDigest(now, { hour: times.digestHour, zone, last: lastDigest });
    return urgentFrom && urgentFrom < until ? { do: 'wait', until: urgentFrom } : { do: 'gather', until };
  }
  const quietUntil = endOfQuiet(now, times, zone);
  return quietUntil ? { do: 'wait', until: quietUntil } : { do: 'send' };
}
