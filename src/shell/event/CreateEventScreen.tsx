import { useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../api/useInBrowser';
import { CreateEvent } from '../../features/eventForm/CreateEvent';
import { EventFormSkeleton } from '../../features/eventForm/EventFormSkeleton';
import { useLastCreated } from '../../features/eventForm/useLastCreated';
import { useTexts } from '../../i18n/useTexts';
import { pathTo } from '../../lib/pathTo';
import { useCommunity } from '../context/bootContext';
import { eventDefaultsOf } from './eventDefaults';
import { useDraftOwner } from './useDraftOwner';

/** A new event at /event/create. */
export default function CreateEventScreen() {
  useTexts('eventForm', 'event', 'fields', 'failures');
  const owner = useDraftOwner();
  const config = useCommunity();
  const { last, isReady } = useLastCreated();
  const inBrowser = useInBrowser();
  const navigate = useNavigate();
  // Stored input, its owner and the time zone are known only in the browser.
  if (!inBrowser || owner === undefined || !isReady) return <EventFormSkeleton isNew />;
  return (
    <CreateEvent
      key={owner}
      owner={owner}
      {...eventDefaultsOf(config)}
      last={last}
      onSaved={(eventId) => void navigate(pathTo('event', { eventId }), { replace: true })}
    />
  );
}
