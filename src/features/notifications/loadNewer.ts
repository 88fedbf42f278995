import { ApiError } from '../../api/ApiError';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { useUnseen } from '../../api/unseen';
import { getNewerNotifications, getUnseenNotifications } from '../../generated/api/client/notification';
import type { Notification } from '../../generated/api/notification';
import { addNewer, isListOpen, listed, notificationsQuery, refreshList } from './notificationList';

/** Asks only how many were not seen, and for the list if there are any. */
async function begin(signal: AbortSignal): Promise<void> {
  const { unseen } = await request(getUnseenNotifications, { signal });
  useUnseen.setState(unseen, true);
  if (unseen > 0) await queryClient.fetchInfiniteQuery({ ...notificationsQuery, staleTime: 0 });
}

async function loadAfter(id: string, signal: AbortSignal): Promise<void> {
  try {
    const { notifications, hasMore, unseen } = await request(getNewerNotifications, {
      params: { id },
      signal,
    });
    if (hasMore) return await refreshList();
    useUnseen.setState(unseen, true);
    if (notifications.length > 0) addNewer(notifications);
  } catch (error) {
    // The entry is gone: the person in it has left.
    if (!(error instanceof ApiError) || error.code !== 1110) throw error;
    await refreshList();
  }
}

/**
 * Asks what is new (N04, N05), and keeps the list if it is known. While the list is on the screen, all of it is asked for
 * again: its entries are seen and gathered elsewhere, too. Returns the entries that were not known and are not seen, the
 * latest first.
 */
export async function loadNewer(signal: AbortSignal): Promise<readonly Notification[]> {
  const before = listed() ?? [];
  const [newest] = before;
  if (isListOpen()) await refreshList();
  else if (newest) await loadAfter(newest.id, signal);
  else await begin(signal);
  const known = new Set(before.map(({ id }) => id));
  const now = listed() ?? [];
  const oldest = now.findIndex(({ id }) => known.has(id));
  return now.slice(0, oldest === -1 ? undefined : oldest).filter(({ seen }) => !seen);
}
