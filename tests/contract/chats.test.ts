import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chat, ChatChanges, Chats, Message, Unread } from '../../src/generated/api/chat';
import { chatCalls } from '../support/chats';
import { errorOf } from '../support/client';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const quiet = 'quiet.example';

let server: TestServer;
let calls: ReturnType<typeof chatCalls>;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [home]: { ...emailOnly, community: { transparent: true } },
      [quiet]: { ...emailOnly, community: { transparent: true, chat: false } },
    },
  });
  calls = chatCalls(server, home);
});
afterAll(() => server.stop());

const member = (firstName = 'Ada') => addPerson(server, { member: home, firstName });
const idOf = ({ participantId = '' }: Person) => participantId;

/** Two connected members. */
async function pair(): Promise<[Person, Person]> {
  const [one, other] = [await member('Ada'), await member('Bob')];
  await connect(server, home, one, other);
  return [one, other];
}

/** Two connected members with their chat. */
async function pairInChat(): Promise<[Person, Person, string]> {
  const [one, other] = await pair();
  const { chat } = await calls.opened(one, [other]);
  return [one, other, chat.id];
}

const listOf = async (by: Person) => calls.made<Chats>(await calls.get(by, ''));
const unreadOf = async (by: Person) => calls.made<Unread>(await calls.get(by, '/unread'));
const changesOf = async (by: Person, chatId: string, after = 0) =>
  calls.made<ChatChanges>(await calls.get(by, `/${chatId}/changes?after=${after}`));
const read = (by: Person, chatId: string, number: number) => calls.post(by, `/${chatId}/read`, { number });

describe('CHA-01 a chat of two', () => {
  it('H02 is there once, by either side and however often it is opened', async () => {
    const [one, other] = await pair();
    const answers = await Promise.all([
      calls.opened(one, [other]),
      calls.opened(other, [one]),
      calls.opened(one, [other]),
    ]);
    expect(new Set(answers.map(({ chat }) => chat.id)).size).toBe(1);
    expect(answers[0]!.chat).toMatchObject({
      kind: 'DIRECT',
      name: null,
      count: 2,
      number: 0,
      change: 0,
      unread: 0,
      maySend: true,
      receipts: true,
      people: [{ participantId: idOf(other), firstName: 'Bob', online: false, readNumber: 0 }],
    });
  });

  it('H01 H03 lists it with its last message, and answers its messages', async () => {
    const [one, other, id] = await pairInChat();
    expect((await listOf(other)).chats).toEqual([]);
    const first = await calls.sent(one, id, 'Hello *Bob*');
    expect(first).toMatchObject({ number: 1, change: 1, kind: 'TEXT', authorId: idOf(one), lang: 'en' });
    await calls.sent(other, id, 'Hi', { replyTo: 1 });
    const { chats, hasMore, unread } = await listOf(one);
    expect([chats.length, hasMore, unread]).toEqual([1, false, 1]);
    expect(chats[0]).toMatchObject({ chat: { id, number: 2, unread: 1 }, last: { text: 'Hi', replyTo: 1 } });
    const { messages } = await calls.chat(one, id);
    expect(messages.map(({ text }) => text)).toEqual(['Hello *Bob*', 'Hi']);
  });

  it('H03 comes by 50 messages, and the earlier ones by their number', async () => {
    const [one, , id] = await pairInChat();
    for (let at = 1; at <= 55; at += 1) await calls.sent(one, id, `Message ${at}`);
    const latest = await calls.chat(one, id);
    expect([latest.messages.length, latest.messages[0]?.number, latest.hasMore]).toEqual([50, 6, true]);
    const earlier = await calls.get(one, `/${id}?before=6`);
    expect(calls.made<{ messages: Message[] }>(earlier).messages.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(earlier.body).toMatchObject({ hasMore: false });
    const numbersOf = async (which: string) => {
      const answer = calls.made<Chat>(await calls.get(one, `/${id}?${which}`));
      const numbers = answer.messages.map(({ number }) => number);
      return [numbers[0], numbers.at(-1), answer.hasMore];
    };
    expect(await numbersOf('around=28')).toEqual([3, 52, true]);
    expect(await numbersOf('around=10')).toEqual([1, 34, false]);
    expect(await numbersOf('around=99')).toEqual([31, 55, true]);
    expect(await numbersOf('after=20')).toEqual([21, 55, true]);
    expect(await numbersOf('after=0')).toEqual([1, 50, false]);
    expect(errorOf(await calls.get(one, `/${id}?after=1&before=9`)).code).toBe(1100);
  });
});

describe('CHA-05 CHA-06 messages', () => {
  it('H04 H06 20 at once get numbers and changes without a gap, and every reader has them in one order', async () => {
    const [one, other, id] = await pairInChat();
    const texts = Array.from({ length: 20 }, (_, at) => `Message ${at}`);
    const sent = await Promise.all(texts.map((text, at) => calls.sent(at % 2 ? one : other, id, text)));
    const all = Array.from({ length: 20 }, (_, at) => at + 1);
    const sorted = (key: 'number' | 'change') => sent.map((each) => each[key]).sort((a, b) => a - b);
    expect([sorted('number'), sorted('change')]).toEqual([all, all]);
    const orders = [await changesOf(one, id), await changesOf(other, id)].map(({ messages }) =>
      messages.map(({ text }) => text),
    );
    expect(orders[0]).toEqual(orders[1]);
    expect([...orders[0]!].sort()).toEqual([...texts].sort());
  });

  it('H04 the same message again, also at once, makes one message', async () => {
    const [one, other, id] = await pairInChat();
    const message = { messageId: randomUUID(), text: 'Once' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.post(one, `/${id}`, message)));
    expect(answers.map(({ body }) => body)).toEqual(Array(8).fill(answers[0]!.body));
    expect((await calls.chat(other, id)).messages).toHaveLength(1);
    const changed = await calls.post(one, `/${id}`, { ...message, text: 'Twice' });
    expect(errorOf(changed).code).toBe(1110);
    // The id is the author’s own.
    expect((await calls.post(other, `/${id}`, { ...message, text: 'Mine' })).status).toBe(200);
  });

  it.each(['', '  \n', '\u200B', 'я'.repeat(4001)])('H04 refuses %j', async (text) => {
    const [one, , id] = await pairInChat();
    expect(errorOf(await calls.send(one, id, text)).code).toBe(1100);
  });

  it('H06 answers what changed after a change, 200 at most', async () => {
    const [one, other, id] = await pairInChat();
    await calls.sent(one, id, 'One');
    await calls.sent(one, id, 'Two');
    const { messages, chat, hasMore } = await changesOf(other, id, 1);
    expect([messages.map(({ text }) => text), chat.change, hasMore]).toEqual([['Two'], 2, false]);
    expect((await changesOf(other, id, 2)).messages).toEqual([]);
  });
});

