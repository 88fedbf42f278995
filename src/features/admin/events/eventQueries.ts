import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unlessNew } from '../../../api/pageData';
import { request } from '../../../api/request';
import { getEvent, getPastEvents, getUpcomingEvents } from '../../../generated/api/client/event';
import type { EventsView } from './eventsView';

/** The events of a community, page by page (E01, E02). Managers see all of them. */
export const managedEventsQuery = (communityId: string, { which, search }: EventsView) =>
  infiniteQueryOptions({
    queryKey: ['events', communityId, 'managed', which, search],
    queryFn: ({ pageParam: page, signal }) =>
      request(which === 'past' ? getPastEvents : getUpcomingEvents, {
        query: { ...(search ? { search } : {}), page },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    refetchOnMount: unlessNew,
    placeholderData: (before, query) => (query?.queryKey[3] === which ? before : undefined),
  });

/** An event (E03), under the key of all its data: organisers' actions reload it. */
export const managedEventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'itself'],
    queryFn: ({ signal }) => request(getEvent, { params: { id }, signal }),
    refetchOnWindowFocus: 'always',
  });
