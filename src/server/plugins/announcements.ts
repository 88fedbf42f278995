import { Redis } from 'ioredis';

/** Announces to other processes that something in the database changed. One may be lost: who listens looks by itself too. */
interface Announcements {
  publish(): void;
  /** Called at every announcement of any process, this one included. */
  subscribe(listener: () => void): void;
  close(): void;
}

/** The announcements of one channel over Redis. Without Redis, other processes are not notified. */
export function openAnnouncements(redisUrl: string | undefined, channel: string): Announcements {
  if (!redisUrl) return { publish: () => undefined, subscribe: () => undefined, close: () => undefined };
  const subscriber = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const publisher = new Redis(redisUrl, { enableOfflineQueue: false });
  const connections = [subscriber, publisher];
  // The connection that counts limits reports a Redis that is away.
  for (const connection of connections) connection.on('error', () => undefined);
  subscriber.subscribe(channel).catch(() => undefined);
  return {
    publish: () => void publisher.publish(channel, '').catch(() => undefined),
    subscribe: (listener) => void subscriber.on('message', listener),
    close: () => connections.forEach((connection) => connection.disconnect()),
  };
}
