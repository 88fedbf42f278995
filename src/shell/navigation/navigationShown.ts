import { rowOf, type RouteName } from '../../lib/routes';

interface Where {
  token: string | null;
  connectedParticipants: readonly string[];
  route: RouteName | undefined;
}

/** Whether the navigation is shown (NAV-04). */
export const navigationShown = ({ token, connectedParticipants, route }: Where): boolean =>
  token !== null && connectedParticipants.length > 0 && (!route || rowOf(route).navigation);
