import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotificationTimes } from '../../src/generated/api/notification';
import { deliveries, notifications } from '../../src/server/db/schema';
import { managerNews } from '../../src/server/modules/management/notifications/managerMessage';
import { mostADay } from '../../src/server/notifications/collapse/collapse';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const hour = 3_600_000;
const day = 24 * hour;
let server: TestServer;
let reader: Person;
let ann: Person;
/** The noon at which a test begins. */
let noon: number;

beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true, timeZone: 'UTC' } };
  server = await startServer({ communities: { [home]: open } });
});
afterAll(() => server.stop());

beforeEach(async () => {
  noon = (Math.floor(server.now().getTime() / day) + 1) * day + day / 2;
  await at(0);
  reader = await addPerson(server, { member: home });
  ann = await addPerson(server, { member: home, firstName: 'Ann' });
  // Two more than one person may cause in a day.
  await causedByAnn(mostADay + 2);
  expect(await states()).toEqual([...Array<string>(mostADay).fill('sent'), 'gathered', 'gathered']);
});

/** Lets some time pass since the noon, and sends what is due. */
async function at(ms: number): Promise<void> {
  server.later((noon + ms - server.now().getTime()) / 1000);
  await server.app.deliveries.sendDue();
}

async function causedByAnn(count: number): Promise<void> {
  const { app } = server;
  const to = await memberOf(app, app.db.orm, app.communities.byId(home)!, reader.userId);
  for (let n = 0; n < count; n += 1) {
    const cause = `${reader.userId} ${server.now().getTime()} ${n}`;
    const news = { subject: `News ${n}`, text: 'We meet on Friday.' };
    const occasion = { cause, thing: cause, by: { userId: ann.userId } };
    await app.db.transaction((tx) => app.notify(tx, managerNews, to!, news, occasion));
    await app.deliveries.sendDue();
  }
}

async function choose(times: Partial<NotificationTimes>): Promise<void> {
  const anyTime = {
    pausedUntil: null,
    quietFrom: null,
    quietUntil: null,
    digestHour: null,
    showsText: false,
  };
  const { status, text } = await server.post(
    '/api/notifications/times',
    { ...anyTime, ...times },
    { token: reader.token, community: home },
  );
  if (status !== 200) throw new Error(text);
}

/** What became of the emails to the reader, in order: why they were not sent, or their status. */
async function states(kind: string = managerNews.kind): Promise<string[]> {
  const rows = await server.app.db.orm
    .select({ status: deliveries.status, why: deliveries.notSentFor })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(and(eq(notifications.recipient, reader.userId), eq(notifications.kind, kind)))
    .orderBy(notifications.number);
  return rows.map(({ status, why }) => why ?? status);
}

it('SAF-04 what one person causes beyond ten emails comes as one, a day later', async () => {
  await at(day + hour);
  expect((await states()).slice(mostADay)).toEqual(['sent', 'sent']);
  expect(await states('digest')).toEqual(['sent']);
});

it('NOT-04 SAF-04 a pause stops what waits for the digest of one person', async () => {
  await choose({ pausedUntil: new Date(noon + 3 * day).toISOString() });
  await at(day + hour);
  await at(3 * day + hour);
  expect((await states()).slice(mostADay)).toEqual(['paused', 'paused']);
  expect(await states('digest')).toEqual(['outdated']);
});

it('NOT-04 SAF-04 what comes during a pause waits for no digest', async () => {
  await choose({ pausedUntil: new Date(noon + hour).toISOString() });
  await causedByAnn(1);
  expect((await states()).slice(mostADay)).toEqual(['gathered', 'gathered', 'paused']);
});

it('NOT-05 SAF-04 the digest of one person is not sent to who has left', async () => {
  const { status } = await server.post(
    '/api/participant/leave',
    { participantId: reader.participantId },
    { token: reader.token, community: home },
  );
  expect(status).toBe(200);
  await at(2 * day);
  expect((await states()).slice(mostADay)).toEqual(['outdated', 'outdated']);
  expect(await states('digest')).toEqual(['outdated']);
});

it('NOT-04 SAF-04 the digest of one person waits for quiet hours to end', async () => {
  await choose({ quietFrom: 11 * 60, quietUntil: 15 * 60 });
  await at(day + hour);
  expect((await states()).slice(mostADay)).toEqual(['gathered', 'gathered']);
  await at(day + 3 * hour);
  expect((await states()).slice(mostADay)).toEqual(['sent', 'sent']);
  expect(await states('digest')).toEqual(['sent']);
});
