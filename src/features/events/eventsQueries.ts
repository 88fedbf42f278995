import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unlessNew } from '../../api/pageData';
import { request } from '../../api/request';
import { getEventMonth, getPastEvents, getUpcomingEvents } from '../../generated/api/client/event';
import type { EventsParams } from './eventsParams';

type Filtered = Pick<EventsParams, 'search' | 'filters'>;

const queryOf = ({ search, filters }: Filtered) => ({
  ...(search ? { search } : {}),
  ...Object.fromEntries(filters.map((each) => [each, true])),
});

/** An event may have changed on its page, so the list is loaded again on mount. */
const shared = { refetchOnMount: unlessNew };

/** A list of events as it is filtered, page after page (E01, E02). */
export const eventsQuery = (which: 'upcoming' | 'past', communityId: string, by: Filtered) =>
  infiniteQueryOptions({
    ...shared,
    queryKey: ['events', communityId, which, by.search, by.filters],
    queryFn: ({ pageParam: page, signal }) =>
      request(which === 'past' ? getPastEvents : getUpcomingEvents, {
        query: { ...queryOf(by), page },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    // When filters change, the previous list stays until the answer comes. When the kind of list changes, it does not.
    placeholderData: (before, query) => (query?.queryKey[2] === which ? before : undefined),
  });

/** The events of a month as they are filtered (E37). */
export const monthQuery = (month: string, communityId: string, by: Filtered) =>
  queryOptions({
    ...shared,
    queryKey: ['events', communityId, 'month', by.search, by.filters, month],
    queryFn: ({ signal }) => request(getEventMonth, { query: { ...queryOf(by), month }, signal }),
    placeholderData: (before, query) => (query?.queryKey[5] === month ? before : undefined),
  });
