import { apiSettings } from '../settings';
import { useSession } from './store';

/** The invitation with which the visitor came, if it is one into this community: another's would be refused here. */
export function invitationHere(session = useSession.getState()): string | undefined {
  const { invitedBy, referenceCommunityId } = session;
  const { communityId } = apiSettings();
  if (referenceCommunityId && communityId && referenceCommunityId !== communityId) return undefined;
  return invitedBy ?? undefined;
}
