import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { queryClient } from './queryClient';
import { useInBrowser } from './useInBrowser';

const pending = {
  data: undefined,
  error: null,
  status: 'pending',
  fetchStatus: 'fetching',
  isPending: true,
  isSuccess: false,
  isError: false,
} as const;

/**
 * Data from the server, requested once for all components. During hydration they are undefined, as on the server, even
 * if the answer has arrived.
 */
export function useData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const result = useQuery(options, queryClient);
  return useInBrowser() ? result : ({ ...result, ...pending } as UseQueryResult<Data>);
}
