import { routeAt } from '../../lib/routeMatch';
import { routePaths, type Audience, type RouteName } from '../../lib/routes';
import { fallback, mayReach, memberHome } from './access';

interface Visit<Name extends RouteName> {
  audience: Audience;
  /** Whether the path of a route is there. */
  isThere: (name: RouteName) => name is Name;
  /** The user was signed in a moment ago in this very page: what follows is the login, not the welcome page. */
  signedOut?: boolean;
  /** People come to the community for events only (SES-04). */
  eventOnly?: boolean;
}

type Resolved<Name extends RouteName> = { show: Name } | { redirect: string };

/** What a path leads to: its screen, or where its audience is sent instead (ROU-02, ROU-03, ROU-04, SES-05, SES-06). */
export function resolvePath<Name extends RouteName>(
  pathname: string,
  { audience, isThere, signedOut, eventOnly = false }: Visit<Name>,
): Resolved<Name> {
  const name = routeAt(pathname);
  if (name && isThere(name) && mayReach(audience, name)) return { show: name };
  if (audience === 'anonymous') return { redirect: routePaths[signedOut ? 'login' : fallback.anonymous] };
  return { redirect: routePaths[audience === 'admin' ? fallback.admin : memberHome({ eventOnly })] };
}
