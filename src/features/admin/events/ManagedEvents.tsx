import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../api/queryClient';
import { Button } from '../../../ui/Button/Button';
import { ShowMore } from '../../../ui/ShowMore/ShowMore';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Rows } from '../home/AdminHome.styles';
import { States } from '../queue/Queue.styles';
import { managedEventsQuery } from './eventQueries';
import { EventSearch } from './EventSearch';
import { ManagedEventRow } from './ManagedEventRow';
import { Tools } from './ManagedEvents.styles';
import type { EventsView } from './managedPlace';

export interface ManagedEventsProps {
  communityId: string;
  view: EventsView;
  onView: (view: EventsView) => void;
  /** Where an event is created, by whoever may. */
  create?: string;
  now?: () => Date;
  /** Where one of them leads. */
  toEvent: (eventId: string) => string;
}

/** The events of a community for those who manage it: to come and past, found by their words (the event area, ADM-01). */
export default function ManagedEvents(props: ManagedEventsProps) {
  const { communityId, view, onView, create, now = () => new Date(), toEvent } = props;
  const { t } = useTranslation('adminEvents');
  const { t: say } = useTranslation();
  const query = useInfiniteQuery(managedEventsQuery(communityId, view), queryClient);
  const { data, error, fetchStatus } = query;
  const events = data?.pages.flatMap(({ items }) => items);
  const failed = !data && (error !== null || fetchStatus === 'paused');
  return (
    <Stack $gap={4}>
      {create && (
        <div>
          <Button variant="secondary" to={create}>
            {t('create')}
          </Button>
        </div>
      )}
      <Tools>
        <States as="div" role="group" aria-label={t('views')}>
          {(['upcoming', 'past'] as const).map((which) => (
            <Button
              key={which}
              size="sm"
              variant="quiet"
              aria-current={which === view.which || undefined}
              onClick={() => onView({ ...view, which })}
            >
              {t(which)}
            </Button>
          ))}
        </States>
        <EventSearch search={view.search} onSearch={(search) => onView({ ...view, search })} />
      </Tools>
      {failed && (
        <Stack $gap={2} role="alert">
          <Text>{t('failed')}</Text>
          <div>
            <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
              {say('retry')}
            </Button>
          </div>
        </Stack>
      )}
      {!events && !failed && (
        <Stack $gap={2} role="status" aria-busy aria-label={say('loading')}>
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} shape="block" height="112px" />
          ))}
        </Stack>
      )}
      {events?.length === 0 && <Text role="status">{t(`none.${view.search ? 'found' : view.which}`)}</Text>}
      {events && events.length > 0 && (
        <div>
          <Rows aria-label={t(view.which)} aria-busy={query.isPlaceholderData}>
            {events.map((event) => (
              <ManagedEventRow key={event.id} event={event} to={toEvent(event.id)} now={now()} />
            ))}
          </Rows>
          <ShowMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            loadingLabel={say('loading')}
            onMore={() => void query.fetchNextPage()}
          >
            {t('more')}
          </ShowMore>
        </div>
      )}
    </Stack>
  );
}
