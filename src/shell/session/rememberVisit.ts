import { useSession } from '../../api/session/store';

/** Paths below this are remembered for visitors. */
export const eventPaths = '/event/';

/**
 * Stores the address of a visitor to an event, with query and hash, to return there after signing in or up by any
 * method; signing in removes it (ROU-05, SES-08).
 */
export function rememberVisit(url: string): void {
  if (url.startsWith(eventPaths) && !useSession.getState().token) useSession.setState({ redirect: url });
}
