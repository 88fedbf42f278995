import { initQuery } from './queries';
import { useSession } from './session/store';
import { useData } from './useData';

/**
 * The signed-in user's start-of-session data; where it is not enabled, only what is known already. Nothing is asked
 * for once nobody is signed in: a screen that is about to go must not ask in vain.
 */
export function useInit({ enabled = true }: { enabled?: boolean } = {}) {
  const signedIn = useSession(({ token }) => token !== null);
  return useData({ ...initQuery, enabled: enabled && signedIn });
}
