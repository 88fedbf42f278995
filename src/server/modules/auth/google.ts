import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Env } from '../../env';
import { normalizeEmail } from '../../../lib/rules/email';
import { AppError } from '../../errors';
import { nameClaims } from './externalName';
import type { ExternalArrival } from './external';

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

  /** Whose token it is. Throws 1113 when it does not hold, 1118 when it names no confirmed address. */
  return async function verify(idToken: string): Promise<Pick<ExternalArrival, 'email' | 'identity'>> {
    const { payload } = await jwtVerify(idToken, keys, {
      ...{ audience, issuer, algorithms: ['RS256'], currentDate: now(), clockTolerance: 60 },
      requiredClaims: ['sub', 'exp', 'iat'],
    }).catch((cause: unknown) => {
      throw new AppError(1113, { cause });
    });
    const { sub, email, email_verified: verified } = payload;
    if (typeof email !== 'string' || verified !== true) throw new AppError(1118);
    return {
      email: normalizeEmail(email),
      identity: {
        issuer: GOOGLE_ISSUER_URL,
        subject: String(sub),
        provider: 'GOOGLE',
        ...nameClaims(payload),
      },
    };
  };
}
