import type { Message, MessageImage } from '../../../generated/api/chat';

/** An image that was uploaded for a message. */
export interface UploadedImage extends MessageImage {
  id: string;
}

/** A message that the member has sent, and the server has not confirmed. */
export interface PendingMessage {
  /** Drawn once. The server makes one message of it, however often it is sent. */
  messageId: string;
  text: string;
  replyTo: number | null;
  images: readonly UploadedImage[];
  createdAt: string;
  /**
   * `waiting`: it is sent as soon as possible. `unsent`: that has failed, and is tried again. `refused`: the server
   * does not want it. `sent`: the server has it, and it waits for the messages before it.
   */
  state: 'waiting' | 'unsent' | 'refused' | 'sent';
  /** The server's reason. */
  reason?: string;
}

type Outbox = readonly PendingMessage[];

/** The message to send next: the first one, so that the order stays. A refused one is passed over. */
export const nextToSend = (outbox: Outbox): PendingMessage | undefined =>
  outbox.find(({ state }) => state === 'waiting' || state === 'unsent');

export const changeIn = (outbox: Outbox, messageId: string, change: Partial<PendingMessage>): Outbox =>
  outbox.map((pending) => (pending.messageId === messageId ? { ...pending, ...change } : pending));

export const withoutMessage = (outbox: Outbox, messageId: string): Outbox =>
  outbox.filter((pending) => pending.messageId !== messageId);

/** Without those that have arrived. */
export function withoutArrived(outbox: Outbox, messages: Iterable<Message>, me: string): Outbox {
  if (outbox.length === 0) return outbox;
  const own = new Set<string>();
  for (const { authorId, messageId } of messages) if (authorId === me) own.add(messageId);
  return outbox.some(({ messageId }) => own.has(messageId))
    ? outbox.filter(({ messageId }) => !own.has(messageId))
    : outbox;
}

/** What is kept in the browser: what the server does not have yet. */
export const unconfirmed = (outbox: Outbox): Outbox => outbox.filter(({ state }) => state !== 'sent');
