import type { Init } from '../../generated/api/currentUser';
import { routePaths, rowOf, type RouteName } from '../../lib/routes';
import { homeOf, type HomeOptions } from '../session/destination';

interface Visit extends HomeOptions {
  init: Pick<Init, 'user' | 'emailConfirmed'>;
  route: RouteName;
  /** The event that the user came for. */
  wanted?: string;
}

/**
 * The redirect of a signed-in user from a screen that is not for them now; undefined if they may stay (SES-03). Users
 * without a participant go to survey and form, those who are not admitted to the profile. A participant has completed
 * onboarding and goes from there to the confirmation of the address while it is missing, then to the event they came
 * for (ROU-05), also while they wait for admission.
 */
export function gateOf({
  init: { user, emailConfirmed },
  route,
  wanted,
  ...manner
}: Visit): string | undefined {
  const { gate } = rowOf(route);
  if (gate === 'none') return undefined;
  const home = homeOf(user, manner);
  if (user.connectedParticipants.length === 0) return gate === 'newcomer' ? undefined : home;
  if (gate === 'newcomer') return emailConfirmed ? (wanted ?? home) : routePaths.lastStep;
  return gate === 'participant' || user.enabled ? undefined : routePaths.profile;
}
