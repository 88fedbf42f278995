import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { EditEvent } from '../../features/eventForm/EditEvent';
import { useTexts } from '../../i18n/useTexts';
import { pathTo } from '../../lib/pathTo';
import { useRouteParams } from '../routes/useRouteParams';

/** An event changed, at /event/{eventId}/edit. */
export default function EditEventScreen() {
  useTexts('eventForm', 'event', 'fields', 'failures');
  const { eventId } = useRouteParams('editEvent');
  const owner = useSession(({ participantId }) => participantId) ?? '';
  const navigate = useNavigate();
  return (
    <EditEvent
      key={`${eventId} ${owner}`}
      eventId={eventId}
      owner={owner}
      onSaved={() => void navigate(pathTo('event', { eventId }), { replace: true })}
    />
  );
}
