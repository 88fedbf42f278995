import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type BuiltServer } from './builtServer';
import { surviveChatKills, type KillsOptions } from './chatKills';

const ways = [
  { processes: 1, redis: false },
  { processes: 1, redis: true },
  { processes: 2, redis: false },
  { processes: 2, redis: true },
] as const;

interface Size extends Pick<KillsOptions, 'devices' | 'kills' | 'perSecond' | 'hurry' | 'seed'> {
  /** Whether there is one test of each number of processes. */
  isShort?: boolean;
}

/** Short and long form alike: how many devices write, and how often the server is killed. */
export function chatKillTests({ isShort = false, ...size }: Size): void {
  let built: BuiltServer;
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => built.remove());

  const redisOfTwo = Boolean(process.env.REDIS_URL);
  const chosen = ways.filter(({ processes, redis }) => !isShort || redis === (processes === 2 && redisOfTwo));
  for (const way of chosen) {
    // The embedded database has one process, and Redis is there where its address is.
    const isThere =
      (way.processes === 1 || Boolean(process.env.DATABASE_URL)) &&
      (!way.redis || Boolean(process.env.REDIS_URL));
    const among = `${way.processes} ${way.processes === 1 ? 'process' : 'processes'}`;
    it.runIf(isThere)(
      `CHA-10 CHA-02 H04 H06 ${size.devices} devices have every message once and in order after ${size.kills} times kill -9 of ${among}, ${way.redis ? 'with' : 'without'} Redis`,
      async () => {
        expect(await surviveChatKills(built, { ...size, ...way })).toBeGreaterThan(size.kills);
      },
    );
  }
}
