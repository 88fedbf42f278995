import { isBuilt, routePaths, type BuiltRoute, type RouteName } from '../lib/routes';
import { carries } from './partner';
import type { CommunityConfig } from './types';

/** What a community's config decides about its routes. */
export interface Routing<Name extends RouteName = BuiltRoute> {
  /** Whether the community has a route. */
  isThere: (name: RouteName) => name is Name;
  /** The home of its members. */
  memberHome: 'events' | 'myCommunities';
}

/** The home of members: in an event-only community, the events (SES-04). */
export const memberHome = ({ eventOnly }: { eventOnly: boolean }): Routing['memberHome'] =>
  eventOnly ? 'events' : 'myCommunities';

/** The path to where members are at home. */
export const memberHomePath = (community: Parameters<typeof memberHome>[0]): string =>
  routePaths[memberHome(community)];

/**
 * The routing of a community. It has the routes with screens, its own partner pages, and the directory if members see
 * each other (CFG-05, CFG-14, ROU-01). Server and client both use it, so that they lead to the same page.
 */
export const routingOf = (config: Pick<CommunityConfig, 'community' | 'partner'>): Routing => ({
  isThere: (route): route is BuiltRoute => isBuilt(route) && carries(config, route),
  memberHome: memberHome(config.community),
});
