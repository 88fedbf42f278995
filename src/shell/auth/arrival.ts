import { invitationHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';

interface Arrival {
  invitedBy?: string;
  backTo?: string;
  /** Slug of a member. */
  introFor?: string;
}

/**
 * What a visitor arrived with, for the calls that sign in: the invitation, the page to return to (SES-08), the member
 * they would like to meet.
 */
export function arrival(): Arrival {
  const { redirect, introFor } = useSession.getState();
  return { invitedBy: invitationHere(), backTo: redirect ?? undefined, introFor: introFor ?? undefined };
}
