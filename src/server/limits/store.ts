import type { Redis } from 'ioredis';
import { AppError } from '../errors';

/** Counts events by key within windows of fixed length. Shared by all limits; in memory, or in Redis for several processes. */
export interface CounterStore {
  /** Counts one more; answers how many there are in the window and the ms until it ends. */
  hit(key: string, windowMs: number): Promise<{ count: number; endsIn: number }>;
  forget(key: string): Promise<void>;
}

/** More keys than this at once are an attack: the oldest give way. */
const mostKeys = 100_000;

export function memoryStore(now: () => Date): CounterStore {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    hit: async (key, windowMs) => {
      const at = now().getTime();
      const open = windows.get(key);
      const window = open && open.ends > at ? open : { count: 0, ends: at + windowMs };
      window.count += 1;
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > mostKeys) windows.delete(windows.keys().next().value ?? '');
      return { count: window.count, endsIn: window.ends - at };
    },
    forget: async (key) => void windows.delete(key),
  };
}

const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Without Redis nothing is counted, so nothing is let through either: calls answer 503. */
export function redisStore(redis: Redis): CounterStore {
  const away = (error: unknown): never => {
    throw new AppError(503, { cause: error });
  };
  return {
    hit: async (key, windowMs) => {
      const counted = await redis.eval(script, 1, `limit:${key}`, windowMs).catch(away);
      const [count, endsIn] = counted as [number, number];
      return { count, endsIn };
    },
    forget: async (key) => void (await redis.del(`limit:${key}`).catch(away)),
  };
}
