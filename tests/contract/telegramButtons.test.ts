import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TelegramCode } from '../../src/generated/api/telegram';
import * as schema from '../../src/server/db/schema';
import { sha256 } from '../../src/server/tokens';
import { introductionGone } from '../support/introductionGone';
import { botToken, startBotApi, type BotApi } from '../support/botApi';
import { connect } from '../support/organisers';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const seen = { ...emailOnly, community: { transparent: true } };
let api: BotApi;
let server: TestServer;
beforeAll(async () => {
  api = await startBotApi();
  server = await startServer({
    communities: { [home]: seen, [far]: seen },
    env: { ...api.env(), PUBLIC_URL: 'https://circle.example' },
  });
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

const secret = createHmac('sha256', botToken).update('updates').digest('hex');
const headers = { 'x-telegram-bot-api-secret-token': secret };
const deliver = (update: object) => server.post('/api/telegram/update', update, { headers, community: home });

let lastChat = 5000;
const newChat = () => (lastChat += 1);
const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName: string, options: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...options });

async function connected(person: Person, { community = home, chat = newChat() } = {}): Promise<number> {
  const { body } = await server.post('/api/telegram/code', undefined, as(person, community));
  const code = new URL((body as TelegramCode).url).searchParams.get('start')!;
  const before = api.messagesTo(chat).length;
  await deliver(api.written(chat, `/start ${code}`));
  await api.messages(chat, before + 1);
  return chat;
}

type Message = ReturnType<BotApi['messagesTo']>[number];
const keyboardOf = ({ payload }: Message) => payload.reply_markup;
const dataOf = ({ buttons }: Message, place: number) => buttons[place]?.callback_data ?? '';

/** Presses a button below a message, and answers what the chat shows once all is done. */
async function press(chat: number, data: string, message?: Message) {
  const [texts, answers, edits] = [
    api.messagesTo(chat).length,
    api.callsOf('answerCallbackQuery').length,
    api.callsOf('editMessageReplyMarkup').length,
  ];
  await deliver(api.pressed(chat, data, message && keyboardOf(message)));
  return {
    // A notification may come meanwhile: what is said answers the pressed message.
    said: api
      .messagesTo(chat)
      .slice(texts)
      .filter(({ payload }) => payload.reply_parameters),
    answered: api.callsOf('answerCallbackQuery').slice(answers),
    left: api
      .callsOf('editMessageReplyMarkup')
      .slice(edits)
      .map(({ buttons }) => buttons.map(({ text }) => text)),
  };
}

/** The message of a kind's notification, which has the words. */
async function messageWith(chat: number, words: string): Promise<Message> {
  await server.app.deliveries.sendDue();
  const found = api.messagesTo(chat).find(({ text }) => text.includes(words));
  if (!found) throw new Error(`no message with “${words}”`);
  return found;
}

/** Ada would like to meet Bob, whose chat says so. */
async function introduction({ bob: given }: { bob?: Person } = {}) {
  const [ada, bob] = [await member('Ada'), given ?? (await member('Bob'))];
  const chat = await connected(bob);
  const like = { participantId: idOf(ada), subjectId: idOf(bob), relationType: 'LIKE' };
  expect(await server.post('/api/relations', like, as(ada))).toMatchObject({ status: 200 });
  server.later(31);
  const message = await messageWith(chat, 'Ada Tester');
  return { ada, bob, chat, message, accept: dataOf(message, 0), decline: dataOf(message, 1) };
}
const areConnected = async (one: Person) => {
  const rows = await server.app.db.orm.select().from(schema.connections);
  return rows.some(({ firstId, secondId }) => [firstId, secondId].includes(idOf(one)));
};

