import { preloadable } from '../context/preloadable';

/** Wraps the screens of signed-in users, in a chunk of its own so that visitors do not wait for it. */
export const MemberGate = preloadable(() => import('./MemberGate'));

/** Waits until the signed-in user is known. */
export const KnownUser = preloadable(async () => ({ default: (await import('./MemberGate')).KnownUser }));
