import { apiSettings } from '../settings';
import { useSession } from './store';

/** No invitation: none has been opened, or the last one was used. */
export const noInvitation = { invitedBy: null, inviter: null } as const;

/** The invitation with which the visitor came, if it is one into this community: another's would be refused here. */
export function invitationHere(session = useSession.getState()): string | undefined {
  const { invitedBy, referenceCommunityId } = session;
  const { communityId } = apiSettings();
  if (referenceCommunityId && communityId && referenceCommunityId !== communityId) return undefined;
  return invitedBy ?? undefined;
}

/** The first name of who invited the visitor into this community. Undefined if nobody did, or it is not known. */
export function inviterHere(session = useSession.getState()): string | undefined {
  return invitationHere(session) && (session.inviter ?? undefined);
}
