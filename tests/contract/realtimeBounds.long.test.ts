import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchMemory } from '../../scripts/bench/realtime/memory';
import { buildServer, type BuiltServer } from '../support/builtServer';
import { chatCalls, storeChat } from '../support/chats';
import { addPerson, type Person } from '../support/people';
import { seedOf } from '../support/seed';
import { startServer, type TestServer } from '../support/server';
import { fuzzSockets } from '../support/socketFuzz';
import { connectSocket } from '../support/stompSockets';

const home = 'open.example';
const megabyte = 1024 * 1024;

/** A process of the application runs beside the server that fills its database. */
let server: TestServer;
let built: BuiltServer;
beforeAll(async () => {
  server = await startServer();
  built = await buildServer();
});
afterAll(async () => {
  built.remove();
  await server.stop();
});

async function launch() {
  const memory = await watchMemory();
  const running = await built.launch(built.newDataDir(), {
    ...memory.env,
    DATABASE_URL: server.databaseUrl,
    TRUST_PROXY: '127.0.0.1',
  });
  await running.ready;
  const before = await memory.used();
  return {
    origin: `http://127.0.0.1:${running.port}`,
    running,
    /** By how much its memory has grown, in megabytes. */
    growth: async () => ((await memory.used()) - before) / megabyte,
  };
}

async function addPeople(count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await addPerson(server, { member: home }));
  return people;
}

/** An address for each of many clients. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

// The embedded database has one process.
describe.runIf(process.env.DATABASE_URL)('H05 the memory of a process', () => {
  it('CHA-09 H05 does not grow by 10,000 frames of any kind, which all end by an ERROR or a close', async () => {
    const app = await launch();
    const tokens = (await addPeople(40)).map(({ token }) => token);
    const seed = seedOf('FUZZ_SEED');
    await fuzzSockets({ server: app, tokens, runs: 2500, seed, addressOf });
    const before = await app.growth();
    await fuzzSockets({ server: app, tokens, runs: 7500, seed: seed + 1, addressOf });
    expect((await app.growth()) - before).toBeLessThan(10);
    expect(app.running.child.exitCode).toBe(null);
    app.running.child.kill('SIGKILL');
  });

  it('CHA-09 H05 stays within the queues of a hundred sockets that never read, and is free again', async () => {
    const app = await launch();
    const people = await addPeople(50);
    const ids = people.map(({ participantId = '' }) => participantId);
    const chatId = await storeChat(server.app.db.orm, home, ids);
    const topic = `/topic/chat/${chatId}`;
    const open = async ({ token }: Person, id: string) => {
      const socket = await connectSocket(app, token);
      // Ids of their own, so that sockets do not share what waits for them.
      await socket.subscribe(topic, id);
      return socket;
    };
    const reader = await open(people[0]!, 'reader');
    const sockets = [];
    for (const [at, person] of [...people, ...people].entries()) sockets.push(await open(person, `${at}`));
    for (const { ws } of sockets) ws.pause();
    const calls = chatCalls({ ...server, ...app.running.client } as TestServer, home);
    const before = await app.growth();
    const grown: number[] = [];
    // More than a socket’s queue and the system’s buffers hold.
    for (let sent = 1; sent <= 1200; sent += 1) {
      await calls.sent(people[sent % people.length]!, chatId, `${sent} ${'€'.repeat(3990)}`);
      await reader.next('MESSAGE');
      if (sent % 100 === 0) grown.push((await app.growth()) - before);
    }
    expect(Math.max(...grown)).toBeLessThan(110);
    for (const { ws } of sockets) ws.resume();
    const codes = await Promise.all(sockets.map(async (socket) => (await socket.closed()).code));
    expect(codes.every((code) => code === 4408 || code === 1006)).toBe(true);
    await expect.poll(async () => (await app.growth()) - before).toBeLessThan(10);
    app.running.child.kill('SIGKILL');
  });
});
