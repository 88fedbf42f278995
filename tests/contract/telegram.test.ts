import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  Notifications,
  NotificationSettings,
  SentNotifications,
} from '../../src/generated/api/notification';
import type { TelegramCode } from '../../src/generated/api/telegram';
import { formatUntil, parseBotChat, type BotChat } from '../../src/lib/botChat';
import { deliveries, notifications, telegramChats, telegramCodes, users } from '../../src/server/db/schema';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { deleteOldCodes } from '../../src/server/modules/telegram/codes';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { botToken, startBotApi, type BotApi } from '../support/botApi';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let api: BotApi;
let server: TestServer;
beforeAll(async () => {
  api = await startBotApi();
  // Telegram can reach this address, so it sends updates there.
  server = await startServer({ env: { ...api.env(), PUBLIC_URL: 'https://circle.example' } });
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

const secret = createHmac('sha256', botToken).update('updates').digest('hex');
const fromTelegram = { 'x-telegram-bot-api-secret-token': secret };
let lastChat = 1000;
const newChat = () => (lastChat += 1);
const as = ({ token }: Person) => ({ token, community: home });

const deliver = (update: object, headers: Record<string, string> = fromTelegram) =>
  server.post('/api/telegram/update', update, { headers, community: home });
const codeOf = async (person: Person) => {
  const { body } = await server.post('/api/telegram/code', undefined, as(person));
  return new URL((body as TelegramCode).url).searchParams.get('start')!;
};
async function connected(person: Person): Promise<number> {
  const chat = newChat();
  await deliver(api.written(chat, `/start ${await codeOf(person)}`));
  await api.messages(chat);
  return chat;
}
const member = () => addPerson(server, { member: home });
const channelOf = async (person: Person) => {
  const { body } = await server.get('/api/notifications/settings', as(person));
  return (body as NotificationSettings).channels.find(({ channel }) => channel === 'TELEGRAM');
};

/** What the list says of channels that stopped. */
async function listOf(person: Person) {
  const { body } = await server.get('/api/notifications', as(person));
  return (body as Notifications).notifications.filter(({ kind }) => kind === 'channelStopped');
}
const told = async (person: Person) => (await listOf(person)).map(({ title, url }) => [title, url]);
const toldIds = async (person: Person) => (await listOf(person)).map(({ id }) => id);

let news = 0;
async function notify({ userId }: Person, text = 'Hello') {
  const { app } = server;
  const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, userId))!;
  const cause = `telegram-${(news += 1)}`;
  const about = { cause, thing: cause, by: null };
  await app.db.transaction((tx) => app.notify(tx, managerNews, to, { subject: cause, text }, about));
  await app.deliveries.sendDue();
  return async () => {
    const rows = await app.db.orm
      .select({
        channel: deliveries.channel,
        status: deliveries.status,
        why: deliveries.notSentFor,
        due: deliveries.leasedUntil,
        replyKey: deliveries.replyKey,
      })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.cause, `managerNews:${cause}`));
    return rows.find(({ channel }) => channel === 'TELEGRAM');
  };
}

