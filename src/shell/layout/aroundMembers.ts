import { preloadable } from '../context/preloadable';

/** The parts around the screens of signed-in users, in a chunk of their own so that visitors do not wait for it. */
export const MemberParts = preloadable(() => import('./MemberParts'));
export const MemberNotices = preloadable(async () => ({
  default: (await import('./MemberParts')).MemberNotices,
}));
export const MemberActions = preloadable(() => import('./MemberActions'));
export const HeaderTabs = preloadable(() => import('../navigation/HeaderTabs'));
