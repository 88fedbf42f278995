import type { Event, GuestName } from '../../../generated/api/event';

/** Lets a signed-in non-member come to single events (SES-04). */
export interface GuestOffer {
  /** The name from an earlier event or application. Absent if there is none. */
  name?: GuestName;
}

/** Whether an event is open to a person with such an offer who has not come to it yet. */
export const mayComeTo = (
  { visibility, participation }: Pick<Event, 'visibility' | 'participation'>,
  offer: GuestOffer | undefined,
): boolean => offer !== undefined && participation === null && visibility === 'PUBLIC';

/** What a guest may become: a new user may join, may not join without an invitation, or waits for the managers. */
export type GuestStanding = 'newcomer' | 'uninvited' | 'applicant';
