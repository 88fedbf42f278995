import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import type { WebPush } from '../../src/generated/api/webPush';
import type { NotificationSettings } from '../../src/generated/api/notification';
import { missingChannels } from '../../src/server/channels/channelList';
import {
  deliveries,
  matchingResults,
  notifications,
  notificationTimes,
  presences,
  webPushSubscriptions as subscriptions,
} from '../../src/server/db/schema';
import { serviceWorkerPath } from '../../src/lib/serviceWorkerPath';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { addPerson, type Person } from '../support/people';
import { connect as befriend } from '../support/organisers';
import { startPushReceiver } from '../support/pushReceiver';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
/** Its members see each other. */
const wide = 'wide.example';
const subject = 'mailto:push@platform.example';
const keys = generateVAPIDKeys();
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let server: TestServer;
let manager: Person;

beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await startServer({
    communities: { [wide]: { ...emailOnly, community: { transparent: true } } },
    env: {
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: subject,
    },
    mail: { pushServices: receiver.internet },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Tomás' });
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers.clear();
});

/** Stores a browser of a person in the session of their token. U03 would refuse its address, which is on this machine. */
async function connect({ userId, token }: Person, browser: string, changes = {}): Promise<void> {
  const sessionId = token.split('.')[0]!;
  const row = { ...receiver.subscribe(browser), userId, sessionId, communityId: home, createdAt: new Date() };
  await server.app.db.orm.insert(subscriptions).values({ ...row, ...changes });
}

async function memberWith(browser: string, changes = {}): Promise<Person> {
  const person = await addPerson(server, { member: home });
  await connect(person, browser, changes);
  return person;
}

let count = 0;
const text = 'We meet at the river on Friday.';

/** Sends news to a person, and answers what became of the delivery to their browser. */
async function send({ userId }: Person, { group }: { group?: string } = {}) {
  const { app } = server;
  const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, userId))!;
  const cause = `news-${(count += 1)}`;
  const by = { participantId: manager.participantId! };
  const occasion = { cause, thing: cause, group, by, about: [manager.participantId!] };
  await app.db.transaction((tx) =>
    app.notify(tx, managerNews, to, { subject: 'Our picnic', text }, occasion),
  );
  await app.deliveries.sendDue();
  return deliveryOf(cause);
}

async function deliveryOf(cause: string) {
  const rows = await server.app.db.orm
    .select({
      id: deliveries.id,
      channel: deliveries.channel,
      status: deliveries.status,
      why: deliveries.notSentFor,
      due: deliveries.leasedUntil,
    })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(eq(notifications.cause, `managerNews:${cause}`));
  return rows.find(({ channel }) => channel === 'PUSH');
}

const isStored = async (browser: string) => {
  const endpoint = `${receiver.origin}/${browser}`;
  const found = await server.app.db.orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.endpoint, endpoint));
  return found.length > 0;
};

