import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import type { BootPayload } from '../../config/bootPayload';
import { hasRichText } from '../../config/partner';
import { needsUser, rowOf, type RouteName } from '../../lib/routes';
import { richText } from '../landing/richText';
import { HeaderTabs, MemberNotices, MemberParts } from '../layout/aroundMembers';
import { MemberGate } from '../routing/gatedScreen';
import { preloadScreen } from '../routing/screenComponents';

/** Who is signed in is led home from what visitors alone see. */
const shownTo = (route: RouteName | undefined): RouteName =>
  route && rowOf(route).audience.includes('member') ? route : 'myCommunities';

/**
 * Asks for the user while the page itself is still on its way, and loads what a member's page is made of, so that all of
 * it stands there at once.
 */
export async function prepareMember(
  route: RouteName | undefined,
  { config, lang }: Pick<BootPayload, 'config' | 'lang'>,
): Promise<void> {
  // On a slow line the member may have logged out before this came.
  if (!useSession.getState().token) return;
  const shown = shownTo(route);
  if (needsUser(route)) void queryClient.prefetchQuery(initQuery);
  const parts = [MemberParts, MemberNotices, HeaderTabs, MemberGate];
  await Promise.all([
    preloadScreen(shown),
    ...parts.map(({ preload }) => preload()),
    hasRichText(config, shown, lang) && richText.preload(),
  ]);
}
