import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationSettings } from '../../src/generated/api/notification';
import { deliveries, notifications } from '../../src/server/db/schema';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { passwordChanged } from '../../src/server/modules/auth/notifications/passwordChanged';
import type { Channel, Outgoing } from '../../src/server/notifications/channel';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
/** The addresses of each account. */
const devices = new Map<string, string[]>();
const sent: Outgoing[] = [];
const refusing = new Map<string, 'gone' | 'busy'>();
class Refused extends Error {
  constructor(readonly how: 'gone' | 'busy') {
    super(how);
  }
}
const isRefused = (error: unknown): error is Refused => error instanceof Refused;

/** A channel in which a member has several addresses. */
const device: Channel<Outgoing> = {
  name: 'DEVICE',
  longestAttempt: 60_000,
  addressesOf: async (_, recipients) => recipients.map(({ userId = '' }) => devices.get(userId) ?? []),
  connectionOf: async (_, userId) => ({
    state: devices.has(userId) ? 'CONNECTED' : 'NOT_CONNECTED',
    address: '',
  }),
  addressBook: {
    has: async (_, { address, userId }) => devices.get(userId ?? '')?.includes(address) ?? false,
    isGone: (error) => isRefused(error) && error.how === 'gone',
    stop: async (_, { address, userId }) => {
      const left = (devices.get(userId ?? '') ?? []).filter((each) => each !== address);
      devices.set(userId ?? '', left);
      return false;
    },
  },
  render: async (outgoing) => outgoing,
  send: async (outgoing) => {
    const how = refusing.get(outgoing.address);
    if (how) throw new Refused(how);
    sent.push(outgoing);
  },
  isPermanent: () => false,
  isRefusal: isRefused,
  retryAfterOf: (error) => (isRefused(error) && error.how === 'busy' ? 3_600_000 : undefined),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ channels: [device] });
});
afterAll(() => server.stop());

let news = 0;
async function send({ userId }: Person) {
  const { app } = server;
  const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, userId))!;
  const cause = `news-${(news += 1)}`;
  const about = { cause, thing: 'news', by: null };
  await app.db.transaction((tx) => app.notify(tx, managerNews, to, { subject: cause, text: 'Hello' }, about));
  await app.deliveries.sendDue();
  return app.db.orm
    .select({
      address: deliveries.address,
      status: deliveries.status,
      why: deliveries.notSentFor,
      due: deliveries.leasedUntil,
    })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(eq(notifications.cause, `managerNews:${cause}`))
    .orderBy(deliveries.address);
}

async function memberWith(...addresses: string[]): Promise<Person> {
  const person = await addPerson(server, { member: home });
  devices.set(person.userId, addresses);
  return person;
}
const ofDevices = (rows: Awaited<ReturnType<typeof send>>) =>
  rows
    .filter(({ address }) => !address.includes('@'))
    .map(({ address, status, why }) => [address, status, why]);

describe('NOT-03 NOT-08 a channel in which a member has several addresses', () => {
  it('sends to each of them, and each notification about one thing', async () => {
    const person = await memberWith('phone', 'laptop');
    expect(ofDevices(await send(person))).toEqual([
      ['laptop', 'sent', null],
      ['phone', 'sent', null],
    ]);
    expect(sent.map(({ address }) => address).toSorted()).toEqual(['laptop', 'phone']);
  });

  it('sends nothing more to an address that is gone, and ends its deliveries', async () => {
    const person = await memberWith('old', 'new');
    refusing.set('old', 'gone');
    const expected = [
      ['new', 'sent', null],
      ['old', 'suppressed', 'stopped'],
    ];
    expect(ofDevices(await send(person))).toEqual(expected);
    expect(devices.get(person.userId)).toEqual(['new']);
  });

  it('waits as long as a service asks for', async () => {
    const person = await memberWith('busy');
    refusing.set('busy', 'busy');
    const rows = await send(person);
    expect(ofDevices(rows)).toEqual([['busy', 'pending', null]]);
    const due = rows.find(({ address }) => address === 'busy')?.due?.getTime() ?? 0;
    expect(due - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('sends nothing to an address that belongs to somebody else by then', async () => {
    const person = await memberWith('shared');
    refusing.set('shared', 'busy');
    await send(person);
    refusing.delete('shared');
    devices.delete(person.userId);
    const { orm } = server.app.db;
    await orm.update(deliveries).set({ leasedUntil: new Date() }).where(eq(deliveries.address, 'shared'));
    await server.app.deliveries.sendDue();
    const [row] = await orm.select().from(deliveries).where(eq(deliveries.address, 'shared'));
    expect([row?.status, row?.notSentFor]).toEqual(['suppressed', 'stopped']);
  });

  it('carries nothing that nobody may switch off', async () => {
    const person = await memberWith('watch');
    const { app } = server;
    const to = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, person.userId))!;
    const about = { cause: person.userId, thing: person.userId, by: null };
    await app.db.transaction((tx) => app.notify(tx, passwordChanged, to, {}, about));
    await app.deliveries.sendDue();
    expect(sent.filter(({ address }) => address === 'watch')).toEqual([]);
  });

  it('tells a member whether they have it', async () => {
    const { token } = await memberWith('tablet');
    const stranger = await addPerson(server, { member: home });
    const stateOf = async (as: string) =>
      (
        (await server.get('/api/notifications/settings', { token: as, community: home }))
          .body as NotificationSettings
      ).channels.find(({ channel }) => channel === 'DEVICE')?.state;
    expect(await stateOf(token)).toBe('CONNECTED');
    expect(await stateOf(stranger.token)).toBe('NOT_CONNECTED');
  });
});