describe('NOT-03 connecting Telegram', () => {
  it('P36 a link connects one chat, once, and says so in the chat', async () => {
    const person = await member();
    expect((await channelOf(person))?.state).toBe('NOT_CONNECTED');
    const { body } = await server.post('/api/telegram/code', undefined, as(person));
    const { url, expiresAt } = body as TelegramCode;
    expect(url).toMatch(/^https:\/\/t\.me\/circle_test_bot\?start=[\w-]{40,64}$/);
    expect(Date.parse(expiresAt) - server.now().getTime()).toBeLessThanOrEqual(600_000);
    const code = new URL(url).searchParams.get('start')!;
    const [stored] = await server.app.db.orm
      .select()
      .from(telegramCodes)
      .where(eq(telegramCodes.userId, person.userId));
    expect(stored?.hash).not.toContain(code);
    const chat = newChat();
    await deliver(api.written(chat, `/start ${code}`));
    const [said] = await api.messages(chat);
    expect(said?.text).toContain('You’re connected');
    expect(await channelOf(person)).toEqual({
      channel: 'TELEGRAM',
      isOn: true,
      state: 'CONNECTED',
      address: `@ada_${chat}`,
    });
    const other = newChat();
    await deliver(api.written(other, `/start ${code}`));
    expect((await api.messages(other))[0]?.text).toContain('expired or was already used');
  });

  it('P36 a link is too old after ten minutes', async () => {
    const person = await member();
    const code = await codeOf(person);
    server.later(601);
    const chat = newChat();
    await deliver(api.written(chat, `/start ${code}`));
    expect((await api.messages(chat))[0]?.text).toContain('expired');
    expect((await channelOf(person))?.state).toBe('NOT_CONNECTED');
  });

  it('a chat belongs to the account that connected it last', async () => {
    const [first, second] = [await member(), await member()];
    const chat = await connected(first);
    await deliver(api.written(chat, `/start ${await codeOf(second)}`));
    await api.messages(chat, 2);
    expect((await channelOf(first))?.state).toBe('NOT_CONNECTED');
    expect((await channelOf(second))?.state).toBe('CONNECTED');
  });

  it('P38 an update is processed once, though it is delivered twice', async () => {
    const person = await member();
    const chat = await connected(person);
    const update = api.written(chat, '/language');
    await Promise.all([deliver(update), deliver(update)]);
    await deliver(update);
    await api.messages(chat, 2);
    expect(api.messagesTo(chat)).toHaveLength(2);
  });

  it('P38 only Telegram is believed', async () => {
    const chat = newChat();
    const update = api.written(chat, '/start');
    expect(errorOf(await deliver(update, {})).code).toBe(1110);
    expect(errorOf(await deliver(update, { 'x-telegram-bot-api-secret-token': 'x' })).code).toBe(1110);
    expect(api.messagesTo(chat)).toEqual([]);
  });

  it('Telegram is told the address of updates, with the secret', async () => {
    await vi.waitFor(() => expect(api.callsOf('setWebhook')).not.toEqual([]));
    expect(api.callsOf('setWebhook')[0]?.payload).toMatchObject({
      url: 'https://circle.example/api/telegram/update',
      secret_token: secret,
    });
    expect(api.callsOf('getUpdates')).toEqual([]);
  });

  it('P15 the bot connects a chat by its secret, a user by a code of their own', async () => {
    const [person, other] = [await member(), await member()];
    const chat = newChat();
    const connect = (
      userId: string,
      code?: string,
      by?: Person,
      headers?: Record<string, string>,
      to = chat,
    ) =>
      server.post(
        '/api/telegram/connect',
        { userId, chatId: to, username: 'ada', ...(code !== undefined && { code }) },
        { ...(by && { token: by.token }), community: home, ...(headers && { headers }) },
      );
    expect(errorOf(await connect(person.userId)).code).toBe(405);
    expect(errorOf(await connect(person.userId, await codeOf(person), other)).code).toBe(1102);
    expect(errorOf(await connect(person.userId, undefined, person)).code).toBe(1102);
    expect(errorOf(await connect(person.userId, await codeOf(other), person)).code).toBe(1102);
    expect((await connect(person.userId, await codeOf(person), person)).text).toBe('OK');
    expect(await channelOf(person)).toMatchObject({ state: 'CONNECTED', address: '@ada' });
    // The chat of somebody else, and one that never spoke to the bot.
    expect(errorOf(await connect(other.userId, await codeOf(other), other)).code).toBe(1102);
    const stranger = newChat();
    api.block(stranger);
    expect(errorOf(await connect(other.userId, await codeOf(other), other, undefined, stranger)).code).toBe(
      1102,
    );
    expect((await channelOf(other))?.state).toBe('NOT_CONNECTED');
    expect((await connect(other.userId, undefined, undefined, fromTelegram, newChat())).text).toBe('OK');
    expect((await channelOf(other))?.state).toBe('CONNECTED');
  });

  /** The chat in the link that the bot gives to somebody without an account. */
  async function chatOfLink(chat: number, count = 1) {
    await deliver(api.written(chat, '/start'));
    const said = (await api.messages(chat, count)).at(-1);
    const { pathname, searchParams } = new URL(said?.buttons.at(-1)?.url ?? '');
    expect(pathname).toBe('/registration');
    return parseBotChat(searchParams.get('telegram') ?? '')!;
  }
  const connectBy = (person: Person, { chatId, username, code }: Omit<BotChat, 'until'>) =>
    server.post('/api/telegram/connect', { userId: person.userId, chatId, username, code }, as(person));

  it('SES-02 P15 the bot gives a stranger a link, and its code connects this chat to the new account, once', async () => {
    const [person, other] = [await member(), await member()];
    const chat = newChat();
    const linked = await chatOfLink(chat);
    expect(linked).toMatchObject({ chatId: chat, username: `ada_${chat}` });
    expect((await connectBy(person, linked)).text).toBe('OK');
    expect(await channelOf(person)).toMatchObject({ state: 'CONNECTED', address: `@ada_${chat}` });
    expect((await api.messages(chat, 2))[1]?.text).toContain('You’re connected');
    // Also once the chat is free again.
    await deliver(api.written(chat, '/stop'));
    for (const each of [person, other]) expect(errorOf(await connectBy(each, linked)).code).toBe(1102);
    expect((await channelOf(other))?.state).toBe('NOT_CONNECTED');
  });

  it('SES-02 P15 a code connects no other chat, under no other name, and not after an hour', async () => {
    const person = await member();
    const linked = await chatOfLink(newChat());
    const changes: Partial<BotChat>[] = [
      { chatId: newChat() },
      { username: 'somebody' },
      { code: linked.code.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) },
      { code: linked.code.replace(/^[^-]+/, formatUntil(linked.until + 1000)) },
    ];
    for (const change of changes)
      expect(errorOf(await connectBy(person, { ...linked, ...change })).code).toBe(1102);
    server.later(3601);
    expect(errorOf(await connectBy(person, linked)).code).toBe(1102);
    expect((await channelOf(person))?.state).toBe('NOT_CONNECTED');
  });

  it('SES-02 a used code is kept for as long as it would work', async () => {
    const person = await member();
    const linked = await chatOfLink(newChat());
    expect((await connectBy(person, linked)).text).toBe('OK');
    await server.post('/api/telegram/disconnect', undefined, as(person));
    server.later(3000);
    await deleteOldCodes(server.app.db.orm, server.now());
    expect(errorOf(await connectBy(person, linked)).code).toBe(1102);
  });

  it('P37 disconnects, and changes nothing of others', async () => {
    const [person, other] = [await member(), await member()];
    await connected(person);
    await connected(other);
    expect((await server.post('/api/telegram/disconnect', undefined, as(person))).text).toBe('OK');
    expect((await channelOf(person))?.state).toBe('NOT_CONNECTED');
    expect((await channelOf(other))?.state).toBe('CONNECTED');
  });
});

