import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { queryClient } from './queryClient';
import { useRendered } from './useRendered';

const pending = {
  data: undefined,
  error: null,
  status: 'pending',
  fetchStatus: 'fetching',
  isPending: true,
  isSuccess: false,
  isError: false,
} as const;

const loaded = {
  error: null,
  status: 'success',
  fetchStatus: 'idle',
  isPending: false,
  isSuccess: true,
  isError: false,
} as const;

/** A page is rendered once on the server, so nothing has to watch the cache there. */
const useCached = import.meta.env.SSR ? ((() => ({})) as unknown as typeof useQuery) : useQuery;

/**
 * Data from the server, requested once for all components. During hydration they are those that the page came with, or
 * undefined, as on the server, even if the answer has arrived.
 */
export function useData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const { isCurrent, data } = useRendered(options, 'prefetchQuery');
  const result = useCached(options, queryClient);
  if (isCurrent && !import.meta.env.SSR) return result;
  return { ...result, ...(data === undefined ? pending : { ...loaded, data }) } as UseQueryResult<Data>;
}
