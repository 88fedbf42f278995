import type { Init } from '../../generated/api/currentUser';
import { routePaths, type RouteName } from '../../lib/routes';
import { homeOf } from '../boot/destination';

/** Pages of mailed links, of invitations, and what visitors see, too: open to everybody who is signed in. */
const always: ReadonlySet<RouteName> = new Set([
  'lastStep',
  'confirmed',
  'authMagic',
  'confirmRecovery',
  'invitation',
  'event',
  'participant',
  'notFound',
]);

const joining: ReadonlySet<RouteName> = new Set(['questions', 'onboarding']);

interface Visit {
  init: Pick<Init, 'user' | 'emailConfirmed'>;
  route: RouteName;
  /** Whether the community asks newcomers anything. */
  survey: boolean;
  /** Whether a screen exists. */
  registered: (route: RouteName) => boolean;
}

/**
 * Where a signed-in user is led instead of a screen that is not for them now; undefined where they may stay (SES-03):
 * without a participant to survey and form, without admission to the profile; a participant has both behind, and comes
 * from there to the confirmation of the address while it is missing.
 */
export function gateOf({
  init: { user, emailConfirmed },
  route,
  survey,
  registered,
}: Visit): string | undefined {
  if (always.has(route)) return undefined;
  const home = homeOf(user, { survey });
  if (user.connectedParticipants.length === 0) return joining.has(route) ? undefined : home;
  if (joining.has(route)) return emailConfirmed ? home : routePaths.lastStep;
  if (user.enabled || route === 'profile' || !registered('profile')) return undefined;
  return routePaths.profile;
}
