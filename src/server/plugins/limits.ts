import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { createLimits, type Limits } from '../limits/limits';
import { memoryStore, redisStore } from '../limits/store';
import type { LimitTable } from '../limits/table';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** Limits on calls: counted in Redis where there is one, so that several processes count together. */
export async function registerLimits(
  app: FastifyInstance,
  table: LimitTable,
  now: () => Date,
): Promise<void> {
  const { REDIS_URL } = app.env;
  if (!REDIS_URL) {
    app.decorate('limits', createLimits(memoryStore(now), table));
    return;
  }
  const redis = new Redis(REDIS_URL, { lazyConnect: true, maxRetriesPerRequest: 2 });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  await redis.connect();
  app.addHook('onClose', async () => void (await redis.quit()));
  app.decorate('limits', createLimits(redisStore(redis, now), table));
}
