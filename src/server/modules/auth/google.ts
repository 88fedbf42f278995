import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Env } from '../../env';
import { AppError } from '../../errors';
import { outsideIdentity, type OutsideIdentity } from './outsideIdentity';

/**
 * Checks Google ID tokens (AUT-08): RS256 by a key of the issuer's, issuer, audience and expiry, and an address that
 * Google vouches for. Without GOOGLE_CLIENT_ID there is none.
 */
export function createGoogleVerifier(env: Env, now: () => Date) {
  const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER_URL, GOOGLE_JWKS_URL } = env;
  if (!audience) return undefined;
  const keys = createRemoteJWKSet(new URL(GOOGLE_JWKS_URL), { timeoutDuration: 5000 });
  // Google signs with and without the scheme.
  const issuer = [GOOGLE_ISSUER_URL, GOOGLE_ISSUER_URL.replace(/^https?:\/\//, '')];

  /** The identity in a token. Throws 1113 if it is invalid, 1118 without a confirmed address. */
  return async function verify(idToken: string): Promise<OutsideIdentity> {
    const { payload } = await jwtVerify(idToken, keys, {
      audience,
      issuer,
      algorithms: ['RS256'],
      currentDate: now(),
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'iat'],
    }).catch((cause: unknown) => {
      throw new AppError(1113, { cause });
    });
    return outsideIdentity({ issuer: GOOGLE_ISSUER_URL, provider: 'GOOGLE' }, payload);
  };
}
