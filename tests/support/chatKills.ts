import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { chatMessages } from '../../src/server/db/schema';
import type { BuiltServer, Spawned } from './builtServer';
import { openDevice, useNodeSockets, type Device } from './chatDevice';
import { storeChat } from './chats';
import { addPerson, type Person } from './people';
import { startServer, type TestServer } from './server';

const home = 'open.example';
/** The most people of a chat. */
const inOneChat = 50;

export interface KillsOptions {
  devices: number;
  /** How often a process is killed. */
  kills: number;
  /** Messages that all devices send together in a second. */
  perSecond: number;
  processes: 1 | 2;
  /** Whether processes reach each other by Redis, otherwise by NOTIFY. */
  redis: boolean;
  seed: number;
  /** How many messages a process takes at most until it is killed, and at least five. */
  untilKill: number;
  /** By how much the waits of devices are shorter than those of a browser. */
  pace: number;
}

/** For how many seconds members write on while nothing is taken: a slow machine must come to an end, too. */
const mostBehind = 5;

/** A process of the application that is started again on the same database after each kill. */
function createPlace(built: BuiltServer, env: Record<string, string>) {
  const data = built.newDataDir();
  let running: Spawned | undefined;
  return {
    origin: () => `http://127.0.0.1:${running?.port ?? 9}`,
    async start(): Promise<void> {
      running = await built.launch(data, env);
      await running.ready;
    },
    async kill(): Promise<void> {
      running?.child.kill('SIGKILL');
      expect(await running?.ended).toBe('SIGKILL');
    },
    stop: (): void => void running?.child.kill('SIGKILL'),
  };
}

async function addPeople(server: TestServer, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) people.push(await addPerson(server, { member: home }));
  return people;
}

/** What everybody must have in the end: what the database has, and each author’s messages in the order of sending. */
async function expectSame(server: TestServer, devices: readonly Device[]): Promise<void> {
  const stored = await server.app.db.orm.select().from(chatMessages).orderBy(chatMessages.number);
  for (const device of devices) {
    const all = stored.filter(({ chatId }) => chatId === device.chatId);
    expect(device.shown().map(({ number, text }) => [number, text])).toEqual(
      all.map(({ text }, at) => [at + 1, text]),
    );
    expect(all.filter(({ authorId }) => authorId === device.me).map(({ text }) => text)).toEqual(device.sent);
  }
  expect(stored).toHaveLength(devices.reduce((sum, { sent }) => sum + sent.length, 0));
}

/**
 * Kills the processes of the application again and again while members write to each other. In the end every member has
 * exactly the messages that were sent, in order, none twice, without having loaded the page again. Returns how many.
 */
export async function surviveChatKills(built: BuiltServer, options: KillsOptions): Promise<number> {
  const { kills, perSecond, processes, redis, seed, pace, untilKill } = options;
  const server = await startServer();
  const unset = useNodeSockets();
  const env = {
    DATABASE_URL: server.databaseUrl,
    TRUST_PROXY: '127.0.0.1',
    ...(redis && server.redisUrl ? { REDIS_URL: server.redisUrl } : {}),
  };
  const places = Array.from({ length: processes }, () => createPlace(built, env));
  const devices: Device[] = [];
  let writing: NodeJS.Timeout | undefined;
  try {
    await Promise.all(places.map((place) => place.start()));
    const people = await addPeople(server, options.devices);
    for (let from = 0; from < people.length; from += inOneChat) {
      const some = people.slice(from, from + inOneChat);
      const chatId = await storeChat(
        server.app.db.orm,
        home,
        some.map(({ participantId = '' }) => participantId),
      );
      const opened = some.map((person, at) => {
        const index = from + at;
        const { origin } = places[index % processes]!;
        const address = `10.0.${index >> 8}.${index & 255}`;
        return openDevice({ person, chatId, origin, from: address, pace });
      });
      devices.push(...(await Promise.all(opened)));
    }
    const confirmed = () => devices.reduce((sum, device) => sum + device.confirmed(), 0);
    const writers = fc.sample(fc.integer({ min: 0, max: devices.length - 1 }), { seed, numRuns: 4096 });
    let written = 0;
    writing = setInterval(() => {
      if (written - confirmed() < mostBehind * perSecond)
        devices[writers[written++ % writers.length]!]!.write();
    }, 1000 / perSecond);
    const counts = fc.sample(fc.integer({ min: 5, max: untilKill }), { seed, numRuns: kills });
    for (const [round, count] of counts.entries()) {
      const place = places[round % processes]!;
      const until = confirmed() + count;
      await vi.waitFor(() => expect(confirmed()).toBeGreaterThanOrEqual(until), { interval: 10 });
      await place.kill();
      await place.start();
    }
    clearInterval(writing);
    const settled = (device: Device) => device.isUp() && device.outbox().length === 0;
    await vi.waitFor(() => expect(devices.filter((device) => !settled(device))).toHaveLength(0), {
      interval: 100,
    });
    await vi.waitFor(() => expectSame(server, devices), { interval: 250 });
    return written;
  } catch (error) {
    const refused = devices.flatMap((device) => device.outbox()).find(({ state }) => state === 'refused');
    throw new Error(`KILLS_SEED=${seed} ${refused?.reason ?? ''}`, { cause: error });
  } finally {
    clearInterval(writing);
    for (const device of devices) device.close();
    unset();
    for (const place of places) place.stop();
    await server.stop();
  }
}
