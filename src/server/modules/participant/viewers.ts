import type { ContactReader } from '../../../lib/rules/contacts/privacy';
import { isInside, type Member } from '../../guards/membership';
import { hasPermission } from '../../guards/permissions';
import type { Openness } from '../../people/viewing';
import type { Shown } from '../../people/participant';

/**
 * Who looks at a participant. A member of another community, one not (or no longer) admitted, and one whose address is not
 * confirmed yet are visitors here.
 */
export type Viewer = 'visitor' | 'member' | 'owner' | 'manager' | 'administrator';

/** What `viewer` is to somebody in a community. */
export function viewerOf(
  viewer: Pick<Member, 'userId' | 'role' | 'emailConfirmed' | 'membership'> | undefined,
  subject: Pick<Shown, 'communityId' | 'userId'>,
): Viewer {
  if (!viewer) return 'visitor';
  if (subject.userId === viewer.userId) return 'owner';
  if (viewer.role === 'ROLE_ADMIN') return 'administrator';
  if (viewer.membership?.communityId !== subject.communityId || !isInside(viewer)) return 'visitor';
  return hasPermission(viewer, 'members.read') ? 'manager' : 'member';
}

/** What a viewer is to somebody else's contacts. */
export const readerOf = (viewer: Viewer): ContactReader => (viewer === 'visitor' ? 'visitor' : 'member');

/** Whether visitors see the page of a participant; until its owner has said, the community's `transparent` does. */
export const hasPublicPage = ({ publicPage }: Pick<Shown, 'publicPage'>, { community }: Openness): boolean =>
  publicPage ?? community.transparent;

/**
 * Whether a viewer may see a participant, as far as the participant decides it: who is not admitted or was switched off is there for
 * few, and visitors see public pages. Which members see each other is a matter of both of them (`people/`).
 */
export const maySee = (
  viewer: Viewer,
  participant: Pick<Shown, 'enabled' | 'profileEnabled' | 'publicPage'>,
  community: Openness,
): boolean =>
  ['owner', 'manager', 'administrator'].includes(viewer) ||
  (participant.enabled &&
    participant.profileEnabled &&
    (viewer !== 'visitor' || hasPublicPage(participant, community)));
