import type { Routing } from '../../config/routing';
import { routeAt } from '../../lib/routeMatch';
import { routePaths, type Audience, type RouteName } from '../../lib/routes';
import { homeRoute, mayReach } from './access';

interface Visit<Name extends RouteName> {
  audience: Audience;
  /** The community's routing: `routingOf` its config. */
  routing: Routing<Name>;
  /** The user was signed in a moment ago in this very page: what follows is the login, not the welcome page. */
  signedOut?: boolean;
}

type Resolved<Name extends RouteName> = { show: Name } | { redirect: string };

/** The screen of a path, or a redirect if its audience may not open it (ROU-02, ROU-03, ROU-04, SES-04, SES-05, SES-06). */
export function resolvePath<Name extends RouteName>(
  pathname: string,
  { audience, routing, signedOut }: Visit<Name>,
): Resolved<Name> {
  const name = routeAt(pathname);
  if (name && routing.isThere(name) && mayReach(audience, name)) return { show: name };
  const home = audience === 'anonymous' && signedOut ? 'login' : homeRoute(audience, routing);
  return { redirect: routePaths[home] };
}
