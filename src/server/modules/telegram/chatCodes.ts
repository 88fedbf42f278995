import { createHmac } from 'node:crypto';
import { botChatLifetime, formatBotChat, formatUntil, parseBotChat } from '../../../lib/botChat';
import type { TelegramBot } from '../../channels/telegram/bot';
import type { Orm } from '../../db/database';
import { telegramCodes } from '../../db/schema';
import { sameText, sha256 } from '../../tokens';
import { lifetime } from './codes';

type Secret = Pick<TelegramBot, 'secret'>;

/** A chat that has no account yet. */
interface Chat {
  chatId: number;
  /** '' for none. */
  username: string;
}

const codeOf = ({ secret }: Secret, { chatId, username }: Chat, until: string): string => {
  const signature = createHmac('sha256', secret).update(`chat ${chatId} ${username} ${until}`);
  return `${until}-${signature.digest('base64url')}`;
};

/**
 * The chat as a link names it that the bot gives to somebody without an account. Their first sign-in connects it (P15). The
 * code is signed instead of stored, because everybody may write to the bot.
 */
export function signedChat(bot: Secret, chat: Chat, now: Date): string {
  return formatBotChat({ ...chat, code: codeOf(bot, chat, formatUntil(now.getTime() + botChatLifetime)) });
}

interface Using extends Chat {
  code: string;
  userId: string;
  communityId: string;
}

/** Uses the code of a chat for an account, once. Undefined if it is wrong, used, or too old. */
export async function useChatCode(
  orm: Orm,
  bot: Secret,
  { code, chatId, username, userId, communityId }: Using,
  now: Date,
): Promise<{ userId: string; communityId: string } | undefined> {
  const { until } = parseBotChat(formatBotChat({ chatId, username, code })) ?? {};
  if (until === undefined || until <= now.getTime()) return undefined;
  if (!sameText(code, codeOf(bot, { chatId, username }, formatUntil(until)))) return undefined;
  // It is kept for as long as it would work.
  const createdAt = new Date(until - lifetime);
  const [used] = await orm
    .insert(telegramCodes)
    .values({ hash: sha256(code), userId, communityId, createdAt, usedAt: now })
    .onConflictDoNothing()
    .returning({ userId: telegramCodes.userId, communityId: telegramCodes.communityId });
  return used;
}
