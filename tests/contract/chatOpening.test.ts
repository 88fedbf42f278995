import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chat, ChatPeople, Chats, FoundMessages } from '../../src/generated/api/chat';
import { participants } from '../../src/server/db/schema';
import { chatCalls } from '../support/chats';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { connect } from '../support/organisers';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart } from '../support/testCommunities';

// Its members do not see each other.
const home = 'apart.example';
const monthsAgo = new Date('2026-01-06T12:00:00Z');

let server: TestServer;
let calls: ReturnType<typeof chatCalls>;
let manager: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: apart } });
  calls = chatCalls(server, home);
  manager = await member('Mona', { manager: true });
});
afterAll(() => server.stop());

const member = (firstName: string, options: PersonOptions = {}) =>
  addPerson(server, {
    member: home,
    firstName,
    ...options,
    participant: { createdAt: monthsAgo, ...options.participant },
  });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const post = (by: Person, path: string, body?: object) => server.post(path, body, as(by));
const like = (by: Person, to: Person, note = '') =>
  post(by, '/api/relations', { participantId: idOf(by), subjectId: idOf(to), relationType: 'LIKE', note });
const profileOf = (who: Person, by: Person) =>
  server.get(`/api/participant/profile?participantId=${idOf(who)}`, as(by));
const listOf = async (by: Person) => calls.made<Chats>(await calls.get(by, '')).chats;
const codeOf = async (answer: ReturnType<typeof calls.open>) => {
  const given = await answer;
  return given.status === 200 ? 200 : errorOf(given).code;
};

describe('CHA-08 who may begin a chat', () => {
  it('H02 connections, organisers with people of their event and the other way round, managers with members and the other way round', async () => {
    const [ada, bob, organiser, guest] = [
      await member('Ada'),
      await member('Bob'),
      await member('Olga'),
      await member('Gus'),
    ];
    await connect(server, home, ada, bob);
    await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [idOf(organiser)],
      participants: { [idOf(guest)]: 'CONFIRMED', [idOf(ada)]: 'CANCELLED' },
    });
    const may: [Person, Person][] = [
      [ada, bob],
      [organiser, guest],
      [guest, organiser],
      [manager, guest],
      [guest, manager],
    ];
    for (const [one, other] of may) expect(await codeOf(calls.open(one, [other]))).toBe(200);
    const mayNot: [Person, Person][] = [
      [bob, guest],
      [ada, guest],
      [bob, organiser],
      [organiser, ada],
      [ada, ada],
    ];
    for (const [one, other] of mayNot) expect(await codeOf(calls.open(one, [other]))).toBe(1110);
    expect(await codeOf(calls.open(ada, [bob, guest], 'All of us'))).toBe(1110);
  });

  it('H15 lists the people one may begin with, by name, and finds them by a part of it', async () => {
    const [ada, bob, zoe] = [await member('Ada'), await member('Bob'), await member('Zoe')];
    await connect(server, home, ada, bob);
    await connect(server, home, ada, zoe);
    const named = async (q = '') =>
      calls
        .made<ChatPeople>(await calls.get(ada, `/people?q=${encodeURIComponent(q)}`))
        .people.map(({ firstName }) => firstName);
    expect(await named()).toEqual(['Bob', 'Mona', 'Zoe']);
    expect(await named('зо')).toEqual(['Zoe']);
    expect(await named('%')).toEqual([]);
  });

  it('H02 a new member begins 5 chats a day with strangers, and as many as they like with connections', async () => {
    const newcomer = await member('Nora', { participant: { createdAt: new Date() } });
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => member(`Guest ${at}`)));
    await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [idOf(newcomer)],
      participants: Object.fromEntries(people.map((each) => [idOf(each), 'CONFIRMED' as const])),
    });
    const friend = await member('Fred');
    await connect(server, home, newcomer, friend);
    const codes: number[] = [];
    for (const person of people) codes.push(await codeOf(calls.open(newcomer, [person])));
    expect(codes).toEqual([200, 200, 200, 200, 200, 1104]);
    // The chats that are there already count no more.
    expect(await codeOf(calls.open(newcomer, people.slice(0, 1)))).toBe(200);
    expect(await codeOf(calls.open(newcomer, [friend]))).toBe(200);
  });

  it('H01 a connection opens a chat with the introductions as its first messages', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    // Where members do not see each other, a recommendation or an event makes them known.
    await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      participants: { [idOf(ada)]: 'CONFIRMED', [idOf(bob)]: 'CONFIRMED' },
    });
    expect((await like(ada, bob, 'Shall we talk about kilns?')).status).toBe(200);
    expect((await like(bob, ada, 'Gladly')).status).toBe(200);
    const [row, ...none] = await listOf(bob);
    expect(none).toEqual([]);
    expect(row).toMatchObject({ chat: { kind: 'DIRECT', unread: 1 }, last: { text: 'Gladly' } });
    const { messages } = await calls.chat(ada, row!.chat.id);
    expect(messages).toMatchObject([
      { kind: 'INTRODUCTION', authorId: idOf(ada), text: 'Shall we talk about kilns?', lang: 'en' },
      { kind: 'INTRODUCTION', authorId: idOf(bob), text: 'Gladly' },
    ]);
  });

  it('H03 a meeting that two agreed on shows in their chat', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, ada, bob);
    const { chat } = await calls.opened(ada, [bob]);
    const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const place = { kind: 'PLACE', text: 'Park' };
    const offer = { subjectId: idOf(bob), slots: [startsAt], minutes: 30, timeZone: 'UTC', place };
    const { id, version } = calls.made<{ id: string; version: number }>(
      await post(ada, '/api/matching/meetings', offer),
    );
    await post(bob, `/api/matching/meetings/${id}/pick`, { startsAt, version, timeZone: 'UTC' });
    const { messages } = await calls.chat(ada, chat.id);
    expect(messages).toMatchObject([
      { kind: 'MEETING', authorId: idOf(bob), text: '', meeting: { id, startsAt, minutes: 30 } },
    ]);
  });
});

