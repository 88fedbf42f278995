import { checkEmail, normalizeEmail } from '../../../lib/rules/email';
import { AppError } from '../../errors';
import type { ExternalIdentity } from '../../db/schema';
import { nameClaims } from './externalName';

type Claims = Readonly<Record<string, unknown>>;

interface SaidBy extends Pick<ExternalIdentity, 'issuer' | 'provider'> {
  /** Whether the provider's addresses count as confirmed without its claim. */
  trustEmail?: boolean;
}

/** The limit of OpenID Connect. */
const longestSubject = 255;

/** The identity of a user at an external provider, in our format. */
export interface OutsideIdentity {
  email: string;
  identity: ExternalIdentity;
}

/**
 * Reads the claims of every external provider (AUT-08, AUT-09). They are trusted no more than typed input. Throws 1118
 * without a valid, confirmed address (VAL-04), or without an id.
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
