import { loadUnread } from '../../api/loadUnread';
import { queryClient } from '../../api/queryClient';
import { realtime } from '../../api/realtime/realtime';
import { itemKeys } from '../../api/session/storage';
import { useUnread } from '../../api/unread';
import { showUnread } from './showUnread';

/** How often the number of unread messages is asked for while no events come, in ms. */
const pollEvery = 30_000;
/** Events that come together are answered once, in ms. */
const together = 300;

const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;

interface LiveOptions {
  /** The member’s participant. */
  me: string;
  /** Whether the community has a connection. */
  realtime: boolean;
  signal: AbortSignal;
}

/** Keeps the connection, and what it changes on every page: the list of chats, and the number of unread messages. */
export function keepLive({ me, realtime: isRealtime, signal }: LiveOptions): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // By its key: the code of chats is not loaded on other pages.
      void queryClient.invalidateQueries({ queryKey: ['chats', 'list'] });
      void loadUnread();
    }, together);
  };
  const subscriber = { onReady: refresh, onEvent: refresh };
  const unsubscribe = realtime.subscribe(`/topic/participant/${me}`, subscriber);
  const polling = setInterval(() => {
    if (!realtime.isUp() && isSeen()) refresh();
  }, pollEvery);
  window.addEventListener('online', realtime.hurry, { signal });
  const stopShowing = showUnread();
  // The number is asked for once events come, so that none is missed in between.
  const stop = isRealtime ? realtime.start() : undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearInterval(polling);
    unsubscribe();
    stop?.();
    useUnread.setState(0, true);
    stopShowing();
  });
  if (!isRealtime) void loadUnread();
  if (itemKeys().some((key) => key.startsWith('draft:outbox-') && key.endsWith(`:${me}`)))
    void import('../../features/chat/sync/sendKept').then(({ sendKept }) => sendKept(me));
}
