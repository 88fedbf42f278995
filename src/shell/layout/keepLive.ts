import type { RefObject } from 'react';
import { realtime } from '../../api/realtime/realtime';
import { reportError } from '../../api/reportError';
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

/** How often the server hears that the member does something, in ms. */
const activeEvery = 30_000;

/** Tells the server that the member does something on a page, who is notified elsewhere only when away. */
function tellActive(me: string, signal: AbortSignal): void {
  let toldAt = -Infinity;
  const tell = () => {
    const now = performance.now();
    if (now - toldAt < activeEvery || !realtime.isUp()) return;
    toldAt = now;
    realtime.send(`/app/participant/${me}/active`, {});
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    window.addEventListener(event, tell, { signal, passive: true, capture: true });
}

/** Whether this browser may have a subscription to web push. */
const mayPush = (): boolean =>
  'serviceWorker' in navigator && 'Notification' in window && Notification.permission === 'granted';

/** Keeps the connection, and what it changes on every page. */
export function keepLive({ chat, onPage, ...options }: LiveOptions): void {
  const { signal } = options;
  if (signal.aborted) return;
  window.addEventListener('online', realtime.hurry, { signal });
  const stopShowing = showUnread();
  tellActive(options.me, signal);
  if (chat) liveChats(options);
  onPage.current = liveNotifications(options).onPage;
  if (mayPush()) import('../../api/push/browserPush').then(({ keepPush }) => keepPush(signal), reportError);
  const stop = options.realtime ? realtime.start() : undefined;
  signal.addEventListener('abort', () => {
    onPage.current = undefined;
    stop?.();
    stopShowing();
  });
}
