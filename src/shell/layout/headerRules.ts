import type { HeaderStyle } from '../../generated/config/brand';
import { isManagers, rowOf, type Audience, type RouteName } from '../../lib/routes';

interface Where {
  audience: Audience;
  route: RouteName | undefined;
  header: HeaderStyle;
}

export interface HeaderParts {
  /** About, Members, Experts, Sign in, Sign up: for visitors, where the brand asks for it. */
  landingStyle: boolean;
  /** Sign in, or the account menu with the sign-out. */
  sign: 'in' | 'out' | 'none';
}

/** The parts of the header (NAV-01). */
export function headerParts({ audience, route, header }: Where): HeaderParts {
  const hidden = route !== undefined && !rowOf(route).signButtons;
  return {
    landingStyle: header === 'landing' && audience === 'anonymous',
    sign: hidden ? 'none' : audience === 'anonymous' ? 'in' : 'out',
  };
}

interface DonationInput {
  offered: boolean;
  authorities: string | null;
  route: RouteName | undefined;
}

/**
 * Where the donation button is shown: never for administrators and on the managers' side, always on my communities,
 * elsewhere on screens wider than 768 px (NAV-02).
 */
export function donationVisibility({
  offered,
  authorities,
  route,
}: DonationInput): 'always' | 'wide' | 'none' {
  if (!offered || authorities?.includes('ROLE_ADMIN') || isManagers(route)) return 'none';
  return route === 'myCommunities' ? 'always' : 'wide';
}
