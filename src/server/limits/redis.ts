import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

interface RedisConnection {
  redis: Redis;
  /** Whether it is available. */
  isThere(): boolean;
  /** Reports a failure: it counts as unavailable until a new connection answers. */
  suspect(): void;
  /** Asks it. */
  answers(): Promise<boolean>;
  close(): void;
}

/** The longest wait between two tries to reach it, in ms. */
const longestRest = 2000;

/**
 * A connection to Redis that is never waited for: nothing is queued while it is away, an answer has a second, and it
 * comes back by itself. Resolves once Redis answers or has failed to. Outages are logged at their beginning and end.
 */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<RedisConnection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1000,
    keepAlive: 5000,
    retryStrategy: (times) => Math.min(times * 100, longestRest),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'redis is away: limits are counted per process');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.warn('redis is back');
    away = false;
  });
  await redis.connect().catch(() => undefined);
  const isThere = () => redis.status === 'ready';
  const suspect = () => {
    if (isThere()) redis.disconnect(true);
  };
  return {
    redis,
    isThere,
    suspect,
    answers: async () => {
      if (!isThere()) return false;
      const heard = await redis.ping().then(
        () => true,
        () => false,
      );
      if (!heard) suspect();
      return heard;
    },
    close: () => redis.disconnect(),
  };
}
