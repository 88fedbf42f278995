import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request';
import { getWaitingList } from '../../../generated/api/client/event';
import { eventKey, mostPages } from '../organiseQueries';

/** The waiting list, first people with an offer, then the others in their order (E22). */
export const waitingListQuery = (eventId: string) =>
  infiniteQueryOptions({
    queryKey: [...eventKey(eventId), 'waitingList'],
    queryFn: ({ pageParam: page, signal }) =>
      request(getWaitingList, { params: { id: eventId }, query: { page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 0 ? page - 1 : undefined),
    maxPages: mostPages,
  });
