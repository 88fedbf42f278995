import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient';
import { useInBrowser } from '../../api/useInBrowser';

/**
 * A list that is loaded page by page. `wanted` is the number of pages in the address: an address with several pages
 * loads them one after the other. As with `useData`, nothing is known during hydration.
 */
export function usePages<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Param>,
  wanted = 1,
) {
  const inBrowser = useInBrowser();
  const query = useInfiniteQuery(options, queryClient);
  const { error, fetchStatus, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = inBrowser ? query.data?.pages : undefined;
  const known = pages?.length ?? 0;
  const isBehind = known > 0 && known < wanted && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
    // Each new page triggers the next one, also if it arrived before a render with `isFetching`.
  }, [isBehind, known, fetchNextPage]);
  const offline = inBrowser && fetchStatus === 'paused';
  const hasFailed = inBrowser && !pages && (error !== null || offline);
  return {
    query,
    /** Undefined until the first page is known. */
    pages,
    offline,
    /** Why there is no page, with a retry. Undefined if there is one or it is loading. */
    failure: hasFailed ? { offline, onRetry: () => void query.refetch() } : undefined,
  };
}
