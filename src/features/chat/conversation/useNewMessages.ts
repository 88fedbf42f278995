import { useEffect, useRef } from 'react';
import type { Message } from '../../../generated/api/chat';
import { announce } from '../../../ui/announcer/announce';

/** Says each message of others that comes while the chat is open, once. */
export function useNewMessages(
  messages: readonly Message[],
  me: string,
  textOf: (message: Message) => string,
  onNew: (message: Message) => void,
): void {
  const last = messages.at(-1)?.number ?? 0;
  const known = useRef(last);
  const latest = useRef({ messages, textOf, onNew });
  useEffect(() => {
    latest.current = { messages, textOf, onNew };
  });
  useEffect(() => {
    const now = latest.current;
    for (const message of now.messages) {
      if (message.number <= known.current || message.authorId === me) continue;
      now.onNew(message);
      if (document.visibilityState === 'visible') announce(now.textOf(message));
    }
    known.current = Math.max(known.current, last);
  }, [last, me]);
}
