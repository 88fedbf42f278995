import type { Chat, ChatState, Message } from '../../../generated/api/chat';

/** The caller of stories and tests. */
export const me = 'p';

export const stateOf = (changes: Partial<ChatState> = {}): ChatState => ({
  id: 'c1',
  kind: 'DIRECT',
  name: null,
  imageUrl: null,
  people: [
    {
      participantId: 'vera',
      firstName: 'Vera',
      lastName: 'Lang',
      slug: 'vera-lang',
      avatarUrl: null,
      online: true,
      readNumber: 0,
      deliveredNumber: 0,
    },
  ],
  count: 2,
  number: 0,
  change: 0,
  readNumber: 0,
  unread: 0,
  muted: false,
  maySend: true,
  receipts: true,
  ...changes,
});

export const messageOf = (number: number, changes: Partial<Message> = {}): Message => ({
  number,
  change: number,
  messageId: `m${number}`,
  kind: 'TEXT',
  authorId: 'vera',
  text: `Message ${number}`,
  replyTo: null,
  images: [],
  reactions: [],
  createdAt: '2026-11-24T08:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  ...changes,
});

/** A chat with these messages, all of which the page has. */
export function chatOf(messages: Message[], changes: Partial<ChatState> = {}, hasMore = false): Chat {
  const number = messages.at(-1)?.number ?? 0;
  const change = Math.max(0, ...messages.map((message) => message.change));
  return { chat: stateOf({ number, change, readNumber: number, ...changes }), messages, hasMore };
}
