import { memberHomePath } from '../../config/routing';
import type { Init } from '../../generated/api/currentUser';
import { routePaths } from '../../lib/routes';
import { safeBackTo } from '../../lib/rules/auth/backTo';

type User = Pick<Init['user'], 'enabled' | 'connectedParticipants'> & Partial<Pick<Init['user'], 'role'>>;

/** The settings of a community that decide the home of its members. */
export interface HomeOptions {
  /** It asks newcomers something. */
  survey: boolean;
  eventOnly: boolean;
}

/**
 * The home of a user in this community (SES-03): for an administrator the managers' side (ROU-04); without a
 * participant onboarding, starting with the survey if there is one (its page leads to the form once it is answered);
 * without admission the profile; otherwise the members' home, which is the events in an event-only community (SES-04).
 */
export function homeOf(user: User, { survey, eventOnly }: HomeOptions): string {
  if (user.role === 'ROLE_ADMIN') return routePaths.admin;
  if (user.connectedParticipants.length === 0) return survey ? routePaths.questions : routePaths.onboarding;
  return user.enabled ? memberHomePath({ eventOnly }) : routePaths.profile;
}

interface Arrival extends HomeOptions {
  user: User;
  /** Path of this site the visitor wanted before signing in. */
  backTo?: string | null;
  /** Whether the user may open a path in their current role. */
  reachable: (path: string) => boolean;
}

/**
 * Where a sign-in leads: to the page to return to, otherwise to the user's home (SES-03, SES-08). A path without a
 * screen is treated as unknown.
 */
export function destinationOf({ user, backTo, reachable, ...manner }: Arrival): string {
  const wanted = safeBackTo(backTo);
  return wanted && reachable(wanted) ? wanted : homeOf(user, manner);
}
