import { and, eq, inArray, lte, min, or } from 'drizzle-orm';
import type { Database } from '../../src/server/db/database';
import { deliveries } from '../../src/server/db/schema';
import { notificationKinds } from '../../src/server/notificationKinds';
import type { Channel, Outgoing } from '../../src/server/notifications/channel';
import { queued } from '../../src/server/notifications/deliveries/deliveries';
import type { RelevanceByKind } from '../../src/server/notifications/deliveries/relevance';
import { createNotify } from '../../src/server/notifications/notify';
import { createDeliveryWorkers } from '../../src/server/plugins/deliveries';
import type { TestServer } from './server';

/** A message that a channel was given. */
interface Taken {
  /** The same for each attempt: its recipient keeps one. */
  id: string;
  at: number;
  channel: string;
  kind: string;
  address: string;
  data: object;
  /** What it is about: the causes of its notification, or of those in a digest. */
  causes: string[];
}

const channelNames = ['EMAIL', 'TELEGRAM', 'PUSH'] as const;
type ChannelName = (typeof channelNames)[number];

/** What workers run on, in place of the server's. */
type Base = Pick<Database, 'orm' | 'transaction'>;

interface NotifyingOptions {
  /** The time at which it begins. */
  start: number;
  relevance: RelevanceByKind;
  /** By default, all of them. */
  names?: readonly ChannelName[];
  /** How many deliveries of a channel are attempted at once. One: in the order in which they are due. */
  atOnce?: number;
  /** Whether a message meets an error instead of being taken. */
  fails?: () => boolean;
}

export type Notifying = ReturnType<typeof startNotifying>;

/**
 * The notifications of a server with a clock and channels of their own. Nothing is sent until it is asked for. The clock is
 * years ahead of the server's, so that the server's own workers find nothing due.
 */
export function startNotifying(
  server: TestServer,
  { start, relevance, names = channelNames, atOnce = 1, fails }: NotifyingOptions,
) {
  const { app } = server;
  const { orm } = app.db;
  const clock = { time: start };
  const now = () => new Date(clock.time);
  const taken: Taken[] = [];
  /** Who has connected the channels that are connected by members. */
  const connected = new Set<string>();

  async function causesOf(id: string): Promise<string[]> {
    const rows = await orm
      .select({ cause: queued.cause, kind: queued.kind })
      .from(queued)
      .where(
        or(
          and(eq(queued.id, id), eq(queued.status, 'uncertain')),
          and(eq(queued.digestId, id), eq(queued.status, 'gathered')),
        ),
      );
    const own = rows.filter(({ kind }) => !kind.toLowerCase().endsWith('digest'));
    return own.map(({ cause }) => cause.slice(cause.indexOf(':') + 1)).sort();
  }

  const rendered: Omit<Channel<Outgoing>, 'addressesOf' | 'name' | 'send'> = {
    longestAttempt: 60_000,
    connectionOf: async () => ({ state: 'CONNECTED', address: '' }),
    render: async (outgoing) => outgoing,
    isPermanent: () => false,
    isRefusal: () => false,
  };
  const sendBy =
    (channel: ChannelName): Channel<Outgoing>['send'] =>
    async ({ id, kind, address, data }, { onHandOver }) => {
      if (fails?.()) throw new Error('it is away');
      await onHandOver();
      taken.push({ id, at: clock.time, channel, kind, address, data, causes: await causesOf(id) });
    };
  const email: Channel<Outgoing> = {
    ...rendered,
    name: 'EMAIL',
    hasDigest: true,
    carriesRequired: true,
    addressesOf: async (_, recipients) => recipients.map((each) => [each.email]),
    send: sendBy('EMAIL'),
  };
  const connectable = (name: ChannelName): Channel<Outgoing> => ({
    ...rendered,
    name,
    addressesOf: async (_, recipients) =>
      recipients.map(({ userId = '' }) => (connected.has(`${name} ${userId}`) ? [userId] : [])),
    addressBook: {
      has: async (_, { address }) => connected.has(`${name} ${address}`),
      isGone: () => false,
      stop: async () => false,
    },
    send: sendBy(name),
  });
  const channels = names.map((name) => (name === 'EMAIL' ? email : connectable(name)));

  const notifyBy = createNotify({ now, channels, wake: () => undefined, announce: () => undefined });
  const { communities, log } = app;
  const startWorkers = (base: Base = app.db) =>
    createDeliveryWorkers(
      { communities, log, notify: notifyBy, db: { ...app.db, ...base } },
      now,
      { kinds: notificationKinds, relevance, channels },
      { atOnce, byClock: false },
    );
  let workers = startWorkers();

  /** When the next delivery is due, up to a moment. */
  async function nextDue(until: number): Promise<number | undefined> {
    const [next] = await orm
      .select({ at: min(deliveries.leasedUntil) })
      .from(deliveries)
      .where(
        and(
          inArray(deliveries.status, ['pending', 'sending', 'uncertain']),
          lte(deliveries.leasedUntil, new Date(until)),
        ),
      );
    return next?.at?.getTime();
  }

  const sendDue = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.work()));
  };

  return {
    now,
    clock,
    taken,
    connected,
    notify: notifyBy,
    sendDue,
    nextDue,
    /** Ends the workers, and starts others: a process for each base. */
    async restart(bases: readonly Base[]): Promise<void> {
      await Promise.all(workers.map((worker) => worker.close()));
      workers = bases.flatMap(startWorkers);
    },
    stop: () => Promise.all(workers.map((worker) => worker.close())),
    /** Sends what is due now, and everything else when it is due, up to a moment. */
    async passTo(until: number): Promise<void> {
      await sendDue();
      for (let due = await nextDue(until); due !== undefined; due = await nextDue(until)) {
        clock.time = Math.max(clock.time, due);
        await sendDue();
      }
      clock.time = Math.max(clock.time, until);
    },
  };
}
