import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chat } from '../../src/generated/api/chat';
import { contract } from '../../src/generated/api/contract';
import * as schema from '../../src/server/db/schema';
import { chatCalls } from '../support/chats';
import { errorOf } from '../support/client';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const word = 'farsecret';

let server: TestServer;
let calls: ReturnType<typeof chatCalls>;
beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [far]: open } });
  calls = chatCalls(server, home);
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person) => participantId;
const member = (firstName = 'Ada', community = home) => addPerson(server, { member: community, firstName });

async function pair(community = home): Promise<{ ada: Person; bob: Person; id: string }> {
  const [ada, bob] = [await member('Ada', community), await member('Bob', community)];
  await connect(server, community, ada, bob);
  const { chat } = await chatCalls(server, community).opened(ada, [bob]);
  await chatCalls(server, community).sent(bob, chat.id, `A ${word}`);
  return { ada, bob, id: chat.id };
}

/** Every call about a chat, and every one that could tell of it. */
const about = (id: string, person: string): [string, string, object?][] => [
  ['GET', ''],
  ['POST', '', { participants: [person] }],
  ['GET', `/${id}`],
  ['GET', `/${id}?around=1`],
  ['POST', `/${id}`, { messageId: '00000000-0000-4000-8000-000000000000', text: 'Hello' }],
  ['GET', `/${id}/changes?after=0`],
  ['POST', `/${id}/read`, { number: 1 }],
  ['POST', `/${id}/messages/1/edit`, { text: 'Mine' }],
  ['POST', `/${id}/messages/1/delete`],
  ['POST', `/${id}/messages/1/react`, { emoji: '👍', on: true }],
  ['POST', `/${id}/people`, { participants: [person] }],
  ['POST', `/${id}/leave`],
  ['POST', `/${id}/settings`, { name: 'Mine', muted: true }],
  ['GET', `/search?q=${word}`],
  ['GET', `/search?q=${word}&chatId=${id}`],
  ['GET', `/people?q=${word}`],
  ['GET', '/unread'],
];

/** Everything that is stored of chats. */
const stored = async () => {
  const { orm } = server.app.db;
  const tables = [
    schema.chats,
    schema.chatMembers,
    schema.chatMessages,
    schema.chatReactions,
    schema.reports,
  ];
  return Promise.all(tables.map((table) => orm.select().from(table)));
};

const callers: Record<string, (elsewhere: string) => Promise<Person>> = {
  'a stranger': () => member('Sam'),
  'a member of another chat': async () => (await pair()).ada,
  'a member of another community': () => member('Eve', far),
  'a manager': () => addPerson(server, { member: home, manager: true, firstName: 'Mona' }),
  'an administrator': () => addPerson(server, { admin: true }),
  'an administrator who is a member': () => addPerson(server, { admin: true, member: home }),
  'a guest': () =>
    addPerson(server, {
      member: home,
      enabled: false,
      participant: { isGuest: true, guestOf: ['an event'] },
    }),
  'a visitor': async () => ({ userId: '', email: '', token: '' }),
};

