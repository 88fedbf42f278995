import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session/store';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { EventsPage } from '../../features/events/EventsPage';
import { parseParams, formatParams, type EventsParams } from '../../features/events/eventsParams';
import { useTexts } from '../../i18n/useTexts';
import { siteOrigin } from '../../lib/browserFacts';
import { isBuilt, routePaths } from '../../lib/routes';
import { useCommunity } from '../context/bootContext';
import { useTabLabel } from '../context/useTabLabel';

const addressOf = (params: EventsParams): string => {
  const query = formatParams(params).toString();
  return routePaths.events + (query && `?${query}`);
};

const feedOf = (domain: string): string => `${siteOrigin()}/community/${domain}/events.ics`;

/** The events of a community at /events. The filters are in the address. */
export default function EventsScreen() {
  useTexts('events', 'event');
  const { id, domain, community } = useCommunity();
  const isMember = useSession(({ isInside }) => isInside);
  const [search, setSearch] = useSearchParams();
  const tabLabel = useTabLabel();
  const knowsAddress = useKnowsAddress();
  return (
    <EventsPage
      title={tabLabel('events')}
      communityId={id}
      calendars={{ community: community.title, feed: feedOf(domain), isMember }}
      create={isBuilt('createEvent') ? routePaths.createEvent : undefined}
      params={parseParams(knowsAddress ? search : new URLSearchParams())}
      onParams={(next) => setSearch(formatParams(next), { replace: true, preventScrollReset: true })}
      to={addressOf}
    />
  );
}
