import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  NotificationSettings,
  NotificationTimes,
  SentNotifications,
} from '../../src/generated/api/notification';
import { deliveries, notifications } from '../../src/server/db/schema';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { errorOf } from '../support/client';
import { join } from '../support/newcomers';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const day = 86_400_000;
let server: TestServer;
/** The midnight before the noon at which a test begins. */
let midnight: number;
beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true, timeZone: 'UTC' } };
  server = await startServer({ communities: { [home]: open, [far]: open } });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName = 'Ada', options: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...options });
const asking = (timeZone?: string) =>
  member('Asker', {
    participant: {
      timeZone,
      lookingFor: 'A lawyer for contracts',
      updatedAt: new Date(midnight - day),
    },
  });
const get = (who: Person, path: string) => server.get(`/api/notifications/${path}`, as(who));
const post = (who: Person, path: string, body: object) =>
  server.post(`/api/notifications/${path}`, body, as(who));
const settingsOf = async (who: Person) => (await get(who, 'settings')).body as NotificationSettings;
const sentTo = async (who: Person) => ((await get(who, 'sent')).body as SentNotifications).sent;

const anyTime: NotificationTimes = {
  pausedUntil: null,
  quietFrom: null,
  quietUntil: null,
  digestHour: null,
  showsText: false,
};
async function choose(who: Person, times: Partial<NotificationTimes>): Promise<void> {
  const { status, text } = await post(who, 'times', { ...anyTime, ...times });
  if (status !== 200) throw new Error(text);
}

/** Has another member answer the request of one. */
async function answered(to: Person, name = 'Helena'): Promise<void> {
  const by = await member(name);
  const path = `/api/requests/${to.participantId}/answer`;
  const { status, text } = await server.post(path, { answer: 'I can help.' }, as(by));
  if (status !== 200) throw new Error(text);
  await server.app.deliveries.sendDue();
}

/** The moment of a clock in UTC, on the day on which a test begins or days later. */
const moment = (clock: string, days = 0): Date => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(midnight + days * day + (hours * 60 + minutes) * 60_000);
};
/** Lets the clock of the server show a time, and sends what is due. */
async function at(clock: string, days = 0): Promise<void> {
  server.later((moment(clock, days).getTime() - server.now().getTime()) / 1000);
  await server.app.deliveries.sendDue();
}
beforeEach(() => {
  midnight = (Math.floor(server.now().getTime() / day) + 1) * day;
  return at('12:00');
});

/** The subjects of the emails to somebody. */
const subjectsTo = async ({ email }: Person) => (await server.emails(email)).map(({ subject }) => subject);

const statesOf = ({ userId }: Person) =>
  server.app.db.orm
    .select({ kind: notifications.kind, status: deliveries.status, why: deliveries.notSentFor })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(eq(notifications.recipient, userId))
    .orderBy(notifications.number);