describe('CHA-07 what is unread', () => {
  it('H07 H16 is a function of what was read: a lower number changes nothing, a higher one counts as the latest', async () => {
    const [one, other, id] = await pairInChat();
    for (const text of ['One', 'Two', 'Three']) await calls.sent(one, id, text);
    expect(await unreadOf(other)).toEqual({ messages: 3, chats: 1 });
    expect(await unreadOf(one)).toEqual({ messages: 0, chats: 0 });
    expect((await read(other, id, 2)).text).toBe('OK');
    expect(await unreadOf(other)).toEqual({ messages: 1, chats: 1 });
    await read(other, id, 1);
    expect((await calls.chat(other, id)).chat).toMatchObject({ readNumber: 2, unread: 1 });
    await read(other, id, 1000);
    expect((await calls.chat(other, id)).chat).toMatchObject({ readNumber: 3, unread: 0 });
    await calls.sent(one, id, 'Four');
    expect(await unreadOf(other)).toEqual({ messages: 1, chats: 1 });
  });

  it('H17 receipts are mutual: who switches them off shows and sees none', async () => {
    const [one, other, id] = await pairInChat();
    await calls.sent(one, id, 'Hello');
    const positions = async (by: Person) => {
      const [{ readNumber, deliveredNumber } = { readNumber: -1, deliveredNumber: -1 }] = (
        await calls.chat(by, id)
      ).chat.people;
      return [readNumber, deliveredNumber];
    };
    expect(await positions(one)).toEqual([0, 0]);
    await unreadOf(other);
    expect(await positions(one)).toEqual([0, 1]);
    await read(other, id, 1);
    expect(await positions(one)).toEqual([1, 1]);
    expect((await calls.post(other, '/receipts', { on: false })).text).toBe('OK');
    expect([await positions(one), await positions(other)]).toEqual([
      [null, 1],
      [null, 1],
    ]);
    await calls.post(other, '/receipts', { on: true });
    expect(await positions(one)).toEqual([1, 1]);
  });
});

it('H01 to H17 are refused where the community has no chats', async () => {
  const { token, participantId = '' } = await addPerson(server, { member: quiet });
  const other = await addPerson(server, { member: quiet });
  const as = { token, community: quiet };
  const answers = [
    await server.get('/api/chats', as),
    await server.post('/api/chats', { participants: [idOf(other)] }, as),
    await server.get('/api/chats/unread', as),
    await server.get('/api/chats/people', as),
    await server.get('/api/chats/search?q=a', as),
    await server.post('/api/chats/receipts', { on: true }, as),
    await server.get(`/api/chats/${participantId}`, as),
  ];
  expect(answers.map((answer) => errorOf(answer).code)).toEqual(Array(7).fill(1109));
});
