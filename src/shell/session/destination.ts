import { memberHomePath } from '../../config/routing';
import type { Init } from '../../generated/api/currentUser';
import { routePaths } from '../../lib/routes';
import { safeBackTo } from '../../lib/rules/auth/backTo';

type User = Pick<Init['user'], 'enabled' | 'connectedParticipants'> & Partial<Pick<Init['user'], 'role'>>;

/** Of a community, what decides where its members are at home. */
export interface HomeOptions {
  /** It asks newcomers something. */
  survey: boolean;
  eventOnly: boolean;
}

/**
 * Where a user belongs in this community: an administrator on the managers' side (ROU-04), others without a participant in onboarding, by the survey where there is one
 * (whose page leads on to the form where it is answered), without admission at the profile, else at home (SES-03),
 * which are the events where people come for nothing else (SES-04).
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
  /** Whether the audience that the user now is reaches a path. */
  reachable: (path: string) => boolean;
}

/**
 * Where a sign-in leads: back to what was wanted, else where the user belongs (SES-03, SES-08). A location whose screen
 * does not exist yet leads where an unknown path leads.
 */
export function destinationOf({ user, backTo, reachable, ...manner }: Arrival): string {
  const wanted = safeBackTo(backTo);
  return wanted && reachable(wanted) ? wanted : homeOf(user, manner);
}