describe('N06 the settings', () => {
  it('NOT-04 N06 N07 P11 name every kind with its channels, one truth with the other switches', async () => {
    const reader = await member();
    const before = await settingsOf(reader);
    expect(before).toMatchObject({
      channels: [{ channel: 'EMAIL', isOn: true, state: 'CONNECTED', address: reader.email }],
      times: anyTime,
      timeZone: 'UTC',
    });
    const kindOf = ({ kinds }: NotificationSettings) => kinds.find(({ kind }) => kind === 'requestAnswered');
    expect(kindOf(before)).toMatchObject({ group: 'PEOPLE', channels: ['EMAIL'] });
    await post(reader, 'choose', { channel: 'EMAIL', kind: 'requestAnswered', isOn: false });
    expect(kindOf(await settingsOf(reader))?.channels).toEqual([]);
    const path = '/api/participant/update-notification-pref';
    await server.post(path, { contactType: 'EMAIL', kind: 'requestAnswered', disable: false }, as(reader));
    await server.post(path, { contactType: 'EMAIL', disable: true }, as(reader));
    const after = await settingsOf(reader);
    expect([kindOf(after)?.channels, after.channels[0]?.isOn]).toEqual([['EMAIL'], false]);
  });

  it('NOT-04 N07 switches a group of kinds at once, and no other', async () => {
    const reader = await member();
    const groupsIn = ({ kinds }: NotificationSettings) =>
      new Set(kinds.filter(({ channels }) => channels.includes('EMAIL')).map(({ group }) => group));
    const before = groupsIn(await settingsOf(reader));
    await post(reader, 'choose', { channel: 'EMAIL', group: 'MEETINGS', isOn: false });
    expect(groupsIn(await settingsOf(reader))).toEqual(
      new Set([...before].filter((group) => group !== 'MEETINGS')),
    );
    await post(reader, 'choose', { channel: 'EMAIL', group: 'MEETINGS', isOn: true });
    expect(groupsIn(await settingsOf(reader))).toEqual(before);
  });

  it('NOT-04 N07 refuses a channel or a kind that there is not', async () => {
    const reader = await member();
    for (const body of [
      { channel: 'PIGEON', isOn: false },
      { channel: 'EMAIL', kind: 'magic', isOn: false },
      { channel: 'EMAIL', group: 'WEATHER', isOn: false },
      { channel: 'EMAIL', kind: 'requestAnswered', group: 'PEOPLE', isOn: false },
    ])
      expect(errorOf(await post(reader, 'choose', body)).code).toBe(1100);
  });

  it.each<[string, Partial<NotificationTimes>]>([
    ['half of quiet hours', { quietFrom: 60 }],
    ['a pause of more than a year', { pausedUntil: '2037-01-01T00:00:00Z' }],
    ['a pause until no time', { pausedUntil: 'soon' }],
    ['an hour that no clock shows', { digestHour: 24 }],
  ])('NOT-04 N08 refuses %s', async (_what, times) => {
    const reader = await member();
    expect(errorOf(await post(reader, 'times', { ...anyTime, ...times })).code).toBe(1100);
    expect((await settingsOf(reader)).times).toEqual(anyTime);
  });
});

