import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import type { Event, SetStatus } from '../../generated/api/event';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { ChosenBar } from './ChosenBar';
import { Middle, Pick, Rows } from './Organise.styles';
import { participantsQuery } from './organiseQueries';
import { ParticipantRow } from './ParticipantRow';
import { useChanges } from './useChanges';

export interface ParticipantListProps {
  event: Event;
  status: SetStatus;
  search: string;
  now: Date;
}

/** Those who have a status: no more rows than a few pages, however many there are. */
export function ParticipantList({ event, status, search, now }: ParticipantListProps) {
  const { t } = useTranslation('organise');
  const { t: say } = useTranslation();
  const query = useInfiniteQuery(participantsQuery(event.id, status, search), queryClient);
  const { data, error, fetchStatus } = query;
  const { change, busy } = useChanges(event.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const offline = fetchStatus === 'paused';
  if (!data && (error || offline)) {
    return (
      <EmptyState
        level={3}
        drawing="messages"
        title={t('failed.title')}
        action={
          offline ? undefined : (
            <Button variant="secondary" onClick={() => void query.refetch()}>
              {say('retry')}
            </Button>
          )
        }
      >
        {offline ? say('loadsOnline') : t('failed.text')}
      </EmptyState>
    );
  }
  if (!data) {
    return (
      <Stack $gap={2} role="status" aria-busy aria-label={say('loading')}>
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} shape="block" height="60px" />
        ))}
      </Stack>
    );
  }
  const rows = data.pages.flatMap(({ list }) => list);
  const here = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...here, ...ids] : here.filter((id) => !ids.includes(id))));
  if (rows.length === 0) {
    return (
      <EmptyState level={3} title={t(search ? 'none.found' : `none.${status}`)}>
        {t(search ? 'none.foundText' : `none.${status}Text`)}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      <Stack as="label" $row $gap={2}>
        <Pick as="span">
          <input
            type="checkbox"
            checked={here.length === rows.length}
            onChange={({ target }) =>
              choose(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          />
        </Pick>
        {t('chooseAll')}
      </Stack>
      {query.hasPreviousPage && (
        <Middle>
          <Button
            variant="secondary"
            loading={query.isFetchingPreviousPage}
            onClick={() => void query.fetchPreviousPage()}
          >
            {t('earlier')}
          </Button>
        </Middle>
      )}
      <Rows>
        {rows.map((row) => (
          <ParticipantRow
            key={row.id}
            {...{ event, row, now }}
            chosen={chosen.has(row.id)}
            busy={busy.has(row.id)}
            onChoose={(on) => choose([row.id], on)}
            onDeed={(deed) => void change(deed, [row.id])}
          />
        ))}
      </Rows>
      <ShowMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        loadingLabel={say('loading')}
        onMore={() => void query.fetchNextPage()}
      >
        {t('next')}
      </ShowMore>
      {here.length > 0 && (
        <ChosenBar
          {...{ status }}
          count={here.length}
          busy={busy.size > 0}
          onDeed={(deed) => void change(deed, here).then(() => setChosen(new Set()))}
          onNobody={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
