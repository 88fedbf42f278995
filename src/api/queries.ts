import { queryOptions } from '@tanstack/react-query';
import { init, listSessions } from '../generated/api/client/currentUser';
import { request } from './request';

/** Start-of-session data: user, confirmation, invitation, permissions, participant (U04). */
export const initQuery = queryOptions({
  queryKey: ['init'],
  queryFn: ({ signal }) => request(init, { signal }),
});

/** The user's open sessions, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request(listSessions, { signal }),
});
