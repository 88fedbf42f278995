import { useSession } from '../../api/session/store';
import { safeBackTo } from '../../lib/rules/auth/backTo';
import { eventPaths } from './rememberVisit';

/** The event that the user came for and has yet to be brought back to: path, query and hash (ROU-05). */
export function useWantedEvent(): string | undefined {
  const wanted = safeBackTo(useSession((session) => session.redirect));
  return wanted?.startsWith(eventPaths) ? wanted : undefined;
}

/**
 * Stores the event that a new user looks at, because only participants may take part. Removes it once the user is a
 * participant and has returned to it.
 */
export function keepWanted(url: string, isNewcomer: boolean): void {
  if (!url.startsWith(eventPaths)) return;
  const { redirect } = useSession.getState();
  if (isNewcomer && redirect !== url) useSession.setState({ redirect: url });
  if (!isNewcomer && redirect === url) useSession.setState({ redirect: null });
}
