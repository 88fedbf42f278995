import type { Role } from '../../generated/api/shared';
import type { Lang } from '../../lib/lang';
import type { SessionMethod } from '../db/schema';
import type { Guest, Membership } from './memberships';

/** The caller of a request. */
export interface Identity {
  userId: string;
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
  role: Exclude<Role, 'ROLE_MANAGER'>;
  preferredLang: Lang | null;
  /** The sign-in method of the session. Null if it is unknown. */
  method: SessionMethod | null;
  issuer: string | null;
  /** Id of the community it was opened in. */
  openedIn: string;
  /** The memberships of the user, earliest first. */
  memberships: readonly Membership[];
  guests: readonly Guest[];
}
