import { queryClient } from '../../../api/queryClient';
import { request } from '../../../api/request';
import { readDraft, writeDraft } from '../../../api/session/drafts';
import { useSession } from '../../../api/session/store';
import type { Chat } from '../../../generated/api/chat';
import { getChat, getChatChanges, sendMessage } from '../../../generated/api/client/chat';
import { chatQuery } from '../chatQueries';
import { createChatSync, type ChatSync } from './chatSync';
import { failureOf } from './failureOf';
import type { PendingMessage } from './outbox';

/** The chats of this visit. What was loaded of them stays until the session ends. */
const open = new Map<string, ChatSync>();

if (!import.meta.env.SSR) {
  useSession.subscribe(({ token }, before) => {
    if (!token && before.token) open.clear();
  });
}

const isPending = (value: unknown): value is PendingMessage =>
  typeof value === 'object' && value !== null && 'messageId' in value && 'images' in value;

/** What was written in this browser and is not sent. What was on its way may not have arrived. */
function outboxOf(id: string, me: string): PendingMessage[] {
  const kept = readDraft(`outbox-${id}`, me);
  return Array.isArray(kept) ? kept.filter(isPending) : [];
}

function createSync(chat: Chat, me: string): ChatSync {
  const { id } = chat.chat;
  const params = { id };
  return createChatSync({
    chat,
    me,
    changes: (after) => request(getChatChanges, { params, query: { after } }),
    read: (which) => request(getChat, { params, query: which }),
    send: ({ messageId, text, replyTo, images }) => {
      // It waits without a call that would fail.
      if (!navigator.onLine) return Promise.reject(new Error('offline'));
      const body = {
        messageId,
        text,
        ...(replyTo !== null && { replyTo }),
        ...(images.length > 0 && { images: images.map((image) => image.id) }),
      };
      return request(sendMessage, { params, body });
    },
    failureOf,
    kept: import.meta.env.SSR ? [] : outboxOf(id, me),
    keep: (outbox) => writeDraft(`outbox-${id}`, me, outbox.length > 0 ? outbox : null),
  });
}

/** The chat that the page came with, or the same as it was last left, which may be old. */
export function openChat(chat: Chat, me: string): { sync: ChatSync; isNew: boolean } {
  const { id } = chat.chat;
  // The server renders for many.
  if (import.meta.env.SSR) return { sync: createSync(chat, me), isNew: true };
  const known = open.get(id);
  const sync = known ?? createSync(chat, me);
  open.set(id, sync);
  return { sync, isNew: !known };
}

/** The chats that the member has left on this visit, and has not been added to again. */
const left = new Set<string>();

export const markLeft = (id: string): void => void left.add(id);

/** Drops a chat that ended for the member, once no page shows it: added again, they see what was written since. */
export function dropEnded(id: string, isGone: boolean): void {
  if (!left.delete(id) && !isGone) return;
  open.delete(id);
  queryClient.removeQueries({ queryKey: chatQuery(id).queryKey });
}

/** Asks for the state of the chat that is open: something about the member has changed. */
export function catchUpOpen(): void {
  for (const sync of open.values()) {
    // If it fails, the next event or the next connection asks again.
    if (sync.isWatched()) void sync.catchUp().catch(() => undefined);
  }
}
