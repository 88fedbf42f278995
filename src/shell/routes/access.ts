import type { Routing } from '../../config/routing';
import { rowOf, type Audience, type FixedRoute, type RouteName } from '../../lib/routes';

/** Where an audience is at home: a path that it does not reach leads there. */
export function homeRoute(audience: Audience, { memberHome }: Pick<Routing, 'memberHome'>): FixedRoute {
  if (audience === 'anonymous') return 'welcome';
  return audience === 'admin' ? 'admin' : memberHome;
}

export const mayReach = (audience: Audience, route: RouteName): boolean =>
  rowOf(route).audience.includes(audience);
