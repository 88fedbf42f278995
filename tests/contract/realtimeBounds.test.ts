import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitTable } from '../../src/server/limitTable';
import { addPerson } from '../support/people';
import { createRooms } from '../support/rooms';
import { startServer, type TestServer } from '../support/server';
import { fuzzSockets } from '../support/socketFuzz';
import { connectSocket, openSocket, type OpenSocket } from '../support/stompSockets';

const home = 'open.example';
const room = '/topic/room/a';
const rooms = createRooms();
const start = (sockets = 20_000) =>
  startServer({
    topics: [rooms.topic],
    realtime: { close: 200, sockets },
    limits: { ...limitTable, address: {} },
  });
let server: TestServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.stop());

const newToken = async () => (await addPerson(server, { member: home })).token;
const publish = (event: Record<string, string | number>, topic = room) =>
  server.app.db.transaction(async (tx) => server.app.realtime.publish(tx, topic, event));
const clients = () => [...server.app.realtime.server.clients];

describe('H05 bounds of sockets', () => {
  it('CHA-09 H05 a session has 16, and there is room again where one is closed', async () => {
    const token = await newToken();
    const all = await Promise.all(Array.from({ length: 16 }, () => connectSocket(server, token)));
    const refused = openSocket(server, token);
    expect((await refused.next('ERROR')).headers.get('code')).toBe('1104');
    expect((await refused.closed()).code).toBe(4429);
    const other = await connectSocket(server, await newToken());
    all[0]!.send('DISCONNECT');
    await all[0]!.closed();
    const again = await connectSocket(server, token);
    for (const socket of [...all, again, other]) socket.close();
  });

  it('CHA-09 H05 a process has as many as it is set to', async () => {
    const small = await start(2);
    const { token } = await addPerson(small, { member: home });
    const all = [await connectSocket(small, token), await connectSocket(small, token)];
    expect((await openSocket(small, token).closed()).code).toBe(4429);
    for (const socket of all) socket.close();
    await small.stop();
  });

  it('CHA-09 H05 a dead one is gone within 75 s, and one that only answers pings stays', async () => {
    const token = await newToken();
    const [dead, alive] = [await connectSocket(server, token), await connectSocket(server, token)];
    (dead.ws as unknown as { _autoPong: boolean })._autoPong = false;
    const pinged = [dead, alive].map(({ ws }) => new Promise((resolve) => ws.once('ping', resolve)));
    server.later(30);
    await Promise.all(pinged);
    await alive.settled();
    server.later(31);
    expect((await dead.closed()).code).toBe(1006);
    await alive.settled();
    alive.close();
  });

  it('CHA-09 H05 one that never says CONNECT is closed', async () => {
    const socket = openSocket(server, await newToken());
    await socket.opened();
    server.later(11);
    await socket.next('ERROR');
    expect((await socket.closed()).code).toBe(4400);
  });

  it('CHA-09 H05 one that sends too many frames is closed, however they are packed', async () => {
    const token = await newToken();
    for (const text of [Array.from({ length: 300 }, () => '\n'), ['UNSUBSCRIBE\nid:x\n\n\0'.repeat(300)]]) {
      const socket = await connectSocket(server, token);
      for (const each of text) socket.write(each);
      expect((await socket.closed()).code).toBe(4429);
    }
  });

  it('CHA-09 H05 a frame over the limit closes the socket, also without an end', async () => {
    const socket = await connectSocket(server, await newToken());
    socket.write(`SEND\ndestination:/app/room/a/typing\n\n${'x'.repeat(70_000)}`);
    await socket.next('ERROR');
    await socket.closed();
    const huge = await connectSocket(server, await newToken());
    huge.write('x'.repeat(1_000_000));
    expect((await huge.closed()).code).toBe(1009);
  });

  it('CHA-09 H05 a session’s subscriptions are bounded', async () => {
    const socket = await connectSocket(server, await newToken());
    for (let at = 0; at < 100; at += 1)
      socket.send('SUBSCRIBE', { id: `${at}`, destination: `/topic/room/${at}` });
    await socket.settled();
    socket.send('SUBSCRIBE', { id: 'more', destination: '/topic/room/more' });
    expect((await socket.next('ERROR')).headers.get('message')).toBe('Too many subscriptions.');
  });

  it('CHA-09 what may be dropped is dropped for a slow socket, and nothing else', async () => {
    const socket = await connectSocket(server, await newToken());
    await socket.subscribe(room);
    await expect.poll(() => clients().length).toBe(1);
    socket.ws.pause();
    let sent = 0;
    while (clients()[0]!.bufferedAmount < 300_000) {
      await publish({ type: 'large' });
      sent += 1;
    }
    await publish({ type: 'typing', at: 1 });
    await publish({ type: 'message', at: 2 });
    socket.ws.resume();
    const has = (at: number) =>
      socket.until(() => socket.bodies().some((body) => (body as { at?: number }).at === at) || undefined);
    await has(2);
    await publish({ type: 'typing', at: 3 });
    await has(3);
    const kinds = socket.bodies().map((body) => (body as { type: string }).type);
    expect(kinds).toEqual([...Array.from({ length: sent }, () => 'large'), 'message', 'typing']);
    socket.close();
  });

  it('CHA-09 H05 a hundred sockets that never read take no more than their queues, and are closed', async () => {
    const sockets: OpenSocket[] = [];
    for (let at = 0; at < 7; at += 1) {
      const token = await newToken();
      for (let each = 0; each < 15 && sockets.length < 100; each += 1) {
        sockets.push(await connectSocket(server, token));
      }
    }
    await Promise.all(sockets.map((socket) => socket.subscribe(room)));
    for (const { ws } of sockets) ws.pause();
    const reader = await connectSocket(server, await newToken());
    await reader.subscribe(room);
    let most = 0;
    let sent = 0;
    while (server.app.realtime.subscribersOf(room).length > 1) {
      const before = reader.bodies().length;
      await publish({ type: 'large' });
      sent += 1;
      await reader.until(() => reader.bodies().length > before || undefined);
      most = Math.max(most, ...clients().map(({ bufferedAmount }) => bufferedAmount));
    }
    expect(most).toBeLessThan(1024 * 1024 + 2 * 33 * 1024);
    expect(reader.bodies()).toHaveLength(sent);
    // Their queues are gone.
    await expect.poll(() => clients().length).toBe(1);
    for (const { ws } of sockets) ws.resume();
    const codes = await Promise.all(sockets.map(async (socket) => (await socket.closed()).code));
    expect(codes.every((code) => code === 4408 || code === 1006)).toBe(true);
    reader.close();
  });

  it('CHA-09 H05 whatever frames come, each socket ends by an ERROR or is closed, and the server goes on', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, newToken));
    await fuzzSockets({ server, tokens, runs: 1000 });
    await expect.poll(() => clients().length).toBe(0);
    expect(server.app.realtime.subscribersOf(room)).toEqual([]);
    expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('CHA-02 H05 a server that stops says that it comes back', async () => {
    const stopping = await start();
    const { token } = await addPerson(stopping, { member: home });
    const socket = await connectSocket(stopping, token);
    const deaf = await connectSocket(stopping, token);
    deaf.ws.pause();
    await stopping.stop();
    expect((await socket.closed()).code).toBe(1012);
    deaf.ws.resume();
    await deaf.closed();
  });
});
