import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '../../../generated/api/chat';
import type { Orm } from '../../db/database';
import { chatMessagePeople, chatMessages, chats } from '../../db/schema';

export type StoredChat = typeof chats.$inferSelect;

/**
 * Locks a chat until the transaction ends. Whatever numbers a message or a change does so under this lock, so that
 * neither sequence has a gap, and readers see them in order.
 */
export async function lockChat(orm: Orm, chatId: string): Promise<StoredChat | undefined> {
  const [chat] = await orm.select().from(chats).where(eq(chats.id, chatId)).for('no key update');
  return chat;
}

type Written = Pick<Message, 'kind'> &
  Partial<typeof chatMessages.$inferInsert> &
  Pick<typeof chatMessages.$inferInsert, 'authorId' | 'messageId' | 'createdAt'> & {
    /** The people JOINED or LEFT is about. */
    personIds?: readonly string[];
  };

/** Adds a message to a chat that is locked. Returns the chat after it. */
export async function addMessage(
  orm: Orm,
  chat: StoredChat,
  { personIds = [], ...message }: Written,
): Promise<StoredChat> {
  const after = { number: chat.number + 1, change: chat.change + 1, latestAt: message.createdAt };
  await orm.update(chats).set(after).where(eq(chats.id, chat.id));
  await orm.insert(chatMessages).values({
    contentHash: '',
    text: '',
    ...message,
    chatId: chat.id,
    number: after.number,
    change: after.change,
  });
  if (personIds.length > 0) {
    const about = personIds.map((personId) => ({ chatId: chat.id, number: after.number, personId }));
    await orm.insert(chatMessagePeople).values(about);
  }
  return { ...chat, ...after };
}

/** Gives a message of a locked chat another state. Returns the chat after it. */
export async function changeMessage(
  orm: Orm,
  chat: StoredChat,
  number: number,
  change: Partial<typeof chatMessages.$inferInsert> = {},
): Promise<StoredChat> {
  const after = { change: chat.change + 1 };
  await orm.update(chats).set(after).where(eq(chats.id, chat.id));
  await orm
    .update(chatMessages)
    .set({ ...change, ...after })
    .where(and(eq(chatMessages.chatId, chat.id), eq(chatMessages.number, number)));
  return { ...chat, ...after };
}

/** The latest messages of chats, as rows of a query: one for each chat. */
export const isLatest = sql`${chatMessages.number} = ${chats.number}`;
