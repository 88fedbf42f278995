import { preloadable } from '../context/preloadable';

/** Stands before the screens of somebody signed in: no visitor waits for its code. */
export const MemberGate = preloadable(() => import('./MemberGate'));

/** Waits until it is known who is signed in. */
export const KnownUser = preloadable(async () => ({ default: (await import('./MemberGate')).KnownUser }));
