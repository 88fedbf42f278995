import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { notificationSettingsKey } from '../../../api/notificationChoices';
import { request } from '../../../api/request';
import { getNotificationSettings, getSentNotifications } from '../../../generated/api/client/notification';

/** What the member is notified of, by which channel and when (N06). */
export const settingsQuery = queryOptions({
  queryKey: notificationSettingsKey,
  queryFn: ({ signal }) => request(getNotificationSettings, { signal }),
});

/** What was sent to the member, the latest first (N09). */
export const sentQuery = infiniteQueryOptions({
  queryKey: ['sentNotifications'],
  queryFn: ({ pageParam: page, signal }) => request(getSentNotifications, { query: { page }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
});
