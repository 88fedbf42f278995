import { carries, type Carrier } from '../../../config/partner';
import { routeAt } from '../../../lib/routeMatch';
import { rowOf, type RouteName } from '../../../lib/routes';

/**
 * The route of a path (section 2.1 of the specification) where the community has it, built or not; undefined for any
 * other path, and for `/not-found`, the page that says so: both are answered 404.
 */
export function knownRoute(path: string, config: Carrier): RouteName | undefined {
  const route = routeAt(path);
  return route && rowOf(route).page !== 'missing' && carries(config, route) ? route : undefined;
}
