import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database';
import { telegramChats } from '../../db/schema';
import type { Lang } from '../../../lib/lang';

type Chat = typeof telegramChats.$inferSelect;

export async function chatBy(orm: Orm, chatId: number): Promise<Chat | undefined> {
  const [chat] = await orm.select().from(telegramChats).where(eq(telegramChats.chatId, chatId));
  return chat;
}

/** Connects a chat to an account, instead of the chat that it had, and of the account that the chat had. */
export async function connectChat(
  { orm }: Pick<Transaction, 'orm'>,
  { userId, ...chat }: Omit<Chat, 'stoppedAt'>,
): Promise<void> {
  await orm
    .delete(telegramChats)
    .where(and(eq(telegramChats.chatId, chat.chatId), ne(telegramChats.userId, userId)));
  await orm
    .insert(telegramChats)
    .values({ userId, ...chat })
    .onConflictDoUpdate({ target: telegramChats.userId, set: { ...chat, stoppedAt: null } });
}

export async function disconnect(orm: Orm, userId: string): Promise<void> {
  await orm.delete(telegramChats).where(eq(telegramChats.userId, userId));
}

/** Notes that a chat takes messages again. */
export async function resumeChat(orm: Orm, chatId: number): Promise<void> {
  await orm
    .update(telegramChats)
    .set({ stoppedAt: null })
    .where(and(eq(telegramChats.chatId, chatId), isNotNull(telegramChats.stoppedAt)));
}

export async function setChatLanguage(orm: Orm, chatId: number, lang: Lang): Promise<void> {
  await orm.update(telegramChats).set({ lang }).where(eq(telegramChats.chatId, chatId));
}
