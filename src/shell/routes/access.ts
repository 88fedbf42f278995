import type { Routing } from '../../config/routing';
import { rowOf, type Audience, type FixedRoute, type RouteName } from '../../lib/routes';

/** The home of an audience. Paths that it may not open redirect there. */
export function homeRoute(audience: Audience, { memberHome }: Pick<Routing, 'memberHome'>): FixedRoute {
  if (audience === 'anonymous') return 'welcome';
  return audience === 'admin' ? 'admin' : memberHome;
}

export const mayReach = (audience: Audience, route: RouteName): boolean =>
  rowOf(route).audience.includes(audience);
