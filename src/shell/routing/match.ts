import { matchPath } from 'react-router-dom';
import { routePaths, type RouteName } from '../../lib/routes';
import { fallback, mayReach, type Audience } from './access';

const names = Object.keys(routePaths) as RouteName[];

/** A path of the table as the router writes it: `/u/{slug}` is `/u/:slug`. */
export const routerPath = (name: RouteName): string => routePaths[name].replace(/\{(\w+)\}/g, ':$1');

const parametersOf = (name: RouteName): number => routePaths[name].split('{').length;

/** The most literal first, so that `/event/create` is not taken for an event. */
const byPrecision = names.toSorted((one, other) => parametersOf(one) - parametersOf(other));

/** The screen a path belongs to, whether or not it exists yet. A trailing slash does not matter. */
export const routeOf = (pathname: string): RouteName | undefined =>
  byPrecision.find((name) => matchPath({ path: routerPath(name), end: true }, pathname));

interface Visit<Name extends RouteName> {
  audience: Audience;
  /** Whether a screen exists. */
  registered: (name: RouteName) => name is Name;
  /** The user was signed in a moment ago in this very page: what follows is the login, not the welcome page. */
  signedOut?: boolean;
}

export type Resolved<Name extends RouteName> = { show: Name } | { redirect: string };

/** What a path leads to: its screen, or where its audience is sent instead (ROU-02, ROU-03, ROU-04, SES-05, SES-06). */
export function resolvePath<Name extends RouteName>(
  pathname: string,
  { audience, registered, signedOut }: Visit<Name>,
): Resolved<Name> {
  const name = routeOf(pathname);
  if (name && registered(name) && mayReach(audience, name)) return { show: name };
  return { redirect: routePaths[audience === 'anonymous' && signedOut ? 'login' : fallback[audience]] };
}