describe('P14 server-sent events of connecting', () => {
  const open = async (person: Person, userId = person.userId) =>
    fetch(`${server.origin}/api/sse/telegram-connect?userId=${userId}`, {
      headers: { authorization: `Bearer ${person.token}`, 'x-community-id': home },
    });

  it('tell when the account is connected, and end', async () => {
    const person = await member();
    const answer = await open(person);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    await connected(person);
    expect(await answer.text()).toMatch(/event: connected\ndata: \{\}\n\n$/);
    expect(await (await open(person)).text()).toContain('event: connected');
  });

  it('are for the user itself', async () => {
    const [person, other] = [await member(), await member()];
    const refused = await open(person, other.userId);
    expect(await refused.json()).toMatchObject({ code: 1109 });
  });
});

describe('the chat with the bot', () => {
  it('/stop ends it, and says how to begin again', async () => {
    const person = await member();
    const chat = await connected(person);
    await deliver(api.written(chat, '/stop'));
    expect((await api.messages(chat, 2))[1]?.text).toContain('Nothing more will come');
    expect((await channelOf(person))?.state).toBe('NOT_CONNECTED');
    await deliver(api.written(chat, '/start', 'ru'));
    const [, , again] = await api.messages(chat, 3);
    expect(again?.text).toContain('Подключить Telegram');
    expect(again?.buttons[0]?.url).toMatch(/^https:/);
  });

  it('/language asks, and a button changes the language of the account', async () => {
    const person = await member();
    const chat = await connected(person);
    await deliver(api.written(chat, '/language'));
    const [, asked] = await api.messages(chat, 2);
    expect(asked?.buttons.map(({ text }) => text)).toEqual(['English', 'Русский']);
    await deliver(api.pressed(chat, asked?.buttons[1]?.callback_data ?? ''));
    expect((await api.messages(chat, 3))[2]?.text).toContain('на русском');
    const [user] = await server.app.db.orm.select().from(users).where(eq(users.id, person.userId));
    expect(user?.preferredLang).toBe('ru');
    await notify(person);
    expect((await api.messages(chat, 4))[3]?.buttons.at(-1)?.text).toBe('Не присылать такие сообщения');
  });

  it('in a group the bot says nothing', async () => {
    const group = newChat();
    const update = api.written(group, '/start') as { message?: { chat: { type: string } } };
    update.message!.chat.type = 'group';
    await deliver(update);
    expect(api.messagesTo(group)).toEqual([]);
  });
});

