import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request';
import { getEventMonth, getPastEvents, getUpcomingEvents } from '../../generated/api/client/event';
import type { EventsPlace } from './eventsPlace';

type Narrowed = Pick<EventsPlace, 'search' | 'narrowed'>;

const queryOf = ({ search, narrowed }: Narrowed) => ({
  ...(search ? { search } : {}),
  ...Object.fromEntries(narrowed.map((each) => [each, true])),
});

/** Whoever comes back from an event sees at once what became of it. */
const shared = { refetchOnMount: 'always' } as const;

/** A list of events as it is narrowed, page after page (E01, E02). */
export const eventsQuery = (which: 'upcoming' | 'past', communityId: string, by: Narrowed) =>
  infiniteQueryOptions({
    ...shared,
    queryKey: ['events', communityId, which, by.search, by.narrowed],
    queryFn: ({ pageParam: page, signal }) =>
      request(which === 'past' ? getPastEvents : getUpcomingEvents, {
        query: { ...queryOf(by), page },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    // Narrowing it shows what is there, until the answer comes; another list does not.
    placeholderData: (before, query) => (query?.queryKey[2] === which ? before : undefined),
  });

/** The events of a month as they are narrowed (E37). */
export const monthQuery = (month: string, communityId: string, by: Narrowed) =>
  queryOptions({
    ...shared,
    queryKey: ['events', communityId, 'month', by.search, by.narrowed, month],
    queryFn: ({ signal }) => request(getEventMonth, { query: { ...queryOf(by), month }, signal }),
    placeholderData: (before, query) => (query?.queryKey[5] === month ? before : undefined),
  });