describe('N08 when notifications come', () => {
  it('NOT-04 during a pause nothing is sent, and afterwards nothing of it', async () => {
    const asker = await asking();
    await choose(asker, { pausedUntil: moment('12:00', 1).toISOString() });
    await answered(asker);
    await at('12:00', 1);
    expect(await statesOf(asker)).toEqual([{ kind: 'requestAnswered', status: 'suppressed', why: 'paused' }]);
    expect((await settingsOf(asker)).times.pausedUntil).toBeNull();
    await answered(asker, 'Bob');
    await at('12:00', 1);
    expect(await subjectsTo(asker)).toEqual([expect.stringContaining('Bob')]);
  });

  it('NOT-04 a pause also stops what waits for a digest', async () => {
    const asker = await asking();
    await choose(asker, { digestHour: 18 });
    await answered(asker);
    await at('12:01');
    await choose(asker, { digestHour: 18, pausedUntil: moment('12:00', 1).toISOString() });
    await at('18:00');
    await at('18:00', 1);
    expect(await subjectsTo(asker)).toEqual([]);
    expect((await statesOf(asker))[0]).toMatchObject({ status: 'suppressed', why: 'paused' });
  });

  it('NOT-04 NOT-05 what waits for the end of quiet hours is not sent to who has left', async () => {
    const reader = await member();
    const { app } = server;
    await choose(reader, { quietFrom: 12 * 60, quietUntil: 18 * 60 });
    const to = await memberOf(app, app.db.orm, app.communities.byId(home)!, reader.userId);
    const news = { subject: 'News', text: 'We meet on Friday.' };
    const occasion = { cause: reader.userId, thing: reader.userId, by: null };
    await app.db.transaction((tx) => app.notify(tx, managerNews, to!, news, occasion));
    await app.deliveries.sendDue();
    expect(await statesOf(reader)).toMatchObject([{ kind: 'managerNews', status: 'pending' }]);
    await server.post('/api/participant/leave', { participantId: reader.participantId }, as(reader));
    await at('18:00');
    expect((await statesOf(reader))[0]).toMatchObject({ status: 'suppressed', why: 'outdated' });
  });

  it('NOT-04 quiet hours hold an email until they end, by the member’s clocks', async () => {
    // It is 17:00 there.
    const asker = await asking('Asia/Tashkent');
    await choose(asker, { quietFrom: 17 * 60, quietUntil: 18 * 60 });
    await answered(asker);
    await at('12:59');
    expect(await subjectsTo(asker)).toEqual([]);
    await at('13:00');
    expect(await subjectsTo(asker)).toHaveLength(1);
  });

  it('NOT-04 NOT-06 one email a day has what came since the last, without what was seen', async () => {
    const asker = await asking();
    await choose(asker, { digestHour: 18 });
    for (const name of ['Helena', 'Bob', 'Cleo']) await answered(asker, name);
    await at('17:59');
    expect(await subjectsTo(asker)).toEqual([]);
    await at('18:00');
    const [email, ...more] = await server.emails(asker.email);
    expect(more).toEqual([]);
    for (const name of ['Helena', 'Bob', 'Cleo']) expect(email?.text).toContain(name);
    await answered(asker, 'Dora');
    await at('17:59', 1);
    expect(await subjectsTo(asker)).toHaveLength(1);
    const list = await server.get('/api/notifications', as(asker));
    const [entry] = (list.body as { notifications: { id: string }[] }).notifications;
    await post(asker, 'seen', { ids: [entry!.id] });
    await at('18:00', 1);
    expect(await subjectsTo(asker)).toHaveLength(1);
    expect((await statesOf(asker)).at(-2)).toMatchObject({ status: 'suppressed', why: 'seen' });
  });

  it('NOT-06 another hour moves the digest that waits, but no day has two', async () => {
    const asker = await asking();
    await choose(asker, { digestHour: 18 });
    await answered(asker);
    await at('12:01');
    await choose(asker, { digestHour: 13 });
    await at('13:00');
    expect(await subjectsTo(asker)).toHaveLength(1);
    await choose(asker, { digestHour: 15 });
    await answered(asker, 'Bob');
    await at('15:00');
    expect(await subjectsTo(asker)).toHaveLength(1);
    await at('15:00', 1);
    expect(await subjectsTo(asker)).toHaveLength(2);
  });

  it('NOT-06 a day on which nothing was left for the digest may have one later', async () => {
    const asker = await asking();
    await choose(asker, { digestHour: 13 });
    await answered(asker);
    await post(asker, 'choose', { channel: 'EMAIL', kind: 'requestAnswered', isOn: false });
    await at('13:00');
    await post(asker, 'choose', { channel: 'EMAIL', kind: 'requestAnswered', isOn: true });
    await choose(asker, { digestHour: 15 });
    await answered(asker, 'Bob');
    await at('15:00');
    expect(await subjectsTo(asker)).toHaveLength(1);
  });

  it('NOT-06 without a digest any more, what waits is sent at once', async () => {
    const asker = await asking();
    await choose(asker, { digestHour: 18 });
    await answered(asker);
    await at('12:01');
    await choose(asker, {});
    await at('12:02');
    expect(await subjectsTo(asker)).toHaveLength(1);
  });

  it('NOT-04 codes and links come at any time', async () => {
    const person = await member();
    await choose(person, { pausedUntil: moment('12:00', 1).toISOString(), digestHour: 18 });
    await server.post('/api/auth/recovery', { email: person.email }, { community: home });
    await server.app.deliveries.sendDue();
    expect(await subjectsTo(person)).toHaveLength(1);
  });
});

