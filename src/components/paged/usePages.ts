import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../api/queryClient';
import { useRendered } from '../../api/useRendered';

/** Whether there is a page after these. */
function hasMore<Page, Param>(
  { pages, pageParams }: InfiniteData<Page, Param>,
  {
    getNextPageParam,
  }: Pick<UseInfiniteQueryOptions<Page, Error, unknown, QueryKey, Param>, 'getNextPageParam'>,
): boolean {
  const [last, param] = [pages.at(-1), pageParams.at(-1)];
  return last !== undefined && (getNextPageParam(last, pages, param as Param, pageParams) ?? null) !== null;
}

/**
 * A list that is loaded page by page. `wanted` is the number of pages in the address: an address with several pages
 * loads them one after the other. During hydration, as with `useData`, it has the pages that came with the page.
 */
export function usePages<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Param>,
  wanted = 1,
) {
  const { isCurrent, data } = useRendered(options, 'prefetchInfiniteQuery');
  const cached = useInfiniteQuery(options, queryClient);
  const rendered = data as InfiniteData<Page, Param> | undefined;
  const query = isCurrent || !rendered ? cached : { ...cached, hasNextPage: hasMore(rendered, options) };
  const { error, fetchStatus, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = isCurrent ? query.data?.pages : rendered?.pages;
  const known = pages?.length ?? 0;
  const isBehind = known > 0 && known < wanted && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isBehind) void fetchNextPage();
    // Each new page triggers the next one, also if it arrived before a render with `isFetching`.
  }, [isBehind, known, fetchNextPage]);
  const offline = isCurrent && fetchStatus === 'paused';
  const hasFailed = isCurrent && !pages && (error !== null || offline);
  return {
    query,
    /** Undefined until the first page is known. */
    pages,
    offline,
    /** Why there is no page, with a retry. Undefined if there is one or it is loading. */
    failure: hasFailed ? { offline, onRetry: () => void query.refetch() } : undefined,
  };
}
