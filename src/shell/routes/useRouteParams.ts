import { useLocation } from 'react-router-dom';
import { matchRoute } from '../../lib/routeMatch';
import type { RouteName, RouteParams } from '../../lib/routes';

/**
 * The decoded parameters of the current path, for the screen of a route.
 * @throws {Error} at the path of another route.
 */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const match = matchRoute(useLocation().pathname);
  if (match?.name !== name) throw new Error(`this is no path of ${name}`);
  return match.params as RouteParams<Name>;
}
