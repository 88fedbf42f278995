import { Redis } from 'ioredis';
import type { Transport, TransportListener } from './transport';

const channel = 'realtime';
/** The longest wait between two tries to reach it, in ms. */
const longestRest = 2000;

/** Redis pub/sub. Both connections come back by themselves. */
export function openRedisTransport(url: string, { onText, onGap }: TransportListener): Transport {
  const retryStrategy = (times: number) => Math.min(times * 100, longestRest);
  const shared = { retryStrategy, keepAlive: 5000, connectTimeout: 2000 };
  // It subscribes again by itself.
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  const publisher = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2000,
  });
  // The connection that counts limits reports a Redis that is away.
  for (const connection of [subscriber, publisher]) connection.on('error', () => undefined);
  let wasReady = false;
  let isChecking = false;
  subscriber.on('ready', () => {
    if (wasReady) onGap();
    wasReady = true;
  });
  subscriber.on('message', (_channel, text) => onText(text));
  subscriber.subscribe(channel).catch(() => undefined);
  return {
    publish: async (text) => void (await publisher.publish(channel, text)),
    check: () => {
      if (isChecking || subscriber.status !== 'ready') return;
      isChecking = true;
      const late = setTimeout(() => subscriber.disconnect(true), 5000).unref();
      const done = () => {
        clearTimeout(late);
        isChecking = false;
      };
      subscriber.ping().then(done, done);
    },
    close: async () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
