import type { SessionData } from '../../api/session/fields';
import type { Init } from '../../generated/api/currentUser';

/** What the browser remembers of the user as last loaded. */
export const knownUser = ({
  user,
  participant,
  permissions,
}: Init): Pick<SessionData, 'authorities' | 'participantId' | 'isInside'> => ({
  authorities: user.role,
  participantId: participant?.id ?? null,
  isInside: permissions.permissions.includes('MEMBERS'),
});
