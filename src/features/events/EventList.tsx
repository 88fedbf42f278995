import { Status } from '../../ui/announcer/Status';
import { Loading } from '../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { useKnowsAddress } from '../../api/useKnowsAddress';
import { EventCard } from '../../components/event/EventCard';
import { EventTiles } from '../../components/event/EventCard.styles';
import { EventCardSkeleton } from '../../components/event/EventCardSkeleton';
import { PagedList } from '../../components/paged/PagedList';
import { usePages } from '../../components/paged/usePages';
import { currentTime } from '../../lib/browserFacts';
import { Button } from '../../ui/Button/Button';
import { EventsFailed } from './EventsFailed';
import { Found } from './Events.styles';
import { isFiltered, type EventsParams } from './eventsParams';
import { eventsQuery } from './eventsQueries';
import { NoEvents } from './NoEvents';

export interface EventsShown {
  communityId: string;
  create?: string;
  params: EventsParams;
  /** Changes a filter and returns to the first page. */
  filter: (change: Partial<EventsParams>) => void;
  /** Changes the latest state of the address. */
  changeParams: (change: (latest: EventsParams) => EventsParams) => void;
  zone?: string;
  now?: () => Date;
}

/** How many cards a screen shows before it is scrolled: a phone one and the top of the next, a desktop two. */
const inFirstViewport = 2;

/** Events as cards, upcoming or past, with the pages that are loaded. */
export function EventList(props: EventsShown & { which: 'upcoming' | 'past' }) {
  const { which, communityId, create, params, filter, changeParams, zone, now = currentTime } = props;
  const { t } = useTranslation('events');
  const knowsAddress = useKnowsAddress();
  const list = usePages({ ...eventsQuery(which, communityId, params), enabled: knowsAddress }, params.pages);
  // An event that is added between two requests moves another to the next page, so duplicates are removed.
  const found = list.pages?.flatMap(({ items }) => items);
  const events = found?.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  const filtered = isFiltered(params);
  const isStale = list.query.isPlaceholderData;
  return (
    <>
      {!list.failure && (
        <Found>
          {events && (
            <Status quiet $tone="muted" $size="sm">
              {list.offline && isStale ? t('failed.stale') : t('shown', { count: events.length })}
            </Status>
          )}
          {events && filtered && (
            <Button variant="quiet" size="sm" onClick={() => filter({ search: '', filters: [] })}>
              {t('clear')}
            </Button>
          )}
        </Found>
      )}
      <PagedList
        list={list}
        items={events}
        skeleton={
          <Loading>
            <EventTiles as="div">
              {[1, 2, 3, 4, 5, 6].map((at) => (
                <EventCardSkeleton key={at} />
              ))}
            </EventTiles>
          </Loading>
        }
        failed={(failure) => <EventsFailed {...failure} />}
        empty={<NoEvents which={filtered ? 'found' : which} create={create} />}
        more={t('more')}
        failedMore={t('failed.more')}
        onMore={(pages) => changeParams((latest) => ({ ...latest, pages }))}
      >
        {(shown) => (
          <EventTiles aria-label={t(`tabs.${which}`)} aria-busy={isStale}>
            {shown.map((event, at) => (
              <li key={event.id}>
                <EventCard event={event} zone={zone} now={now()} eager={at < inFirstViewport} />
              </li>
            ))}
          </EventTiles>
        )}
      </PagedList>
    </>
  );
}
