import type { Init } from '../../generated/api/currentUser';
import { routePaths } from '../../lib/routes';
import { safeBackTo } from '../../lib/rules/backTo';

interface Arrival {
  user: Pick<Init['user'], 'enabled' | 'connectedParticipants'>;
  /** Path of this site the visitor wanted before signing in. */
  backTo?: string | null;
  /** Whether the audience that the user now is reaches a path. */
  reachable: (path: string) => boolean;
}

/**
 * Where a sign-in leads: back to what was wanted, else to onboarding without a participant, to the profile without
 * admission, else to the community's main page (SES-03, SES-08). A place whose screen does not exist yet leads where
 * an unknown path leads.
 */
export function destinationOf({ user, backTo, reachable }: Arrival): string {
  const wanted = safeBackTo(backTo);
  if (wanted && reachable(wanted)) return wanted;
  if (user.connectedParticipants.length === 0) return routePaths.questions;
  if (!user.enabled) return routePaths.profile;
  return routePaths.myCommunities;
}
