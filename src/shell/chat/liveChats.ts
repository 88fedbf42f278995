import { loadUnread } from '../../api/loadUnread';
import { queryClient } from '../../api/queryClient';
import { realtime } from '../../api/realtime/realtime';
import { itemKeys } from '../../api/session/storage';
import { useUnread } from '../../api/unread';

/** How often the number of unread messages is asked for while no events come, in ms. */
const pollEvery = 30_000;
/** Events that come together are answered once, in ms. */
const together = 300;

const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;
const isChat = (event: unknown) => (event as { type?: unknown } | undefined)?.type === 'chat';

interface LiveOptions {
  /** The member’s participant. */
  me: string;
  /** Whether the community has a connection. */
  realtime: boolean;
  signal: AbortSignal;
}

/** Refreshes what chats change on every page: their list, and the number of unread messages. */
export function liveChats({ me, realtime: isRealtime, signal }: LiveOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // By its key: the code of chats is not loaded on other pages.
      void queryClient.invalidateQueries({ queryKey: ['chats', 'list'] });
      void loadUnread();
    }, together);
  };
  const unsubscribe = realtime.subscribe(`/topic/participant/${me}`, {
    onReady: refresh,
    onEvent: (event) => {
      if (isChat(event)) refresh();
    },
  });
  const polling = setInterval(() => {
    if (!realtime.isUp() && isSeen()) refresh();
  }, pollEvery);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearInterval(polling);
    unsubscribe();
    useUnread.setState(0, true);
  });
  // The number is asked for once events come, so that none is missed in between.
  if (!isRealtime) void loadUnread();
  if (itemKeys().some((key) => key.startsWith('draft:outbox-') && key.endsWith(`:${me}`)))
    void import('../../features/chat/sync/sendKept').then(({ sendKept }) => sendKept(me));
}
