import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useData } from '../../api/useData';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { space } from '../../ui/theme';
import { ListFailed } from './ListFailed';
import { RowSkeletons } from './RowSkeletons';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Page {
  items: unknown[];
  hasMore: boolean;
}

type PageQuery<Answer> = (page: number) => UseQueryOptions<Answer, Error, Answer, (string | number)[]>;

export interface Paging {
  /** Pages that are shown, from 1. */
  pages: number;
  onPages: (pages: number) => void;
}

interface ContactListProps<Answer extends Page> extends Paging {
  query: PageQuery<Answer>;
  none: (first: Answer) => { title: string; text: string; action?: ReactNode };
  row: (item: Answer['items'][number], page: Answer) => ReactNode;
}

/**
 * One list of people, with its loaded pages. Each page is a query of its own and no `PagedList`: the home screen shows
 * the same pages of recommendations, and an action changes a person on all of them.
 */
export function ContactList<Answer extends Page>(props: ContactListProps<Answer>) {
  const { query, none, row, pages, onPages } = props;
  const { t } = useTranslation('contacts');
  const first = useData(query(0));
  const last = useData(query(pages - 1));
  const offline = first.fetchStatus === 'paused';
  if (!first.data && (first.error || offline)) {
    return <ListFailed offline={offline} onRetry={() => void first.refetch()} />;
  }
  if (!first.data) return <RowSkeletons />;
  if (first.data.items.length === 0 && !first.data.hasMore) {
    const { title, text, action } = none(first.data);
    return (
      <EmptyState level={3} title={title} action={action}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div>
      <List>
        {Array.from({ length: pages }, (_, page) => (
          <Rows key={page} page={page} query={query} row={row} />
        ))}
      </List>
      <ShowMore
        hasMore={last.data ? last.data.hasMore : last.isFetching}
        loading={last.isFetching && !last.data}
        loadingLabel={t('loadingMore')}
        onMore={() => onPages(pages + 1)}
      >
        {t('more')}
      </ShowMore>
    </div>
  );
}

type RowsProps<Answer extends Page> = Pick<ContactListProps<Answer>, 'query' | 'row'> & { page: number };

function Rows<Answer extends Page>(props: RowsProps<Answer>) {
  const { query, row, page } = props;
  const { data, error, fetchStatus, refetch } = useData(query(page));
  const offline = fetchStatus === 'paused';
  if (data) return data.items.map((item) => row(item, data));
  return (
    <li>
      {error || offline ? (
        <ListFailed offline={offline} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons count={1} />
      )}
    </li>
  );
}
