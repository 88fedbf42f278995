import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import type { FastifyInstance } from 'fastify';
import { jobs } from '../../db/schema';
import type { BotMessage, TelegramBot } from '../../channels/telegram/bot';
import { escapeHtml } from '../../channels/telegram/telegramHtml';
import { sha256 } from '../../tokens';
import { createCommands, type BotAnswer } from './commands';

/** The row of `jobs` that remembers updates, and that the process which asks for them has leased. */
export const updatesJob = 'telegram updates';

/** How many updates are remembered, because Telegram delivers some twice. */
const remembered = 500;

interface Remembered {
  recent?: number[];
}

/** Processes updates, each once, however often and to whichever process it is delivered. */
export function createUpdates(
  app: Pick<FastifyInstance, 'accounts' | 'actions' | 'communities' | 'db' | 'log'>,
  bot: TelegramBot,
  now: () => Date,
): (update: Update) => Promise<void> {
  const { db, log } = app;
  const { obey } = createCommands(app);

  /** What a notification's button did, or why it did nothing. Undefined for one that is not of this account. */
  async function press(secret: string, userId: string): Promise<BotMessage | undefined> {
    const answer = await app.actions.actFor(sha256(secret), userId);
    return answer && { text: `<b>${escapeHtml(answer.text.title)}</b>\n\n${escapeHtml(answer.text.lead)}` };
  }

  async function act({ chatId, does, callbackId }: BotAnswer): Promise<void> {
    try {
      // The button turns until then.
      if (callbackId !== undefined) await (await bot.api()).answerCallbackQuery(callbackId);
      const message = 'message' in does ? does.message : await press(does.press.secret, does.press.userId);
      if (message) await bot.send(chatId, message);
    } catch (error) {
      log.warn({ err: error }, 'the bot could not answer');
    }
  }

  return async (update) => {
    const answer = await db.transaction(async (tx) => {
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
    if (answer) await act(answer);
  };
}