describe('NOT-03 messages', () => {
  it('come by Telegram as well as by email, escaped, with a button that switches the kind off', async () => {
    const person = await member();
    const chat = await connected(person);
    const state = await notify(person, 'Tea & <b>cake</b>');
    expect(await state()).toMatchObject({
      status: 'sent',
      replyKey: expect.stringMatching(/^[0-9a-z]{25}$/),
    });
    const [, message] = await api.messages(chat, 2);
    expect(message?.text).toContain('Tea &amp; &lt;b&gt;cake&lt;/b&gt;');
    expect(message?.payload.parse_mode).toBe('HTML');
    await server.emailTo(person.email);
    const { url = '' } = message?.buttons.at(-1) ?? {};
    const { pathname, search } = new URL(url);
    await fetch(server.origin + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-community-id': home },
      body: 'List-Unsubscribe=One-Click',
    });
    const after = await notify(person);
    expect(await after()).toBeUndefined();
  });

  it('429 is obeyed: nothing is sent until the time is over, and then once', async () => {
    const person = await member();
    const chat = await connected(person);
    api.flood(chat, 120);
    const state = await notify(person);
    expect((await state())?.status).toBe('pending');
    expect((await state())!.due!.getTime() - server.now().getTime()).toBeGreaterThan(100_000);
    const other = await member();
    await server.app.db.orm.insert(telegramChats).values({
      userId: other.userId,
      chatId: newChat(),
      username: '',
      communityId: home,
      lang: 'en',
      connectedAt: server.now(),
    });
    const waiting = await notify(other);
    expect((await waiting())?.status).toBe('pending');
    expect(api.messagesTo(lastChat)).toEqual([]);
    server.later(130);
    await server.app.deliveries.sendDue();
    await vi.waitFor(async () =>
      expect([(await state())?.status, (await waiting())?.status]).toEqual(['sent', 'sent']),
    );
    expect(api.messagesTo(lastChat)).toHaveLength(1);
  });

  it('403 turns the channel off, and the member sees it', async () => {
    const person = await member();
    const chat = await connected(person);
    api.block(chat);
    const state = await notify(person);
    expect(await state()).toMatchObject({ status: 'suppressed', why: 'stopped' });
    expect((await channelOf(person))?.state).toBe('STOPPED');
    const { body } = await server.get('/api/notifications/sent', as(person));
    expect((body as SentNotifications).sent).toContainEqual(
      expect.objectContaining({ channel: 'TELEGRAM', state: 'NOT_SENT', notSentFor: 'stopped' }),
    );
    expect(await told(person)).toEqual([['We can’t write to you on Telegram', '/subscriptions']]);
    const next = await notify(person);
    expect(await next()).toBeUndefined();
    api.unblock(chat);
    await deliver(api.membership(chat, 'member'));
    expect((await channelOf(person))?.state).toBe('CONNECTED');
    await server.post('/api/notifications/dismiss', { ids: await toldIds(person) }, as(person));
    for (const _ of ['once', 'again']) await deliver(api.membership(chat, 'kicked'));
    expect((await channelOf(person))?.state).toBe('STOPPED');
    // Said again once it happens again, in the list only.
    expect(await told(person)).toHaveLength(1);
    const sent = await server.app.db.orm
      .select({ kind: notifications.kind })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId));
    expect(sent.map(({ kind }) => kind)).not.toContain('channelStopped');
  });

  it('403 of several messages at once is said once', async () => {
    const person = await member();
    const chat = await connected(person);
    api.block(chat);
    const { app } = server;
    const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, person.userId))!;
    await app.db.transaction(async (tx) => {
      for (const cause of ['blocked-1', 'blocked-2', 'blocked-3'])
        await app.notify(
          tx,
          managerNews,
          to,
          { subject: cause, text: '' },
          { cause, thing: cause, by: null },
        );
    });
    await app.deliveries.sendDue();
    expect(await toldIds(person)).toHaveLength(1);
    const ofPerson = eq(notifications.userId, person.userId);
    const rows = await app.db.orm.select().from(notifications).where(ofPerson);
    expect(rows.filter(({ kind }) => kind === 'channelStopped')).toHaveLength(1);
  });

  it('400 is not tried at once again', async () => {
    const person = await member();
    const chat = await connected(person);
    api.misunderstand(chat);
    const state = await notify(person);
    expect((await state())?.status).toBe('pending');
    expect((await channelOf(person))?.state).toBe('CONNECTED');
  });

  it('the log has no token, no text and no chat', async () => {
    const log = server.logLines.join('\n');
    expect(log).toContain('a delivery could not be sent');
    expect(log).not.toContain(botToken);
    expect(log).not.toContain('Hello');
    expect(log).not.toContain('t.me/');
  });
});
