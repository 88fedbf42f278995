import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventMonth, EventPage } from '../../src/generated/api/event';
import { limitTable } from '../../src/server/limitTable';
import { createEvent } from '../support/events';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
let mia: Person;
let olga: Person;
let neighbour: Person;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: emailOnly, [elsewhere]: emailOnly },
    limits: {
      ...limitTable,
      account: { ...limitTable.account, eventsCreated: { max: 1000, seconds: 600 } },
    },
  });
  mia = await addPerson(server, { member: home, firstName: 'Mia' });
  olga = await addPerson(server, { member: home, firstName: 'Olga' });
  neighbour = await addPerson(server, { member: elsewhere });
  const offline = { eventType: 'OFFLINE', onlineMeetingLink: '' };
  const paid = { paid: true, price: 5, paymentLink: 'https://pay.example/7' };
  const add = async (name: string, change: object, by = olga) => {
    ids[name] = (await createEvent(server, by, home, change)).id;
  };
  await add('pots', { ...offline, title: 'Лепим горшки', description: 'Mud for everybody.' });
  await add('paid', { ...offline, ...paid, title: 'Kilns and glazes', date: '2030-06-02' });
  await add('online', { title: 'Reading aloud', date: '2030-06-30', endDate: '2030-07-02' });
  await add(
    'secret',
    { ...offline, title: 'Members reading', date: '2030-07-20', visibility: 'PRIVATE' },
    mia,
  );
  await add('asked', { ...offline, title: 'Asking to come', date: '2030-08-01', approvalRequired: true });
  for (const name of ['pots', 'asked']) {
    await server.post(`/api/event/${ids[name]}/confirm-participation`, undefined, as(mia));
  }
});
afterAll(() => server.stop());

const as = (who?: Person, community = home) => ({ token: who?.token, community });
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
const names = async (path: string, who?: Person) =>
  ((await server.get(`/api/event/${path}`, as(who))).body as EventPage | EventMonth).items
    .map(({ id }) => nameOf(id))
    .join(' ');

describe('EVT-01 lists that are filtered', () => {
  it.each([
    ['', 'pots paid online secret asked'],
    ['online=true', 'online'],
    ['online=false', 'pots paid online secret asked'],
    ['free=true', 'pots online secret asked'],
    ['free=true&online=true', 'online'],
    ['mine=true', 'secret'],
    ['going=true', 'pots asked'],
    ['going=true&mine=true', ''],
    ['search=glazing', 'paid'],
    ['search=горшками', 'pots'],
    ['search=gorshki', 'pots'],
    ['search=read', 'online secret'],
    ['search=reading%20alou', 'online'],
    ['search=mud', 'pots'],
    // A hidden location finds nothing, and neither does a search without words.
    ['search=Potsdam', ''],
    ['search=%3B%27%20%25', ''],
    ['search=%20', ''],
    ['search=reading&mine=true', 'secret'],
  ])('E02 a member by %s', async (query, expected) => {
    expect(await names(`upcoming?${query}`, mia)).toBe(expected);
  });

  it('E02 HOM-08 has as many as are asked for, page after page', async () => {
    const page = async (query: string, who = mia) =>
      (await server.get(`/api/event/upcoming?${query}`, as(who))).body as EventPage;
    const first = await page('going=true&limit=1');
    expect(first).toMatchObject({ items: [{ id: ids.pots }], page: 0, hasMore: true });
    const second = await page('going=true&limit=1&page=1');
    expect(second).toMatchObject({ items: [{ id: ids.asked }], page: 1, hasMore: false });
    expect((await page('limit=2')).items.map(({ id }) => nameOf(id))).toEqual(['pots', 'paid']);
    for (const limit of ['0', '21', 'x', '1.5']) {
      const answer = await server.get(`/api/event/upcoming?limit=${limit}`, as(mia));
      expect([limit, errorOf(answer).code]).toEqual([limit, 1100]);
    }
  });

  it('E01 E02 E37 a non-member finds no private one, and has none of their own', async () => {
    for (const who of [undefined, neighbour]) {
      expect(await names('upcoming?search=reading', who)).toBe('online');
      expect(await names('month?month=2030-07', who)).toBe('online');
      expect(await names('month?month=2030-07&search=reading', who)).toBe('online');
      for (const own of ['mine=true', 'going=true']) {
        expect(await names(`upcoming?${own}`, who)).toBe('');
        expect(await names(`month?month=2030-06&${own}`, who)).toBe('');
      }
    }
    const there = as(neighbour, elsewhere);
    for (const path of ['upcoming?search=reading', 'past?online=true', 'month?month=2030-06']) {
      expect((await server.get(`/api/event/${path}`, there)).body, path).toMatchObject({ items: [] });
      const named = await server.get(`/api/event/${path}&communityId=${home}`, there);
      expect(errorOf(named).code, path).toBe(1110);
    }
  });

  it('E01 past ones are filtered as well', async () => {
    expect(await names('past?search=reading', mia)).toBe('');
    const at = '2029-06-01';
    const { id } = await createEvent(server, olga, home, { title: 'Reading of old', date: at });
    ids.old = id;
    const years = 3600 * 24 * 365 * 3.2;
    server.later(years);
    try {
      expect(await names('past?search=reading', mia)).toBe('old');
      expect(await names('past?search=reading&free=true&online=true')).toBe('old');
      expect(await names('past?mine=true', mia)).toBe('');
    } finally {
      server.later(-years);
    }
  });
});

