import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../src/generated/api/chat';
import type { DirectoryPage } from '../../src/generated/api/directory';
import type { Profile } from '../../src/generated/api/participant';
import { chatCalls } from '../support/chats';
import { storeEvent } from '../support/events';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { connectSocket, type OpenSocket } from '../support/stompSockets';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';

let server: TestServer;
let calls: ReturnType<typeof chatCalls>;
let manager: Person;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { ...emailOnly, community: { transparent: true } } },
  });
  calls = chatCalls(server, home);
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const member = (firstName: string) => addPerson(server, { member: home, firstName });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const post = async (by: Person, path: string, body: object = {}) =>
  expect((await server.post(path, body, as(by))).status).toBe(200);
const act = (who: Person, path: string, body?: object) =>
  post(manager, `/api/admin/participants/${idOf(who)}${path}`, body);
const hide = (who: Person) => act(who, '/profile/toggle', { shouldDisable: true });
const show = (who: Person) => act(who, '/profile/toggle', { shouldDisable: false });

/** A socket that hears of a chat. */
async function listening(person: Person, chatId: string): Promise<OpenSocket> {
  const socket = await connectSocket(server, person.token);
  await socket.subscribe(`/topic/chat/${chatId}`);
  return socket;
}

const hears = ({ until, bodies }: OpenSocket, type: ChatEvent['type'] | 'ended') =>
  until(() => bodies().find((body) => (body as ChatEvent).type === type));
const heard = ({ bodies }: OpenSocket) => bodies().map((body) => (body as ChatEvent).type);

/** A group of three. Two of them listen. */
async function group() {
  const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await member('Eve')];
  for (const other of [bob, eve]) await connect(server, home, ada, other);
  const { chat } = await calls.opened(ada, [bob, eve], 'Kiln');
  await calls.sent(bob, chat.id, 'I am here');
  return { ada, bob, eve, id: chat.id };
}

const authorOf = async (by: Person, id: string) => {
  const { messages, chat } = await calls.chat(by, id);
  return { authorId: messages.at(-1)?.authorId, text: messages.at(-1)?.text, people: chat.people.length };
};

describe('CHA-04 CHA-08 open chats are told at once', () => {
  type Change = (who: Person) => Promise<void>;
  const changes: [string, Change, Change][] = [
    ['hidden and shown again', hide, show],
    ['removed and restored', (who) => act(who, '/remove'), (who) => act(who, '/restore')],
  ];
  it.each(changes)('when a person is %s', async (_, change, back) => {
    const { ada, bob, eve, id } = await group();
    const sockets = [await listening(ada, id), await listening(eve, id)] as const;
    await change(bob);
    for (const socket of sockets) expect(await hears(socket, 'people')).toEqual({ type: 'people' });
    expect(await authorOf(ada, id)).toEqual({ authorId: null, text: 'I am here', people: 1 });
    for (const socket of sockets) socket.frames.splice(0);
    await back(bob);
    for (const socket of sockets) await hears(socket, 'people');
    expect(await authorOf(eve, id)).toMatchObject({ authorId: idOf(bob), people: 2 });
    for (const socket of sockets) socket.close();
  });

  it('when a person becomes a manager, and when they are one no more', async () => {
    const { ada, bob, eve, id } = await group();
    const sockets = [await listening(ada, id), await listening(eve, id)] as const;
    await act(bob, '/role', { isManager: true });
    await post(bob, '/api/participant/manager-invitation', { accept: true });
    for (const socket of sockets) await hears(socket, 'people');
    for (const socket of sockets) socket.frames.splice(0);
    await post(bob, `/api/admin/participants/${idOf(bob)}/role`, { isManager: false });
    for (const socket of sockets) await hears(socket, 'people');
    for (const socket of sockets) socket.close();
  });

  it('when one blocks another: those two alone in a group, until the block ends, and their chat of two ends', async () => {
    const { ada, bob, eve, id } = await group();
    const direct = (await calls.opened(ada, [bob])).chat.id;
    const [adas, eves, bobs] = [await listening(ada, id), await listening(eve, id), await listening(bob, id)];
    const [ofAda, ofBob] = [await listening(ada, direct), await listening(bob, direct)];
    await post(ada, `/api/blocks/${idOf(bob)}`);
    for (const socket of [adas, bobs]) expect(await hears(socket, 'people')).toEqual({ type: 'people' });
    for (const socket of [ofAda, ofBob]) await hears(socket, 'ended');
    expect(await authorOf(ada, id)).toEqual({ authorId: null, text: '', people: 1 });
    // What comes from then on is hidden on the line, too, and the sequence has no gap.
    const { change } = await calls.sent(bob, id, 'Still here');
    const message = (await hears(adas, 'message')) as ChatEvent;
    expect(message).toMatchObject({ change, message: { text: '', authorId: null } });
    await hears(eves, 'message');
    for (const socket of [adas, bobs]) socket.frames.splice(0);
    await server.call('DELETE', `/api/blocks/${idOf(bob)}`, undefined, { token: ada.token, community: home });
    for (const socket of [adas, bobs]) expect(await hears(socket, 'people')).toEqual({ type: 'people' });
    expect(await authorOf(ada, id)).toEqual({ authorId: idOf(bob), text: 'Still here', people: 2 });
    expect(heard(eves)).not.toContain('people');
    for (const socket of [adas, eves, bobs, ofAda, ofBob]) socket.close();
  });

  it('nobody writes where nobody would read: `maySend` follows from who is there', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, ada, bob);
    const { chat } = await calls.opened(ada, [bob]);
    const socket = await listening(ada, chat.id);
    await hide(bob);
    await hears(socket, 'people');
    expect((await calls.chat(ada, chat.id)).chat.maySend).toBe(false);
    socket.frames.splice(0);
    await show(bob);
    await hears(socket, 'people');
    expect((await calls.chat(ada, chat.id)).chat.maySend).toBe(true);
    socket.close();
  });
});

describe('CHA-08 HOM-02 the people that a member may write to', () => {
  it('P05 C07 H02 is answered with each person, as H02 decides', async () => {
    const [ada, bob, olga, gus] = [
      await member('Ada'),
      await member('Bob'),
      await member('Olga'),
      await member('Gus'),
    ];
    await connect(server, home, ada, bob);
    await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [idOf(olga)],
      participants: { [idOf(gus)]: 'CONFIRMED', [idOf(ada)]: 'CANCELLED' },
    });
    for (const one of [ada, bob, olga, gus, manager]) {
      const list = await server.get(`/api/community/${home}/participants`, as(one));
      const { items } = list.body as DirectoryPage;
      for (const other of [ada, bob, olga, gus, manager]) {
        const { subject, mayWrite = false } = items.find((item) => item.subject.id === idOf(other))!;
        const page = await server.get(`/api/participant/profile/${subject.slug}`, as(one));
        expect((page.body as Profile).relation?.mayWrite ?? false).toBe(mayWrite);
        expect((await calls.open(one, [other])).status === 200).toBe(mayWrite);
      }
    }
  });
});
