import type { CommunityConfig } from '../../config/types';
import type { AuthType } from '../../generated/config/authConfig';
import type { SessionMethod } from '../db/schema';
import type { Secrets } from '../secrets';
import type { Identity } from '../people/identity';

/** What a community calls the method of a session: NONE is sign-in by code, like OTP (CFG-10). */
const calledThere: Record<SessionMethod, readonly AuthType[]> = {
  EMAIL: ['EMAIL'],
  OTP: ['OTP', 'NONE'],
  MAGIC: ['MAGIC'],
  GOOGLE: ['GOOGLE'],
  OAUTH2: ['OAUTH2'],
};

/**
 * Whether a session counts in a community: only if it was made by a method that this community offers, with OAUTH2 at
 * the same provider. A community that offers none, because its config is broken, closes to new members alone:
 * there the sessions that were opened in it go on. An administrator's counts everywhere; one of an unknown method counts
 * nowhere, whosever it is.
 */
export function countsIn(
  { id, domain, auth }: Pick<CommunityConfig, 'id' | 'domain' | 'auth'>,
  { role, method, issuer, openedIn }: Pick<Identity, 'role' | 'method' | 'issuer' | 'openedIn'>,
  secrets: Secrets,
): boolean {
  if (method === null) return false;
  if (role === 'ROLE_ADMIN') return true;
  if (auth.methods.length === 0) return openedIn === id;
  if (!auth.methods.some(({ authType }) => calledThere[method].includes(authType))) return false;
  return method !== 'OAUTH2' || (issuer !== null && secrets[domain]?.oauth2?.issuer === issuer);
}
