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

// The window goes by the server's clock, as in memory; the key's own expiry only clears up.
const script = `
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends') or '0')
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
if ends <= now then
  ends = now + window
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'ends', ends)
  redis.call('PEXPIRE', KEYS[1], window)
end
return { redis.call('HINCRBY', KEYS[1], 'count', 1), ends - now }`;

/** Without Redis nothing is counted, so nothing is let through either: calls answer 503. */
export function redisStore(redis: Redis, now: () => Date): CounterStore {
  const away = (error: unknown): never => {
    throw new AppError(503, { cause: error });
  };
  return {
    hit: async (key, windowMs) => {
      const counted = await redis.eval(script, 1, `limit:${key}`, now().getTime(), windowMs).catch(away);
      const [count, endsIn] = counted as [number, number];
      return { count, endsIn };
    },
    forget: async (key) => void (await redis.del(`limit:${key}`).catch(away)),
  };
}
