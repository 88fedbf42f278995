import type { CommunityConfig } from '../../config/types';
import type { AuthType } from '../../generated/config/authConfig';
import type { SessionMethod } from '../db/schema';
import type { Secrets } from '../secrets';
import type { Identity } from '../people/identity';

/** The names of a session's method in a community's config. NONE is sign-in by code, like OTP (CFG-10). */
const calledThere: Record<SessionMethod, readonly AuthType[]> = {
  EMAIL: ['EMAIL'],
  OTP: ['OTP', 'NONE'],
  MAGIC: ['MAGIC'],
  GOOGLE: ['GOOGLE'],
  OAUTH2: ['OAUTH2'],
};

/**
 * Whether a session is valid in a community: only if the community offers its sign-in method, with OAUTH2 at the same
 * provider. A community without any method, because its config is broken, is closed to new members only: sessions that
 * were started in it stay valid. An administrator's session is valid everywhere. A session with an unknown method is
 * valid nowhere, whoever owns it.
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