describe('a button of a notification in Telegram', () => {
  it('NOT-02 does what it says, says so, and leaves links below the message', async () => {
    const { bob, chat, message, accept, decline } = await introduction();
    expect(message.buttons.map(({ text }) => text)).toEqual([
      'Accept',
      'Decline',
      'Answer Ada',
      'Stop messages like this',
    ]);
    expect([accept, decline]).toEqual(Array(2).fill(expect.stringMatching(/^[\w-]{43}$/)));
    const { said, answered, left } = await press(chat, accept, message);
    expect(await areConnected(bob)).toBe(true);
    expect(said.map(({ text }) => text)).toEqual([expect.stringContaining('You’re connected')]);
    expect(said[0]?.payload.reply_parameters).toMatchObject({ message_id: 1 });
    expect(answered).toHaveLength(1);
    expect(left).toEqual([['Answer Ada', 'Stop messages like this']]);
    // Seen is what was answered.
    const { orm } = server.app.db;
    const rows = await orm
      .select()
      .from(schema.notifications)
      .where(eq(schema.notifications.userId, bob.userId));
    expect(rows.find(({ kind }) => kind === 'introduced')?.seenAt).not.toBeNull();
  });

  it('NOT-02 acts once: pressed again, it says what happened since', async () => {
    const { chat, message, accept, decline } = await introduction();
    await press(chat, accept, message);
    for (const data of [accept, decline]) {
      const { said, answered, left } = await press(chat, data, message);
      expect(said.map(({ text }) => text)).toEqual([expect.stringContaining('You’re connected already.')]);
      expect(answered).toHaveLength(1);
      expect(left).toEqual([expect.not.arrayContaining([data === accept ? 'Accept' : 'Decline'])]);
    }
  });

  it('P38 NOT-02 acts once, though its update comes twice', async () => {
    const { bob, chat, message, decline } = await introduction();
    const update = api.pressed(chat, decline, keyboardOf(message));
    const answers = api.callsOf('answerCallbackQuery').length;
    await Promise.all([deliver(update), deliver(update)]);
    await deliver(update);
    const said = api.messagesTo(chat).filter(({ text }) => text.includes('declined'));
    expect([said.length, api.callsOf('answerCallbackQuery').length - answers]).toEqual([1, 1]);
    expect(await areConnected(bob)).toBe(false);
  });

  it('NOT-02 acts once, though it is pressed twice at the same time', async () => {
    const { chat, message, decline } = await introduction();
    const updates = [1, 2].map(() => api.pressed(chat, decline, keyboardOf(message)));
    await Promise.all(updates.map(deliver));
    const done = api.messagesTo(chat).filter(({ text }) => text.startsWith('<b>You’ve declined'));
    expect(done).toHaveLength(1);
  });

  it('NOT-02 does nothing for another chat, an unknown chat or a made-up secret, and is answered', async () => {
    const { bob, message, accept } = await introduction();
    const eve = await connected(await member('Eve'));
    const no = [expect.objectContaining({ text: 'This button no longer works.' })];
    for (const data of [accept, 'x'.repeat(43)]) {
      const { said, answered } = await press(eve, data, message);
      expect([said, answered]).toEqual([[], no]);
    }
    const stranger = newChat();
    expect((await press(stranger, accept, message)).answered).toHaveLength(1);
    expect(api.messagesTo(stranger).map(({ text }) => text)).toEqual([
      expect.stringContaining('Connect Telegram'),
    ]);
    expect(await areConnected(bob)).toBe(false);
    const [button] = await server.app.db.orm
      .select()
      .from(schema.notificationActions)
      .where(eq(schema.notificationActions.hash, sha256(accept)));
    expect(button?.usedAt).toBeNull();
  });

  it('NOT-02 belongs to the member that it was for, whoever has the chat later', async () => {
    const { bob, chat, message, accept } = await introduction();
    const eve = await member('Eve');
    await connected(eve, { chat });
    expect((await press(chat, accept, message)).said).toEqual([]);
    expect([await areConnected(bob), await areConnected(eve)]).toEqual([false, false]);
    // Bob has another chat now.
    const { said } = await press(await connected(bob), accept, message);
    expect(said).toHaveLength(1);
    expect(await areConnected(bob)).toBe(true);
  });

  it('NOT-02 acts in the community of its notification, though the chat was connected in another', async () => {
    const bob = await member('Bob');
    const id = `far-${idOf(bob)}`;
    const { orm } = server.app.db;
    const of = { communityId: far, userId: bob.userId };
    await orm.insert(schema.persons).values({ id, ...of });
    const [row] = await orm
      .select()
      .from(schema.participants)
      .where(eq(schema.participants.id, idOf(bob)));
    await orm.insert(schema.participants).values({ ...row!, ...of, id, slug: id });
    await orm
      .insert(schema.consents)
      .values({ ...of, version: 'of before', documents: {}, agreedAt: new Date() });
    const { chat, accept, message } = await introduction({ bob });
    await orm
      .update(schema.telegramChats)
      .set({ communityId: far })
      .where(eq(schema.telegramChats.userId, bob.userId));
    expect((await press(chat, accept, message)).said).toHaveLength(1);
    const rows = await orm.select().from(schema.connections);
    const his = rows.filter(({ firstId, secondId }) =>
      [id, idOf(bob)].some((own) => [firstId, secondId].includes(own)),
    );
    expect(his.map(({ communityId }) => communityId)).toEqual([home]);
  });

  it.each(introductionGone(() => server, home))(
    'NOT-02 says so, does nothing and goes once %s',
    async (_what, words, happen) => {
      const { ada, bob, chat, message, accept } = await introduction();
      await happen({ ada, bob });
      const { said, left } = await press(chat, accept, message);
      expect(said.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
      expect(said[0]?.text.includes('Ada')).toBe(false);
      expect(left).toEqual([['Decline', 'Answer Ada', 'Stop messages like this']]);
      expect(await areConnected(bob)).toBe(false);
    },
  );

  it('NOT-02 is in the member’s language', async () => {
    const bob = await member('Bob');
    const { orm } = server.app.db;
    await orm.update(schema.users).set({ preferredLang: 'ru' }).where(eq(schema.users.id, bob.userId));
    const { chat, message, decline } = await introduction({ bob });
    expect(message.buttons.map(({ text }) => text)).toEqual([
      'Познакомиться',
      'Отклонить',
      'Посмотреть и ответить',
      'Не присылать такие сообщения',
    ]);
    const { said } = await press(chat, decline, message);
    expect(said[0]?.text).toContain('Знакомство отклонено');
    const { answered } = await press(chat, 'x'.repeat(43), message);
    expect(answered[0]?.text).toBe('Эта кнопка больше не действует.');
  });

  it('NOT-02 what the guard of its call refuses is said, and the button works once it is possible', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, ada, bob);
    const chat = await connected(bob);
    const slots = [48, 72].map((hours) =>
      new Date(Math.ceil(server.now().getTime() / 60_000) * 60_000 + hours * 3_600_000).toISOString(),
    );
    const offered = { subjectId: idOf(bob), slots, minutes: 30, place: { kind: 'LATER', text: '' } };
    const sent = await server.post(
      '/api/matching/meetings',
      { ...offered, timeZone: 'Europe/Belgrade' },
      as(ada),
    );
    expect(sent).toMatchObject({ status: 200 });
    const message = await messageWith(chat, 'Ada Tester');
    const pick = dataOf(message, 1);
    const { orm } = server.app.db;
    const [connection] = (await orm.select().from(schema.connections)).filter(({ firstId, secondId }) =>
      [firstId, secondId].includes(idOf(bob)),
    );
    const { matchingId } = connection!;
    await orm.delete(schema.connections).where(eq(schema.connections.matchingId, matchingId));
    const refused = await press(chat, pick, message);
    expect(refused.said[0]?.text).toContain('No longer possible');
    expect(refused.left).toEqual([]);
    await orm.insert(schema.connections).values(connection!);
    const agreed = await press(chat, pick, message);
    expect(agreed.said[0]?.text).toContain('It’s agreed');
    expect(agreed.left[0]?.length).toBe(message.buttons.length - 2);
    const [meeting] = await orm
      .select()
      .from(schema.meetings)
      .where(eq(schema.meetings.id, (sent.body as { id: string }).id));
    expect(meeting?.startsAt?.toISOString()).toBe(slots[1]);
  });

  it('NOT-02 scores stand beside each other, and one counts', async () => {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, bob, ada);
    const chat = await connected(bob);
    const { matchingResults } = schema;
    const ofBob = eq(matchingResults.viewerId, idOf(bob));
    await server.app.db.orm.update(matchingResults).set({ askedAt: null }).where(ofBob);
    await server.app.meetings.askDue();
    const message = await messageWith(chat, 'Ada Tester');
    const { inline_keyboard: rows } = keyboardOf(message) as { inline_keyboard: { text: string }[][] };
    expect(rows.slice(0, 2).map((row) => row.map(({ text }) => text))).toEqual([
      ['1', '2', '3', '4', '5'],
      ['We couldn’t meet'],
    ]);
    expect((await press(chat, dataOf(message, 3), message)).said[0]?.text).toContain('Thank you');
    expect((await press(chat, dataOf(message, 0), message)).said[0]?.text).toContain(
      'You’ve answered this already.',
    );
    const [rating] = await server.app.db.orm.select().from(matchingResults).where(ofBob);
    expect(rating).toMatchObject({ score: 4, couldNotMeet: false });
  });

  it('NOT-02 the log has none of its secrets', async () => {
    const { chat, message, accept } = await introduction();
    await press(chat, accept, message);
    await press(chat, 'y'.repeat(43), message);
    const log = server.logLines.join('\n');
    for (const text of [accept, 'y'.repeat(43), botToken]) expect(log).not.toContain(text);
  });
});
