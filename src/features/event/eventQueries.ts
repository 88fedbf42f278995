import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { getConfirmed, getEvent, getResponsibles } from '../../generated/api/client/event';

/** Everything that taking part in an event may change. */
export const eventKey = (id: string) => ['event', id] as const;

/** Another tab, an organiser or a payment may have changed it: whoever comes back sees it as it is. */
const shared = { refetchOnWindowFocus: 'always' } as const;

/** An event as this viewer may see it (E03). */
export const eventQuery = (id: string) =>
  queryOptions({
    ...shared,
    queryKey: [...eventKey(id), 'itself'],
    queryFn: ({ signal }) => request(getEvent, { params: { id }, signal }),
  });

/** Who organises it (E16). */
export const organisersQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'organisers'],
    queryFn: ({ signal }) => request(getResponsibles, { params: { id }, signal }),
  });

/** Pages of participants that are held at once: 180 people, with whom organisers have 200 more on the page (`features/organise`). */
const mostPages = 9;

/** Who takes part, page by page (E08); beyond the most, those at the other end are let go. */
export const participantsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...eventKey(id), 'participants'],
    queryFn: ({ pageParam: page, signal }) =>
      request(getConfirmed, { params: { id }, query: { page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 0 ? page - 1 : undefined),
    maxPages: mostPages,
  });

/** Asks anew for all of it that is shown. */
export const refreshEvent = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: eventKey(id) });
