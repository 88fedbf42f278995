import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { getFreeTimes, getMeetings, getPendingScores } from '../../generated/api/client/meeting';
import type { GetFreeTimesQuery, Meeting } from '../../generated/api/meeting';
import { meetingsKey, refreshMeetings } from './refreshMeetings';

/** Maximum number of pages: nobody has more open meetings. */
const mostPages = 5;

/** Another tab, or the other of the two, may have changed it. */
const shared = { refetchOnWindowFocus: 'always' } as const;

/** My meetings, those that changed last first (M12). */
export const meetingsQuery = queryOptions({
  ...shared,
  queryKey: [...meetingsKey, 'all'],
  queryFn: async ({ signal }) => {
    const found: Meeting[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const { items, hasMore } = await request(getMeetings, { query: { page }, signal });
      found.push(...items);
      if (!hasMore) break;
    }
    return found;
  },
});

/** Past meetings that wait for the member's rating (M04). */
export const pendingScoresQuery = (participantId: string) =>
  queryOptions({
    ...shared,
    queryKey: [...meetingsKey, 'asks', participantId],
    queryFn: ({ signal }) => request(getPendingScores, { params: { id: participantId }, signal }),
    enabled: participantId !== '',
  });

/** When the member and a connection can meet (M17). */
export const freeTimesQuery = (query: GetFreeTimesQuery) =>
  queryOptions({
    queryKey: [...meetingsKey, 'free', query],
    queryFn: ({ signal }) => request(getFreeTimes, { query, signal }),
    // A time that is shown stays, since somebody may be about to choose it. Who opens the dialog again gets them anew.
    staleTime: 'static',
    gcTime: 0,
    // Another length brings other times; until they come, those before stay.
    placeholderData: (before) => before,
  });

/** Shows the changed meeting, then reloads the rest. */
export function changeMeeting(meeting: Meeting): void {
  queryClient.setQueryData(meetingsQuery.queryKey, (before) =>
    before ? [meeting, ...before.filter(({ id }) => id !== meeting.id)] : before,
  );
  void refreshMeetings();
}
