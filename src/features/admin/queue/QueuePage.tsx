import { ChangeAnnouncement } from '../../../ui/announcer/Announcement';
import { Loading } from '../../../components/loading/Loading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useData } from '../../../api/useData';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { usePageName } from '../../../lib/pageName';
import { pageTitle } from '../../../lib/pageTitle';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LinkTabs } from '../../../ui/LinkTabs/LinkTabs';
import { Pagination } from '../../../ui/Pagination/Pagination';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Queue, type QueueProps, type QueueRow } from './Queue';
import { PageLayout } from './Queue.styles';

/** The part of a queue that is shown, by the URL. `page` is from 0. */
export interface QueueParams<State extends string> {
  state: State;
  page: number;
  /** Id of the item whose details are shown. Absent: the first. */
  item?: string;
}

/** The state of a queue and how to change it. */
export interface QueueView<State extends string> {
  params: QueueParams<State>;
  /** The address of other params. */
  to: (params: QueueParams<State>) => string;
  onParams: (params: QueueParams<State>) => void;
}

const pageSize = 20;

interface QueuePageProps<State extends string, Item> {
  view: QueueView<State>;
  title: string;
  states: { label: string; names: Readonly<Record<State, string>> };
  /** From `useData`. */
  answer: Pick<ReturnType<typeof useData>, 'error' | 'fetchStatus' | 'refetch'> & {
    data: { list: readonly Item[]; total: number } | undefined;
  };
  /** How many wait in the first state, which is announced when it changes. */
  waiting: (count: number) => string;
  failed: { title: string; text: string };
  empty: { title: string; text: string };
  /** How an item is listed. */
  rowOf: (item: Item) => QueueRow;
  choice?: QueueProps['choice'];
  /** The actions of keys on the current item, other than j and k. */
  keysOf: (item: Item) => QueueProps['keys'];
  keysText: string;
  /** Above the list. */
  above?: ReactNode;
  /** The details of an item. */
  children: (item: Item) => ReactNode;
}

/**
 * A page of things that wait for a manager's decision: filter, loading, empty and failed states, a list with the
 * details of one, further pages.
 */
export function QueuePage<State extends string, Item>(props: QueuePageProps<State, Item>) {
  const {
    view,
    title,
    states,
    answer,
    waiting,
    failed,
    empty,
    rowOf,
    choice,
    keysOf,
    keysText,
    above,
    children,
  } = props;
  const { params, to, onParams } = view;
  const { data: found, error, fetchStatus, refetch } = answer;
  const { t } = useTranslation('admin');
  const offline = fetchStatus === 'paused';
  const [first] = Object.keys(states.names);
  usePageName(pageTitle(params.state === first ? undefined : states.names[params.state], title));
  if (!found && (error || offline)) {
    return <LoadFailed {...failed} offline={offline} onRetry={() => void refetch()} />;
  }
  const rows = found?.list.map((item) => ({ item, ...rowOf(item) })) ?? [];
  const current = rows.find(({ id }) => id === params.item) ?? rows[0];
  return (
    <Container $width="list">
      <PageLayout>
        <Heading level={1}>{title}</Heading>
        <LinkTabs
          label={states.label}
          tabs={(Object.keys(states.names) as State[]).map((state) => ({
            label: states.names[state],
            to: to({ state, page: 0 }),
            selected: state === params.state,
          }))}
        />
        {!found && (
          <Loading>
            <Stack $gap={4}>
              <Skeleton shape="block" height="64px" />
              <Skeleton shape="block" height="320px" />
            </Stack>
          </Loading>
        )}
        {found?.total === 0 && (
          <EmptyState drawing="messages" title={empty.title}>
            {empty.text}
          </EmptyState>
        )}
        {found && found.total > 0 && params.state === first && (
          <ChangeAnnouncement>{waiting(found.total)}</ChangeAnnouncement>
        )}
        {above}
        {current && (
          <Queue
            label={title}
            items={rows}
            current={current.id}
            onCurrent={(item) => onParams({ ...params, item })}
            choice={choice}
            keys={keysOf(current.item)}
            keysText={keysText}
          >
            {children(current.item)}
          </Queue>
        )}
        {found && (
          <Pagination
            page={params.page + 1}
            pages={Math.ceil(found.total / pageSize)}
            to={(page) => to({ state: params.state, page: page - 1 })}
            label={t('queue.pages')}
            previousLabel={t('queue.previous')}
            nextLabel={t('queue.next')}
            pageLabel={(page) => t('queue.page', { page })}
          />
        )}
      </PageLayout>
    </Container>
  );
}
