import { rowOf, type Audience, type FixedRoute, type RouteName } from '../../lib/routes';

/** Where a path leads that an audience does not reach. */
export const fallback = {
  anonymous: 'welcome',
  member: 'myCommunities',
  manager: 'myCommunities',
  admin: 'admin',
} as const satisfies Record<Audience, FixedRoute>;

export const mayReach = (audience: Audience, route: RouteName): boolean =>
  rowOf(route).audience.includes(audience);