describe('NOT-08 a message by web push', () => {
  it('tells the kind and the sender, encrypted for the browser and signed by the installation', async () => {
    const person = await memberWith('phone');
    expect(await send(person)).toMatchObject({ status: 'sent' });
    expect(receiver.received).toHaveLength(1);
    const [{ payload, headers, signedBy } = receiver.received[0]!] = receiver.received;
    expect(payload).toEqual({
      title: 'News from the community’s managers',
      body: 'Tomás Tester',
      url: '/',
      tag: expect.stringMatching(/^[\w-]{43}$/) as string,
      lang: 'en',
      icon: expect.stringMatching(/^\/community\/open\.example\/brand\/icon-192\.png\?v=/) as string,
      actions: [],
    });
    expect(signedBy).toEqual({ key: keys.publicKey, subject, audience: receiver.origin });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'low' });
    expect(Number(headers.ttl)).toBeGreaterThan(3600);
    expect(Number(headers.ttl)).toBeLessThanOrEqual(managerNews.expiresIn);
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it('shows its text to a member who has asked for that', async () => {
    const person = await memberWith('reader');
    await server.app.db.orm
      .insert(notificationTimes)
      .values({ communityId: home, userId: person.userId, showsText: true });
    await send(person);
    expect(receiver.received[0]?.payload).toMatchObject({
      title: 'Our picnic',
      body: expect.stringContaining(text) as string,
    });
  });

  it.each([
    ['uses a page', 0, 'suppressed', 'seen'],
    ['has not touched a page for two minutes', 121_000, 'sent', null],
  ])('NOT-05 UIX-02 to a member who %s', async (_, ago, status, why) => {
    const person = await memberWith(`page-${ago}`);
    const now = server.now();
    const row = { participantId: person.participantId!, communityId: home, processId: 'p', signedAt: now };
    await server.app.db.orm.insert(presences).values({ ...row, activeAt: new Date(now.getTime() - ago) });
    expect(await send(person)).toMatchObject({ status, why });
    expect(receiver.received).toHaveLength(status === 'sent' ? 1 : 0);
  });

  it.each([true, false])('NOT-02 has buttons only where its text may be seen: %s', async (showsText) => {
    const [ada, bob] = [
      await addPerson(server, { member: wide, firstName: 'Ada' }),
      await addPerson(server, { member: wide }),
    ];
    await connect(bob, `asked-${showsText}`, { communityId: wide });
    await server.app.db.orm
      .insert(notificationTimes)
      .values({ communityId: wide, userId: bob.userId, showsText });
    const like = { participantId: ada.participantId, subjectId: bob.participantId, relationType: 'LIKE' };
    const asAda = { token: ada.token, community: wide };
    expect(await server.post('/api/relations', like, asAda)).toMatchObject({ status: 200 });
    server.later(31);
    await server.app.deliveries.sendDue();
    const [message] = receiver.received;
    const action = expect.stringMatching(/^\/email\/action\?link=[\w-]{43}$/) as string;
    expect(message?.payload.actions).toEqual(
      showsText
        ? [
            { action, title: 'Accept' },
            { action, title: 'Decline' },
          ]
        : [],
    );
  });

  it('NOT-02 has one that leads to where its reader answers, if there are too many', async () => {
    const [ada, bob] = [await addPerson(server, { member: wide }), await addPerson(server, { member: wide })];
    await befriend(server, wide, bob, ada);
    await connect(bob, 'rates', { communityId: wide });
    const { orm } = server.app.db;
    await orm.insert(notificationTimes).values({ communityId: wide, userId: bob.userId, showsText: true });
    const ofBob = eq(matchingResults.viewerId, bob.participantId!);
    await orm.update(matchingResults).set({ askedAt: null }).where(ofBob);
    await server.app.meetings.askDue();
    await server.app.deliveries.sendDue();
    const [message] = receiver.received;
    expect(message?.payload.actions).toEqual([{ action: message?.payload.url, title: 'Say how it went' }]);
  });

  it('comes to every browser of the member, and no other replaces it than one of its group', async () => {
    const person = await memberWith('one');
    const { app } = server;
    const at = { communityId: home, userAgent: 'test', method: 'EMAIL' } as const;
    const { token } = await app.sessions.open(app.db.orm, { userId: person.userId, ...at });
    await connect({ ...person, token }, 'two');
    await send(person, { group: 'picnic' });
    await send(person, { group: 'picnic' });
    await send(person, { group: 'walk' });
    const topicsOf = (browser: string) =>
      receiver.received.filter((each) => each.browser === browser).map(({ headers }) => headers.topic);
    const [one, again, other] = topicsOf('one');
    expect([again, other]).toEqual([one, expect.not.stringContaining(one as string)]);
    expect(topicsOf('two')).toHaveLength(3);
    expect(topicsOf('two')).not.toContain(one);
    const tags = receiver.received.map(({ payload }) => payload.tag);
    expect(new Set(tags).size).toBe(2);
  });

  it.each([404, 410])(
    'removes an endpoint for which the service answers %i, and no other',
    async (status) => {
      const gone = await memberWith(`gone${status}`);
      const other = await memberWith(`other${status}`);
      receiver.answers.set(`gone${status}`, { status });
      expect(await send(gone)).toMatchObject({ status: 'suppressed', why: 'stopped' });
      expect(await send(other)).toMatchObject({ status: 'sent' });
      expect([await isStored(`gone${status}`), await isStored(`other${status}`)]).toEqual([false, true]);
    },
  );

  it.each([400, 403, 500, 503])('keeps an endpoint for which the service answers %i', async (status) => {
    const person = await memberWith(`kept${status}`);
    receiver.answers.set(`kept${status}`, { status });
    expect(await send(person)).toMatchObject({ status: 'pending' });
    expect(await isStored(`kept${status}`)).toBe(true);
  });

  it('waits as long as the service asks for', async () => {
    const person = await memberWith('busy');
    receiver.answers.set('busy', { status: 429, headers: { 'retry-after': '3600' } });
    const delivery = await send(person);
    expect(delivery?.status).toBe('pending');
    expect((delivery?.due?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('removes an endpoint whose keys are none', async () => {
    const person = await memberWith('broken', { p256dh: 'no point', auth: 'no secret' });
    expect(await send(person)).toMatchObject({ status: 'suppressed', why: 'stopped' });
    expect(await isStored('broken')).toBe(false);
  });

  it('goes to no address in a private network', async () => {
    const person = await memberWith('inside', { endpoint: 'http://inside.example/inside' });
    const before = receiver.asked.length;
    expect(await send(person)).toMatchObject({ status: 'pending' });
    expect(receiver.asked).toHaveLength(before);
  });

  it('goes to nobody who has signed out, and to no browser that somebody else uses by then', async () => {
    const [leaving, lending, borrower] = [
      await memberWith('left'),
      await memberWith('shared'),
      await addPerson(server, { member: home }),
    ];
    const id = leaving.token.split('.')[0]!;
    await server.delete(`/api/current-user/sessions/${id}`, { token: leaving.token });
    expect(await send(leaving)).toBeUndefined();
    receiver.answers.set('shared', { status: 503 });
    const waiting = await send(lending);
    receiver.answers.clear();
    await server.app.db.orm
      .update(subscriptions)
      .set({ userId: borrower.userId, sessionId: borrower.token.split('.')[0]! })
      .where(eq(subscriptions.endpoint, `${receiver.origin}/shared`));
    await server.app.db.orm
      .update(deliveries)
      .set({ leasedUntil: new Date() })
      .where(eq(deliveries.id, waiting!.id));
    await server.app.deliveries.sendDue();
    expect(await deliveryOf(`news-${count}`)).toMatchObject({ status: 'suppressed', why: 'stopped' });
    // Deliveries of other tests may be repeated.
    expect(receiver.received.filter(({ browser }) => ['left', 'shared'].includes(browser))).toEqual([]);
    await send(borrower);
    expect(receiver.received.map(({ browser }) => browser)).toEqual(['shared']);
  });

  it('goes to the browsers of its own community', async () => {
    const person = await memberWith('elsewhere', { communityId: 'default' });
    expect(await send(person)).toBeUndefined();
  });
});

describe('NOT-08 whether there is web push', () => {
  const worker = (at: TestServer) => fetch(`${at.origin}${serviceWorkerPath}`);
  const settingsOf = async ({ token }: Person, at: TestServer) =>
    ((await at.get('/api/notifications/settings', { token, community: home })).body as NotificationSettings)
      .channels;

  it('U11 is told with the key, and settings know whether a browser is connected', async () => {
    const [person, other] = [await memberWith('known'), await addPerson(server, { member: home })];
    const found = await server.get('/api/current-user/web-push', { token: person.token });
    expect(found.body as WebPush).toEqual({ key: keys.publicKey, isOn: true });
    const stateOf = async (each: Person) =>
      (await settingsOf(each, server)).find(({ channel }) => channel === 'PUSH')?.state;
    expect([await stateOf(person), await stateOf(other)]).toEqual(['CONNECTED', 'NOT_CONNECTED']);
  });

  it('is up to the environment: without keys it is offered nowhere, and the start says so', async () => {
    const without = await startServer();
    try {
      const person = await addPerson(without, { member: home });
      const found = await without.get('/api/current-user/web-push', { token: person.token });
      expect(found.body).toEqual({ key: null, isOn: false });
      expect((await settingsOf(person, without)).map(({ channel }) => channel)).toEqual(['EMAIL']);
      expect(missingChannels(without.app.env)).toContainEqual(
        'notifications by web push (VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT are not set)',
      );
      expect(missingChannels(server.app.env).join()).not.toContain('push');
      const [removing, working] = [await worker(without), await worker(server)];
      expect(await removing.text()).toContain('registration.unregister()');
      expect(await working.text()).toContain('showNotification');
      for (const { headers } of [removing, working]) {
        expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(headers.get('cache-control')).toBe('no-cache');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
      }
    } finally {
      await without.stop();
    }
  });
});
