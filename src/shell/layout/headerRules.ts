import type { HeaderStyle } from '../../generated/config/brand';
import type { RouteName } from '../../lib/routes';
import type { Audience } from '../routing/access';

/** Where somebody is busy signing in, the header offers neither login nor logout (NAV-01). */
const withoutSignButtons: ReadonlySet<RouteName> = new Set([
  'login',
  'registration',
  'recovery',
  'confirmRecovery',
  'confirmed',
  'authMagic',
]);

interface Where {
  audience: Audience;
  route: RouteName | undefined;
  header: HeaderStyle;
}

export interface HeaderParts {
  /** About, Members, Experts, Log In, Sign Up: for visitors, where the brand asks for it. */
  landingStyle: boolean;
  sign: 'in' | 'out' | 'none';
}

/** What the header holds (NAV-01). */
export function headerParts({ audience, route, header }: Where): HeaderParts {
  const hidden = route !== undefined && withoutSignButtons.has(route);
  return {
    landingStyle: header === 'landing' && audience === 'anonymous',
    sign: hidden ? 'none' : audience === 'anonymous' ? 'in' : 'out',
  };
}

interface DonationPlace {
  offered: boolean;
  authorities: string | null;
  route: RouteName | undefined;
}

/** Where the donation button stands: for all but administrators, on my communities always, elsewhere beyond 768 px (NAV-02). */
export function donationPlace({ offered, authorities, route }: DonationPlace): 'always' | 'wide' | 'none' {
  if (!offered || authorities?.includes('ROLE_ADMIN')) return 'none';
  return route === 'myCommunities' ? 'always' : 'wide';
}
