import type { MeetingAction, MeetingState } from '../../contract/meeting';
import type { MeetingMinutes } from './slots';

/** The stored state. An agreed time stays valid while others are suggested. */
export type StoredState = 'PROPOSED' | 'AGREED' | 'CANCELLED';

export interface MeetingTimes {
  state: StoredState;
  /** The member who suggested the times. */
  proposedBy: string;
  /** Times that wait to be picked, ISO. */
  slots: readonly string[];
  minutes: MeetingMinutes;
  /** The agreed time, ISO. */
  startsAt: string | null;
}

/** SAVE: take its file into one's calendar. */
export type { MeetingAction };

const at = (iso: string): number => Date.parse(iso);

/** When an agreed meeting is over. */
export const endOf = (startsAt: string | Date, minutes: number): Date =>
  new Date(new Date(startsAt).getTime() + minutes * 60_000);

/** The offered times that can still be picked. */
export const openSlots = ({ slots }: Pick<MeetingTimes, 'slots'>, now: Date): string[] =>
  slots.filter((slot) => at(slot) > now.getTime());

export function stateFor(meeting: MeetingTimes, viewerId: string, now: Date): MeetingState {
  const { state, proposedBy, startsAt, minutes } = meeting;
  if (state === 'CANCELLED') return 'CANCELLED';
  if (state === 'AGREED') return startsAt && endOf(startsAt, minutes) <= now ? 'PAST' : 'AGREED';
  if (openSlots(meeting, now).length === 0) return 'LAPSED';
  return proposedBy === viewerId ? 'PROPOSED_BY_ME' : 'PROPOSED_BY_THEM';
}

/** What one of the two may do with a meeting. Nobody picks a time that they suggested. */
export function actionsOf(meeting: MeetingTimes, viewerId: string, now: Date): MeetingAction[] {
  const state = stateFor(meeting, viewerId, now);
  if (state === 'CANCELLED' || state === 'PAST') return [];
  const picks = meeting.proposedBy !== viewerId && openSlots(meeting, now).length > 0;
  return [
    ...(picks ? (['PICK'] as const) : []),
    'PROPOSE',
    'CANCEL',
    ...(state === 'AGREED' ? (['SAVE'] as const) : []),
  ];
}

/** Whether a pair's meeting is upcoming or not agreed yet. A pair has one such meeting at a time. */
export const isOpen = (meeting: MeetingTimes, now: Date): boolean =>
  !['CANCELLED', 'PAST'].includes(stateFor(meeting, meeting.proposedBy, now));
