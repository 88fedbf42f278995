import { preloadable } from '../context/preloadable';

/** What stands around the screens of somebody signed in: no visitor waits for its code. */
export const MemberParts = preloadable(() => import('./MemberParts'));
export const MemberNotices = preloadable(async () => ({
  default: (await import('./MemberParts')).MemberNotices,
}));
export const HeaderTabs = preloadable(() => import('../navigation/HeaderTabs'));