describe('CHA-01 groups', () => {
  async function group() {
    const [ada, bob, carl, dora] = await Promise.all(
      ['Ada', 'Bob', 'Carl', 'Dora'].map((name) => member(name)),
    );
    for (const other of [bob, carl, dora]) await connect(server, home, ada!, other!);
    const { chat } = await calls.opened(ada!, [bob!, carl!], ' Book  club ');
    return { ada: ada!, bob: bob!, carl: carl!, dora: dora!, id: chat.id };
  }

  it('H02 H11 H12 H13 a group says who came, who left and what it is called, and who comes sees what is written from then on', async () => {
    const { ada, bob, carl, dora, id } = await group();
    await calls.sent(bob, id, 'Before Dora');
    const added = calls.made<Chat>(
      await calls.post(ada, `/${id}/people`, { participants: [idOf(dora), idOf(bob)] }),
    );
    expect(added.chat).toMatchObject({ name: 'Book club', kind: 'GROUP', count: 4 });
    await calls.post(carl, `/${id}/settings`, { name: 'Reading' });
    expect((await calls.post(carl, `/${id}/leave`)).text).toBe('OK');
    const seen = (await calls.chat(dora, id)).messages;
    expect(seen).toMatchObject([
      { number: 3, kind: 'JOINED', authorId: idOf(ada), participantIds: [idOf(dora)] },
      { number: 4, kind: 'RENAMED', authorId: idOf(carl), text: 'Reading' },
      { number: 5, kind: 'LEFT', participantIds: [idOf(carl)] },
    ]);
    const changes = calls.made<Chat>(await calls.get(dora, `/${id}/changes?after=0`));
    expect(changes.messages.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect((await calls.chat(ada, id)).messages).toHaveLength(5);
    // Carl is out, and the chat is like one that does not exist.
    for (const path of [`/${id}`, `/${id}/changes?after=0`]) {
      const [out, unknown] = [
        await calls.get(carl, path),
        await calls.get(carl, path.replace(id, 'unknown')),
      ];
      expect([out.status, out.text]).toEqual([unknown.status, unknown.text]);
    }
    expect(await listOf(carl)).toEqual([]);
    // Members who share a chat see each other, also where members do not.
    expect((await profileOf(dora, bob)).status).toBe(200);
    expect((await profileOf(dora, carl)).status).toBe(404);
  });

  it('H11 H13 refuse what is not for them', async () => {
    const { ada, bob, dora, id } = await group();
    const { chat } = await calls.opened(ada, [bob]);
    const answers = [
      // Bob does not know Dora.
      calls.post(bob, `/${id}/people`, { participants: [idOf(dora)] }),
      calls.post(ada, `/${chat.id}/people`, { participants: [idOf(dora)] }),
      calls.post(ada, `/${chat.id}/leave`),
      calls.post(ada, `/${chat.id}/settings`, { name: 'Us' }),
      calls.post(ada, `/${id}/settings`, { imageId: 'of-nobody' }),
    ];
    for (const answer of answers) expect(errorOf(await answer).code).toBe(1110);
    expect(errorOf(await calls.post(ada, `/${id}/settings`, { name: ' ' })).code).toBe(1100);
  });

  it('H13 H16 a muted chat counts for nobody but itself', async () => {
    const { ada, bob, id } = await group();
    await calls.post(bob, `/${id}/settings`, { muted: true });
    await calls.sent(ada, id, 'Hello');
    expect((await calls.get(bob, '/unread')).body).toEqual({ messages: 0, chats: 0 });
    expect((await calls.chat(bob, id)).chat).toMatchObject({ muted: true, unread: 1 });
  });

  it('CHA-08 a block hides the words of either from the other, and keeps the sequence', async () => {
    const { ada, bob, carl, id } = await group();
    await post(bob, `/api/blocks/${idOf(carl)}`);
    await calls.sent(carl, id, 'Only for Ada');
    await calls.post(carl, `/${id}/messages/2/react`, { emoji: '👍', on: true });
    const { messages, chat } = await calls.chat(bob, id);
    expect(messages.at(-1)).toMatchObject({ number: 2, change: 3, authorId: null, text: '', reactions: [] });
    expect(chat).toMatchObject({ unread: 0 });
    expect(chat.people.map(({ participantId }) => participantId)).toEqual([idOf(ada)]);
    expect((await calls.chat(ada, id)).messages.at(-1)).toMatchObject({ text: 'Only for Ada' });
    const found = calls.made<FoundMessages>(await calls.get(bob, '/search?q=only'));
    expect(found.messages).toEqual([]);
  });
});

describe('CHA-08 what ends a chat', () => {
  async function pair() {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, ada, bob);
    const { chat } = await calls.opened(ada, [bob]);
    await calls.sent(bob, chat.id, 'Hello from Bob');
    return { ada, bob, id: chat.id };
  }

  it('a block closes the chat of the two for both, like one that does not exist', async () => {
    const { ada, bob, id } = await pair();
    await post(ada, `/api/blocks/${idOf(bob)}`);
    for (const by of [ada, bob]) {
      expect(await listOf(by)).toEqual([]);
      expect(errorOf(await calls.get(by, `/${id}`)).code).toBe(1109);
      expect(errorOf(await calls.send(by, id, 'Hello?')).code).toBe(1109);
    }
    expect(await codeOf(calls.open(bob, [ada]))).toBe(1110);
    // After the block, it is still theirs to begin again, and not open by itself.
    await server.delete(`/api/blocks/${idOf(bob)}`, as(ada));
    expect(await listOf(ada)).toEqual([]);
    await connect(server, home, ada, bob);
    const again = await calls.opened(ada, [bob]);
    expect([again.chat.id, again.messages.length]).toEqual([id, 1]);
  });

  it.each([
    ['left', (bob: Person) => post(bob, '/api/participant/leave', { participantId: idOf(bob) })],
    ['was removed', (bob: Person) => post(manager, `/api/admin/participants/${idOf(bob)}/remove`, {})],
    [
      'was hidden',
      (bob: Person) =>
        post(manager, `/api/admin/participants/${idOf(bob)}/profile/toggle`, { shouldDisable: true }),
    ],
  ])('what somebody wrote who %s stays, without a name, and nobody writes to them', async (_, end) => {
    const { ada, bob, id } = await pair();
    expect((await end(bob)).status).toBe(200);
    const { chat, messages } = await calls.chat(ada, id);
    expect(chat).toMatchObject({ people: [], maySend: false, count: 1 });
    expect(messages).toMatchObject([{ authorId: null, text: 'Hello from Bob' }]);
    expect(errorOf(await calls.send(ada, id, 'Hello?')).code).toBe(1110);
  });

  it('who left a group has left its chat, also when they join again', async () => {
    const [ada, bob, carl] = [await member('Ada'), await member('Bob'), await member('Carl')];
    for (const other of [bob, carl]) await connect(server, home, ada, other);
    const { chat } = await calls.opened(ada, [bob, carl]);
    await post(bob, '/api/participant/leave', { participantId: idOf(bob) });
    expect((await calls.chat(ada, chat.id)).messages.at(-1)).toMatchObject({
      kind: 'LEFT',
      participantIds: [],
    });
    const row = { id: idOf(bob), communityId: home, userId: bob.userId, firstName: 'Bob', lastName: 'Again' };
    const at = { createdAt: monthsAgo, updatedAt: monthsAgo };
    await server.app.db.orm.insert(participants).values({ ...row, ...at, slug: 'bob-again' });
    const again = await calls.chat(ada, chat.id);
    expect(again.messages.at(-1)).toMatchObject({ participantIds: [idOf(bob)] });
    expect(again.chat.count).toBe(2);
    await server.app.db.orm.delete(participants).where(eq(participants.id, idOf(bob)));
  });
});
