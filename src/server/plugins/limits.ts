import type { FastifyInstance } from 'fastify';
import { createLimits, type Limits, type LimitTable } from '../limits/limits';
import { connectRedis } from '../limits/redis';
import { withFallback } from '../limits/fallback';
import { memoryStore, redisStore, type CounterStore } from '../limits/store';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
    /** Optional services that are unavailable at the moment. */
    degraded: () => Promise<'redis'[]>;
  }
}

/**
 * Limits on calls: counted in Redis if there is one, so that several processes count together. While it is unavailable,
 * each process counts by itself: a limit is then multiplied by the number of processes, and everybody can sign in.
 */
export async function registerLimits(
  app: FastifyInstance,
  table: LimitTable,
  now: () => Date,
): Promise<void> {
  const own = { addresses: memoryStore(now), accounts: memoryStore(now) };
  const { REDIS_URL } = app.env;
  if (!REDIS_URL) {
    app.decorate('degraded', async () => []);
    app.decorate('limits', createLimits(own, table));
    return;
  }
  const { redis, isThere, suspect, answers, close } = await connectRedis(REDIS_URL, app.log);
  // Redis itself drops a counter only when its window has ended.
  const shared = redisStore(redis, now);
  const counted = (store: CounterStore) => withFallback({ shared, own: store, isThere, onFailure: suspect });
  app.addHook('onClose', async () => close());
  app.decorate('degraded', async () => ((await answers()) ? [] : ['redis' as const]));
  app.decorate(
    'limits',
    createLimits({ addresses: counted(own.addresses), accounts: counted(own.accounts) }, table),
  );
}
