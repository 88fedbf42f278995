import { Status } from '../../../ui/announcer/Status';
import { Loading } from '../../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../components/paged/PagedList';
import { usePages } from '../../../components/paged/usePages';
import { currentTime } from '../../../lib/browserFacts';
import { Button } from '../../../ui/Button/Button';
import { TabButton, TabRow } from '../../../ui/LinkTabs/LinkTabs';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { Rows } from '../home/AdminHome.styles';
import { managedEventsQuery } from './eventQueries';
import { EventSearch } from './EventSearch';
import { ManagedEventRow } from './ManagedEventRow';
import { Tools } from './ManagedEvents.styles';
import type { EventsView } from './eventsView';

export interface ManagedEventsProps {
  communityId: string;
  view: EventsView;
  onView: (view: EventsView) => void;
  /** The page for creating an event, for users who may. */
  create?: string;
  now?: () => Date;
  /** The page of an event. */
  toEvent: (eventId: string) => string;
}

/** The events of a community for those who manage it: to come and past, found by their words (the event area, ADM-01). */
export default function ManagedEvents(props: ManagedEventsProps) {
  const { communityId, view, onView, create, now = currentTime, toEvent } = props;
  const { t } = useTranslation('adminEvents');
  const { t: say } = useTranslation();
  const list = usePages(managedEventsQuery(communityId, view));
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
        <TabRow as="div" role="group" aria-label={t('views')}>
          {(['upcoming', 'past'] as const).map((which) => (
            <TabButton
              key={which}
              aria-current={which === view.which || undefined}
              onClick={() => onView({ ...view, which })}
            >
              {t(which)}
            </TabButton>
          ))}
        </TabRow>
        <EventSearch search={view.search} onSearch={(search) => onView({ ...view, search })} />
      </Tools>
      <PagedList
        list={list}
        items={list.pages?.flatMap(({ items }) => items)}
        skeleton={
          <Loading>
            <Stack $gap={2}>
              {[1, 2, 3].map((at) => (
                <Skeleton key={at} shape="block" height="112px" />
              ))}
            </Stack>
          </Loading>
        }
        failed={({ onRetry }) => (
          <Stack $gap={2} role="alert">
            <Text>{t('failed')}</Text>
            <div>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {say('retry')}
              </Button>
            </div>
          </Stack>
        )}
        empty={<Status>{t(`none.${view.search ? 'found' : view.which}`)}</Status>}
        more={t('more')}
      >
        {(events) => (
          <Rows aria-label={t(view.which)} aria-busy={list.query.isPlaceholderData}>
            {events.map((event) => (
              <ManagedEventRow key={event.id} event={event} to={toEvent(event.id)} now={now()} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Stack>
  );
}
