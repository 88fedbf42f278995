import type { Meeting } from '../../generated/api/meeting';

/** Whether a meeting is shown above the lists: it waits for the member's answer, or is agreed. */
export const isAbove = ({ state, acts }: Meeting): boolean => acts.includes('PICK') || state === 'AGREED';

/** The id of its element. */
export const waitingId = ({ id }: Pick<Meeting, 'id'>): string => `meeting-${id}`;

const waits = ({ acts }: Meeting) => Number(acts.includes('PICK'));

/** Meetings above the lists: first those that wait for the member, then the earliest. */
export const waitingMeetings = (meetings: readonly Meeting[]): Meeting[] =>
  meetings
    .filter(isAbove)
    .sort(
      (one, other) =>
        waits(other) - waits(one) ||
        (one.startsAt ?? one.slots[0] ?? '').localeCompare(other.startsAt ?? other.slots[0] ?? ''),
    );
