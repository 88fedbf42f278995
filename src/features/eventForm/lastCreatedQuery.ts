import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { getLastCreated } from '../../generated/api/client/event';

/** The event that the user created last (E44). */
export const lastCreatedQuery = queryOptions({
  queryKey: ['lastCreatedEvent'],
  queryFn: ({ signal }) => request(getLastCreated, { signal }),
  retry: false,
  // The form begins with the event as it is then.
  gcTime: 0,
});
