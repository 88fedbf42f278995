import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { useInBrowser } from '../../api/useInBrowser';
import type { RequestCard } from '../../generated/api/request';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Text } from '../../ui/Text/Text';
import { PersonTileSkeleton } from '../people/PersonTileSkeleton';
import { RequestItem } from './RequestItem';
import { Feed } from './RequestsFeed.styles';
import { requestsQuery } from './requestsQuery';

export interface RequestsFeedProps {
  /** How many pages are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
  /** What may be done with who asks, beside answering. */
  actions?: (card: RequestCard) => ReactNode;
}

/** What others look for, with a place to answer (REQ-01). Needs the texts `requests` and `fields`. */
export function RequestsFeed({ pages, onPages, actions }: RequestsFeedProps) {
  const { t } = useTranslation('requests');
  const { t: say } = useTranslation();
  const inBrowser = useInBrowser();
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(requestsQuery, queryClient);
  const { error, fetchStatus, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const data = inBrowser ? query.data : undefined;
  const known = data?.pages.length ?? 0;
  // An address of several pages, opened anew.
  const isBehind = known > 0 && known < pages && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, fetchNextPage]);
  const offline = fetchStatus === 'paused';
  if (!data && inBrowser && (error || offline)) {
    return (
      <div role="alert">
        <EmptyState
          drawing="messages"
          title={t('failed.title')}
          action={offline ? undefined : <Button onClick={() => void refetch()}>{say('retry')}</Button>}
        >
          {t(offline ? 'failed.offline' : 'failed.text')}
        </EmptyState>
      </div>
    );
  }
  const cards = data?.pages.flatMap(({ items }) => items);
  if (!cards) {
    return (
      <Feed as="div" role="status" aria-busy aria-label={say('loading')}>
        {[1, 2, 3].map((at) => (
          <PersonTileSkeleton key={at} />
        ))}
      </Feed>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState drawing="messages" title={t('none.title')}>
        {t('none.text')}
      </EmptyState>
    );
  }
  return (
    <div>
      <Feed aria-label={t('list')}>
        {cards.map((card) => (
          <li key={card.id}>
            <RequestItem card={card} now={now} actions={actions?.(card)} />
          </li>
        ))}
      </Feed>
      {isFetchNextPageError && (
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
          onPages(known + 1);
        }}
      >
        {t('more')}
      </ShowMore>
    </div>
  );
}
