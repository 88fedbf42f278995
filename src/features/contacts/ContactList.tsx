import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../api/useData';
import { Tiles } from '../../components/people/PersonTile.styles';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Stack } from '../../ui/Stack/Stack';
import { Heading } from '../../ui/Text/Heading';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { NotLoaded } from '../../components/failures/NotLoaded';
import { RowSkeletons } from './RowSkeletons';

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
  id: string;
  title: string;
  /** One of several lists of a tab shows its title. */
  titled?: boolean;
  query: PageQuery<Answer>;
  /** Leaves out people who are on another list of the tab. */
  isHere?: (item: Answer['items'][number]) => boolean;
  /** Instead of an empty list. Absent: the list is left out with its title. */
  none?: (first: Answer) => { title: string; text: string; action?: ReactNode };
  /** A person on the list, with a key. */
  row: (item: Answer['items'][number], page: Answer) => ReactNode;
}

/**
 * One list of people, with its loaded pages. Each page is a query of its own and no `PagedList`: the home screen shows
 * the same pages of recommendations, and an action changes a person on all of them.
 */
export function ContactList<Answer extends Page>(props: ContactListProps<Answer>) {
  const { id, title, titled, query, isHere = everybody, none } = props;
  const { data } = useData(query(0));
  if (!none && data && isEmpty(data, isHere)) return null;
  return (
    <Stack as="section" $gap={titled ? 4 : 0} aria-labelledby={id}>
      {titled ? (
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
      ) : (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      )}
      <Pages {...props} />
    </Stack>
  );
}

const everybody = () => true;

const isEmpty = ({ items, hasMore }: Page, isHere: (item: unknown) => boolean): boolean =>
  !hasMore && !items.some(isHere);

function Pages<Answer extends Page>(props: ContactListProps<Answer>) {
  const { query, isHere = everybody, none, row, pages, onPages } = props;
  const { t } = useTranslation('contacts');
  const first = useData(query(0));
  const last = useData(query(pages - 1));
  const offline = first.fetchStatus === 'paused';
  if (!first.data && (first.error || offline)) {
    return (
      <NotLoaded
        title={t('failed.title')}
        text={t('failed.text')}
        offline={offline}
        onRetry={() => void first.refetch()}
      />
    );
  }
  if (!first.data) return <RowSkeletons />;
  if (none && isEmpty(first.data, isHere)) {
    const { title, text, action } = none(first.data);
    return (
      <EmptyState level={3} title={title} action={action}>
        {text}
      </EmptyState>
    );
  }
  return (
    <div>
      <Tiles>
        {Array.from({ length: pages }, (_, page) => (
          <Rows key={page} page={page} query={query} isHere={isHere} row={row} />
        ))}
      </Tiles>
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

type RowsProps<Answer extends Page> = Pick<ContactListProps<Answer>, 'query' | 'isHere' | 'row'> & {
  page: number;
};

function Rows<Answer extends Page>(props: RowsProps<Answer>) {
  const { query, isHere = everybody, row, page } = props;
  const { t } = useTranslation('contacts');
  const { data, error, fetchStatus, refetch } = useData(query(page));
  const offline = fetchStatus === 'paused';
  if (data) return data.items.filter(isHere).map((item) => row(item, data));
  return (
    <li>
      {error || offline ? (
        <NotLoaded
          title={t('failed.title')}
          text={t('failed.text')}
          offline={offline}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowSkeletons count={1} />
      )}
    </li>
  );
}
