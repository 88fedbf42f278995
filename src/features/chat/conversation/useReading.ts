import { useEffect } from 'react';
import { loadUnread } from '../../../api/loadUnread';
import { request } from '../../../api/request';
import { useUnread } from '../../../api/unread';
import { readChat } from '../../../generated/api/client/chat';
import { setListed } from '../chatQueries';
import { unreadIn, type ChatLog } from '../sync/chatLog';
import type { ChatSync } from '../sync/chatSync';

/** When reading is stated even if the browser always has something to do, in ms. */
const atLatest = 1000;

/** States what was read: everything, while the end is seen. */
export function useReading(sync: ChatSync, log: ChatLog, me: string, isAtEnd: boolean): void {
  const { id, number, readNumber, muted } = log.chat;
  const unread = unreadIn(log, me);
  useEffect(() => {
    if (!isAtEnd || number <= readNumber) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = () => {
      if (signal.aborted || document.visibilityState !== 'visible' || !navigator.onLine) return;
      stop.abort();
      sync.read(number);
      setListed(id, { readNumber: number, unread: 0 });
      if (!muted) useUnread.setState((all) => Math.max(0, all - unread), true);
      // If it fails, the next message or the next visit states it.
      request(readChat, { params: { id }, body: { number } }).then(loadUnread, () => undefined);
    };
    document.addEventListener('visibilitychange', read, { signal });
    window.addEventListener('online', read, { signal });
    // The page comes first.
    if ('requestIdleCallback' in window) requestIdleCallback(read, { timeout: atLatest });
    else setTimeout(read, atLatest);
    return () => stop.abort();
  }, [sync, id, number, readNumber, unread, muted, isAtEnd]);
}
