import { Redis } from 'ioredis';

/** Tells other processes that something in the database changed. One may be lost: who listens looks by itself too. */
export interface Announcements {
  tell(): void;
  /** Called at every announcement of any process, this one included. */
  heard(listener: () => void): void;
  close(): void;
}

/** The announcements of one channel: by Redis where there is one, else nobody is told. */
export function openAnnouncements(redisUrl: string | undefined, channel: string): Announcements {
  if (!redisUrl) return { tell: () => undefined, heard: () => undefined, close: () => undefined };
  const listening = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const telling = new Redis(redisUrl, { enableOfflineQueue: false });
  const connections = [listening, telling];
  // The connection that counts limits tells of a Redis that is away.
  for (const connection of connections) connection.on('error', () => undefined);
  listening.subscribe(channel).catch(() => undefined);
  return {
    tell: () => void telling.publish(channel, '').catch(() => undefined),
    heard: (listener) => void listening.on('message', listener),
    close: () => connections.forEach((connection) => connection.disconnect()),
  };
}
