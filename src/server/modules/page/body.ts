import { needsUser, rowOf, type RouteName } from '../../../lib/routes';

/**
 * What `#root` holds before any script: the rendered page of a visitor, the frame of a member's page, which is whichever
 * screen the member is led to from this path, or the frame that every page has. None of them holds anybody's data.
 */
export type PageBody = 'rendered' | 'member' | 'plain';

/** What the page of a route begins with, for who comes with a session's cookie or without. */
export function bodyOf(route: RouteName | undefined, hasSession: boolean): PageBody {
  if (hasSession) return needsUser(route) ? 'member' : 'plain';
  return route && rowOf(route).page === 'rendered' ? 'rendered' : 'plain';
}
