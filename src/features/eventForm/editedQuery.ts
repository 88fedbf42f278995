import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { getEvent } from '../../generated/api/client/event';

/** How long it may be shown from the cache, in ms: while the page starts. */
const start = 5000;

/** An event as its organiser sees it (E03), for the form only, so that later reloads do not overwrite input. */
export const editedQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['eventEdited', eventId],
    queryFn: ({ signal }) => request(getEvent, { params: { id: eventId }, signal }),
    staleTime: start,
    gcTime: start,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Removes the cached event, so that the next form loads it again. */
export const removeEditedQuery = (eventId: string): void =>
  queryClient.removeQueries({ queryKey: editedQuery(eventId).queryKey });
