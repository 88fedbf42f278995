import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/server/db/schema';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { errorOf } from '../support/client';
import { readCalendar } from '../support/emailParts';
import { eventActs } from '../support/eventActs';
import { createEvent } from '../support/events';
import { mailClock } from '../support/mailClock';
import { outbox } from '../support/outbox';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const quarter = 15 * 60;
const day = 24 * 3600;
let server: TestServer;
let second: TestServer;
let acts: ReturnType<typeof eventActs>;
let clock: ReturnType<typeof mailClock>;
let olga: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: { ...emailOnly, community: { transparent: true } } } });
  acts = eventActs(server, home);
  clock = mailClock(server);
  olga = await add('Olga');
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const add = (firstName: string, more: object = {}) => addPerson(server, { member: home, firstName, ...more });
const create = (change: object = {}, by = olga) => createEvent(server, by, home, change);
const subjects = async ({ email }: Person) =>
  (await server.emails(email)).map(({ subject }) => subject).reverse();
/** Somebody who goes to an event, and has read that they do; later than a quarter of an hour ago. */
async function goer(...ids: string[]): Promise<Person> {
  const mia = await add('Mia');
  for (const id of ids) await acts.join(id, mia);
  await clock.pass(quarter);
  return mia;
}

/** Every calendar file in the newest email to a person. */
async function calendars({ email }: Person) {
  const [newest] = await server.emails(email);
  const bytes = await readFile(join(outboxFolder(server.app.env.DATA_DIR), `${newest!.id}.eml`));
  const { attachments } = await PostalMime.parse(bytes);
  return attachments
    .filter(({ mimeType, filename }) => mimeType === 'text/calendar' && filename)
    .map(({ content }) =>
      readCalendar(typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer)),
    );
}

