import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatCalls } from '../support/chats';
import { addPerson, type Person } from '../support/people';
import { createRooms } from '../support/rooms';
import { startServer, type TestServer } from '../support/server';
import { connectSocket, openSocket } from '../support/stompSockets';

const home = 'open.example';
/** In every text, header and name that is sent. */
const marker = 'marker9words';
const address = '203.0.113.77';
const headers = { 'x-forwarded-for': address };

describe('the log of chats and sockets', () => {
  const rooms = createRooms();
  let server: TestServer;
  let [ada, bob, eve]: Person[] = [];
  let calls: ReturnType<typeof chatCalls>;
  let chatId = '';
  beforeAll(async () => {
    server = await startServer({
      env: { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' },
      topics: [rooms.topic],
    });
    [ada, bob, eve] = [
      await addPerson(server, { member: home, manager: true }),
      await addPerson(server, { member: home }),
      await addPerson(server, { member: home }),
    ];
    const from: typeof server.call = (method, path, body, options) =>
      server.call(method, path, body, { ...options, headers });
    calls = chatCalls(
      {
        ...server,
        call: from,
        post: (path, body, options) => from('POST', path, body, options),
        get: (path, options) => from('GET', path, undefined, options),
      },
      home,
    );
    const { chat } = await calls.opened(ada, [bob, eve], `${marker} name`);
    chatId = chat.id;
  });
  afterAll(() => server.stop());

  const connect = ({ token }: Person) => connectSocket(server, token, { headers });

  async function driveSockets(): Promise<void> {
    const socket = await connect(ada!);
    await socket.subscribe(`/topic/chat/${chatId}`);
    await socket.subscribe(`/topic/community/${home}/presence`);
    socket.send('SEND', { destination: `/app/chat/${chatId}/typing` }, JSON.stringify({ marker }));
    await calls.sent(bob!, chatId, `${marker} to all`);
    await socket.until(() => socket.bodies()[0]);
    socket.send('DISCONNECT', { receipt: marker });
    await socket.closed();
    const refusals: [string, Record<string, string>, string?][] = [
      ['SEND', { destination: `/app/${marker}` }, '{}'],
      ['SEND', { destination: `/app/chat/${chatId}/typing` }, marker],
      ['SUBSCRIBE', { id: marker, destination: `/topic/chat/${marker}` }],
      ['ACK', { id: marker }],
      [marker.toUpperCase(), {}],
    ];
    for (const [command, sent, body] of refusals) {
      const refused = await connect(ada!);
      refused.send(command, sent, body);
      await refused.closed();
    }
    const malformed = await connect(ada!);
    malformed.write(`SEND\n${marker}\n\n\0`);
    await malformed.closed();
    for (const token of [`${marker}.${marker}`, ada!.token.replace(/.$/, '~')]) {
      await openSocket(server, token, { headers }).closed();
    }
    const origin = `https://${marker}.example`;
    await openSocket(server, ada!.token, { headers: { ...headers, origin } }).refusedBy();
    // An event that cannot be read.
    const broken = await connect(ada!);
    await broken.subscribe('/topic/room/a');
    const { read } = rooms.topic;
    rooms.topic.read = () => Promise.reject(new Error('no database'));
    await server.app.db.transaction(async (tx) =>
      server.app.realtime.publish(tx, '/topic/room/a', { at: 1 }),
    );
    expect((await broken.closed()).code).toBe(4409);
    rooms.topic.read = read;
  }

  async function driveCalls(): Promise<Set<number>> {
    const query = encodeURIComponent(marker);
    const message = await calls.sent(ada!, chatId, `${marker} first`);
    const answers = [
      await calls.get(ada!, `?page=0`),
      await calls.get(ada!, `/people?q=${query}`),
      await calls.get(ada!, `/search?q=${query}`),
      await calls.send(ada!, chatId, ''),
      await calls.send(ada!, chatId, `${marker} ${'x'.repeat(5000)}`),
      await calls.send(ada!, marker, marker),
      await calls.post(ada!, `/${chatId}`, { messageId: message.messageId, text: `${marker} other` }),
      await calls.post(bob!, `/${chatId}/messages/${message.number}/edit`, { text: marker }),
      await calls.post(eve!, `/${chatId}`, { text: marker, [marker]: marker }),
      await server.post(
        `/api/chats/${chatId}`,
        { text: marker, messageId: randomUUID() },
        { community: home, headers },
      ),
      await server.post(`/api/chats/${chatId}`, undefined, {
        community: home,
        token: ada!.token,
        headers,
        raw: `{"${marker}`,
      }),
    ];
    for (let sent = 0; sent < 70; sent += 1)
      answers.push(await calls.send(eve!, chatId, `${marker} ${sent}`));
    // What the server fails to do.
    await server.app.db.executeSql('alter table chat_message_people rename to chat_message_people_away');
    answers.push(await calls.send(bob!, chatId, `${marker} lost`));
    answers.push(await calls.get(bob!, `/${chatId}`));
    await server.app.db.executeSql('alter table chat_message_people_away rename to chat_message_people');
    await server.app.db.executeSql(
      "alter table chat_messages add constraint no_word check (text not like '%refused%')",
    );
    answers.push(await calls.send(bob!, chatId, `${marker} refused`));
    return new Set(answers.map(({ status }) => status));
  }

  it('CHA-04 CHA-09 H01 H04 H05 has no token, no text and no address, whatever succeeds or fails', async () => {
    await driveSockets();
    const statuses = await driveCalls();
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 429, 500]));
    const log = server.logLines.join('');
    expect(log).toContain('"route":"/api/ws"');
    expect(log).toContain('an event of a topic was not delivered');
    const secrets = [ada!, bob!, eve!].flatMap(({ token, email }) => [...token.split('.'), email]);
    for (const secret of [marker, address, ...secrets]) {
      const lines = server.logLines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()));
      expect(lines).toEqual([]);
    }
  });
});
