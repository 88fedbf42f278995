import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { telegramChats } from '../../db/schema';
import type { AddressOfAccount, Connection } from '../../notifications/channel';
import type { Recipient } from '../../notifications/recipients/recipient';

const isWorking = isNull(telegramChats.stoppedAt);
const isOf = ({ address, userId }: AddressOfAccount) =>
  and(eq(telegramChats.userId, userId ?? ''), eq(telegramChats.chatId, Number(address)));

/** The chats of recipients, none where an account has not connected one. */
export async function chatsOf(orm: Orm, recipients: readonly Recipient[]): Promise<string[][]> {
  const userIds = recipients.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return recipients.map(() => []);
  const found = await orm
    .select({ userId: telegramChats.userId, chatId: telegramChats.chatId })
    .from(telegramChats)
    .where(and(inArray(telegramChats.userId, userIds), isWorking));
  const byUser = new Map(found.map(({ userId, chatId }) => [userId, String(chatId)]));
  return recipients.map(({ userId = '' }) => {
    const chat = byUser.get(userId);
    return chat === undefined ? [] : [chat];
  });
}

export async function hasChat(orm: Orm, at: AddressOfAccount): Promise<boolean> {
  const found = await orm
    .select({ userId: telegramChats.userId })
    .from(telegramChats)
    .where(and(isOf(at), isWorking));
  return found.length > 0;
}

/** Stores that a chat takes nothing any more. Answers false if it was known. */
export async function stopChat(orm: Orm, at: AddressOfAccount, now: Date): Promise<boolean> {
  const stopped = await orm
    .update(telegramChats)
    .set({ stoppedAt: now })
    .where(and(isOf(at), isWorking))
    .returning({ userId: telegramChats.userId });
  return stopped.length > 0;
}

/** How a member has Telegram. */
export async function chatConnection(orm: Orm, userId: string): Promise<Connection> {
  const [chat] = await orm
    .select({ username: telegramChats.username, stoppedAt: telegramChats.stoppedAt })
    .from(telegramChats)
    .where(eq(telegramChats.userId, userId));
  if (!chat) return { state: 'NOT_CONNECTED', address: '' };
  return {
    state: chat.stoppedAt ? 'STOPPED' : 'CONNECTED',
    address: chat.username && `@${chat.username}`,
  };
}
