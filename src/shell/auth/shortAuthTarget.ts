import type { CommunityConfig } from '../../config/types';

/** The page that the short form opens (AUT-02). */
export type ShortAuthTarget =
  | { kind: 'parent'; domain: string }
  /** A code is mailed to it. */
  | { kind: 'code' }
  /** It is prefilled there. */
  | { kind: 'registration' | 'login' };

/**
 * The parent community's page if there is a parent, otherwise the page of the one-time code. A community without
 * sign-in by code uses the page that can use the address. Undefined: no configured method begins with an address.
 */
export function shortAuthTarget({
  community,
  auth,
}: Pick<CommunityConfig, 'community' | 'auth'>): ShortAuthTarget | undefined {
  const types = auth.methods.map(({ authType }) => authType);
  if (community.parentCommunityDomain) return { kind: 'parent', domain: community.parentCommunityDomain };
  if (types.includes('OTP') || types.includes('NONE')) return { kind: 'code' };
  if (types.includes('EMAIL')) return { kind: 'registration' };
  return types.includes('MAGIC') ? { kind: 'login' } : undefined;
}
