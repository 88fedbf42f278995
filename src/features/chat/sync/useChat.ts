import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/ApiError';
import { realtime, useIsLive } from '../../../api/realtime/realtime';
import { isUnavailable } from '../../../api/transportError';
import type { Chat, ChatEvent } from '../../../generated/api/chat';
import { logOf } from './chatLog';
import type { ChatSnapshot } from './chatSync';
import { dropEnded, openChat } from './openChats';

/** How often an open chat is asked for changes while no events come, in ms. */
const pollEvery = 5000;

/** The server's last word about a topic that the member may not hear of any more. */
interface Ended {
  type: 'ended';
}

const isChatEvent = (body: unknown): body is ChatEvent | Ended =>
  typeof body === 'object' && body !== null && 'type' in body;

/** A chat that stays as the server has it, by events or else by asking. */
export function useChat(chat: Chat, me: string, onTyping: (participantId: string) => void) {
  const { id } = chat.chat;
  const [{ sync, isNew }] = useState(() => openChat(chat, me));
  const [first] = useState((): ChatSnapshot => ({ log: logOf(chat), outbox: [] }));
  const snapshot = useSyncExternalStore(sync.subscribe, sync.snapshot, () => first);
  const [isGone, setGone] = useState(false);
  const isLive = useIsLive();

  const [{ look, lookAnew }] = useState(() => {
    /** A refusal ends the chat for the member. */
    const seeing = (asked: Promise<void>) =>
      void asked.then(
        () => void sync.flush(),
        (error: unknown) => {
          if (error instanceof ApiError && !isUnavailable(error))
            setGone((error.response?.status ?? 500) < 500);
        },
      );
    return { look: () => seeing(sync.catchUp()), lookAnew: () => seeing(sync.reload()) };
  });

  useEffect(
    () =>
      realtime.subscribe(`/topic/chat/${id}`, {
        onReady: look,
        onEnd: look,
        onEvent: (body) => {
          if (!isChatEvent(body)) return;
          if (body.type === 'typing') onTyping(body.participantId ?? '');
          else if (body.type === 'people') lookAnew();
          else if (body.type === 'ended') setGone(true);
          else sync.receive(body);
        },
      }),
    [id, sync, look, lookAnew, onTyping],
  );

  const gone = useRef(false);
  useEffect(() => {
    gone.current = isGone;
  }, [isGone]);
  useEffect(() => () => dropEnded(id, gone.current), [id]);

  useEffect(() => {
    if (isNew) void sync.flush();
    else look();
  }, [sync, isNew, look]);

  // What could not be sent is tried again, too.
  const mustAsk = !isLive || snapshot.outbox.some(({ state }) => state === 'unsent');
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) look();
    };
    const timer = mustAsk ? setInterval(lookIfSeen, pollEvery) : undefined;
    window.addEventListener('online', lookIfSeen);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', lookIfSeen);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look, mustAsk]);

  return { ...snapshot, sync, isGone };
}
