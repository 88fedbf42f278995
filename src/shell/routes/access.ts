import { isBuilt, rowOf, type Audience, type FixedRoute, type RouteName } from '../../lib/routes';

/** Where a path leads that an audience does not reach. */
export const fallback = {
  anonymous: 'welcome',
  member: 'myCommunities',
  manager: 'myCommunities',
  admin: 'admin',
} as const satisfies Record<Audience, FixedRoute>;

/** Where members are at home: in a community that people come to for events only, at the events (SES-04). */
export const memberHome = ({ eventOnly }: { eventOnly: boolean }): 'events' | 'myCommunities' =>
  eventOnly && isBuilt('events') ? 'events' : fallback.member;

export const mayReach = (audience: Audience, route: RouteName): boolean =>
  rowOf(route).audience.includes(audience);
