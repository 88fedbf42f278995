import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleParts, type LocationVisibility } from '../../src/lib/rules/event/visibleLocation';
import { participants } from '../../src/server/db/schema';
import { readCalendar } from '../support/emailParts';
import { errorOf } from '../support/client';
import { createEvent, eventBody } from '../support/events';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const another = 'another.example';
let server: TestServer;
const someone: Record<string, Person> = {};
/** Addresses of feeds, without their origin. */
const feeds: Record<string, string> = {};

const as = (name: string, community = home) => ({ token: someone[name]?.token, community });
const ofPerson = ({ token }: Person) => ({ token, community: home });
const pathOf = (url: string) => new URL(url).pathname;
const renew = async (name: string) => {
  const answer = await server.post('/api/event/feed', {}, as(name));
  expect(answer.status, answer.text).toBe(200);
  return pathOf((answer.body as { url: string }).url);
};
const feed = (path: string, community = home) => server.get(path, { community });

beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly, [another]: emailOnly } });
  for (const [name, more] of Object.entries({
    organiser: { firstName: 'Olga' },
    confirmed: {},
    asks: {},
    member: {},
    shut: {},
    manager: { manager: true },
  })) {
    someone[name] = await addPerson(server, { member: home, ...more });
    feeds[name] = await renew(name);
  }
});
afterAll(() => server.stop());

const joins = (id: string, name: string) =>
  server.post(`/api/event/${id}/confirm-participation`, {}, as(name));

/** The parts of the exact location in a text. */
const told = (text: string) =>
  (['addressLine', 'googleMapsLink', 'region', 'city', 'postalCode'] as const).filter((part) =>
    text.includes(eventBody.location[part]),
  );
const everything = ['addressLine', 'region', 'city', 'postalCode'];

describe('E34 GET /api/event/{id}/calendar.ics', () => {
  it.each(Object.keys(visibleParts) as LocationVisibility[])(
    'E34 S05 S06 EVT-03 EVT-11 tells everybody what they may see, in file and feed: %s',
    async (locationVisibility) => {
      const location = { ...eventBody.location, locationVisibility };
      const change = { title: `At ${locationVisibility}`, eventType: 'OFFLINE', location };
      const { id } = await createEvent(server, someone.organiser!, home, change);
      await joins(id, 'confirmed');
      await server.call('PATCH', `/api/event/${id}`, { approvalRequired: true }, as('organiser'));
      await joins(id, 'asks');
      const shown: readonly string[] = visibleParts[locationVisibility];
      const open = everything.filter((part) => shown.includes(part));
      const entryIn = (text: string) => {
        const { events } = readCalendar(text);
        const found = events.find(({ uid }) => uid === `event-${id}@${home}`);
        return found ? String(found.component).replace(/\r?\n /g, '') : '';
      };
      const feedOf = async (path: string) => entryIn((await feed(path)).text);
      for (const [name, expected, inOwn] of [
        ['visitor', open, false],
        ['member', open, false],
        ['asks', open, true],
        ['confirmed', everything, true],
        ['organiser', everything, true],
        ['manager', everything, false],
      ] as const) {
        const answer = await server.get(`/api/event/${id}/calendar.ics`, as(name));
        expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
        const texts = [entryIn(answer.text), feeds[name] ? await feedOf(feeds[name]) : ''];
        expect([name, told(texts[0]!)]).toEqual([name, expected]);
        expect([name, texts[0]!.includes('farlink')]).toEqual([name, expected === everything]);
        expect([name, texts[1] !== '']).toEqual([name, inOwn]);
        if (inOwn) expect([name, told(texts[1]!)]).toEqual([name, expected]);
        expect(texts.join('\n')).not.toMatch(/people\.example|ada_organises|Olga/);
      }
      expect(told(await feedOf(`/community/${home}/events.ics`))).toEqual(open);
    },
  );

  it('E34 S05 S06 of a private, a cancelled and a deleted event', async () => {
    const secret = await createEvent(server, someone.organiser!, home, { visibility: 'PRIVATE' });
    const file = (id: string, name: string) => server.get(`/api/event/${id}/calendar.ics`, as(name));
    expect(errorOf(await file(secret.id, 'visitor')).code).toBe(1195);
    expect((await file(secret.id, 'member')).status).toBe(200);
    const publicFeed = async () => (await feed(`/community/${home}/events.ics`)).text.replace(/\r?\n /g, '');
    expect(await publicFeed()).not.toContain(secret.id);
    expect((await feed(feeds.organiser!)).text.replace(/\r?\n /g, '')).toContain(secret.id);
    const off = await createEvent(server, someone.organiser!, home);
    await joins(off.id, 'confirmed');
    const before = readCalendar((await file(off.id, 'confirmed')).text).events[0]!;
    await server.post(`/api/event/${off.id}/cancel`, {}, as('organiser'));
    const [cancelled] = readCalendar((await file(off.id, 'confirmed')).text).events;
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.sequence).toBe(before.sequence + 1);
    await server.call('DELETE', `/api/event/${off.id}`, undefined, as('organiser'));
    expect(errorOf(await file(off.id, 'confirmed')).code).toBe(1195);
    expect(await publicFeed()).not.toContain(off.id);
    expect((await feed(feeds.confirmed!)).text.replace(/\r?\n /g, '')).not.toContain(off.id);
  });
});

describe('the feed of a member', () => {
  it('E35 E36 has a secret address, shown once, and a new one replaces it', async () => {
    const { organiser } = feeds;
    const known = await server.get('/api/event/feed', as('organiser'));
    expect(known.body).toMatchObject({ since: expect.any(String), url: null });
    const answer = await feed(organiser!);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    feeds.organiser = await renew('organiser');
    expect((await feed(organiser!)).status).toBe(404);
    expect((await feed(feeds.organiser)).status).toBe(200);
  });

  it('S06 does not exist for another community, for a guess, and once its member is removed', async () => {
    expect((await feed(feeds.member!, another)).status).toBe(404);
    for (const path of ['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, feeds.member!.slice(0, -4)]) {
      expect((await feed(path)).status).toBe(404);
    }
    const { participantId } = someone.shut!;
    expect((await feed(feeds.shut!)).status).toBe(200);
    const isShut = eq(participants.id, participantId!);
    await server.app.db.orm.update(participants).set({ enabled: false }).where(isShut);
    expect((await feed(feeds.shut!)).status).toBe(404);
    expect((await feed('/community/nowhere.example/events.ics')).status).toBe(404);
  });

  it.each<[string, (who: Person) => Promise<{ status: number }>]>([
    [
      'has left',
      (who) => server.post('/api/participant/leave', { participantId: who.participantId }, ofPerson(who)),
    ],
    [
      'was taken out',
      (who) => server.post(`/api/admin/participants/${who.participantId}/remove`, {}, as('manager')),
    ],
    [
      'deleted the account',
      (who) => server.call('DELETE', `/api/users/delete/${who.userId}`, { password }, ofPerson(who)),
    ],
  ])('S06 of a member who %s is dead', async (_, go) => {
    const who = await addPerson(server, { member: home });
    const made = await server.post('/api/event/feed', {}, ofPerson(who));
    const path = pathOf((made.body as { url: string }).url);
    expect((await feed(path)).status).toBe(200);
    const gone = await go(who);
    expect(gone.status).toBe(200);
    expect((await feed(path)).status).toBe(404);
  });
});
