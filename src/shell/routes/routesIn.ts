import { carries, type Carrier } from '../../config/partner';
import { isBuilt, type BuiltRoute, type RouteName } from '../../lib/routes';

/** The routes of one community: those whose screens exist, of the partner pages those it carries, and the directory where members see each other (CFG-05, CFG-14, ROU-01). */
export const routesIn =
  (config: Carrier) =>
  (route: RouteName): route is BuiltRoute =>
    isBuilt(route) && carries(config, route);
