import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getOnboarding } from '../../../generated/api/client/onboarding';

/** The progress on the server (P16). */
export const savedProgressQuery = queryOptions({
  queryKey: ['savedProgress'],
  queryFn: ({ signal }) => request(getOnboarding, { signal }),
  staleTime: Infinity,
});
