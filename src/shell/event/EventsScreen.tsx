import { useSearchParams } from 'react-router-dom';
import { useInBrowser } from '../../api/useInBrowser';
import { EventsPage } from '../../features/events/EventsPage';
import { placeOf, writtenPlace, type EventsPlace } from '../../features/events/eventsPlace';
import { useTexts } from '../../i18n/useTexts';
import { isBuilt, routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';

const addressOf = (place: EventsPlace): string => {
  const search = writtenPlace(place).toString();
  return routePaths.events + (search && `?${search}`);
};

/** The events of a community at /events; what is shown of them stands in the address. */
export default function EventsScreen() {
  useTexts('events', 'event');
  const { id } = useCommunity();
  const [params, setParams] = useSearchParams();
  // The server that draws the page before knows its path alone.
  const inBrowser = useInBrowser();
  return (
    <EventsPage
      communityId={id}
      create={isBuilt('createEvent') ? routePaths.createEvent : undefined}
      place={placeOf(inBrowser ? params : new URLSearchParams())}
      onPlace={(place) => setParams(writtenPlace(place), { replace: true, preventScrollReset: true })}
      to={addressOf}
    />
  );
}
