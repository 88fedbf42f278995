import type { RouteName } from '../../lib/routes';

/** Where a member is busy becoming one. */
const without: ReadonlySet<RouteName> = new Set(['questions', 'onboarding', 'lastStep', 'confirmed']);

interface Where {
  token: string | null;
  connectedParticipants: readonly string[];
  route: RouteName | undefined;
}

/** Whether the navigation is there at all (NAV-04). */
export const navigationShown = ({ token, connectedParticipants, route }: Where): boolean =>
  token !== null && connectedParticipants.length > 0 && !(route && without.has(route));
