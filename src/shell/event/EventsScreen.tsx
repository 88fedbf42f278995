import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session/store';
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

const feedOf = (domain: string): string =>
  typeof location === 'undefined' ? '' : `${location.origin}/community/${domain}/events.ics`;

/** The events of a community at /events; what is shown of them stands in the address. */
export default function EventsScreen() {
  useTexts('events', 'event');
  const { id, domain, community } = useCommunity();
  const isMember = useSession(({ isInside }) => isInside);
  const [params, setParams] = useSearchParams();
  // The server that draws the page before knows its path alone.
  const inBrowser = useInBrowser();
  return (
    <EventsPage
      communityId={id}
      calendars={{ community: community.title, feed: feedOf(domain), isMember }}
      create={isBuilt('createEvent') ? routePaths.createEvent : undefined}
      place={placeOf(inBrowser ? params : new URLSearchParams())}
      onPlace={(place) => setParams(writtenPlace(place), { replace: true, preventScrollReset: true })}
      to={addressOf}
    />
  );
}
