import { realtime } from '../../api/realtime/realtime';
import { useUnseen } from '../../api/unseen';
import { loadNewer } from '../../features/notifications/loadNewer';
import { markSeenAt } from '../../features/notifications/markSeenAt';
import { isListOpen } from '../../features/notifications/notificationList';
import { showPopup } from '../../ui/popup/popup';

/** How often the server is asked while no events come, in ms. */
const pollEvery = 60_000;
/** Events that come together are answered once, in ms. */
const together = 300;
/** How many popups are shown at once. */
const mostPopups = 3;

const isVisible = () => document.visibilityState === 'visible';
const isNotification = (event: unknown) => (event as { type?: unknown } | undefined)?.type === 'notification';

interface LiveNotifications {
  /** The member has opened another page. */
  onPage: () => void;
}

/** Keeps the number at the bell, shows popups, and marks as seen what the opened page is about. `me` is the participant. */
export function liveNotifications({ me, signal }: { me: string; signal: AbortSignal }): LiveNotifications {
  /** Whether anything was answered. What was there before is no news. */
  let hasBegun = false;
  /** A page was opened, and the member has not looked at it, or what leads to it is not known. */
  let isUnread = true;
  let isAsking = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    if (!isUnread || !hasBegun || !isVisible()) return;
    isUnread = false;
    // What fails is marked when the entry is pressed.
    markSeenAt(location.pathname + location.search).catch(() => undefined);
  }

  async function ask(): Promise<void> {
    isWanted = isAsking;
    if (isAsking) return;
    isAsking = true;
    try {
      const fresh = await loadNewer(signal);
      if (signal.aborted) return;
      // The open list says its new entries itself.
      if (hasBegun && isVisible() && !isListOpen())
        for (const { title, text } of fresh.slice(0, mostPopups).reverse()) showPopup(title, text);
      hasBegun = true;
      look();
    } catch {
      // It is asked again.
    } finally {
      isAsking = false;
    }
    if (isWanted && !signal.aborted) await ask();
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), together);
  };
  const unlessLive = () => {
    if (!realtime.isUp() && isVisible() && navigator.onLine) soon();
  };
  const unsubscribe = realtime.subscribe(`/topic/participant/${me}`, {
    onReady: soon,
    onEvent: (event) => {
      if (isNotification(event)) soon();
    },
  });
  const polling = setInterval(unlessLive, pollEvery);
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('visibilitychange', unlessLive, { signal });
  window.addEventListener('online', unlessLive, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearInterval(polling);
    unsubscribe();
    useUnseen.setState(0, true);
  });
  soon();
  return {
    onPage: () => {
      isUnread = true;
      look();
    },
  };
}
