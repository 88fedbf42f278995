import { useSession } from '../../api/session/store';

/** Paths below this are remembered for visitors. */
export const eventPaths = '/event/';

/**
 * Remembers where a visitor to an event was, with query and hash, to bring them back once they have signed in or up, by
 * whatever method; that deletes it (ROU-05, SES-08).
 */
export function rememberVisit(url: string): void {
  if (url.startsWith(eventPaths) && !useSession.getState().token) useSession.setState({ redirect: url });
}
