import type { Identity } from '../session/sessions';
import type { Participant } from './participants';

/** Who looks at a participant. A member of another community, or one not (or no longer) admitted, is a visitor here. */
export type Reader = 'visitor' | 'member' | 'owner' | 'manager' | 'administrator';

/** What `identity`, whose own participant in the community is `own`, is to somebody in that community. */
export function readerOf(
  identity: Pick<Identity, 'userId' | 'role'> | undefined,
  own: Participant | undefined,
  subject: Participant,
): Reader {
  if (!identity) return 'visitor';
  if (subject.userId === identity.userId) return 'owner';
  if (identity.role === 'ROLE_ADMIN') return 'administrator';
  if (own?.communityId !== subject.communityId || !own.enabled) return 'visitor';
  return own.isManager ? 'manager' : 'member';
}

/** Whether a reader may see a participant at all: who is not admitted or was switched off is there for few. */
export const maySee = (reader: Reader, { enabled, profileEnabled }: Participant): boolean =>
  (enabled && profileEnabled) || ['owner', 'manager', 'administrator'].includes(reader);
