import { preloadable } from '../context/preloadable';

/** The tabs of the managers' side: no member waits for their code. */
export const ManagerTabs = preloadable(() => import('../navigation/ManagerNavigation'));
export const ManagerBar = preloadable(async () => ({
  default: (await import('../navigation/ManagerNavigation')).ManagerBar,
}));
