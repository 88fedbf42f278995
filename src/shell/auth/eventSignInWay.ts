import type { CommunityConfig } from '../../config/types';
import { isClosed } from './closed';

/** How the one field of an event's guest goes on: a code or a link by email, or the choice of a password. */
export type EventSignInWay = 'code' | 'link' | 'password';

/**
 * The easiest method that begins with an address. Undefined where there is none, where nobody new is admitted, and where
 * a parent community signs people in: then the login page shows all methods.
 */
export function eventSignInWay(
  config: Pick<CommunityConfig, 'community' | 'auth'>,
): EventSignInWay | undefined {
  if (isClosed(config) || config.community.parentCommunityDomain) return undefined;
  const types = config.auth.methods.map(({ authType }) => authType);
  if (types.includes('OTP') || types.includes('NONE')) return 'code';
  if (types.includes('MAGIC')) return 'link';
  return types.includes('EMAIL') ? 'password' : undefined;
}
