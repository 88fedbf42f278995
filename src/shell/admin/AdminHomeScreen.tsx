import { AdminHome } from '../../features/admin/home/AdminHome';
import { Managers } from '../../features/admin/managers/Managers';
import { Recommendations } from '../../features/admin/recommendations/Recommendations';
import { useTexts } from '../../i18n/useTexts';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { useAudience } from '../session/useAudience';

/** Where managers begin, at /admin. */
export default function AdminHomeScreen() {
  useTexts('admin');
  const { id, community } = useCommunity();
  const administrator = useAudience() === 'admin';
  return (
    <AdminHome
      community={{ id, title: community.title }}
      administrator={administrator}
      events={administrator ? undefined : routePaths.events}
    >
      {community.matching.enabled && <Recommendations communityId={id} />}
      {/* What this browser knows of its user is no longer so: the page begins anew. */}
      <Managers communityId={id} onResigned={() => location.assign(routePaths.myCommunities)} />
    </AdminHome>
  );
}
