import type { Audience } from '../../lib/routes';

interface Who {
  token: string | null;
  authorities: string | null;
}

/** A token marks a logged-in user (SES-01); administrators and managers are known by substring (section 6 of the specification). */
export function audienceOf({ token, authorities }: Who): Audience {
  if (!token) return 'anonymous';
  if (authorities?.includes('ROLE_ADMIN')) return 'admin';
  return authorities?.includes('ROLE_MANAGER') ? 'manager' : 'member';
}
