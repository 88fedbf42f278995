import type { FastifyInstance } from 'fastify';
import type { Channel, ChannelFactory, ChannelOptions } from '../../notifications/channel';
import type { BotMessage } from './bot';
import { isGone, isPermanent, isRefusal, retryAfterOf } from './botErrors';
import { chatConnection, chatsOf, hasChat, stopChat } from './chats';
import { messageOf } from './message';

/** No attempt lasts longer, in ms: a turn, and the answer of the Bot API. */
const longestAttempt = 60_000;

/** Notifications as messages of the installation's bot, to the chat that a member connected. */
function createTelegramChannel(
  { telegram }: FastifyInstance,
  { kinds }: ChannelOptions,
): Channel<{ chatId: number; message: BotMessage }> {
  return {
    name: 'TELEGRAM',
    longestAttempt,
    hasButtons: true,
    addressesOf: chatsOf,
    connectionOf: chatConnection,
    addressBook: { has: hasChat, isGone, stop: stopChat },
    async render(outgoing) {
      const definition = kinds.find(outgoing.kind);
      if (!definition) throw new Error(`no kind ${outgoing.kind}`);
      return { chatId: Number(outgoing.address), message: messageOf(definition, outgoing) };
    },
    async send({ chatId, message }, options) {
      if (!telegram) throw new Error('there is no bot');
      await telegram.send(chatId, message, options);
    },
    isPermanent,
    isRefusal,
    retryAfterOf,
  };
}

export const telegramChannel: ChannelFactory = {
  title: 'Telegram',
  lacks: ({ TELEGRAM_BOT_TOKEN }) => (TELEGRAM_BOT_TOKEN ? undefined : 'TELEGRAM_BOT_TOKEN is not set'),
  create: createTelegramChannel,
};
