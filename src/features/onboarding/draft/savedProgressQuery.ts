import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getOnboarding } from '../../../generated/api/client/onboarding';

/** What the server has of the progress (P16). */
export const savedProgressQuery = queryOptions({
  queryKey: ['savedProgress'],
  queryFn: ({ signal }) => request(getOnboarding, { signal }),
  staleTime: Infinity,
});
