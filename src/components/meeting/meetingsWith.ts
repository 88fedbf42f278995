import type { Meeting } from '../../generated/api/meeting';

/** The meetings with a person. */
export const meetingsWith = (meetings: readonly Meeting[] | undefined, personId: string): Meeting[] =>
  (meetings ?? []).filter(({ subject }) => subject.id === personId);

/** Whether the two are still arranging a meeting, or have agreed on one. */
export const isOpenMeeting = ({ state }: Meeting): boolean => state !== 'PAST' && state !== 'CANCELLED';
