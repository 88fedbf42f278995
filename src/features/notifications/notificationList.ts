import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { useUnseen } from '../../api/unseen';
import {
  dismissNotifications,
  getNotifications,
  markNotificationsSeen,
} from '../../generated/api/client/notification';
import type {
  MarkNotificationsSeenBody,
  Notification,
  Notifications,
} from '../../generated/api/notification';

const queryKey = ['notifications', 'list'] as const;

/** What the member was notified of, the latest first (N01). It is kept, because what is newer is asked for by it. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey,
  queryFn: async ({ pageParam: before, signal }) => {
    const page = await request(getNotifications, { query: before ? { before } : {}, signal });
    useUnseen.setState(page.unseen, true);
    return page;
  },
  initialPageParam: '',
  getNextPageParam: ({ hasMore, notifications }) => (hasMore ? notifications.at(-1)?.id : undefined),
  gcTime: Infinity,
});

const cached = () => queryClient.getQueryData<InfiniteData<Notifications, string>>(queryKey);

/** The entries that are known, the latest first. Undefined: the list was not asked for. */
export const listed = (): readonly Notification[] | undefined =>
  cached()?.pages.flatMap(({ notifications }) => notifications);

/** Whether the list is on the screen. */
export const isListOpen = (): boolean =>
  queryClient.getQueryCache().find({ queryKey, exact: true })?.isActive() ?? false;

/** Asks for all entries that are known again. */
export const refreshList = (): Promise<void> => queryClient.refetchQueries({ queryKey });

/** Changes the known entries. `change` returns undefined for those that are removed. */
function changeListed(change: (entry: Notification) => Notification | undefined): void {
  queryClient.setQueryData<InfiniteData<Notifications, string>>(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.flatMap((entry) => change(entry) ?? []),
        })),
      },
  );
}

/** Puts newer entries before those that are known. The list is asked for again when it is opened. */
export function addNewer(newer: readonly Notification[]): void {
  queryClient.setQueryData<InfiniteData<Notifications, string>>(queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first) return data;
    return {
      ...data,
      pages: [{ ...first, notifications: [...newer, ...first.notifications] }, ...others],
    };
  });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Shows entries as seen at once, and as they were if the server does not answer. */
async function mark(body: MarkNotificationsSeenBody, isMeant: (id: string) => boolean): Promise<void> {
  const before = useUnseen.getState();
  const changed = new Set(
    (listed() ?? []).filter(({ id, seen }) => !seen && isMeant(id)).map(({ id }) => id),
  );
  const set = (seen: boolean) =>
    changeListed((entry) => (changed.has(entry.id) ? { ...entry, seen } : entry));
  set(true);
  useUnseen.setState(body.upTo ? 0 : Math.max(0, before - changed.size), true);
  try {
    const { unseen } = await request(markNotificationsSeen, { body });
    useUnseen.setState(unseen, true);
  } catch (error) {
    set(false);
    useUnseen.setState(before, true);
    throw error;
  }
}

/** Marks entries as seen (N02). */
export async function markSeen(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await mark({ ids: [...ids] }, (id) => ids.includes(id));
}

/** Marks an entry and all older ones as seen (N02). */
export const markAllSeen = (upTo: string): Promise<void> => mark({ upTo }, () => true);

/** Removes an entry for good (N03). */
export async function dismiss(id: string): Promise<void> {
  changeListed((entry) => (entry.id === id ? undefined : entry));
  try {
    const { unseen } = await request(dismissNotifications, { body: { ids: [id] } });
    useUnseen.setState(unseen, true);
  } catch (error) {
    void refreshList();
    throw error;
  }
}
