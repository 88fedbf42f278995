import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { useUnread } from '../../api/unread';
import { useInit } from '../../api/useInit';
import { routingOf } from '../../config/routing';
import type { Init } from '../../generated/api/currentUser';
import { needsUser, routePaths } from '../../lib/routes';
import { breakpoints } from '../../ui/theme';
import { useBoot } from '../context/bootContext';
import { useRoute } from '../routes/useRoute';
import { resolvePath } from '../routes/resolvePath';
import { buildTabs, type NavTab } from './buildTabs';
import { currentTab } from './currentTab';
import { navigationShown } from './navigationShown';
import { bottomSlots } from './splitTabs';
import { useMatches } from './useMatches';

export interface ShownTab extends NavTab {
  /** The mark of the tab if it represents the current page. */
  current?: 'page' | true;
  /** How many things behind it wait for the member. */
  count?: number;
}

/** Before the user is known, and on the server, the tabs are those of an admitted member. */
const assumedUser: Pick<Init['user'], 'connectedParticipants' | 'enabled'> = {
  connectedParticipants: ['one'],
  enabled: true,
};

/**
 * The current tabs of the signed-in member, and a manager's link to the managers' side. Empty if the navigation is
 * hidden (NAV-03, NAV-04). `wide`: whether the component that shows them exists only on wide screens.
 */
export function useTabs({ wide: assumed }: { wide: boolean }): ShownTab[] {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const here = useLocation();
  const token = useSession((session) => session.token);
  const authorities = useSession((session) => session.authorities);
  const route = useRoute();
  const unread = useUnread();
  const { data, isPending } = useInit({ enabled: needsUser(route) });
  const wide = useMatches(`(min-width: ${breakpoints.md + 1}px)`, assumed);
  const user = data?.user ?? (isPending && needsUser(route) ? assumedUser : undefined);
  if (!user || !navigationShown({ ...user, token, route })) return [];
  // Until the permissions are known, the role stored in the browser decides.
  const isManager = data?.permissions.permissions.includes('MANAGE') ?? authorities?.includes('ROLE_MANAGER');
  const toManagers = isManager
    ? [{ id: 'managers', label: t('nav.managers'), icon: ShieldCheck, to: routePaths.admin }]
    : [];
  const routing = routingOf(config);
  const tabsAt = (isWide: boolean): NavTab[] => [
    ...buildTabs({
      navigation: config.navigation,
      transparent: config.community.transparent,
      eventOnly: config.community.eventOnly,
      enabled: user.enabled,
      wide: isWide,
      lang,
      label: (name) => t(`nav.${name}`),
      reachable: (path) => 'show' in resolvePath(path, { audience: 'member', routing }),
    }),
    ...toManagers,
  ];
  const all = tabsAt(true);
  // A phone's bar shows the profile, too, while it has room. Without room the account menu leads there.
  const tabs = wide || all.length <= bottomSlots ? all : tabsAt(false);
  const current = currentTab(tabs, here);
  return tabs.map((tab) => ({
    ...tab,
    current: tab.id === current?.id ? current.mark : undefined,
    count: data && tab.countIn?.(data, unread),
  }));
}
