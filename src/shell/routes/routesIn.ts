import { carries } from '../../config/partner';
import type { CommunityConfig } from '../../config/types';
import { isBuilt, type BuiltRoute, type RouteName } from '../../lib/routes';

/** The routes of one community: those whose screens exist, of the partner pages those it carries (CFG-05, CFG-14, ROU-01). */
export const routesIn =
  (config: Pick<CommunityConfig, 'partner'>) =>
  (route: RouteName): route is BuiltRoute =>
    isBuilt(route) && carries(config, route);
