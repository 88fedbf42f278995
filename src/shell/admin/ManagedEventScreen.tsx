import { useNavigate } from 'react-router-dom';
import { ManagedEventPage } from '../../features/admin/events/ManagedEventPage';
import { EventMenu } from '../../features/organise/ending/EventMenu';
import { useTexts } from '../../i18n/useTexts';
import { lazyPart } from '../../lib/lazyInTime';
import { routePaths } from '../../lib/routes';
import { useRouteParams } from '../routes/useRouteParams';

const OrganisePanel = lazyPart(() => import('../../features/organise/OrganisePanel'));

/** An event at /admin/events/{eventId}, where administrators have no members' page. */
export default function ManagedEventScreen() {
  useTexts('adminEvents', 'event');
  const { eventId } = useRouteParams('managedEvent');
  const navigate = useNavigate();
  return (
    <ManagedEventPage
      key={eventId}
      eventId={eventId}
      menu={(event) => (
        <EventMenu event={event} onDeleted={() => void navigate(routePaths.admin, { replace: true })} />
      )}
      panel={(event) => <OrganisePanel event={event} />}
    />
  );
}
