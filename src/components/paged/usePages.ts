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
 * A list that is loaded page by page. `wanted` is how many pages the address asks for: an address of several pages, opened
 * anew, loads them one after the other. As with `useData`, nothing is known while the page takes over the server's markup.
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
    // Each known page is a reason to ask for the next one, also where it came before a render said that it was being fetched.
  }, [isBehind, known, fetchNextPage]);
  const offline = inBrowser && fetchStatus === 'paused';
  const hasFailed = inBrowser && !pages && (error !== null || offline);
  return {
    query,
    /** Undefined until the first page is known. */
    pages,
    offline,
    /** Why there is no page, and the way out; undefined where there is one or it comes. */
    failure: hasFailed ? { offline, onRetry: () => void query.refetch() } : undefined,
  };
}
