import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';
import { connectSocket, createStompClient, firstMessage, openSocket } from '../support/stompSockets';

const home = 'open.example';
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3999' },
    communities: { 'another.example': emailOnly },
  });
  ada = await addPerson(server, { member: home });
});
afterAll(() => server.stop());

const add = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
const own = ({ participantId }: Person) => `/topic/participant/${participantId}`;
const publish = (topic: string, event: Record<string, string | number>) =>
  server.app.db.transaction(async (tx) => server.app.realtime.publish(tx, topic, event));

describe('H05 GET /api/ws', () => {
  it('CHA-02 H05 the client’s library connects, subscribes, receives and leaves', async () => {
    const client = createStompClient(server, ada.token);
    await new Promise<void>((resolve) => {
      client.onConnect = () => resolve();
      client.activate();
    });
    expect(client.connectedVersion).toBe('1.2');
    const { ready, message } = firstMessage(client, own(ada));
    await ready;
    await publish(own(ada), { type: 'chat', chatId: 'ü:\\n', change: 1 });
    expect(JSON.parse((await message).body)).toEqual({ type: 'chat', chatId: 'ü:\\n', change: 1 });
    await client.deactivate();
  });

  it('CHA-02 H05 signs of life are agreed on, and come from both sides', async () => {
    const socket = openSocket(server, ada.token);
    await socket.opened();
    socket.send('CONNECT', { 'accept-version': '1.1,1.2', 'heart-beat': '10000,10000' });
    const { headers } = await socket.next('CONNECTED');
    expect(Object.fromEntries(headers)).toEqual({ version: '1.2', 'heart-beat': '10000,10000' });
    server.later(10);
    await expect.poll(socket.beats).toBeGreaterThan(0);
    socket.write('\n\r\n\n');
    await socket.settled();
    socket.close();
  });

  it.each([
    ['no token', ''],
    ['a token of nobody', 'abc.def'],
    ['a token that is none', '%00'],
  ])('CHA-02 H05 refuses %s, and says so to the page', async (_what, token) => {
    const socket = openSocket(server, token);
    expect((await socket.next('ERROR')).headers.get('code')).toBe('405');
    expect(await socket.closed()).toEqual({ code: 4401, reason: '405' });
  });

  it('CHA-02 H05 refuses the token where its sign-in method is not offered', async () => {
    const magic = await add({ madeBy: { method: 'MAGIC' } });
    expect((await openSocket(server, magic.token).closed()).code).toBe(4401);
  });

  it('CHA-09 H05 refuses pages of other sites', async () => {
    const from = (origin: string) => openSocket(server, ada.token, { headers: { origin } });
    for (const origin of ['https://evil.example', 'null', 'http://another.example', 'file://']) {
      expect(await from(origin).refusedBy()).toBe(403);
    }
    for (const origin of ['https://open.example', server.origin]) {
      const socket = from(origin);
      await socket.opened();
      socket.close();
    }
  });

  it('H05 what asks for no web socket gets nothing there, and what asks for another protocol its answer', async () => {
    expect((await server.get(`/api/ws?token=${ada.token}`)).status).toBe(404);
    const { request } = await import('node:http');
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const asked = request(`${server.origin}${path}`, { headers: { connection: 'upgrade', ...headers } });
        asked
          .on('response', (response) => resolve(response.resume().statusCode ?? 0))
          .on('error', reject)
          .end();
      });
    expect(await statusOf('/api/health', { upgrade: 'h2c' })).toBe(200);
    expect(await statusOf('/api/ws', { upgrade: 'h2c' })).toBe(404);
    expect(await statusOf('/api/health', { upgrade: 'websocket' })).toBe(200);
    expect(await statusOf('/api/health', { upgrade: 'h2c', 'content-length': '3' })).toBe(400);
  });

  const connect = { 'accept-version': '1.2' };
  const refusals: [string, string, Record<string, string>, string?][] = [
    ['ACK', 'ACK', { id: '1' }],
    ['NACK', 'NACK', { id: '1' }],
    ['BEGIN', 'BEGIN', { transaction: '1' }],
    ['COMMIT', 'COMMIT', { transaction: '1' }],
    ['ABORT', 'ABORT', { transaction: '1' }],
    ['a command that does not exist', 'HELLO', {}],
    ['CONNECT once more', 'CONNECT', connect],
    ['SUBSCRIBE without a destination', 'SUBSCRIBE', { id: '1' }],
    ['SUBSCRIBE without an id', 'SUBSCRIBE', { destination: '/topic/participant/x' }],
    ['SUBSCRIBE to what is no topic', 'SUBSCRIBE', { id: '1', destination: '/queue/x' }],
    ['SUBSCRIBE with acknowledgements', 'SUBSCRIBE', { id: '1', destination: '/queue/x', ack: 'client' }],
    ['UNSUBSCRIBE without an id', 'UNSUBSCRIBE', {}],
    ['SEND to a topic', 'SEND', { destination: '/topic/participant/x' }, '{}'],
    ['SEND to nothing', 'SEND', {}, '{}'],
    ['SEND in a transaction', 'SEND', { destination: '/app/x', transaction: '1' }, '{}'],
  ];
  it.each(refusals)(
    'CHA-02 CHA-09 H05 refuses %s by an ERROR that names the frame, and closes',
    async (...row) => {
      const [, command, headers, body] = row;
      const socket = await connectSocket(server, ada.token);
      socket.send(command, { ...headers, receipt: 'r:1' }, body);
      const { headers: answer } = await socket.next('ERROR');
      expect(answer.get('message')).toMatch(/^[A-Z].*\.$/);
      expect(answer.get('receipt-id')).toBe('r:1');
      expect((await socket.closed()).code).toBe(4400);
    },
  );

  it.each([
    ['another frame', 'SUBSCRIBE', {}],
    ['no version', 'CONNECT', {}],
    ['older versions only', 'CONNECT', { 'accept-version': '1.0,1.1' }],
    ['unreadable heartbeats', 'CONNECT', { ...connect, 'heart-beat': 'often' }],
  ])('CHA-02 H05 refuses a beginning by %s', async (_what, command, headers) => {
    const socket = openSocket(server, ada.token);
    await socket.opened();
    socket.send(command, headers);
    await socket.next('ERROR');
    expect((await socket.closed()).code).toBe(4400);
  });

  it('CHA-02 H05 answers a RECEIPT to every frame that asks, in order, and goodbye', async () => {
    const socket = await connectSocket(server, ada.token);
    socket.send('SUBSCRIBE', { id: 'a', destination: own(ada), receipt: '1' });
    socket.send('UNSUBSCRIBE', { id: 'a', receipt: '2' });
    socket.send('SUBSCRIBE', { id: 'a', destination: own(ada), receipt: '3' });
    socket.send('DISCONNECT', { receipt: '4' });
    expect(await socket.closed()).toMatchObject({ code: 1000 });
    expect(socket.frames.map(({ headers }) => headers.get('receipt-id'))).toEqual(['1', '2', '3', '4']);
  });

  it('CHA-02 two subscriptions hear the same, and one that ended nothing', async () => {
    const socket = await connectSocket(server, ada.token);
    await socket.subscribe(own(ada), 'one');
    await socket.subscribe(own(ada), 'two');
    await publish(own(ada), { type: 'chat', chatId: 'c', change: 1 });
    const heard = [await socket.next('MESSAGE'), await socket.next('MESSAGE')];
    expect(heard.map(({ headers }) => headers.get('subscription'))).toEqual(['one', 'two']);
    expect(new Set(heard.map(({ headers }) => headers.get('message-id'))).size).toBe(2);
    socket.send('UNSUBSCRIBE', { id: 'one' });
    await socket.settled();
    await publish(own(ada), { type: 'chat', chatId: 'c', change: 2 });
    expect((await socket.next('MESSAGE')).headers.get('subscription')).toBe('two');
    await socket.settled();
    expect(socket.frames).toEqual([]);
    socket.close();
  });

  it('CHA-02 nothing is published by a transaction that is rolled back', async () => {
    const socket = await connectSocket(server, ada.token);
    await socket.subscribe(own(ada));
    const failed = server.app.db.transaction(async (tx) => {
      server.app.realtime.publish(tx, own(ada), { type: 'chat', chatId: 'never', change: 1 });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await publish(own(ada), { type: 'chat', chatId: 'then', change: 2 });
    expect(JSON.parse((await socket.next('MESSAGE')).body)).toMatchObject({ chatId: 'then' });
    socket.close();
  });

  const callers: Record<string, PersonOptions> = {
    member: {},
    manager: { manager: true },
    administrator: { member: undefined, admin: true },
    unconfirmed: { confirmed: false },
    applicant: { enabled: false },
    'member of another community': { member: 'another.example' },
    'user without a community': { member: undefined },
    guest: { enabled: false, participant: { isGuest: true, guestOf: ['event'] } },
  };
  const topics: [string, (person: Person) => string, string[]][] = [
    ['one’s own topic', own, ['member', 'manager']],
    ['another member’s topic', () => own(ada), []],
    ['a topic of nobody', () => '/topic/participant/nobody', []],
    ['presence', () => `/topic/community/${home}/presence`, ['member', 'manager', 'administrator']],
    ['presence of another community', () => '/topic/community/another.example/presence', []],
    ['the managers’ topic', () => `/topic/community/${home}/managers`, ['manager', 'administrator']],
    ['that of another community', () => '/topic/community/another.example/managers', []],
    ['presence of no community', () => '/topic/community/none/presence', []],
  ];
  describe.each(Object.entries(callers))('%s', (caller, options) => {
    it.each(topics)('CHA-02 CHA-03 H05 %s', async (_name, topicOf, admitted) => {
      const person = await add(options);
      const socket = await connectSocket(server, person.token);
      const destination = topicOf(person);
      socket.send('SUBSCRIBE', { id: 's', destination, receipt: 'r' });
      const answer = await socket.until(() => socket.frames[0]);
      if (admitted.includes(caller)) expect(answer.command).toBe('RECEIPT');
      else {
        expect(answer.command).toBe('ERROR');
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          code: '1109',
          subscription: 's',
          destination,
        });
        expect((await socket.closed()).code).toBe(4400);
      }
      socket.close();
    });
  });

  it('CHA-02 H05 is in no log by its token, nor by what is sent', async () => {
    const socket = await connectSocket(server, ada.token);
    socket.send('SEND', { destination: '/app/marker-9', 'x-marker': 'marker-9' }, '{"text":"marker-9"}');
    await socket.closed();
    await openSocket(server, 'marker-9.marker-9').closed();
    await openSocket(server, ada.token, { headers: { origin: 'https://marker-9.example' } }).refusedBy();
    const log = server.logLines.join('');
    expect(log).toContain('"route":"/api/ws"');
    for (const secret of ['marker-9', ...ada.token.split('.')]) expect(log).not.toContain(secret);
  });
});
