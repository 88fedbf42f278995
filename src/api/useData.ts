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
 * What the server knows, asked for once for all who show it. While the page takes over the server's markup nothing is
 * known yet, as there, even if the answer has come.
 */
export function useData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const result = useQuery(options, queryClient);
  return useInBrowser() ? result : ({ ...result, ...pending } as UseQueryResult<Data>);
}
