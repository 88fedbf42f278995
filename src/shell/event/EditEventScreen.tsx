import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/queryClient';
import { invitedQuery } from '../../components/invite/invitationQueries';
import { EditEvent } from '../../features/eventForm/EditEvent';
import { editedQuery, removeEditedQuery } from '../../features/eventForm/editedQuery';
import { EventFormSkeleton } from '../../features/eventForm/EventFormSkeleton';
import { organisersQuery } from '../../features/eventForm/parts/organiserQueries';
import { useTexts } from '../../i18n/useTexts';
import { pathTo } from '../../lib/pathTo';
import { matchRoute } from '../../lib/routeMatch';
import type { RouteParams } from '../../lib/routes';
import { useRouteParams } from '../routes/useRouteParams';
import { useDraftOwner } from './useDraftOwner';

export async function prefetch({ eventId }: RouteParams<'editEvent'>): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(editedQuery(eventId)),
    queryClient.prefetchQuery(organisersQuery(eventId)),
    queryClient.prefetchInfiniteQuery(invitedQuery(eventId, 'ORGANISER')),
  ]);
}

/** An event changed, at /event/{eventId}/edit and, from the managers' side, at /admin/events/{eventId}/edit: back to where one came from. */
export default function EditEventScreen() {
  useTexts('eventForm', 'event', 'invite', 'fields', 'failures');
  const isManaged = matchRoute(useLocation().pathname)?.name === 'editManagedEvent';
  const { eventId } = useRouteParams(isManaged ? 'editManagedEvent' : 'editEvent');
  const owner = useDraftOwner();
  const navigate = useNavigate();
  if (owner === undefined) return <EventFormSkeleton />;
  return (
    <EditEvent
      key={`${eventId} ${owner}`}
      eventId={eventId}
      owner={owner}
      onSaved={() => {
        removeEditedQuery(eventId);
        void navigate(pathTo(isManaged ? 'managedEvent' : 'event', { eventId }), { replace: true });
      }}
    />
  );
}
