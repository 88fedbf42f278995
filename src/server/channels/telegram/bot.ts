import { createHmac } from 'node:crypto';
import type { Api } from 'grammy';
import type { Env } from '../../env';
import { Paused, retryAfterOf } from './botErrors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined without a bot. */
    telegram: TelegramBot | undefined;
  }
}

/** A message with buttons below it, in rows. */
export interface BotMessage {
  /** Telegram's HTML. */
  text: string;
  buttons?: readonly (readonly ({ text: string } & ({ url: string } | { data: string }))[])[];
  /** The message that it answers. */
  replyTo?: number;
}

export interface TelegramBot {
  /** The Bot API. Its package is loaded with the first use. */
  api(): Promise<Api>;
  /** The name after `t.me/`. */
  username(): Promise<string>;
  /** By this Telegram proves that an update is its own. */
  secret: string;
  /** Sends a message. Throws `Paused` while Telegram wants to be left alone. */
  send(
    chatId: number,
    message: BotMessage,
    options?: { onHandOver?: () => Promise<void>; signal?: AbortSignal },
  ): Promise<void>;
}

/** How long the Bot API may take to answer, in seconds. */
const patience = 30;
/** The shortest time between two messages, in ms: Telegram takes 30 a second. */
const pace = 40;

/** The installation's bot. Undefined without a token. */
export function createTelegramBot(
  { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL }: Pick<Env, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL'>,
  now: () => Date,
): TelegramBot | undefined {
  if (!token) return undefined;
  let loading: Promise<Api> | undefined;
  const api = () =>
    (loading ??= import('grammy').then(
      (grammy) =>
        new grammy.Api(token, { apiRoot: TELEGRAM_API_URL.replace(/\/$/, ''), timeoutSeconds: patience }),
    ));
  let name: Promise<string> | undefined;
  let pausedUntil = 0;
  let next = 0;

  /** Resolves when the next message may be sent. */
  async function turn(): Promise<void> {
    const at = Math.max(Date.now(), next);
    next = at + pace;
    if (at > Date.now()) await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
  }

  return {
    api,
    secret: createHmac('sha256', token).update('updates').digest('hex'),
    username: () =>
      (name ??= api()
        .then((bot) => bot.getMe())
        .then(({ username }) => username)
        .catch((error: unknown) => {
          name = undefined;
          throw error;
        })),
    async send(chatId, { text, buttons = [], replyTo }, { onHandOver, signal } = {}) {
      await turn();
      const left = pausedUntil - now().getTime();
      if (left > 0) throw new Paused(left);
      const bot = await api();
      await onHandOver?.();
      try {
        await bot.sendMessage(
          chatId,
          text,
          {
            parse_mode: 'HTML',
            link_preview_options: { is_disabled: true },
            ...(replyTo !== undefined && {
              reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
            }),
            ...(buttons.length > 0 && {
              reply_markup: {
                inline_keyboard: buttons.map((row) =>
                  row.map((button) =>
                    'url' in button ? button : { text: button.text, callback_data: button.data },
                  ),
                ),
              },
            }),
          },
          signal as Parameters<Api['sendMessage']>[3],
        );
      } catch (error) {
        const wait = retryAfterOf(error);
        if (wait !== undefined) pausedUntil = now().getTime() + wait;
        throw error;
      }
    },
  };
}
