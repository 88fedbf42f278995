import type { Meeting } from '../../../generated/api/meeting';
import { wallTimeOf } from '../../../lib/timeZone';

/** Agreed meetings that are shown at most. */
const mostAgreed = 3;

interface MeetingsAtHome {
  /** Today's and the next one after them, the earliest first. */
  agreed: readonly Meeting[];
  /** Whether more are agreed. */
  hasLater: boolean;
  /** Those whose times the member can pick from, by the earliest of their times. */
  toPick: readonly Meeting[];
}

const canPick = ({ acts }: Meeting): boolean => acts.includes('PICK');

const timeOf = ({ startsAt, slots }: Meeting): string => startsAt ?? slots[0] ?? '';
const byTime = (one: Meeting, other: Meeting): number => timeOf(one).localeCompare(timeOf(other));

/** The meetings that home shows: what is agreed, and what waits for the member (HOM-08). */
export function meetingsAtHome(meetings: readonly Meeting[], now: Date, zone: string): MeetingsAtHome {
  const dayOf = (at: Date) => wallTimeOf(at, zone).slice(0, 10);
  const all = meetings.filter((meeting) => meeting.state === 'AGREED' && !canPick(meeting)).toSorted(byTime);
  const today = all.filter(({ startsAt }) => startsAt !== null && dayOf(new Date(startsAt)) <= dayOf(now));
  const agreed = all.slice(0, Math.min(today.length + 1, mostAgreed));
  return {
    agreed,
    hasLater: all.length > agreed.length,
    toPick: meetings.filter(canPick).toSorted(byTime),
  };
}
