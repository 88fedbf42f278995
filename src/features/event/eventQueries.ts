import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { getConfirmed, getEvent, getResponsibles } from '../../generated/api/client/event';

/** Everything that taking part in an event may change. */
export const eventKey = (id: string) => ['event', id] as const;

/** Another tab, an organiser or a payment may have changed it, so it is loaded again on focus. */
const shared = { refetchOnWindowFocus: 'always' } as const;

/** An event as this viewer may see it (E03). */
export const eventQuery = (id: string) =>
  queryOptions({
    ...shared,
    queryKey: [...eventKey(id), 'itself'],
    queryFn: ({ signal }) => request(getEvent, { params: { id }, signal }),
  });

/** The organisers (E16). */
export const organisersQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKey(id), 'organisers'],
    queryFn: ({ signal }) => request(getResponsibles, { params: { id }, signal }),
  });

/** Maximum number of cached pages: 180 people. Organisers have 200 more on the page (`features/organise`). */
const mostPages = 9;

/** The participants, page by page (E08). Above the maximum, pages at the other end are dropped. */
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

/** Reloads all visible data of the event, and marks the lists of events as outdated. */
export async function refreshEvent(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: eventKey(id) }),
    queryClient.invalidateQueries({ queryKey: ['events'] }),
  ]);
}
