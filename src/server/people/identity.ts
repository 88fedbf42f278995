import type { Role } from '../../generated/api/shared';
import type { Lang } from '../../lib/lang';
import type { SessionMethod } from '../db/schema';
import type { Guest, Membership } from './memberships';

/** Who makes a call. */
export interface Identity {
  userId: string;
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
  role: Exclude<Role, 'ROLE_MANAGER'>;
  preferredLang: Lang | null;
  /** What the session was made by; null where nobody knows any more. */
  method: SessionMethod | null;
  issuer: string | null;
  /** Id of the community it was opened in. */
  openedIn: string;
  /** Where the user has joined, earliest first. */
  memberships: readonly Membership[];
  guests: readonly Guest[];
}
