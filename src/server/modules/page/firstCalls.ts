import { memberHome } from '../../../config/routing';
import { matchRoute } from '../../../lib/routeMatch';
import { isManagers, rowOf, type Audience, type RouteName, type ScreenName } from '../../../lib/routes';
import { isInside, roleOf, type Member } from '../../guards/membership';
import { screenCalls, tabCallsOf } from './screenCalls';
import type { Visit } from './visit';

const audiences = { ROLE_USER: 'member', ROLE_MANAGER: 'manager', ROLE_ADMIN: 'admin' } as const;

const audienceOf = (reader: Member): Audience => audiences[roleOf(reader)];

/** The route that a reader gets at an address: its own, or the reader's home if it is not for them (ROU-02, ROU-03). */
export function shownToReader({ route, config }: Pick<Visit, 'route' | 'config'>, reader: Member): RouteName {
  const audience = audienceOf(reader);
  if (route && rowOf(route).audience.includes(audience)) return route;
  return audience === 'admin' ? 'admin' : memberHome(config.community);
}

/** Whether a reader may make the first calls of a route's screen. Managers' routes are only shown to those who may. */
const mayCall = (route: RouteName, reader: Member): boolean =>
  rowOf(route).gate !== 'admitted' || isManagers(route) || isInside(reader);

/** The calls for an address: by its tab if that is all of its query. Lists with other filters are left to the client. */
function callsAt(route: RouteName, search: string, { config }: Pick<Visit, 'config'>): readonly string[] {
  const { screen, gate } = rowOf(route);
  if (!screen) return [];
  const tabs = tabCallsOf(screen as ScreenName, config);
  const tab = /^\?tab=(\w+)$/.exec(search)?.[1];
  if (tabs && tab && Object.hasOwn(tabs, tab)) return tabs[tab] ?? [];
  const isFiltered = search !== '' && (gate === 'admitted' || isManagers(route));
  return isFiltered ? [] : screenCalls[screen as ScreenName];
}

/**
 * The first calls of a page for its reader, as `lib/earlyCalls.ts` makes them in the browser: `METHOD address` with all
 * parameters filled in. A call with an unknown one is left out.
 */
export function firstCallsOf(route: RouteName, url: string, visit: Visit, reader: Member): string[] {
  if (!mayCall(route, reader)) return [];
  const { pathname, search, searchParams } = new URL(url, visit.origin);
  const match = matchRoute(pathname);
  const known: Record<string, string | undefined> = {
    ...Object.fromEntries(searchParams),
    ...(match?.name === route ? match.params : {}),
    communityId: visit.config.id,
    participantId: reader.membership?.participantId,
  };
  return callsAt(route, search, visit).flatMap((call) => {
    const isKnown = [...call.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known[name]);
    const address = (_: string, name: string) => encodeURIComponent(known[name] ?? '');
    return isKnown ? [call.replace(/\{(\w+)\}/g, address)] : [];
  });
}
