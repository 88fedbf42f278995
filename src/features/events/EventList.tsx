import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { useInBrowser } from '../../api/useInBrowser';
import { EventCard } from '../../components/event/EventCard';
import { EventTiles } from '../../components/event/EventCard.styles';
import { EventCardSkeleton } from '../../components/event/EventCardSkeleton';
import { Button } from '../../ui/Button/Button';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Text } from '../../ui/Text/Text';
import { EventsFailed } from './EventsFailed';
import { Found } from './Events.styles';
import { isNarrowed, type EventsPlace } from './eventsPlace';
import { eventsQuery } from './eventsQueries';
import { NoEvents } from './NoEvents';

export interface EventsShown {
  communityId: string;
  create?: string;
  place: EventsPlace;
  /** To the beginning of what is narrowed otherwise. */
  narrow: (change: Partial<EventsPlace>) => void;
  /** From where the last press led. */
  lead: (change: (latest: EventsPlace) => EventsPlace) => void;
  zone?: string;
  now?: () => Date;
}

/** Events as cards, the next first or the latest first, as far as they were asked for. */
export function EventList(props: EventsShown & { which: 'upcoming' | 'past' }) {
  const { which, communityId, create, place, narrow, lead, zone, now = () => new Date() } = props;
  const { t } = useTranslation('events');
  const { t: say } = useTranslation();
  const inBrowser = useInBrowser();
  const query = useInfiniteQuery(
    { ...eventsQuery(which, communityId, place), enabled: inBrowser },
    queryClient,
  );
  const { error, fetchStatus, hasNextPage, isFetching, fetchNextPage, isPlaceholderData } = query;
  const data = inBrowser ? query.data : undefined;
  const known = data?.pages.length ?? 0;
  // An address of several pages, opened anew.
  const isBehind = known > 0 && known < place.pages && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, fetchNextPage]);
  const offline = fetchStatus === 'paused';
  if (!data && inBrowser && (error || offline)) {
    return <EventsFailed offline={offline} onRetry={() => void query.refetch()} />;
  }
  // What comes between two pages moves an event from one to the other: it is shown once.
  const found = data?.pages.flatMap(({ items }) => items);
  const events = found?.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  if (!events) {
    return (
      <>
        <Found />
        <EventTiles as="div" role="status" aria-busy aria-label={say('loading')}>
          {[1, 2, 3, 4, 5, 6].map((at) => (
            <EventCardSkeleton key={at} />
          ))}
        </EventTiles>
      </>
    );
  }
  const narrowed = isNarrowed(place);
  return (
    <>
      <Found>
        <Text role="status" $tone="muted" $size="sm">
          {offline && isPlaceholderData ? t('failed.stale') : t('shown', { count: events.length })}
        </Text>
        {narrowed && (
          <Button variant="quiet" size="sm" onClick={() => narrow({ search: '', narrowed: [] })}>
            {t('clear')}
          </Button>
        )}
      </Found>
      {events.length === 0 ? (
        <NoEvents which={narrowed ? 'found' : which} create={create} />
      ) : (
        <div>
          <EventTiles aria-label={t(`tabs.${which}`)} aria-busy={isPlaceholderData}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} zone={zone} now={now()} />
              </li>
            ))}
          </EventTiles>
          {query.isFetchNextPageError && (
            <Text role="alert" $tone="error" $align="center">
              {t('failed.more')}
            </Text>
          )}
          <ShowMore
            hasMore={hasNextPage}
            loading={query.isFetchingNextPage}
            loadingLabel={say('loading')}
            onMore={() => {
              void fetchNextPage();
              lead((latest) => ({ ...latest, pages: known + 1 }));
            }}
          >
            {t('more')}
          </ShowMore>
        </div>
      )}
    </>
  );
}
