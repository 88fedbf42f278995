import type { Meeting } from '../../generated/api/meeting';

/** Whether a meeting stands above the lists: it waits for my answer, or is agreed on. */
export const isAbove = ({ state, acts }: Meeting): boolean => acts.includes('PICK') || state === 'AGREED';

/** Where it stands there. */
export const waitingId = ({ id }: Pick<Meeting, 'id'>): string => `meeting-${id}`;

const waits = ({ acts }: Meeting) => Number(acts.includes('PICK'));

/** What stands above the lists: what I am asked first, then what comes soonest. */
export const waitingMeetings = (meetings: readonly Meeting[]): Meeting[] =>
  meetings
    .filter(isAbove)
    .sort(
      (one, other) =>
        waits(other) - waits(one) ||
        (one.startsAt ?? one.slots[0] ?? '').localeCompare(other.startsAt ?? other.slots[0] ?? ''),
    );
