import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/failures/LoadFailed';
import { Button } from '../../../ui/Button/Button';
import { Container } from '../../../ui/Container/Container';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Pagination } from '../../../ui/Pagination/Pagination';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { PageLayout, States } from './Queue.styles';

/** Where in a queue somebody is: the address says it. `page` is from 0. */
export interface Place<State extends string> {
  state: State;
  page: number;
  /** Id of the thing whose details are shown; the first one's else. */
  item?: string;
}

/** Where a queue is shown, and how one moves in it. */
export interface QueueView<State extends string> {
  place: Place<State>;
  /** The address of another place. */
  to: (place: Place<State>) => string;
  onPlace: (place: Place<State>) => void;
}

const pageSize = 20;

interface QueuePageProps<State extends string> {
  view: QueueView<State>;
  title: string;
  states: { label: string; names: Readonly<Record<State, string>> };
  /** The answer, as far as there is one. */
  found: { total: number } | undefined;
  failure: { failed: boolean; offline: boolean; title: string; text: string; onRetry: () => void };
  empty: { title: string; text: string };
  children: ReactNode;
}

/** A queue's page around its things: title, which of them, loading, none, failed, further pages. */
export function QueuePage<State extends string>(props: QueuePageProps<State>) {
  const { view, title, states, found, failure, empty, children } = props;
  const { place, to } = view;
  const { t } = useTranslation('admin');
  const { t: say } = useTranslation();
  const { failed, ...words } = failure;
  if (!found && (failed || words.offline)) return <LoadFailed {...words} />;
  return (
    <Container $width="list">
      <PageLayout>
        <Heading level={1}>{title}</Heading>
        <States aria-label={states.label}>
          {(Object.keys(states.names) as State[]).map((state) => (
            <Button
              key={state}
              variant="quiet"
              to={to({ state, page: 0 })}
              aria-current={state === place.state ? 'page' : undefined}
            >
              {states.names[state]}
            </Button>
          ))}
        </States>
        {!found && (
          <Stack $gap={4} role="status" aria-busy aria-label={say('loading')}>
            <Skeleton shape="block" height="64px" />
            <Skeleton shape="block" height="320px" />
          </Stack>
        )}
        {found?.total === 0 && (
          <EmptyState drawing="messages" title={empty.title}>
            {empty.text}
          </EmptyState>
        )}
        {children}
        {found && (
          <Pagination
            page={place.page + 1}
            pages={Math.ceil(found.total / pageSize)}
            to={(page) => to({ state: place.state, page: page - 1 })}
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
