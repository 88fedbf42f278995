import { useSession } from '../../api/session/store';

export interface Arrival {
  invitedBy?: string;
  backTo?: string;
}

/** What a visitor came with, for the calls that sign in: the invitation, and the page to return to (SES-08). */
export function arrival(): Arrival {
  const { invitedBy, redirect } = useSession.getState();
  return { invitedBy: invitedBy ?? undefined, backTo: redirect ?? undefined };
}
