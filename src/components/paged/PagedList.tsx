import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Text } from '../../ui/Text/Text';
import type { usePages } from './usePages';

interface PagedListProps<Item> {
  /** From `usePages`. */
  list: Pick<ReturnType<typeof usePages>, 'failure'> & {
    pages: readonly unknown[] | undefined;
    query: {
      hasNextPage: boolean;
      isFetchingNextPage: boolean;
      isFetchNextPageError: boolean;
      fetchNextPage: () => Promise<unknown>;
    };
  };
  /** All that is known; undefined until the first page is. */
  items: readonly Item[] | undefined;
  skeleton: ReactNode;
  /** Replaces a list that failed to load. Absent if the whole page shows the failure. */
  failed?: (failure: { offline: boolean; onRetry: () => void }) => ReactNode;
  empty: ReactNode;
  /** The label of the button. */
  more: string;
  loadingLabel?: string;
  /** Said when the next page could not be loaded. */
  failedMore?: string;
  /** Called when the button was pressed; `pages` is the new number of pages. */
  onMore?: (pages: number) => void;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is loaded page by page, with its loading, failed and empty states and a button for more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, items, skeleton, failed, empty, more, loadingLabel, failedMore, onMore, children } = props;
  const { t } = useTranslation();
  const { pages, query, failure } = list;
  if (failure) return failed?.(failure);
  if (!items) return skeleton;
  if (items.length === 0) return empty;
  return (
    <div>
      {children(items)}
      {failedMore && query.isFetchNextPageError && (
        <Text role="alert" $tone="error" $align="center">
          {failedMore}
        </Text>
      )}
      <ShowMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        loadingLabel={loadingLabel ?? t('loading')}
        onMore={() => {
          void query.fetchNextPage();
          onMore?.((pages?.length ?? 0) + 1);
        }}
      >
        {more}
      </ShowMore>
    </div>
  );
}
