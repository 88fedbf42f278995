import { Loading } from '../loading/Loading';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestCard } from '../../generated/api/request';
import { currentTime } from '../../lib/browserFacts';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { PagedList } from '../paged/PagedList';
import { usePages } from '../paged/usePages';
import { PersonTileSkeleton } from '../people/PersonTileSkeleton';
import { RequestItem } from './RequestItem';
import { Feed } from './RequestsFeed.styles';
import { requestsQuery } from './requestsQuery';

export interface RequestsFeedProps {
  /** How many pages are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
  /** Further actions on the author of the request. */
  actions?: (card: RequestCard) => ReactNode;
}

/** The requests of others, with a form to answer (REQ-01). Needs the texts `requests` and `fields`. */
export function RequestsFeed({ pages, onPages, actions }: RequestsFeedProps) {
  const { t } = useTranslation('requests');
  const { t: say } = useTranslation();
  const [now] = useState(currentTime);
  const list = usePages(requestsQuery, pages);
  return (
    <PagedList
      list={list}
      items={list.pages?.flatMap(({ items }) => items)}
      skeleton={
        <Loading>
          <Feed as="div">
            {[1, 2, 3].map((at) => (
              <PersonTileSkeleton key={at} />
            ))}
          </Feed>
        </Loading>
      }
      failed={({ offline, onRetry }) => (
        <div role="alert">
          <EmptyState
            drawing="messages"
            title={t('failed.title')}
            action={offline ? undefined : <Button onClick={onRetry}>{say('retry')}</Button>}
          >
            {t(offline ? 'failed.offline' : 'failed.text')}
          </EmptyState>
        </div>
      )}
      empty={
        <EmptyState drawing="messages" title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
      }
      more={t('more')}
      failedMore={t('failed.more')}
      onMore={onPages}
    >
      {(cards) => (
        <Feed aria-label={t('list')}>
          {cards.map((card) => (
            <li key={card.id}>
              <RequestItem card={card} now={now} actions={actions?.(card)} />
            </li>
          ))}
        </Feed>
      )}
    </PagedList>
  );
}
