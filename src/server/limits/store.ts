import type { Redis } from 'ioredis';

/** Counts events by key within windows of fixed length. Shared by all limits; in memory, or in Redis for several processes. */
export interface CounterStore {
  /** Counts one more; answers how many there are in the window and the ms until it ends. */
  hit(key: string, windowMs: number): Promise<{ count: number; endsIn: number }>;
  /** Takes one event back: it was none of those that are counted. */
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  /** Goes on counting under another key, where something is counted. */
  rename(key: string, to: string): Promise<void>;
}

/** Stores by address and by account, so that a flood of one kind does not affect the other. */
export interface CounterStores {
  addresses: CounterStore;
  accounts: CounterStore;
}

/** More keys than this are an attack: the oldest are dropped. */
const mostKeys = 100_000;

/** Counters in this process's memory, at most `most` at once. */
export function memoryStore(now: () => Date, most = mostKeys): CounterStore {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    hit: async (key, windowMs) => {
      const at = now().getTime();
      const open = windows.get(key);
      const window = open && open.ends > at ? open : { count: 0, ends: at + windowMs };
      window.count += 1;
      windows.delete(key);
      windows.set(key, window);
      if (windows.size > most) windows.delete(windows.keys().next().value ?? '');
      return { count: window.count, endsIn: window.ends - at };
    },
    giveBack: async (key) => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    reset: async (key) => void windows.delete(key),
    rename: async (key, to) => {
      const window = windows.get(key);
      if (!window) return;
      windows.delete(key);
      windows.set(to, window);
    },
  };
}

// The window uses the server's clock, as in memory. The key's own expiry only removes it.
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

const giveBackScript = `
if tonumber(redis.call('HGET', KEYS[1], 'count') or '0') > 0 then redis.call('HINCRBY', KEYS[1], 'count', -1) end`;

const renameScript = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('RENAME', KEYS[1], KEYS[2]) end`;

/** Counts in Redis, for all processes together. Rejects while Redis is away. */
export function redisStore(redis: Redis, now: () => Date): CounterStore {
  return {
    hit: async (key, windowMs) => {
      const counted = await redis.eval(script, 1, `limit:${key}`, now().getTime(), windowMs);
      const [count, endsIn] = counted as [number, number];
      return { count, endsIn };
    },
    giveBack: async (key) => void (await redis.eval(giveBackScript, 1, `limit:${key}`)),
    reset: async (key) => void (await redis.del(`limit:${key}`)),
    rename: async (key, to) => void (await redis.eval(renameScript, 2, `limit:${key}`, `limit:${to}`)),
  };
}
