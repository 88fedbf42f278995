import { useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../api/useInBrowser';
import { CreateEvent } from '../../features/eventForm/CreateEvent';
import { EventFormSkeleton } from '../../features/eventForm/EventFormSkeleton';
import { useTexts } from '../../i18n/useTexts';
import { pathTo } from '../../lib/pathTo';
import { useDraftOwner } from './useDraftOwner';

/** A new event at /event/create. */
export default function CreateEventScreen() {
  useTexts('eventForm', 'event', 'fields', 'failures');
  const owner = useDraftOwner();
  const inBrowser = useInBrowser();
  const navigate = useNavigate();
  // Stored input, its owner and the time zone are known only in the browser.
  if (!inBrowser || owner === undefined) return <EventFormSkeleton isNew />;
  return (
    <CreateEvent
      key={owner}
      owner={owner}
      onSaved={(eventId) => void navigate(pathTo('event', { eventId }), { replace: true })}
    />
  );
}
