import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import type { FastifyInstance } from 'fastify';
import { jobs } from '../../db/schema';
import type { TelegramBot } from '../../channels/telegram/bot';
import { createCommands, type Asked } from './commands';
import { createPressing } from './pressing';

/** The row of `jobs` that remembers updates, and that the process which asks for them has leased. */
export const updatesJob = 'telegram updates';

/** How many updates are remembered, because Telegram delivers some twice. */
const remembered = 500;

interface Remembered {
  recent?: number[];
}

/** Processes updates, each once, however often and to whichever process it is delivered. */
export function createUpdates(
  app: Pick<FastifyInstance, 'accounts' | 'actions' | 'communities' | 'db' | 'log' | 'notify'>,
  bot: TelegramBot,
  now: () => Date,
): (update: Update) => Promise<void> {
  const { db, log } = app;
  const { obey } = createCommands(app, bot);

  const press = createPressing(app, bot);

  async function act(asked: Asked): Promise<void> {
    try {
      if ('pressed' in asked) return await press(asked.pressed);
      const { chatId, message, callbackId } = asked;
      // The button turns until then.
      if (callbackId !== undefined) await (await bot.api()).answerCallbackQuery(callbackId);
      if (message) await bot.send(chatId, message);
    } catch (error) {
      log.warn({ err: error }, 'the bot could not answer');
    }
  }

  return async (update) => {
    const asked = await db.transaction(async (tx) => {
      const [job] = await tx.orm
        .select({ data: jobs.data })
        .from(jobs)
        .where(eq(jobs.id, updatesJob))
        .for('update');
      const { recent = [] } = (job?.data ?? {}) as Remembered;
      if (recent.includes(update.update_id)) return undefined;
      const data: Remembered = { recent: [...recent, update.update_id].slice(-remembered) };
      await tx.orm.update(jobs).set({ data }).where(eq(jobs.id, updatesJob));
      return obey(tx, update, now());
    });
    // A button's call has a transaction of its own.
    if (asked) await act(asked);
  };
}