describe('SAF-04 what one person causes another to be emailed', () => {
  it('E05 repeated changes of an event are sent immediately, and then once in a quarter of an hour', async () => {
    const { id } = await create();
    const mia = await goer(id);
    for (const startTime of ['10:00', '10:15', '10:30', '10:45']) {
      await acts.change(id, { startTime, endTime: '12:00' }, olga);
      await clock.pass(60);
    }
    expect((await subjects(mia)).slice(1)).toEqual(['“Breakfast” is at another time']);
    await clock.pass(quarter);
    expect((await subjects(mia)).slice(1)).toEqual([
      '“Breakfast” is at another time',
      '“Breakfast” is at another time',
    ]);
    const [latest] = await server.emails(mia.email);
    // The text before the change is what its reader was last notified of.
    expect(latest!.text).toContain('It’s now on Sat 1 June 2030, 10:45–12:00');
    expect(latest!.text).toContain('It was planned for Sat 1 June 2030, 10:00–12:00');
    const [calendar] = await calendars(mia);
    expect(calendar!.text).toContain('DTSTART;TZID=Europe/Berlin:20300601T104500');
    await clock.pass(quarter);
    expect(await subjects(mia)).toHaveLength(3);
  });

  it('E05 changed and changed back says nothing', async () => {
    const { id } = await create();
    const mia = await goer(id);
    for (const startTime of ['10:00', '10:30', '10:00']) {
      await acts.change(id, { startTime }, olga);
      await clock.pass(60);
    }
    await clock.pass(quarter);
    expect((await subjects(mia)).slice(1)).toEqual(['“Breakfast” is at another time']);
  });

  it('E10 E11 confirmed, cancelled and confirmed again says no more than the first', async () => {
    const { id } = await create();
    const mia = await add('Mia');
    await acts.join(id, mia);
    await clock.pass(60);
    await acts.cancel(id, mia);
    await clock.pass(60);
    await acts.join(id, mia);
    await clock.pass(quarter);
    expect(await subjects(mia)).toEqual(['You’re going to “Breakfast”']);
    await acts.cancel(id, mia);
    await clock.settle();
    expect(await subjects(mia)).toHaveLength(2);
  });

  it('E12 an answer to somebody who asked does not wait for a quarter of an hour', async () => {
    const { id } = await create({ approvalRequired: true });
    const mia = await add('Mia');
    await acts.join(id, mia);
    await clock.pass(60);
    await acts.decide('approve', id, mia, olga);
    await clock.settle();
    expect(await subjects(mia)).toEqual(['You asked to join “Breakfast”', 'You’re going to “Breakfast”']);
    for (let n = 0; n < 3; n += 1) {
      await acts.decide('reject', id, mia, olga);
      await acts.decide('approve', id, mia, olga);
    }
    await clock.pass(quarter);
    expect(await subjects(mia)).toHaveLength(2);
  });

  it('E05 E19 one change of a series is one email with every date and a calendar file for each', async () => {
    const first = await create({ repeat: { every: 'WEEK', times: 6 } });
    const page = await server.get(`/api/event/upcoming?series=${first.seriesId}`, as(olga));
    const ids = (page.body as { items: { id: string }[] }).items.map(({ id }) => id);
    const mia = await goer(...ids.slice(0, 5));
    const before = (await subjects(mia)).length;
    const change = (startTime: string) =>
      server.call('PATCH', `/api/event/${first.id}?following=true`, { startTime }, as(olga));
    for (const startTime of ['10:00', '10:15', '10:30']) expect((await change(startTime)).status).toBe(200);
    await clock.pass(60);
    await clock.pass(quarter);
    const told = (await subjects(mia)).slice(before);
    expect(told.every((subject) => subject === '5 dates of “Breakfast” have changed')).toBe(true);
    expect(told.length).toBeLessThanOrEqual(2);
    const [latest] = await server.emails(mia.email);
    expect(latest!.links.filter((link) => link.includes('/event/'))).toHaveLength(5);
    const files = await calendars(mia);
    expect(files.map(({ method }) => method)).toEqual(Array(5).fill('REQUEST'));
    expect(new Set(files.map(({ events: [event] }) => event!.uid)).size).toBe(5);
    for (const { text } of files) expect(text).toMatch(/DTSTART;TZID=Europe\/Berlin:\d{8}T103000/);
    await server.post(`/api/event/${first.id}/cancel?following=true`, undefined, as(olga));
    await clock.pass(quarter);
    expect((await subjects(mia)).at(-1)).toBe('5 dates of “Breakfast” are cancelled');
    expect((await calendars(mia)).map(({ method }) => method)).toEqual(Array(5).fill('CANCEL'));
  });

  it('E05 E11 a date that was given up stands in none of the emails that waited', async () => {
    const first = await create({ repeat: { every: 'WEEK', times: 3 } });
    const page = await server.get(`/api/event/upcoming?series=${first.seriesId}`, as(olga));
    const ids = (page.body as { items: { id: string }[] }).items.map(({ id }) => id);
    const mia = await goer(...ids);
    const change = (startTime: string, from: string) =>
      server.call('PATCH', `/api/event/${from}?following=true`, { startTime }, as(olga));
    expect((await change('10:00', first.id)).status).toBe(200);
    await clock.pass(60);
    expect((await change('10:15', first.id)).status).toBe(200);
    await clock.pass(60);
    expect((await acts.cancel(ids[0]!, mia)).status).toBe(200);
    expect((await change('10:30', ids[1]!)).status).toBe(200);
    await clock.pass(quarter);
    const [latest] = await server.emails(mia.email);
    expect(latest!.subject).toBe('2 dates of “Breakfast” have changed');
    expect(latest!.links.filter((link) => link.includes('/event/'))).toHaveLength(2);
    expect(await calendars(mia)).toHaveLength(2);
  });

  it('E19 what is about to begin does not wait', async () => {
    const soon = new Date(clock.now().getTime() + 3_600_000);
    const [date, startTime] = [soon.toISOString().slice(0, 10), soon.toISOString().slice(11, 16)];
    const { id } = await create({ date, startTime, endTime: null, endDate: null, timeZone: 'UTC' });
    const mia = await add('Mia');
    await acts.join(id, mia);
    await clock.settle();
    await acts.callOff(id, olga);
    await clock.settle();
    expect(await subjects(mia)).toEqual(['You’re going to “Breakfast”', '“Breakfast” is cancelled']);
  });

  it('B07 another answer to a request replaces the one before it', async () => {
    const asks = await add('Asks', { participant: { lookingFor: 'A lawyer' } });
    const author = await add('Anna');
    for (const answer of ['One', 'Two', 'Three']) {
      const { status } = await server.post(
        `/api/requests/${asks.participantId}/answer`,
        { answer },
        as(author),
      );
      expect(status).toBe(200);
      await clock.pass(60);
    }
    await clock.pass(quarter);
    const [latest, ...others] = await server.emails(asks.email);
    expect(others).toHaveLength(1);
    expect(latest!.text).toContain('Three');
    expect(latest!.text).not.toContain('Two');
  });

  it('gathers what is above ten in a day into one, sent at its end, without what is not so any more', async () => {
    const organiser = await add('Oleg');
    const mia = await add('Mia');
    const ids: string[] = [];
    for (let n = 0; n < 13; n += 1) {
      const { id } = await create({ title: `Walk ${n}` }, organiser);
      ids.push(id);
      await acts.join(id, mia);
    }
    await clock.pass(quarter);
    const before = (await subjects(mia)).length;
    for (const id of ids) await acts.change(id, { startTime: '10:00' }, organiser);
    await clock.pass(3600);
    expect((await subjects(mia)).length - before).toBe(10);
    await acts.cancel(ids[10]!, mia);
    await acts.change(ids[11]!, { startTime: '10:30' }, organiser);
    // Mia reads of the new time of the last walk in another email, and then it is changed back.
    await acts.cancel(ids[12]!, mia);
    await clock.pass(quarter);
    await acts.join(ids[12]!, mia);
    await clock.settle();
    expect((await server.emails(mia.email))[0]!.text).toContain('Sat 1 June 2030, 10:00–11:00');
    await acts.change(ids[12]!, { startTime: '09:00' }, organiser);
    await clock.pass(day);
    const [digest] = await server.emails(mia.email);
    expect(digest!.subject).toMatch(/^More updates from /);
    // It does not say who acted, where the emails do not.
    expect(digest!.subject).not.toContain('Oleg');
    expect(digest!.text).not.toContain('Walk 10');
    expect(digest!.text).toContain('Walk 11');
    expect(digest!.text).toContain('10:30');
    expect(digest!.text).not.toContain('10:00–11:00 (GMT+2)\nIt was planned for Sat 1 June 2030, 10:00');
    expect(digest!.text).toMatch(/Walk 12” is at another time\nIt’s now on Sat 1 June 2030, 09:00/);
    expect(await calendars(mia)).toHaveLength(2);
    const all = await subjects(mia);
    expect(all.filter((subject) => subject.startsWith('More updates'))).toHaveLength(1);
    await clock.pass(quarter);
    expect(await subjects(mia)).toHaveLength(all.length);
  });

  it('P11 a digest leaves out what its reader has switched off meanwhile, and is not sent for nothing', async () => {
    const organiser = await add('Oleg');
    const mia = await add('Mia');
    const ids: string[] = [];
    for (let n = 0; n < 11; n += 1) ids.push((await create({ title: `Talk ${n}` }, organiser)).id);
    for (const id of ids) await acts.join(id, mia);
    await clock.pass(quarter);
    for (const id of ids) await acts.change(id, { startTime: '10:00' }, organiser);
    await clock.pass(60);
    const before = (await subjects(mia)).length;
    const off = { contactType: 'EMAIL', kind: 'eventChanged', disable: true };
    expect((await server.post('/api/participant/update-notification-pref', off, as(mia))).status).toBe(200);
    await clock.pass(day);
    expect(await subjects(mia)).toHaveLength(before);
  });

  it('does not reach who has blocked them, but that an event does not take place', async () => {
    const organiser = await add('Oleg');
    const { id } = await create({}, organiser);
    const mia = await goer(id);
    const block = await server.post(`/api/blocks/${organiser.participantId}`, undefined, as(mia));
    expect(block.status).toBe(200);
    await acts.change(id, { startTime: '10:00' }, organiser);
    await clock.pass(quarter);
    expect(await subjects(mia)).toEqual(['You’re going to “Breakfast”']);
    await acts.callOff(id, organiser);
    await clock.pass(quarter);
    expect((await subjects(mia)).slice(1)).toEqual(['“Breakfast” is cancelled']);
  });

  it('is decided by one of two processes that send at once', async () => {
    second = await startServer({
      beside: { databaseUrl: server.databaseUrl, redisUrl: server.redisUrl },
      communities: { [home]: { ...emailOnly, community: { transparent: true } } },
    });
    try {
      const { id } = await create();
      const mia = await goer(id);
      const there = eventActs(second, home);
      second.later((clock.now().getTime() - Date.now()) / 1000);
      await Promise.all(
        ['10:00', '10:15', '10:30', '10:45'].flatMap((startTime) => [
          acts.change(id, { startTime }, olga),
          there.change(id, { startTime }, olga),
        ]),
      );
      await second.app.eventBroadcasts.work();
      await clock.settle();
      const rows = await server.app.db.orm
        .select({ status: outbox.status, releasedAt: outbox.releasedAt })
        .from(outbox)
        .where(and(eq(outbox.recipient, mia.email), eq(outbox.kind, 'eventChanged')));
      expect(rows.filter(({ releasedAt }) => releasedAt !== null)).toHaveLength(1);
      expect(rows.filter(({ status }) => status === 'pending').length).toBeLessThanOrEqual(1);
    } finally {
      await second.stop();
    }
  });

  it('A16 the export of neither says who caused an email', async () => {
    const { id } = await create();
    const mia = await goer(id);
    await acts.change(id, { startTime: '10:00' }, olga);
    await clock.settle();
    const exported = JSON.stringify((await server.get('/api/users/export', as(mia))).body);
    expect(exported).not.toContain(olga.userId);
    const [row] = await server.app.db.orm
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, mia.email), eq(outbox.kind, 'eventChanged')));
    expect(row?.causedBy).toBe(olga.userId);
    expect(await server.app.db.orm.select().from(users).where(eq(users.id, olga.userId))).toHaveLength(1);
  });
});

