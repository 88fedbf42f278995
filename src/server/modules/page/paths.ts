import { carries, type Carrier } from '../../../config/partner';
import { routeAt } from '../../../lib/routeMatch';
import { rowOf, type RouteName } from '../../../lib/routes';

/**
 * The route of a path (section 2.1 of the specification) if the community has it, built or not. Undefined for any other
 * path, and for `/not-found`: both are answered with 404.
 */
export function knownRoute(path: string, config: Carrier): RouteName | undefined {
  const route = routeAt(path);
  return route && rowOf(route).page !== 'missing' && carries(config, route) ? route : undefined;
}