describe('CHA-04 nobody else’s chats', () => {
  it.each(Object.entries(callers))(
    'H01 H02 H03 H04 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 H16 P34 to %s: as of a chat that does not exist',
    async (_, make) => {
      const { id } = await pair();
      const caller = await make(id);
      const nobody = randomUUID();
      const as = { token: caller.token, community: home };
      const before = await stored();
      const theirs = about(id, nobody);
      const unknown = about('unknown', nobody);
      for (const [at, [method, path, body]] of theirs.entries()) {
        // One's own chats say the same word.
        if (path.startsWith('/search') && !path.includes('chatId')) continue;
        const answer = await server.call(method, `/api/chats${path}`, body, as);
        const [, unknownPath = ''] = unknown[at]!;
        const other = await server.call(method, `/api/chats${unknownPath}`, body, as);
        expect([answer.status, answer.text], `${method} ${path}`).toEqual([other.status, other.text]);
        expect(answer.text).not.toContain(id);
      }
      const reason = { reason: 'SPAM', text: '' };
      const reported = await server.post(`/api/messages/${id}.1/report`, reason, as);
      expect([1110, 1109, 405]).toContain(errorOf(reported).code);
      const [, members, messages] = await stored();
      const [, membersBefore, messagesBefore] = before;
      expect(messages).toEqual(messagesBefore);
      expect(members!.length).toBe(membersBefore!.length);
    },
  );

  it('no call that reads shows a manager or an administrator anything of a chat, but the report of a message', async () => {
    const { ada, bob, id } = await pair();
    const [reported, other] = ['reportedword', 'otherword'];
    for (let at = 0; at < 7; at += 1) await calls.sent(bob, id, `${other} ${at}`);
    await calls.sent(bob, id, reported);
    for (let at = 0; at < 7; at += 1) await calls.sent(bob, id, `${other} ${at + 7}`);
    const another = await pair();
    await calls.sent(another.bob, another.id, other);
    const report = { reason: 'SPAM', text: '' };
    await server.post(`/api/messages/${id}.9/report`, report, { token: ada.token, community: home });
    const ids = [home, id, another.id, `${id}.9`, idOf(ada), idOf(bob), ada.userId];
    const reading = Object.values(contract)
      .flatMap((resource) => Object.values(resource) as { id: string; method: string; path: string }[])
      .filter(({ method }) => method === 'GET');
    expect(reading.length).toBeGreaterThan(50);
    for (const make of [callers['a manager']!, callers['an administrator']!]) {
      const { token } = await make(id);
      for (const { path, id: name } of reading) {
        // An event stream, and a web socket, do not end.
        if (path.endsWith('/live') || path.endsWith('/ws')) continue;
        for (const one of path.includes('{') ? ids : ['']) {
          for (const query of ['', `?q=${other}&search=${other}&communityId=${home}&after=0`]) {
            const at = path.replaceAll(/\{\w+\}/g, encodeURIComponent(one)) + query;
            const { text } = await server.get(at, { token, community: home });
            if (name !== 'D42') expect(text, at).not.toMatch(new RegExp(`${other} \\d|${reported}`));
            const words = text.match(new RegExp(`${other} \\d+`, 'g')) ?? [];
            expect(words.length, at).toBeLessThanOrEqual(10);
            expect(text, at).not.toContain(`"${other}"`);
          }
        }
      }
    }
  });

  it('H01 H02 H03 H04 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 H16 H17 P34 P35 tell and change nothing of another community', async () => {
    const there = await pair(far);
    // The caller is a member of both.
    const caller = await member();
    const { orm } = server.app.db;
    const participantId = randomUUID();
    await orm.insert(schema.persons).values({ id: participantId, communityId: far, userId: caller.userId });
    await orm.insert(schema.participants).values({
      id: participantId,
      communityId: far,
      userId: caller.userId,
      firstName: word,
      lastName: word,
      slug: participantId,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await connect(server, far, { ...caller, participantId }, there.bob);
    const both = { ...there, id: randomUUID() };
    const at = new Date();
    await orm
      .insert(schema.chats)
      .values({ id: both.id, communityId: far, kind: 'GROUP', name: word, createdAt: at, latestAt: at });
    const row = { chatId: both.id, fromNumber: 1, readNumber: 0, deliveredNumber: 0, joinedAt: at };
    await orm
      .insert(schema.chatMembers)
      .values([participantId, idOf(there.bob)].map((personId) => ({ ...row, personId })));
    const as = { token: caller.token, community: home };
    const before = await stored();
    for (const id of [there.id, both.id]) {
      for (const [method, path, body] of about(id, idOf(there.bob))) {
        const answer = await server.call(method, `/api/chats${path}`, body, as);
        expect(answer.text, `${method} ${path}`).not.toMatch(
          new RegExp(`A ${word}|${idOf(there.bob)}|${id}`),
        );
      }
      const report = `/api/messages/${id}.1/report`;
      expect(errorOf(await server.post(report, { reason: 'SPAM', text: '' }, as)).code).toBe(1110);
      expect(errorOf(await server.delete(report, as)).code).toBe(1110);
    }
    expect((await calls.post(caller, '/receipts', { on: false })).status).toBe(200);
    expect(await stored()).toEqual(before);
    const own = await orm.select().from(schema.participants);
    expect(own.find((each) => each.id === participantId)).toMatchObject({ readReceipts: true });
  });
});

describe('CHA-07 what is unread', () => {
  it('H07 follows from what was read, in any order on three devices: never stuck, never negative', async () => {
    const { ada, bob, id } = await pair();
    const step = fc.oneof(
      fc.constant('send' as const),
      // How far behind the latest message a device is when it says that it has read.
      fc.record({ device: fc.nat(2), behind: fc.nat(4) }),
    );
    let sent = 1;
    let readUpTo = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const reads: number[] = [];
        for (const each of steps) {
          if (each === 'send') {
            await calls.sent(bob, id, `Message ${sent}`);
            sent += 1;
          } else reads.push(Math.max(0, sent - each.behind));
        }
        await Promise.all(reads.map((number) => calls.post(ada, `/${id}/read`, { number })));
        readUpTo = Math.max(readUpTo, ...reads);
        const { chat } = calls.made<Chat>(await calls.get(ada, `/${id}`));
        expect([chat.readNumber, chat.unread]).toEqual([readUpTo, sent - readUpTo]);
      }),
      { numRuns: 15 },
    );
    await calls.post(ada, `/${id}/read`, { number: sent });
    expect((await calls.get(ada, '/unread')).body).toEqual({ messages: 0, chats: 0 });
  });
});
