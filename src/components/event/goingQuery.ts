import { queryOptions } from '@tanstack/react-query';
import { unlessNew } from '../../api/pageData';
import { request } from '../../api/request';
import { getUpcomingEvents } from '../../generated/api/client/event';

/** How many events home shows. */
const few = 3;

/** The next events that the member takes part in or asked to join (E02). */
export const goingQuery = queryOptions({
  // The member may have joined or left on the page of an event.
  refetchOnMount: unlessNew,
  queryKey: ['events', 'going'],
  queryFn: ({ signal }) => request(getUpcomingEvents, { query: { going: true, limit: few }, signal }),
});
