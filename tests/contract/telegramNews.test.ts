import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TelegramNewsPreview } from '../../src/generated/api/community';
import type { Bulk } from '../../src/generated/api/member';
import type { Notifications } from '../../src/generated/api/notification';
import { auditEntries, telegramChats } from '../../src/server/db/schema';
import { actsOnMany } from '../support/actsOnMany';
import { startBotApi, type BotApi } from '../support/botApi';
import { errorOf, type Answer } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

let api: BotApi;
let server: TestServer;
const homes = Array.from({ length: 8 }, (_, place) => `news-${place}.example`);
beforeAll(async () => {
  api = await startBotApi();
  server = await startServer({
    env: { ...api.env(), PUBLIC_URL: 'https://circle.example' },
    communities: Object.fromEntries(
      homes.map((home) => [home, { ...emailOnly, community: { title: 'Circle', timeZone: 'UTC' } }]),
    ),
  });
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

let lastChat = 9000;

/** A community of its own with a manager. */
async function circle() {
  const home = homes.shift()!;
  const manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
  const acts = actsOnMany(home, () => ({ server, manager }));
  const path = `/api/community/${home}/notify/telegram`;
  const preview = async () => (await server.get(path, acts.as(manager))).body as TelegramNewsPreview;
  const send = (text = 'We meet on *Friday*.', by = manager): Promise<Answer> =>
    server.post(path, { text }, acts.as(by));
  const begun = async (text?: string) => {
    const answer = await send(text);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Bulk;
  };
  /** Lets the time to undo pass, and everything happen that is due by then. */
  async function done(bulk: Bulk, seconds = 31) {
    server.later(seconds);
    await acts.ended(bulk);
    await server.app.deliveries.sendDue();
  }
  /** A member who has connected Telegram. */
  async function connected(firstName: string): Promise<Person & { chat: number }> {
    const person = await acts.member({ firstName });
    const chat = (lastChat += 1);
    await server.app.db.orm.insert(telegramChats).values({
      userId: person.userId,
      chatId: chat,
      username: '',
      communityId: home,
      lang: 'en',
      connectedAt: server.now(),
    });
    return { ...person, chat };
  }
  const set = (who: Person, end: string, body: object) =>
    server.post(`/api/notifications/${end}`, body, acts.as(who));
  const times = (who: Person, changes: object) =>
    set(who, 'times', {
      pausedUntil: null,
      quietFrom: null,
      quietUntil: null,
      digestHour: null,
      showsText: false,
      ...changes,
    });
  const switchOff = (who: Person) =>
    set(who, 'choose', { channel: 'TELEGRAM', kind: 'managerNews', isOn: false });
  const inADay = () => new Date(server.now().getTime() + 86_400_000).toISOString();
  return { home, manager, acts, path, preview, send, begun, done, connected, times, switchOff, inADay };
}

const textsTo = ({ chat }: { chat: number }) => api.messagesTo(chat).map(({ text }) => text);

describe('C12 a message by Telegram to all members who have connected it', () => {
  it('C12 C20 is looked at beforehand, sent after 30 seconds to these members alone, and said what became of', async () => {
    const { home, manager, acts, preview, begun, done, connected, times, switchOff, inADay } = await circle();
    const [ada, bob] = [await connected('Ada'), await connected('Bob')];
    const [off, paused] = [await connected('Otto'), await connected('Paula')];
    const without = await acts.member({ firstName: 'Wilma' });
    expect((await switchOff(off)).status).toBe(200);
    expect((await times(paused, { pausedUntil: inADay() })).status).toBe(200);
    const before = await preview();
    expect(before).toMatchObject({ count: 2, last: [] });
    expect(Object.fromEntries(before.others.map(({ why, count }) => [why, count]))).toEqual({
      NOT_CONNECTED: 1,
      SWITCHED_OFF: 1,
      PAUSED: 1,
    });
    const bulk = await begun();
    expect(bulk).toMatchObject({ count: 2, status: 'waiting', secondsLeft: 30 });
    expect((await preview()).last).toMatchObject([{ id: bulk.id, count: 2, sent: 0, waiting: 2 }]);
    await done(bulk);
    for (const person of [ada, bob]) {
      const [text, ...more] = textsTo(person);
      expect(more).toEqual([]);
      for (const part of ['<b>News from Circle</b>', 'We meet on *Friday*.']) expect(text).toContain(part);
      const { body } = await server.get('/api/notifications', acts.as(person));
      expect((body as Notifications).notifications).toHaveLength(1);
    }
    expect([off, paused].flatMap(textsTo)).toEqual([]);
    for (const { email } of [ada, without, manager]) expect(await server.emails(email)).toEqual([]);
    expect((await preview()).last).toMatchObject([
      { text: 'We meet on *Friday*.', status: 'done', sent: 2, waiting: 0 },
    ]);
    const entries = await server.app.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.communityId, home), eq(auditEntries.action, 'member.message')));
    expect(entries).toHaveLength(2);
  });

  it('C12 NOT-05 is looked at again before it is sent: left, switched off, paused, blocked', async () => {
    const { home, acts, preview, begun, done, connected, times, switchOff, inADay } = await circle();
    const people = [];
    for (const name of ['Left', 'Off', 'Paused', 'Blocked', 'Last']) people.push(await connected(name));
    const [left, off, paused, blocked, last] = people as [(typeof people)[0], ...typeof people];
    const bulk = await begun();
    expect(bulk.count).toBe(5);
    const { participantId } = left;
    const leaving = await server.post('/api/participant/leave', { participantId }, acts.as(left));
    expect(leaving.status, home).toBe(200);
    expect((await switchOff(off!)).status).toBe(200);
    expect((await times(paused!, { pausedUntil: inADay() })).status).toBe(200);
    api.block(blocked!.chat);
    await done(bulk);
    expect(people.map((person) => textsTo(person).length)).toEqual([0, 0, 0, 1, 1]);
    expect(textsTo(last!)).toHaveLength(1);
    expect((await preview()).last).toMatchObject([{ count: 5, sent: 1, waiting: 0 }]);
    // The chat that refused is no longer counted.
    expect((await preview()).count).toBe(1);
  });

  it('C12 NOT-04 waits for the end of quiet hours', async () => {
    const { preview, begun, done, connected, times } = await circle();
    const ada = await connected('Ada');
    const now = server.now();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const quiet = { quietFrom: (minute + 1439) % 1440, quietUntil: (minute + 60) % 1440 };
    expect((await times(ada, quiet)).status).toBe(200);
    const bulk = await begun();
    await done(bulk);
    expect(textsTo(ada)).toEqual([]);
    expect((await preview()).last).toMatchObject([{ sent: 0, waiting: 1 }]);
    server.later(3700);
    await server.app.deliveries.sendDue();
    expect(textsTo(ada)).toHaveLength(1);
    expect((await preview()).last).toMatchObject([{ sent: 1, waiting: 0 }]);
  });

  it('C12 D32 can be undone, and is then sent to nobody', async () => {
    const { acts, preview, begun, connected } = await circle();
    const ada = await connected('Ada');
    const bulk = await begun();
    expect((await acts.undo(bulk)).status).toBe(200);
    server.later(40);
    await server.app.deliveries.sendDue();
    expect(textsTo(ada)).toEqual([]);
    expect((await preview()).last).toMatchObject([{ status: 'undone', sent: 0, waiting: 0 }]);
  });

  it('C12 needs a text and somebody whom it reaches', async () => {
    const { send, connected } = await circle();
    expect(errorOf(await send()).code).toBe(1100);
    await connected('Ada');
    for (const text of ['', ' \n ', 'x'.repeat(3001)]) expect(errorOf(await send(text)).code).toBe(1100);
    expect((await send()).status).toBe(200);
  });

  it('C12 goes five times a day, together with the other messages of a manager to many', async () => {
    const { acts, send, connected } = await circle();
    const ada = await connected('Ada');
    await acts.begun({ do: 'message', ids: [ada.participantId!], subject: 'Hello', text: 'Hello' });
    for (let times = 0; times < 4; times += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, errorOf(refused).code]).toEqual([429, 1340]);
  });

  it('C12 C20 are for managers of the community and administrators', async () => {
    const { home, acts, path, send, manager, connected } = await circle();
    const member = await connected('Ada');
    const elsewhere = await addPerson(server, { member: homes[0], manager: true });
    const admin = await addPerson(server, { admin: true });
    const read = (by: Person) => server.get(path, acts.as(by));
    expect((await server.get(path, { community: home })).status).toBe(401);
    expect((await server.post(path, { text: 'Hello' }, { community: home })).status).toBe(401);
    for (const by of [member, elsewhere])
      for (const answer of [await read(by), await send('Hello', by)]) expect(errorOf(answer).code).toBe(1109);
    for (const by of [manager, admin])
      for (const answer of [await read(by), await send('Hello', by)]) expect(answer.status).toBe(200);
  });
});

it('C12 C20 D15 without a bot there is no such message', async () => {
  const home = 'plain.example';
  const plain = await startServer({ communities: { [home]: emailOnly } });
  try {
    const { token } = await addPerson(plain, { member: home, manager: true });
    const as = { token, community: home };
    const path = `/api/community/${home}/notify/telegram`;
    for (const answer of [await plain.get(path, as), await plain.post(path, { text: 'Hello' }, as)])
      expect(errorOf(answer).code).toBe(1110);
    expect((await plain.get(`/api/admin/${home}/home`, as)).body).toMatchObject({ telegram: false });
  } finally {
    await plain.stop();
  }
});
