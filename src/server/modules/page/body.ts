import { isBuilt, rowOf, type RouteName } from '../../../lib/routes';

/**
 * What `#root` holds before any script: the rendered page of a visitor; the page of somebody signed in before anything is
 * known of who it is; or the frame that every page has. None of them holds anybody's data.
 */
export type PageBody = 'visitor' | 'member' | 'plain';

interface Asked {
  route: RouteName | undefined;
  /** The names of the parameters in the address' query. */
  query: readonly string[];
  hasSession: boolean;
}

/** What the page of a route begins with, for who comes with a session's cookie or without. */
export function bodyOf({ route, query, hasSession }: Asked): PageBody {
  if (hasSession) return 'member';
  if (!route || !isBuilt(route)) return 'plain';
  const { page, returns = [], audience } = rowOf(route);
  const isAnother = returns.some((name) => query.includes(name));
  return page !== 'plain' && audience.includes('anonymous') && !isAnother ? 'visitor' : 'plain';
}
