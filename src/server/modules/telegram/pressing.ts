import type { CallbackQuery, InlineKeyboardMarkup } from 'grammy/types';
import type { FastifyInstance } from 'fastify';
import type { TelegramBot } from '../../channels/telegram/bot';
import { escapeHtml } from '../../channels/telegram/telegramHtml';
import type { Lang } from '../../../lib/lang';
import type { ActionAnswer } from '../../notifications/actions/actions';
import { sha256 } from '../../tokens';
import { botTexts } from './botTexts';

type Keyboard = InlineKeyboardMarkup['inline_keyboard'];

/** A button of a notification that was pressed in the chat of an account. */
export interface Pressed {
  callbackId: string;
  secret: string;
  chatId: number;
  userId: string;
  lang: Lang;
  messageId: number;
  /** What the message has below it; nothing if it is too old to be changed. */
  keyboard: Keyboard;
}

/** Whether a button's data are the secret of a notification's action. */
export const isSecret = (data = ''): boolean => /^[\w-]{43}$/.test(data);

export const pressedIn = (
  { userId, lang }: Pick<Pressed, 'userId' | 'lang'>,
  { id, data = '', message, from }: CallbackQuery,
): Pressed => ({
  callbackId: id,
  secret: data,
  chatId: message?.chat.id ?? from.id,
  userId,
  lang,
  messageId: message?.message_id ?? 0,
  keyboard: (message && 'reply_markup' in message && message.reply_markup?.inline_keyboard) || [],
});

/** What is left of a keyboard once this button, or all that do something, end. Links stay. */
const leftOf = (keyboard: Keyboard, secret: string, ends: ActionAnswer['ends']): Keyboard =>
  keyboard
    .map((row) =>
      row.filter((button) => {
        const data = 'callback_data' in button ? button.callback_data : undefined;
        return ends === 'all' ? !isSecret(data) : data !== secret;
      }),
    )
    .filter(({ length }) => length > 0);

/** Does what pressed buttons of notifications say, and says in the chat what became of it. */
export function createPressing({ actions, log }: Pick<FastifyInstance, 'actions' | 'log'>, bot: TelegramBot) {
  /** One failure must not keep the rest from the chat. */
  const attempt = (what: Promise<unknown>): Promise<unknown> =>
    what.catch((error: unknown) => log.warn({ err: error }, 'the bot could not answer'));

  return async (pressed: Pressed): Promise<void> => {
    const { callbackId, secret, chatId, userId, lang, messageId, keyboard } = pressed;
    const api = await bot.api();
    const answer = await actions.actFor(sha256(secret), userId).catch((error: unknown) => {
      log.error({ err: error }, 'a button of a notification failed');
      return 'failed' as const;
    });
    const { ends, text } = typeof answer === 'object' ? answer : {};
    const told = text ? {} : { text: botTexts[lang][answer === 'failed' ? 'failed' : 'unknownButton'] };
    await attempt(api.answerCallbackQuery(callbackId, told));
    const gone = answer === undefined ? 'this' : ends;
    const left = leftOf(keyboard, secret, gone ?? 'none');
    if (gone && gone !== 'none' && keyboard.length > 0) {
      const reply_markup = { inline_keyboard: left };
      await attempt(api.editMessageReplyMarkup(chatId, messageId, { reply_markup }));
    }
    if (!text) return;
    const said = `<b>${escapeHtml(text.title)}</b>\n\n${escapeHtml(text.lead)}`;
    await attempt(bot.send(chatId, { text: said, replyTo: messageId }));
  };
}
