import { create } from 'zustand';
import { useSession } from '../../api/session/store';

/**
 * The key of the location at which the user signed out, until somebody signs in. Nothing is shown there while the login
 * is on its way: a page that is also for visitors would be loaded once more, for a visitor.
 */
export const useSignedOutAt = create<string | null>(() => null);

useSession.subscribe(({ token }, before) => {
  if (token && !before.token) useSignedOutAt.setState(null);
});
