import { useQuery } from '@tanstack/react-query';
import { initQuery } from './queries';
import { queryClient } from './queryClient';
import { useSession } from './session/store';

/**
 * The signed-in user's start-of-session data; where it is not enabled, only what is known already. Nothing is asked
 * for once nobody is signed in: a screen that is about to go must not ask in vain.
 */
export function useInit({ enabled = true }: { enabled?: boolean } = {}) {
  const signedIn = useSession(({ token }) => token !== null);
  return useQuery({ ...initQuery, enabled: enabled && signedIn }, queryClient);
}
