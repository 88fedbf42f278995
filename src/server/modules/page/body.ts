import { isBuilt, rowOf, type RouteName } from '../../../lib/routes';

/**
 * The content of `#root` before any script: the rendered page of a visitor; the page of a signed-in user who is not
 * known yet; or the frame that every page has. None of them contains personal data.
 */
export type PageBody = 'visitor' | 'member' | 'plain';

interface Asked {
  route: RouteName | undefined;
  /** The names of the parameters in the address' query. */
  query: readonly string[];
  hasSession: boolean;
}

/** The body of a route's page, for requests with or without a session's cookie. */
export function bodyOf({ route, query, hasSession }: Asked): PageBody {
  if (hasSession) return 'member';
  if (!route || !isBuilt(route)) return 'plain';
  const { page, returns = [], audience } = rowOf(route);
  const isAnother = returns.some((name) => query.includes(name));
  return page !== 'plain' && audience.includes('anonymous') && !isAnother ? 'visitor' : 'plain';
}
