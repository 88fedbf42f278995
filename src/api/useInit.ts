import { initQuery } from './queries';
import { useSession } from './session/store';
import { useData } from './useData';

/**
 * The signed-in user's start-of-session data; if not enabled, only cached data. Nothing is requested after sign-out,
 * because a screen that is about to disappear must not send a request.
 */
export function useInit({ enabled = true }: { enabled?: boolean } = {}) {
  const signedIn = useSession(({ token }) => token !== null);
  return useData({ ...initQuery, enabled: enabled && signedIn });
}
