import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database';
import { deliveries, notifications } from '../db/schema';
import { createLeasedWorker } from '../jobs/leasedWorker';
import { stopAndTell } from '../notifications/addresses/tellStopped';
import type { Channel, SendingOptions } from '../notifications/channel';
import { createDigests, createGather } from '../notifications/collapse/digest/digests';
import { createRelease } from '../notifications/collapse/release';
import { attemptDelivery, type AttemptOptions } from '../notifications/deliveries/attempt';
import {
  deliveryQueue,
  endsWithDeliveries,
  queuedBy,
  removeDeliveries,
} from '../notifications/deliveries/deliveries';
import { createTimedFor } from '../notifications/times/timedFor';
import { defaultWaits } from '../notifications/deliveries/schedule';

declare module 'fastify' {
  interface FastifyInstance {
    deliveries: {
      /** Sends due deliveries now. */
      wake: () => void;
      /** Sends the deliveries that are due; resolves when nothing is left that this process could send. */
      sendDue: () => Promise<void>;
      /** Deletes everything to an address, sent and waiting, and everything to an account by any channel. */
      deleteTo: (tx: Transaction, to: { address: string; userId?: string }) => Promise<void>;
    };
  }
}

interface Delivered extends Pick<AttemptOptions, 'kinds' | 'relevance'> {
  channels: readonly Channel[];
}

/** What the workers need of the application. */
type Delivering = Pick<FastifyInstance, 'communities' | 'db' | 'log' | 'notify'>;

/** The workers of deliveries, one for each channel. */
export function createDeliveryWorkers(
  app: Delivering,
  now: () => Date,
  { channels, ...asked }: Delivered,
  { waits, atOnce = 5, byClock = true }: Pick<SendingOptions, 'atOnce' | 'byClock' | 'waits'> = {},
) {
  const communityById = async (id: string) => {
    await app.communities.learn(id);
    return app.communities.byId(id) ?? app.communities.byHost('');
  };
  // Asked for when it is needed: notifications are registered with this.
  const notify: Delivering['notify'] = (...given) => app.notify(...given);
  const timedFor = createTimedFor({
    kinds: asked.kinds,
    withDigests: new Set(channels.flatMap(({ name, hasDigest }) => (hasDigest ? [name] : []))),
  });
  const shared = { kinds: asked.kinds, db: app.db, now, communityById, timedFor };
  const options: Omit<AttemptOptions, 'channel'> = {
    ...asked,
    orm: app.db.orm,
    now,
    log: app.log,
    communityById,
    release: createRelease({ ...shared, gather: createGather(notify) }),
    digests: createDigests(shared),
    stop: (at, store) => stopAndTell(app, at, store, now()),
    waits: { ...defaultWaits, ...waits },
  };
  return channels.map((channel) =>
    createLeasedWorker(
      {
        ...deliveryQueue(channel),
        // Longer than an attempt can last.
        lease: channel.longestAttempt * 2,
        // A server that does not answer must not delay other deliveries.
        atOnce,
        interval: byClock ? 2000 : undefined,
        work: async ({ id }, lease) => {
          const delivery = await queuedBy(app.db.orm, id);
          if (delivery) await attemptDelivery(delivery, lease, { ...options, channel });
        },
      },
      { db: app.db, log: app.log, now },
    ),
  );
}

/**
 * Sends waiting deliveries, by a worker for each channel. Failed ones are repeated at growing intervals until they
 * expire.
 */
export async function registerDeliveries(
  app: FastifyInstance,
  now: () => Date,
  delivered: Delivered,
  options: SendingOptions = {},
): Promise<void> {
  const { channels, kinds } = delivered;
  const workers = createDeliveryWorkers(app, now, delivered, options);
  for (const worker of workers) {
    if (!app.env.DATABASE_URL) await worker.reclaim();
    worker.closeWith(app, options.closing ?? 5000);
  }
  app.decorate('deliveries', {
    wake: () => workers.forEach(({ wake }) => wake()),
    async sendDue() {
      await Promise.all(workers.map(({ work }) => work()));
    },
    async deleteTo(tx, { address, userId }) {
      const toAddress = eq(deliveries.address, address);
      const found = await tx.orm.select({ id: deliveries.notificationId }).from(deliveries).where(toAddress);
      if (userId !== undefined) {
        const toAccount = eq(notifications.recipient, userId);
        found.push(...(await tx.orm.select({ id: notifications.id }).from(notifications).where(toAccount)));
      }
      const ids = await removeDeliveries(tx.orm, [...new Set(found.map(({ id }) => id))], {
        which: userId === undefined ? toAddress : undefined,
        ends: endsWithDeliveries(kinds),
      });
      tx.afterCommit(() => {
        for (const { name, takeBack } of channels) {
          takeBack?.(ids).catch((error: unknown) =>
            app.log.warn({ err: error, channel: name }, 'what was sent could not be removed'),
          );
        }
      });
    },
  });
}