describe('SAF-04 messages of managers', () => {
  it('D07 are limited by the day, for one member and for all', async () => {
    const manager = await add('Max', { manager: true });
    const mia = await add('Mia');
    const write = (to: Person) =>
      server.post(
        `/api/admin/participants/${to.participantId}/notify`,
        { subject: 'Hello', text: 'Once more' },
        as(manager),
      );
    for (let n = 0; n < 5; n += 1) expect((await write(mia)).status).toBe(200);
    const refused = await write(mia);
    expect([refused.status, errorOf(refused).code]).toEqual([429, 1340]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(await add('Tim'))).status).toBe(200);
    await clock.settle();
    expect(await subjects(mia)).toEqual(Array(5).fill('Hello'));
    await clock.pass(day);
    expect((await write(mia)).status).toBe(200);
  });

  it('D31 to many at once are limited by the day', async () => {
    const manager = await add('Max', { manager: true });
    const mia = await add('Mia');
    const begin = () =>
      server.post(
        `/api/admin/${home}/participants/bulk`,
        {
          do: 'message',
          subject: 'News',
          text: 'For all',
          ids: [mia.participantId],
          expected: [mia.participantId],
        },
        as(manager),
      );
    for (let n = 0; n < 5; n += 1) expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect([refused.status, errorOf(refused).code]).toEqual([429, 1340]);
  });
});
