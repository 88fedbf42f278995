import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import type { BootPayload } from '../../config/bootPayload';
import { hasRichText } from '../../config/partner';
import { routingOf } from '../../config/routing';
import type { CommunityConfig } from '../../config/types';
import { loadParts } from '../../lib/firstViewPart';
import type { RouteMatch } from '../../lib/routeMatch';
import { isManagers, needsUser, type RouteName } from '../../lib/routes';
import { richText } from '../landing/richText';
import { ManagerBar, ManagerTabs } from '../layout/aroundManagers';
import { HeaderTabs, MemberActions, MemberNotices, MemberParts } from '../layout/aroundMembers';
import { homeRoute, mayReach } from '../routes/access';
import { MemberGate } from '../routing/gatedScreen';
import { preloadScreen } from '../routing/screenComponents';
import { audienceOf } from '../session/audience';
import { takeOver } from './takeOver';

/** The screen shown to a signed-in user. Paths that they may not open redirect home. */
function shownTo(route: RouteName | undefined, config: CommunityConfig): RouteName {
  const audience = audienceOf(useSession.getState());
  const routing = routingOf(config);
  return route && routing.isThere(route) && mayReach(audience, route) ? route : homeRoute(audience, routing);
}

export interface Prepared {
  /** All that the screen shows first is there already. */
  isKnown: boolean;
  /** The page came with data, and they and its code are there: its markup can be hydrated. */
  isTakenOver?: boolean;
}

/** Whether all promises are settled after the current microtasks. */
const settledNow = (promises: readonly unknown[]): Promise<boolean> =>
  Promise.race([
    Promise.all(promises).then(() => true),
    new Promise<boolean>((resolve) => void setTimeout(resolve, 0, false)),
  ]);

/**
 * Takes over the data that a member's page came with, or loads the user, and loads the page's code while the page itself
 * still arrives, so that everything appears at once.
 */
export async function prepareMember(
  route: RouteMatch | undefined,
  payload: Pick<BootPayload, 'config' | 'lang' | 'member'>,
): Promise<Prepared> {
  // On a slow line the member may have logged out before this came.
  if (!useSession.getState().token) return { isKnown: false };
  const { config, lang } = payload;
  const taken = takeOver(payload);
  const shown = shownTo(route?.name, config);
  const user = needsUser(route?.name) ? queryClient.prefetchQuery(initQuery) : undefined;
  const tabs = isManagers(shown) ? [ManagerTabs, ManagerBar] : [HeaderTabs];
  const parts = [MemberParts, MemberNotices, MemberGate, MemberActions, ...tabs];
  const [screen] = await Promise.all([
    preloadScreen(shown),
    ...parts.map(({ preload }) => preload()),
    hasRichText(config, shown, lang) && richText.preload(),
  ]);
  const data = shown === route?.name ? screen?.prefetch?.(route.params as never) : undefined;
  if (taken) {
    await loadParts(taken);
    return { isKnown: true, isTakenOver: true };
  }
  if (!data) return { isKnown: false };
  return { isKnown: await settledNow([user, data]) };
}
