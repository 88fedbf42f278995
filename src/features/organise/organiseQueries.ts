import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { listParticipants } from '../../generated/api/client/organiser';
import type { SetStatus } from '../../generated/api/event';

/** Maximum number of cached pages: 200 rows. */
export const mostPages = 10;

/** The key of all data of an event, including its page, which changes here reload. */
export const eventKey = (eventId: string) => ['event', eventId] as const;

/** The people of an event with a status, filtered by name if there is a search (E25). */
export const participantsQuery = (eventId: string, status: SetStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...eventKey(eventId), 'organised', status, search],
    queryFn: ({ pageParam: page, signal }) =>
      request(listParticipants, {
        params: { id: eventId },
        query: { status, page, ...(search ? { search } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    getPreviousPageParam: ({ page }) => (page > 0 ? page - 1 : undefined),
    maxPages: mostPages,
    // When the search changes, the previous list stays until the answer comes.
    placeholderData: (before, query) => (query?.queryKey[3] === status ? before : undefined),
  });

/** Reloads all visible data of an event, and marks the lists of events as outdated. */
export async function refreshEvent(eventId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: eventKey(eventId) }),
    queryClient.invalidateQueries({ queryKey: ['events'] }),
  ]);
}
