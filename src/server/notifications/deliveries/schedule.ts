import { confirmationLink } from '../../../lib/rules/auth/code';
import type { NotificationKinds } from '../kinds/kinds';

/** The seconds until a delivery of a stored kind expires. */
export const expiresInOf = (kinds: NotificationKinds, kind: string): number =>
  kinds.find(kind)?.expiresIn ?? confirmationLink.expiresIn;

/** The columns of an email that decide about its attempts. */
interface Scheduled {
  /** Seconds until it is no longer worth sending. */
  expiresIn: number;
  createdAt: Date;
}

/** How an attempt failed. */
export type Failure =
  /** Temporary: no connection, or the mail server said so. */
  | 'temporary'
  /** Permanent: the mail server said so. Some servers say it during an outage. */
  | 'permanent'
  /** Handed over, and nothing heard since: it may have arrived. */
  | 'uncertain';

export interface Waits {
  /** Before the second attempt, in seconds; it doubles with each. */
  first: number;
  /** Before an uncertain one is attempted again, in seconds: as long as a mail server may take to answer (RFC 5321, 4.5.3.2.6). */
  uncertain: number;
}

export const defaultWaits: Waits = { first: 5, uncertain: 600 };

/** The maximum time between two attempts: a share of the time until it expires, and a number of seconds. */
const share = 1 / 20;
const longest = 900;
/** The time between the last attempt and the end, in seconds. */
const lastCall = 10;
/** After an uncertain attempt so many times its age has to pass: each attempt may be a copy, so they are few. */
const uncertainGrowth = 2;

/** When it expires. */
export const deadline = ({ expiresIn, createdAt }: Scheduled): Date =>
  new Date(createdAt.getTime() + expiresIn * 1000);

/**
 * The time of the next attempt, or undefined if the email would expire first. An outage that ends ten seconds before
 * the email expires loses none: the time between two attempts is at most a twentieth of its life.
 */
export function nextTry(
  { expiresIn, createdAt, attempts }: Scheduled & { attempts: number },
  failure: Failure,
  now: Date,
  waits: Waits = defaultWaits,
): Date | undefined {
  const end = deadline({ expiresIn, createdAt }).getTime();
  const last = end - lastCall * 1000;
  const total = (end - createdAt.getTime()) / 1000;
  if (failure === 'uncertain') {
    const least = waits.uncertain * 1000;
    const grown = (now.getTime() - createdAt.getTime()) * uncertainGrowth;
    return now.getTime() + least < end
      ? new Date(Math.min(now.getTime() + Math.max(least, grown), Math.max(last, now.getTime() + least)))
      : undefined;
  }
  if (now.getTime() >= last) return undefined;
  const doubled = waits.first * 2 ** Math.min(attempts - 1, 20);
  const wait = failure === 'permanent' ? doubled : Math.min(doubled, total * share, longest);
  return new Date(Math.min(now.getTime() + wait * 1000, last));
}
