import { preloadable } from '../context/preloadable';

/** Stands before the screens of somebody signed in: no visitor waits for its code. */
export const MemberGate = preloadable(() => import('./MemberGate'));
