import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/session/store';
import { useInit } from '../../api/useInit';
import { needsUser } from '../../lib/routes';
import { breakpoints } from '../../ui/theme';
import { useBoot } from '../context/bootContext';
import { useRoute } from '../routes/useRoute';
import { resolvePath } from '../routes/resolvePath';
import { routesIn } from '../routes/routesIn';
import { buildTabs, type NavTab } from './buildTabs';
import { navigationShown } from './navigationShown';
import { useMatches } from './useMatches';

/** The tabs of the signed-in member, here and now; none where the navigation is hidden (NAV-03, NAV-04). */
export function useTabs(): NavTab[] {
  const { t } = useTranslation();
  const { config, lang } = useBoot();
  const token = useSession((session) => session.token);
  const route = useRoute();
  const { data } = useInit({ enabled: needsUser(route) });
  const wide = useMatches(`(min-width: ${breakpoints.md + 1}px)`);
  const connectedParticipants = data?.user.connectedParticipants ?? [];
  if (!data || !navigationShown({ token, connectedParticipants, route })) return [];
  return buildTabs({
    navigation: config.navigation,
    transparent: config.community.transparent,
    enabled: data.user.enabled,
    wide,
    lang,
    label: (name) => t(`nav.${name}`),
    reachable: (path) => 'show' in resolvePath(path, { audience: 'member', isThere: routesIn(config) }),
  });
}
