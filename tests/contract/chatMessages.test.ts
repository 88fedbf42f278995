import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundMessages, Message } from '../../src/generated/api/chat';
import type { Image } from '../../src/generated/api/image';
import type { Report, Reports } from '../../src/generated/api/report';
import { imageHash } from '../../src/lib/imagePath';
import { chatMessages, images } from '../../src/server/db/schema';
import { createChatTopic } from '../../src/server/modules/chat/topic';
import { chatCalls } from '../support/chats';
import { errorOf } from '../support/client';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { pictures } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
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
  manager = await member('Mona', true);
});
afterAll(() => server.stop());

const member = (firstName: string, isManager?: true) =>
  addPerson(server, { member: home, firstName, manager: isManager });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });

/** Two connected members in their chat. */
async function pair(): Promise<{ ada: Person; bob: Person; id: string }> {
  const [ada, bob] = [await member('Ada'), await member('Bob')];
  await connect(server, home, ada, bob);
  const { chat } = await calls.opened(ada, [bob]);
  return { ada, bob, id: chat.id };
}

async function upload(by: Person, photo = true): Promise<Image> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await pictures.png())]), 'photo.png');
  const answer = await fetch(`${server.origin}/api/images/upload${photo ? '?photo=true' : ''}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'x-community-id': home },
    body: form,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Image;
}
const hashOf = ({ imageUrl }: Image) => imageHash(imageUrl) ?? '';

const change = (by: Person, id: string, number: number, what: string, body?: object) =>
  calls.post(by, `/${id}/messages/${number}/${what}`, body);
const changed = async (...given: Parameters<typeof change>) => calls.made<Message>(await change(...given));
const codeOf = async (...given: Parameters<typeof change>) => errorOf(await change(...given)).code;

/** Makes a message older than it may be to be changed. */
const age = (id: string) =>
  server.app.db.orm
    .update(chatMessages)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(chatMessages.chatId, id));

describe('CHA-07 a message afterwards', () => {
  it('H08 H09 its author edits and deletes it within 15 minutes, and its place stays', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'Helo');
    expect(await changed(ada, id, 1, 'edit', { text: 'Hello' })).toMatchObject({
      number: 1,
      change: 2,
      text: 'Hello',
      editedAt: expect.any(String),
    });
    expect(await codeOf(bob, id, 1, 'edit', { text: 'Mine' })).toBe(1110);
    expect(await codeOf(bob, id, 1, 'delete')).toBe(1110);
    expect(await changed(ada, id, 1, 'delete')).toMatchObject({
      number: 1,
      change: 3,
      text: '',
      deletedAt: expect.any(String),
    });
    expect(await codeOf(ada, id, 1, 'delete')).toBe(1110);
    await calls.sent(ada, id, 'Another');
    await age(id);
    expect(await codeOf(ada, id, 2, 'edit', { text: 'Too late' })).toBe(1110);
    expect(await codeOf(ada, id, 2, 'delete')).toBe(1110);
    expect((await calls.chat(bob, id)).chat).toMatchObject({ number: 2, change: 4, unread: 1 });
  });

  it('H04 a message that was deleted does not come back when its call is repeated', async () => {
    const { ada, id } = await pair();
    const sent = { messageId: randomUUID(), text: 'Oops' };
    await calls.post(ada, `/${id}`, sent);
    await change(ada, id, 1, 'delete');
    const again = calls.made<Message>(await calls.post(ada, `/${id}`, sent));
    expect(again).toMatchObject({ number: 1, text: '', deletedAt: expect.any(String) });
  });

  it('H10 each reacts by an emoji once, and takes it back; a message has 20 different ones at most', async () => {
    const { ada, bob, id } = await pair();
    await calls.sent(ada, id, 'Hello');
    await changed(bob, id, 1, 'react', { emoji: '👍', on: true });
    await changed(bob, id, 1, 'react', { emoji: '👍', on: true });
    const two = await changed(ada, id, 1, 'react', { emoji: '👍', on: true });
    expect(two).toMatchObject({
      change: 3,
      reactions: [{ emoji: '👍', participantIds: [idOf(bob), idOf(ada)] }],
    });
    const one = await changed(bob, id, 1, 'react', { emoji: '👍', on: false });
    expect(one.reactions).toEqual([{ emoji: '👍', participantIds: [idOf(ada)] }]);
    expect(await codeOf(bob, id, 1, 'react', { emoji: 'no', on: true })).toBe(1100);
    for (let at = 0; at < 19; at += 1) {
      await changed(bob, id, 1, 'react', { emoji: String.fromCodePoint(0x1f600 + at), on: true });
    }
    expect(await codeOf(bob, id, 1, 'react', { emoji: '🚲', on: true })).toBe(1110);
    expect(await codeOf(bob, id, 7, 'react', { emoji: '👍', on: true })).toBe(1110);
  });

  it('H14 is found by a part of a word, in any alphabet, in one’s own chats alone', async () => {
    const { ada, bob, id } = await pair();
    const { ada: carla } = await pair();
    await calls.sent(ada, id, 'Приходи в мастерскую');
    await calls.sent(ada, id, 'A kiln');
    const found = async (by: Person, q: string, more = '') =>
      calls
        .made<FoundMessages>(await calls.get(by, `/search?q=${encodeURIComponent(q)}${more}`))
        .messages.map(({ message }) => message.text);
    expect(await found(bob, 'мастер')).toEqual(['Приходи в мастерскую']);
    expect(await found(bob, 'KILN', `&chatId=${id}`)).toEqual(['A kiln']);
    expect(await found(bob, 'kiln', '&chatId=unknown')).toEqual([]);
    expect(await found(bob, '%')).toEqual([]);
    expect(await found(carla, 'kiln')).toEqual([]);
    await change(ada, id, 2, 'delete');
    expect(await found(bob, 'kiln')).toEqual([]);
  });
});

describe('CHA-07 pictures', () => {
  it('I02 H04 H09 a message shows uploads of its author, and they go with it', async () => {
    const { ada, bob, id } = await pair();
    const photo = await upload(ada);
    const hash = hashOf(photo);
    const sent = await calls.sent(ada, id, '', { images: [hash] });
    expect(sent).toMatchObject({
      text: '',
      images: [{ url: photo.imageUrl, width: expect.any(Number), height: expect.any(Number) }],
    });
    expect((await fetch(server.origin + photo.imageUrl)).status).toBe(200);
    await server.app.images.sweep();
    // Another’s image, an avatar, and none at all.
    const others = [hash, hashOf(await upload(bob, false)), 'of-nobody'];
    for (const image of others) {
      expect(errorOf(await calls.send(bob, id, 'Look', { images: [image] })).code).toBe(1110);
    }
    await change(ada, id, 1, 'delete');
    expect(await server.app.db.orm.select().from(images).where(eq(images.hash, hash))).toEqual([]);
  });

  it('I03 H03 an image that its owner removes is gone from the message', async () => {
    const { ada, bob, id } = await pair();
    const photo = await upload(ada);
    await calls.sent(ada, id, 'Look', { images: [hashOf(photo)] });
    await server.call('DELETE', '/api/images/remove', { imageUrl: photo.imageUrl }, as(ada));
    expect((await calls.chat(bob, id)).messages).toMatchObject([{ text: 'Look', images: [] }]);
  });
});

describe('CHA-08 a report of a message', () => {
  const reportsOf = async (by: Person): Promise<Report[]> =>
    calls.made<Reports>(await server.get(`/api/admin/${home}/reports?state=OPEN&page=0`, as(by))).list;
  const report = (by: Person, subject: string) =>
    server.post(`/api/messages/${subject}/report`, { reason: 'SPAM', text: 'Again' }, as(by));

  it('P34 P35 D42 managers read it with five messages before and after it, and nothing else', async () => {
    const { ada, bob, id } = await pair();
    for (let at = 1; at <= 14; at += 1) await calls.sent(at % 2 ? ada : bob, id, `Message ${at}.`);
    expect((await report(bob, `${id}.7`)).status).toBe(200);
    const [filed] = (await reportsOf(manager)).filter(({ subjectId }) => subjectId === `${id}.7`);
    expect(filed!.seen).toEqual([{ field: 'name', value: 'Ada Tester' }]);
    expect(filed!.messages.map(({ text }) => text)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => `Message ${at}.`),
    );
    expect(filed!.messages.filter(({ isReported }) => isReported)).toMatchObject([
      { author: null, text: 'Message 7.' },
    ]);
    expect(new Set(filed!.messages.map(({ author }) => author))).toEqual(new Set(['A', null]));
    expect(JSON.stringify(filed)).not.toContain('Bob');
    // Neither the chat nor anything of it is open to the manager.
    for (const path of [`/${id}`, `/${id}/changes?after=0`]) {
      expect(errorOf(await calls.get(manager, path)).code).toBe(1109);
    }
    const search = calls.made<FoundMessages>(await calls.get(manager, '/search?q=message'));
    expect(search.messages).toEqual([]);
    expect((await server.delete(`/api/messages/${id}.7/report`, as(bob))).text).toBe('OK');
    expect((await reportsOf(manager)).filter(({ subjectId }) => subjectId === `${id}.7`)).toEqual([]);
  });

  it('P34 D42 I03 keeps the images of them also when a message is deleted, until their owner removes them', async () => {
    const { ada, bob, id } = await pair();
    const photos = [await upload(ada), await upload(bob)];
    await calls.sent(bob, id, '', { images: [hashOf(photos[1]!)] });
    await calls.sent(ada, id, 'Look', { images: [hashOf(photos[0]!)] });
    expect((await report(bob, `${id}.2`)).status).toBe(200);
    // The second report replaces the first.
    expect((await report(bob, `${id}.2`)).status).toBe(200);
    await change(ada, id, 2, 'delete');
    await server.app.images.sweep();
    const read = async () =>
      (await reportsOf(manager)).find(({ subjectId }) => subjectId === `${id}.2`)!.messages;
    const kept = await read();
    expect(kept).toMatchObject([
      { author: 'A', text: '', images: [{ url: photos[1]!.imageUrl }] },
      { author: null, text: 'Look', isReported: true, images: [{ url: photos[0]!.imageUrl }] },
    ]);
    expect((await fetch(server.origin + photos[0]!.imageUrl)).status).toBe(200);
    await server.call('DELETE', '/api/images/remove', { imageUrl: photos[0]!.imageUrl }, as(ada));
    expect((await read())[1]).toMatchObject({ text: 'Look', images: [] });
  });

  it('P34 refuses one’s own message, one that is not there, and one of a chat of others', async () => {
    const { ada, bob, id } = await pair();
    const stranger = await member('Sam');
    await calls.sent(ada, id, 'Hello');
    const codes: number[] = [];
    for (const [by, subject] of [
      [ada, `${id}.1`],
      [bob, `${id}.2`],
      [bob, id],
      [bob, 'unknown.1'],
      [stranger, `${id}.1`],
      [manager, `${id}.1`],
    ] as const) {
      codes.push(errorOf(await report(by, subject)).code);
    }
    expect(codes).toEqual([1155, 1110, 1110, 1110, 1110, 1110]);
  });
});

describe('CHA-04 the topic of a chat', () => {
  async function subscriberOf(person: Person, id: string) {
    const { participantId = '', userId, email } = person;
    const membership = {
      communityId: home,
      participantId,
      slug: participantId,
      enabled: true,
      isManager: person === manager,
      lastSeenAt: null,
      timeZone: null,
    };
    const identity = {
      userId,
      email,
      sessionId: 'session',
      emailConfirmed: true,
      role: 'ROLE_USER' as const,
      preferredLang: null,
      method: 'EMAIL' as const,
      issuer: null,
      openedIn: home,
      memberships: [membership],
      guests: [],
    };
    return { identity, community: server.app.communities.byId(home)!, params: { id } };
  }

  it('admits who is in it, and presents to each what they may see', async () => {
    const { ada, bob, id } = await pair();
    const topic = createChatTopic(server.app, () => new Date());
    const [forAda, forBob] = [await subscriberOf(ada, id), await subscriberOf(bob, id)];
    expect([await topic.admits(forAda), await topic.admits(forBob)]).toEqual([true, true]);
    for (const other of [manager, await member('Sam')]) {
      await expect(topic.admits(await subscriberOf(other, id))).rejects.toMatchObject({ code: 1109 });
    }
    await calls.sent(ada, id, 'Hello');
    const message = await topic.read({ type: 'message', number: 1, change: 1 }, { id });
    expect(topic.present(message!, forBob)).toMatchObject({
      type: 'message',
      change: 1,
      message: { text: 'Hello', authorId: idOf(ada) },
    });
    const typing = { type: 'typing', participantId: idOf(ada) };
    const ready = await topic.read(typing, { id });
    expect([topic.present(ready!, forBob), topic.present(ready!, forAda)]).toEqual([typing, undefined]);
    expect([topic.mayDrop(typing), topic.mayDrop({ type: 'message' })]).toEqual([true, false]);
    const positions = { type: 'state', participantId: idOf(bob), readNumber: 1, deliveredNumber: 1 };
    expect(topic.present((await topic.read(positions, { id }))!, forAda)).toEqual(positions);
    await calls.post(ada, '/receipts', { on: false });
    const { readNumber: _readNumber, ...delivered } = positions;
    expect(topic.present((await topic.read(positions, { id }))!, forAda)).toEqual(delivered);
  });
});
