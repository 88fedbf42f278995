import type { Event, GuestName } from '../../../generated/api/event';

/** What lets somebody who is signed in, and no member, come to single events (SES-04). */
export interface GuestOffer {
  /** By which they came to another event, or applied; absent where nobody has asked yet. */
  name?: GuestName;
}

/** Whether an event is open to somebody who has such an offer, and has not come to it yet. */
export const mayComeTo = (
  { visibility, participation }: Pick<Event, 'visibility' | 'participation'>,
  offer: GuestOffer | undefined,
): boolean => offer !== undefined && participation === null && visibility === 'PUBLIC';

/** What a guest may become: whoever has yet to join may, may not without an invitation, or waits for the managers. */
export type GuestStanding = 'newcomer' | 'uninvited' | 'applicant';
