import { request } from '../../api/request';
import { connectTelegram } from '../../generated/api/client/telegram';
import { parseBotChat } from '../../lib/botChat';

/** Connects the chat with the bot that a new user came from (SES-02). The bot says so in the chat. */
export async function connectBotChat(botChat: string, userId: string): Promise<void> {
  const chat = parseBotChat(botChat);
  if (!chat || chat.until <= Date.now()) return;
  const { chatId, username, code } = chat;
  await request(connectTelegram, { body: { userId, chatId, username, code } });
}