describe('EVT-01 a month', () => {
  it.each([
    ['2030-05', ''],
    ['2030-06', 'pots paid online'],
    // An event that started before and continues is in both months.
    ['2030-07', 'online secret'],
    ['2030-08', 'asked'],
  ])('E37 %s', async (month, expected) => {
    expect(await names(`month?month=${month}`, mia)).toBe(expected);
  });

  it('E37 says when, and what the reader is to each', async () => {
    const { items } = (await server.get('/api/event/month?month=2030-06', as(mia))).body as EventMonth;
    expect(items.map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'NOT_PARTICIPATING',
      'NOT_PARTICIPATING',
    ]);
    expect(items[2]).toEqual({
      id: ids.online,
      title: 'Reading aloud',
      date: '2030-06-30',
      endDate: '2030-07-02',
      startTime: '09:00',
      timeZone: 'Europe/Berlin',
      startsAt: '2030-06-30T07:00:00.000Z',
      endsAt: '2030-07-02T09:00:00.000Z',
      isPast: false,
      eventType: 'ONLINE',
      isCancelled: false,
      status: 'NOT_PARTICIPATING',
    });
  });

  it('E19 E37 E02 keep a cancelled one, marked as such', async () => {
    const { id } = await createEvent(server, olga, home, { title: 'Called off', date: '2030-09-01' });
    await server.post(`/api/event/${id}/cancel`, undefined, as(olga));
    const { items } = (await server.get('/api/event/month?month=2030-09', as(mia))).body as EventMonth;
    expect(items).toMatchObject([{ id, isCancelled: true }]);
    const found = (await server.get('/api/event/upcoming?search=called', as(mia))).body as EventPage;
    expect(found.items).toMatchObject([{ id, isCancelled: true }]);
  });

  it.each(['', 'month=2030', 'month=2030-13', 'month=2030-06-01', 'month=1999-01'])(
    'E37 of no month: %s',
    async (query) => {
      expect(errorOf(await server.get(`/api/event/month?${query}`, as(mia))).code).toBe(1100);
    },
  );
});

describe('who goes', () => {
  it('E02 E03 the first five, without people whom the reader blocked', async () => {
    const { id } = await createEvent(server, olga, home, { title: 'Many faces', date: '2030-09-01' });
    const going: Person[] = [];
    for (const firstName of ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']) {
      const person = await addPerson(server, { member: home, firstName });
      await server.post(`/api/event/${id}/confirm-participation`, undefined, as(person));
      server.later(1);
      going.push(person);
    }
    const faces = async (who?: Person) => {
      const one = (await server.get(`/api/event/${id}`, as(who))).body as EventPage['items'][number];
      const listed = (await server.get('/api/event/upcoming?search=faces', as(who))).body as EventPage;
      expect(listed.items[0]).toEqual(one);
      return one.faces.map(({ firstName }) => firstName).join(' ');
    };
    expect(await faces()).toBe('Ann Bob Cleo Dan Eve');
    await server.post(`/api/blocks/${going[1]!.participantId}`, undefined, as(mia));
    expect(await faces(mia)).toBe('Ann Cleo Dan Eve Fay');
    expect(await faces(going[1])).toBe('Ann Bob Cleo Dan Eve');
  });
});

describe('what a list costs', () => {
  it.each([
    'upcoming',
    'past',
    'upcoming?search=read',
    'month?month=2030-06',
    'month?month=2030-06&free=true',
  ])('E01 E02 E37 a visitor’s %s is one statement', async (path) => {
    await server.get(`/api/event/${path}`, as());
    const asked = await statementsOf(() => server.get(`/api/event/${path}`, as()));
    expect(asked.filter((text) => /\bevents\b/.test(text))).toHaveLength(1);
  });
});
