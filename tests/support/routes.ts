import { pathTo } from '../../src/lib/pathTo';
import {
  isBuilt,
  routeNames,
  rowOf,
  type Audience,
  type BuiltRoute,
  type RouteName,
  type RouteParams,
} from '../../src/lib/routes';

/** A value for every parameter of the table; nothing has this name. */
const params: RouteParams<RouteName> = { slug: 'nobody-of-the-kind', eventId: '7', chatId: '9' };

/** A path of a route. */
export const examplePath = (name: RouteName): string => pathTo(name as Parameters<typeof pathTo>[0], params);

/** The routes with screens. */
export const builtRoutes: readonly BuiltRoute[] = routeNames.filter(isBuilt);

export const reaches = (audience: Audience, name: RouteName): boolean =>
  rowOf(name).audience.includes(audience);
