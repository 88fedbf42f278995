import { useSearchParams } from 'react-router-dom';
import { memberHomePath } from '../../config/routing';
import { EventsSection } from '../../features/admin/events/EventsSection';
import { parseView, formatView } from '../../features/admin/events/eventsView';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { AdminHome } from '../../features/admin/home/AdminHome';
import { Managers } from '../../features/admin/managers/Managers';
import { Recommendations } from '../../features/admin/recommendations/Recommendations';
import { useTexts } from '../../i18n/useTexts';
import { firstViewPart } from '../../lib/firstViewPart';
import { pathTo } from '../../lib/pathTo';
import { routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { useAudience } from '../session/useAudience';

const ManagedEvents = firstViewPart(
  'features/admin/events/ManagedEvents.tsx',
  () => import('../../features/admin/events/ManagedEvents'),
);

/** The start page of managers, at /admin. The address contains the filter of its events. */
export default function AdminHomeScreen() {
  useTexts('admin', 'adminEvents', 'event');
  const { id, community } = useCommunity();
  const administrator = useAudience() === 'admin';
  const [params, setParams] = useSearchParams();
  const knowsAddress = useKnowsAddress();
  const view = parseView(knowsAddress ? params : new URLSearchParams());
  return (
    <AdminHome community={{ id, title: community.title }} administrator={administrator}>
      <EventsSection open={knowsAddress && formatView(view).size > 0}>
        <ManagedEvents
          communityId={id}
          view={view}
          onView={(next) => setParams(formatView(next), { replace: true, preventScrollReset: true })}
          create={administrator ? undefined : routePaths.createEvent}
          toEvent={(eventId) => pathTo(administrator ? 'managedEvent' : 'event', { eventId })}
        />
      </EventsSection>
      {community.matching.enabled && <Recommendations communityId={id} />}
      {/* The browser's data about the user are outdated, so the page reloads. */}
      <Managers communityId={id} onResigned={() => location.assign(memberHomePath(community))} />
    </AdminHome>
  );
}
