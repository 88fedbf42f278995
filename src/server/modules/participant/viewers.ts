import type { ContactReader } from '../../../lib/rules/contacts/privacy';
import { isInside, type Member } from '../../guards/membership';
import { hasPermission } from '../../guards/permissions';
import type { Openness } from '../../people/viewing';
import type { Shown } from '../../people/participant';

/**
 * The viewer of a participant. A member of another community, a person who is not (or no longer) admitted, and one
 * without a confirmed address are visitors here.
 */
export type Viewer = 'visitor' | 'member' | 'owner' | 'manager' | 'administrator';

/** The relation of `viewer` to a person in a community. */
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

/** The relation of a viewer to another person's contacts. */
export const readerOf = (viewer: Viewer): ContactReader => (viewer === 'visitor' ? 'visitor' : 'member');

/** Whether visitors see the page of a participant. Until its owner has chosen, the community's `transparent` decides. */
export const hasPublicPage = ({ publicPage }: Pick<Shown, 'publicPage'>, { community }: Openness): boolean =>
  publicPage ?? community.transparent;

/**
 * Whether a viewer may see a participant, as far as it depends on the participant: few may see a person who is not
 * admitted or was hidden, and visitors see public pages. Which members see each other depends on both (`people/`).
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
