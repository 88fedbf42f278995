import type { RefObject } from 'react';
import { realtime } from '../../api/realtime/realtime';
import { liveChats } from '../chat/liveChats';
import { liveNotifications } from '../notifications/liveNotifications';
import { showUnread } from './showUnread';

interface LiveOptions {
  /** The member’s participant. */
  me: string;
  /** Whether the community has chats. */
  chat: boolean;
  /** Whether the community has a connection. */
  realtime: boolean;
  signal: AbortSignal;
  /** Gets what is to be called when the member has opened another page. */
  onPage: RefObject<(() => void) | undefined>;
}

/** Keeps the connection, and what it changes on every page. */
export function keepLive({ chat, onPage, ...options }: LiveOptions): void {
  const { signal } = options;
  if (signal.aborted) return;
  window.addEventListener('online', realtime.hurry, { signal });
  const stopShowing = showUnread();
  if (chat) liveChats(options);
  onPage.current = liveNotifications(options).onPage;
  const stop = options.realtime ? realtime.start() : undefined;
  signal.addEventListener('abort', () => {
    onPage.current = undefined;
    stop?.();
    stopShowing();
  });
}
