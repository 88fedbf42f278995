import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type BuiltServer } from './builtServer';
import { surviveChatKills, type KillsOptions } from './chatKills';

const ways = [
  { processes: 1, redis: false },
  { processes: 1, redis: true },
  { processes: 2, redis: false },
  { processes: 2, redis: true },
] as const;

interface Size extends Pick<KillsOptions, 'devices' | 'kills' | 'perSecond' | 'pace' | 'untilKill' | 'seed'> {
  /** Whether there is one test alone: of as many processes as the database lets write. */
  isShort?: boolean;
}

/** Short and long form alike: how many devices write, and how often the server is killed. */
export function chatKillTests({ isShort = false, ...size }: Size): void {
  let built: BuiltServer;
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => built.remove());

  // The embedded database has one process, and Redis is there where its address is.
  const mayBeTwo = Boolean(process.env.DATABASE_URL);
  const mayBeRedis = Boolean(process.env.REDIS_URL);
  const isShortOne = ({ processes, redis }: (typeof ways)[number]) =>
    (processes === 2) === mayBeTwo && redis === (mayBeTwo && mayBeRedis);
  for (const way of ways.filter((each) => !isShort || isShortOne(each))) {
    const isThere = (way.processes === 1 || mayBeTwo) && (!way.redis || mayBeRedis);
    const among = `${way.processes} ${way.processes === 1 ? 'process' : 'processes'}`;
    it.runIf(isThere)(
      `CHA-10 CHA-02 H04 H06 ${size.devices} devices have every message once and in order after ${size.kills} times kill -9 of ${among}, ${way.redis ? 'with' : 'without'} Redis`,
      async () => {
        expect(await surviveChatKills(built, { ...size, ...way })).toBeGreaterThan(size.kills);
      },
    );
  }
}
