import { isInside, type Member } from '../../guards/membership';
import type { Shown } from './types';

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
  return viewer.membership.isManager ? 'manager' : 'member';
}

/** Whether a viewer may see a participant at all: who is not admitted or was switched off is there for few. */
export const maySee = (
  viewer: Viewer,
  { enabled, profileEnabled }: Pick<Shown, 'enabled' | 'profileEnabled'>,
): boolean => (enabled && profileEnabled) || ['owner', 'manager', 'administrator'].includes(viewer);
