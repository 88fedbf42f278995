import { checkEmail, normalizeEmail } from '../../../lib/rules/email';
import { AppError } from '../../errors';
import type { ExternalIdentity } from '../../db/schema';
import { nameClaims } from './externalName';

type Claims = Readonly<Record<string, unknown>>;

interface SaidBy extends Pick<ExternalIdentity, 'issuer' | 'provider'> {
  /** The provider's addresses hold without its word that they are confirmed. */
  trustEmail?: boolean;
}

/** As OpenID Connect bounds it. */
const longestSubject = 255;

/** What an outside provider says of who signed in, in our form. */
export interface OutsideIdentity {
  email: string;
  identity: ExternalIdentity;
}

/**
 * Reads the claims of every outside provider alike (AUT-08, AUT-09): what they say is no more to be trusted than what
 * somebody types. Throws 1118 without a confirmed address that keeps the rule of all addresses (VAL-04), or an id.
 */
export function outsideIdentity(
  { issuer, provider, trustEmail = false }: SaidBy,
  claims: Claims,
): OutsideIdentity {
  const { sub: subject, email: told, email_verified: verified } = claims;
  const isSubject =
    typeof subject === 'string' && subject.length <= longestSubject && /^\P{Cc}+$/u.test(subject);
  const email = typeof told === 'string' ? normalizeEmail(told) : '';
  const isConfirmed = verified === true || trustEmail;
  if (!isSubject || !isConfirmed || checkEmail(email)) throw new AppError(1118);
  return { email, identity: { issuer, subject, provider, ...nameClaims(claims) } };
}
