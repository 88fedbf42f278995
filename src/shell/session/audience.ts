import type { Audience } from '../../lib/routes';

interface Who {
  token: string | null;
  authorities: string | null;
  /** Whether the admin area's screens exist; until then an administrator is received as a member. */
  adminArea: boolean;
}

/** A token marks a logged-in user (SES-01); an administrator is known by substring (section 6 of the specification). */
export function audienceOf({ token, authorities, adminArea }: Who): Audience {
  if (!token) return 'anonymous';
  return adminArea && authorities?.includes('ROLE_ADMIN') ? 'admin' : 'member';
}
