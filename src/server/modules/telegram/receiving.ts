import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { FastifyInstance } from 'fastify';
import { jobs } from '../../db/schema';
import { isUnreachable } from '../../db/unreachable';
import type { TelegramBot } from '../../channels/telegram/bot';
import { createLeasedWorker, LeaseLost, type Lease } from '../../jobs/leasedWorker';
import { addressForUpdates } from './addressForUpdates';
import { updatesJob, type createUpdates } from './updates';

/** The updates that the bot understands. */
const wanted = ['message', 'callback_query', 'my_chat_member'] as const;
/** How long a request for updates waits for one, in seconds: less than half of the lease. */
const pollFor = 20;
const lease = 60_000;
/** How often the address for updates is set again, in ms. */
const webhookEvery = 3_600_000;
const longestRest = 60_000;

interface Receiving {
  bot: TelegramBot;
  process: ReturnType<typeof createUpdates>;
  now: () => Date;
}

/**
 * Has updates sent to the installation's address if Telegram can reach that. Otherwise one of all processes asks for them: a
 * bot may be asked by one only.
 */
export async function receiveUpdates(
  { db, log, env }: Pick<FastifyInstance, 'db' | 'log' | 'env'>,
  { bot, process, now }: Receiving,
): Promise<ReturnType<typeof createLeasedWorker>> {
  const { orm } = db;
  const webhook = addressForUpdates(env.PUBLIC_URL);

  async function setWebhook(url: string, { isHeld }: Lease): Promise<void> {
    const api = await bot.api();
    await api.setWebhook(url, { secret_token: bot.secret, allowed_updates: [...wanted], max_connections: 5 });
    const leasedUntil = new Date(now().getTime() + webhookEvery);
    await orm.update(jobs).set({ leasedUntil }).where(isHeld);
  }

  async function poll(held: Lease): Promise<void> {
    const api = await bot.api();
    const signal = held.signal as Parameters<Api['getUpdates']>[1];
    let offset: number | undefined;
    let rest = 0;
    await api.deleteWebhook({}, signal as Parameters<Api['deleteWebhook']>[1]);
    while (!held.isClosing()) {
      await held.keep();
      try {
        const found = await api.getUpdates(
          { timeout: pollFor, allowed_updates: [...wanted], ...(offset !== undefined && { offset }) },
          signal,
        );
        for (const update of found) {
          await process(update).catch((error: unknown) => {
            if (isUnreachable(error)) throw error;
            log.error({ err: error }, 'an update of the bot failed');
          });
          offset = update.update_id + 1;
        }
        rest = 0;
      } catch (error) {
        if (held.isClosing() || error instanceof LeaseLost) return;
        log.warn({ err: error }, 'the bot’s updates could not be read');
        rest = Math.min(longestRest / 2, rest * 2 || 1000);
        await wait(rest, undefined, { signal: held.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  const worker = createLeasedWorker(
    {
      name: 'updates of the bot',
      table: jobs,
      id: 'id',
      leasedUntil: 'leasedUntil',
      isWaiting: eq(jobs.queue, updatesJob),
      lease,
      interval: 5000,
      work: (_, held) => (webhook === undefined ? poll(held) : setWebhook(webhook, held)),
    },
    { db, log, now },
  );
  const row = { id: updatesJob, queue: updatesJob, leasedUntil: now() };
  const insert = orm.insert(jobs).values(row);
  // The address may have changed since the last start. No other process uses the embedded database.
  await (webhook === undefined && env.DATABASE_URL
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: jobs.id, set: { leasedUntil: now() } }));
  return worker;
}
