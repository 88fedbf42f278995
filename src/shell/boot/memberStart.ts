import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import type { RouteName } from '../../lib/routes';
import { needsUser } from './needsUser';

/**
 * Fetches what every page of a member needs while the page itself is still on its way: the user, the parts of the
 * frame, home.
 */
export function prepareMember(route: RouteName | undefined): void {
  // On a slow line the member may have logged out before this came.
  if (!useSession.getState().token) return;
  if (needsUser(route)) void queryClient.prefetchQuery(initQuery);
  void Promise.allSettled([
    import('../layout/MemberParts'),
    import('../navigation/HeaderTabs'),
    import('../routing/MemberGate'),
    import('../home/HomeScreen'),
  ]);
}