describe('N09 what was sent', () => {
  it('NOT-09 N09 tells what was sent, what was not, and why each came', async () => {
    const asker = await asking();
    await answered(asker);
    await server.app.deliveries.sendDue();
    await choose(asker, { pausedUntil: moment('12:00', 1).toISOString() });
    await answered(asker, 'Bob');
    await server.app.deliveries.sendDue();
    expect(await sentTo(asker)).toMatchObject([
      { channel: 'EMAIL', state: 'NOT_SENT', notSentFor: 'paused' },
      {
        channel: 'EMAIL',
        title: 'Answers to your request',
        state: 'SENT',
        why: expect.stringContaining('Answers to your request') as string,
      },
    ]);
  });
});

describe('callers', () => {
  const body = (path: string) =>
    path === 'times' ? anyTime : { channel: 'EMAIL', kind: 'requestAnswered', isOn: false };
  const callers: [string, () => Promise<Person>, number][] = [
    ['an administrator who is no member', () => addPerson(server, { admin: true }), 1110],
    ['a member of another community', () => addPerson(server, { member: far }), 1109],
  ];

  it.each(callers)('N06 N07 N08 N09 refuse %s', async (_who, make, code) => {
    const caller = await make();
    for (const path of ['settings', 'sent']) expect(errorOf(await get(caller, path)).code).toBe(code);
    for (const path of ['times', 'choose'])
      expect(errorOf(await post(caller, path, body(path))).code).toBe(code);
  });

  it('N06 N07 N08 N09 refuse everybody without a session', async () => {
    for (const path of ['settings', 'sent'])
      expect(errorOf(await server.get(`/api/notifications/${path}`, { community: home })).code).toBe(405);
    for (const path of ['times', 'choose'])
      expect(
        errorOf(await server.post(`/api/notifications/${path}`, body(path), { community: home })).code,
      ).toBe(405);
  });

  it('N06 N09 show nobody else’s choices and emails', async () => {
    const [asker, other] = [await asking(), await member('Other', { manager: true })];
    await choose(asker, { digestHour: 7 });
    await answered(asker);
    expect((await settingsOf(other)).times.digestHour).toBeNull();
    expect(await sentTo(other)).toEqual([]);
  });

  it('N01 N02 N03 N04 N05 N06 N07 N08 N09 tell and change nothing of another community', async () => {
    const both = await asking();
    const there = as(both, far);
    const joined = await join(server, both, far);
    expect(joined.status).toBe(200);
    await choose(both, { digestHour: 7 });
    await answered(both);
    const [entry] = (
      (await server.get('/api/notifications', as(both))).body as { notifications: { id: string }[] }
    ).notifications;
    const path = '/api/notifications';
    const from = async (end: string) => (await server.get(path + end, there)).body;
    expect(await from('')).toEqual({ notifications: [], hasMore: false, unseen: 0 });
    expect(await from('/unseen')).toEqual({ unseen: 0 });
    expect(await from('/sent')).toEqual({ sent: [], hasMore: false });
    expect((await from('/settings')) as NotificationSettings).toMatchObject({ times: anyTime });
    for (const end of [`?before=${entry!.id}`, `/${entry!.id}/newer`])
      expect(errorOf(await server.get(path + end, there)).code).toBe(1110);
    await server.post(`${path}/seen`, { ids: [entry!.id], upTo: entry!.id }, there);
    await server.post(`${path}/dismiss`, { ids: [entry!.id] }, there);
    await server.post(`${path}/times`, { ...anyTime, digestHour: 9 }, there);
    await server.post(`${path}/choose`, body('choose'), there);
    expect((await server.get(`${path}/unseen`, as(both))).body).toEqual({ unseen: 1 });
    const here = await settingsOf(both);
    expect(here.times.digestHour).toBe(7);
    expect(here.kinds.find(({ kind }) => kind === 'requestAnswered')?.channels).toEqual(['EMAIL']);
  });
});
