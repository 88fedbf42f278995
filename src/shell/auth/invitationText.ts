import type { CommunityConfig } from '../../config/types';

/** What an invitation promises: only what the community has. */
export function invitationText({
  community: { eventOnly, matching },
}: Pick<CommunityConfig, 'community'>): 'invitation.text' | 'invitation.toEvents' | 'invitation.toMembers' {
  if (eventOnly) return 'invitation.toEvents';
  return matching.enabled ? 'invitation.text' : 'invitation.toMembers';
}
