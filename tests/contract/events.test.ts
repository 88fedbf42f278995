import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event, EventPage, EventPerson } from '../../src/generated/api/event';
import { limitTable } from '../../src/server/limitTable';
import { createEvent, eventBody } from '../support/events';
import { errorOf, type Answer } from '../support/client';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const elsewhere = 'another.example';
const lists = 'lists.example';
/** How far the server's clock is ahead, in hours. */
let ahead = 0;
let server: TestServer;
const someone: Record<string, Person | undefined> = {};
const who = [
  'visitor',
  'user',
  'unconfirmed',
  'waiting',
  'neighbour',
  'member',
  'organiser',
  'manager',
  'admin',
] as const;
type Who = (typeof who)[number];
const outside: readonly Who[] = ['visitor', 'user', 'unconfirmed', 'waiting', 'neighbour'];
const editors: readonly Who[] = ['organiser', 'manager', 'admin'];

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: emailOnly, [elsewhere]: emailOnly, [lists]: emailOnly },
    limits: {
      ...limitTable,
      account: { ...limitTable.account, eventsCreated: { max: 1000, seconds: 600 } },
    },
  });
  someone.user = await addPerson(server);
  someone.unconfirmed = await addPerson(server, { member: home, confirmed: false });
  someone.waiting = await addPerson(server, { member: home, enabled: false });
  someone.neighbour = await addPerson(server, { member: elsewhere, manager: true });
  someone.member = await addPerson(server, { member: home, firstName: 'Mia' });
  someone.organiser = await addPerson(server, { member: home, firstName: 'Olga' });
  someone.manager = await addPerson(server, { member: home, manager: true });
  someone.admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const as = (name: Who, community = home) => ({ token: someone[name]?.token, community });
const organiser = () => someone.organiser!;
const create = (change: object = {}) => createEvent(server, organiser(), home, change);
const get = (path: string, name: Who) => server.get(`/api/event/${path}`, as(name));
const patch = (id: string, body: object, name: Who = 'organiser') =>
  server.call('PATCH', `/api/event/${id}`, body, as(name));
const codeOf = (answer: Answer) => errorOf(answer).code;
const detailsOf = (answer: Answer) =>
  (errorOf(answer) as { details?: { path: string; message: string }[] }).details?.map(({ path }) => path);

describe('an event', () => {
  it('E05 POST create has every field that was written, and its creator as organiser', async () => {
    const written = {
      title: ' Dinner\u202E ',
      description: 'Three courses.\r\n\r\n\r\nAnd cheese.',
      endTime: '01:00',
      endDate: '2030-06-02',
      paid: true,
      price: 19.5,
      currency: 'USD',
      approvalRequired: true,
      paymentLink: 'https://pay.example/7',
      visibility: 'PRIVATE',
      maxParticipants: 20,
    };
    const event = await create(written);
    expect(event).toMatchObject({
      ...eventBody,
      ...written,
      title: 'Dinner',
      description: 'Three courses.\n\nAnd cheese.',
      startsAt: '2030-06-01T07:00:00.000Z',
      endsAt: '2030-06-01T23:00:00.000Z',
      isPast: false,
      mayEdit: true,
      communityId: home,
      createdBy: organiser().participantId,
    });
    expect((await get(event.id, 'organiser')).body).toEqual(event);
    const organisers = (await get(`${event.id}/responsibles`, 'member')).body as EventPerson[];
    expect(organisers.map(({ id, firstName }) => [id, firstName])).toEqual([
      [organiser().participantId, 'Olga'],
    ]);
  });

  it('E05 that is not right is refused with every field, and nothing is stored', async () => {
    const before = (await get('upcoming', 'admin')).text;
    const wrong = {
      ...eventBody,
      title: ' ',
      date: '2030-02-30',
      timeZone: 'Moon/Sea',
      onlineMeetingLink: '',
      paid: true,
      price: 0,
      location: { latitude: 4, city: 'Potsdam' },
    };
    const answer = await server.post('/api/event/create', wrong, as('organiser'));
    expect(codeOf(answer)).toBe(1100);
    expect(detailsOf(answer)?.sort()).toEqual([
      'date',
      'location.country',
      'location.longitude',
      'onlineMeetingLink',
      'paymentLink',
      'price',
      'timeZone',
      'title',
    ]);
    expect((await get('upcoming', 'admin')).text).toBe(before);
  });

  it('E05 is created by nobody who is not inside', async () => {
    for (const name of outside) {
      const answer = await server.post('/api/event/create', eventBody, as(name));
      expect(codeOf(answer), name).toBe(name === 'visitor' ? 405 : 1109);
    }
    expect(codeOf(await server.post('/api/event/create', eventBody, as('admin')))).toBe(1110);
  });

  it('E04 PATCH changes what is named, and the whole is checked', async () => {
    const { id } = await create({ approvalRequired: true });
    const changed = await patch(id, { startTime: '10:00', location: { locationVisibility: 'NOTHING' } });
    expect(changed.body).toMatchObject({
      startTime: '10:00',
      startsAt: '2030-06-01T08:00:00.000Z',
      approvalRequired: true,
      location: { ...eventBody.location, locationVisibility: 'NOTHING' },
    });
    const refused = await patch(id, { startTime: '11:30' });
    expect([codeOf(refused), detailsOf(refused)]).toEqual([1100, ['endTime']]);
    expect((await get(id, 'organiser')).body).toMatchObject({ startTime: '10:00' });
    expect(codeOf(await patch(id, {}))).toBe(1100);
    // Unknown fields are ignored.
    const by = (await patch(id, { title: 'Mine', createdBy: 'me' })).body;
    expect(by).toMatchObject({ title: 'Mine', createdBy: organiser().participantId });
  });

  it('E06 DELETE is seen by nobody any more', async () => {
    const { id } = await create();
    expect((await server.delete(`/api/event/${id}`, as('organiser'))).text).toBe('OK');
    for (const name of who) {
      expect(codeOf(await get(id, name)), name).toBe(1195);
      expect(codeOf(await get(`${id}/responsibles`, name)), name).toBe(1195);
      expect((await get('upcoming', name)).text).not.toContain(id);
    }
    for (const name of editors) expect(codeOf(await patch(id, { title: 'Again' }, name)), name).toBe(1109);
  });
});

describe('EVT-03 who sees what', () => {
  it.each(['PUBLIC', 'PRIVATE'])('E03 E16 E01 E02 of a %s event', async (visibility) => {
    const { id } = await create({ visibility });
    for (const name of who) {
      const seen = visibility === 'PUBLIC' || !outside.includes(name);
      for (const path of [id, `${id}/responsibles`]) {
        const answer = await get(path, name);
        if (seen) expect(answer.status, `${name} ${path}`).toBe(200);
        else expect([answer.status, codeOf(answer)], `${name} ${path}`).toEqual([404, 1195]);
      }
      const listed = (await get('upcoming?page=0', name)).body as EventPage;
      expect(
        listed.items.some((event) => event.id === id),
        name,
      ).toBe(seen);
    }
  });

  const parts: [string, string[]][] = [
    [
      'FULL_ADDRESS',
      ['Long Street 7', '52.4', '13.06', 'goo.gl', 'Germany', 'Brandenburg', 'Potsdam', '14467'],
    ],
    ['WITHOUT_STREET', ['Germany', 'Brandenburg', 'Potsdam', '14467']],
    ['COUNTRY_AND_CITY', ['Germany', 'Potsdam']],
    ['CITY', ['Potsdam']],
    ['COUNTRY', ['Germany']],
    ['STREET', ['Long Street 7']],
    ['REGION_AND_CITY', ['Brandenburg', 'Potsdam']],
    ['POSTAL_CODE_AND_CITY', ['Potsdam', '14467']],
    ['NOTHING', []],
  ];
  const everything = parts[0]![1];

  it.each(parts)('E03 E02 the place as %s', async (locationVisibility, shown) => {
    const { id } = await create({ location: { ...eventBody.location, locationVisibility } });
    for (const name of who) {
      const one = (await get(id, name)).body as Event;
      const { items } = (await get('upcoming', name)).body as EventPage;
      const listed = items.find((event) => event.id === id)!;
      expect(listed, name).toEqual(one);
      const told = JSON.stringify(one);
      const expected = editors.includes(name) ? everything : shown;
      expect(
        everything.filter((part) => told.includes(part)),
        name,
      ).toEqual(everything.filter((part) => expected.includes(part)));
    }
    await server.delete(`/api/event/${id}`, as('organiser'));
  });

  it('E03 the online link and the author are of organisers, payment and contact are of members', async () => {
    const paid = { paid: true, price: 5, paymentLink: 'https://pay.example/farlink-7' };
    const { id } = await create(paid);
    for (const name of who) {
      const event = (await get(id, name)).body as Event;
      expect(event.onlineMeetingLink !== null, name).toBe(editors.includes(name));
      expect(event.paymentLink !== null, name).toBe(!outside.includes(name));
      expect(event.organizerContact !== null, name).toBe(!outside.includes(name));
      expect(event.createdBy !== null, name).toBe(editors.includes(name));
      expect(event, name).toMatchObject({ price: 5, currency: 'EUR', mayEdit: editors.includes(name) });
    }
  });

  it('E03 E04 E06 E16 E17 E18 by way of another community there is none', async () => {
    const { id } = await create();
    const { participantId } = someone.neighbour!;
    const there = as('neighbour', elsewhere);
    expect(codeOf(await server.get(`/api/event/${id}`, there))).toBe(1195);
    expect(codeOf(await server.get(`/api/event/${id}/responsibles`, there))).toBe(1195);
    expect(codeOf(await server.call('PATCH', `/api/event/${id}`, { title: 'Mine' }, there))).toBe(1109);
    expect(codeOf(await server.delete(`/api/event/${id}`, there))).toBe(1109);
    const path = `/api/event/${id}/responsibles/${participantId}`;
    expect(codeOf(await server.post(path, undefined, there))).toBe(1109);
    expect(codeOf(await server.post(path, undefined, as('organiser')))).toBe(1196);
    expect(codeOf(await server.delete(path, there))).toBe(1109);
    for (const which of ['past', 'upcoming']) {
      expect(codeOf(await server.get(`/api/event/${which}?communityId=${home}`, there))).toBe(1110);
      expect((await server.get(`/api/event/${which}`, there)).body).toMatchObject({ items: [] });
    }
  });
});

describe('lists', () => {
  it('E01 E02 have the next first and the latest first, and turn at the end of an event', async () => {
    const by = await addPerson(server, { member: lists, firstName: 'Lena' });
    const began = Math.floor(Date.now() / 60_000) * 60_000;
    const wall = (hours: number) => new Date(began + hours * 3_600_000).toISOString();
    const add = (title: string, from: number, to: number | null) =>
      createEvent(server, by, lists, {
        title,
        timeZone: 'UTC',
        date: wall(from).slice(0, 10),
        startTime: wall(from).slice(11, 16),
        endDate: to === null ? null : wall(to).slice(0, 10),
        endTime: to === null ? null : wall(to).slice(11, 16),
      });
    await add('C', 10, 40);
    await add('A', 1, 2);
    await add('B', 5, null);
    const titles = async (which: string) => {
      const { items } = (await server.get(`/api/event/${which}`, { community: lists })).body as EventPage;
      return items.map(({ title }) => title).join('');
    };
    const turns: [number, string, string][] = [
      [0, '', 'ABC'],
      [1.5, '', 'ABC'],
      [2.1, 'A', 'BC'],
      [4.9, 'A', 'BC'],
      [5.1, 'BA', 'C'],
      [39, 'BA', 'C'],
      [40.1, 'CBA', ''],
    ];
    for (const [hours, past, upcoming] of turns) {
      server.later((hours - ahead) * 3600);
      ahead = hours;
      expect([await titles('past'), await titles('upcoming')], `${hours}`).toEqual([past, upcoming]);
    }
  });

  it('E02 come by 20, and each once', async () => {
    const by = await addPerson(server, { member: elsewhere, firstName: 'Paul' });
    for (let count = 0; count < 23; count += 1)
      await createEvent(server, by, elsewhere, { visibility: 'PRIVATE' });
    const page = async (number: number) =>
      (await server.get(`/api/event/upcoming?page=${number}`, as('neighbour', elsewhere))).body as EventPage;
    const [first, second] = [await page(0), await page(1)];
    expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([
      20,
      true,
      3,
      false,
    ]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
  });
});

describe('organisers', () => {
  const names = async (id: string, name: Who = 'member') =>
    ((await get(`${id}/responsibles`, name)).body as EventPerson[]).map(({ firstName }) => firstName);
  const path = (id: string, pid: string | undefined) => `/api/event/${id}/responsibles/${pid}`;

  const accept = (id: string, name: Who) =>
    server.post(`/api/event/${id}/invitation`, { invitedAs: 'ORGANISER', accept: true }, as(name));

  it('E17 POST responsibles E18 DELETE responsibles who is one edits, who is one no more does not', async () => {
    const { id } = await create();
    const { participantId } = someone.member!;
    await connect(server, home, organiser(), someone.member!);
    for (const round of [1, 2]) {
      const asked = await server.post(path(id, participantId), undefined, as('organiser'));
      // An invited person is no organiser before they accept.
      expect(
        (asked.body as EventPerson[]).map(({ firstName }) => firstName),
        `${round}`,
      ).toEqual(['Olga']);
    }
    expect(codeOf(await patch(id, { title: 'Mine' }, 'member'))).toBe(1109);
    expect((await accept(id, 'member')).status).toBe(200);
    expect(await names(id)).toEqual(['Olga', 'Mia']);
    expect((await patch(id, { title: 'Ours' }, 'member')).status).toBe(200);
    const left = await server.delete(path(id, organiser().participantId), as('member'));
    expect((left.body as EventPerson[]).map(({ firstName }) => firstName)).toEqual(['Mia']);
    expect(codeOf(await patch(id, { title: 'Mine' }))).toBe(1109);
    expect(codeOf(await server.delete(path(id, participantId), as('member')))).toBe(1198);
    expect(await names(id)).toEqual(['Mia']);
    // Removing a person who is no organiser changes nothing.
    expect((await server.delete(path(id, 'nobody'), as('member'))).status).toBe(200);
  });

  it('E18 of two who take each other away at once one stays', async () => {
    const { id } = await create();
    const { participantId } = someone.member!;
    await server.post(path(id, participantId), undefined, as('organiser'));
    await accept(id, 'member');
    await Promise.all([
      server.delete(path(id, participantId), as('organiser')),
      server.delete(path(id, organiser().participantId), as('member')),
    ]);
    expect(await names(id, 'manager')).toHaveLength(1);
  });

  it('E17 invites no invisible or unknown person, and no more than 20', async () => {
    const { id } = await create();
    const gone = [someone.waiting, someone.neighbour].map((person) => person!.participantId);
    const hidden = await addPerson(server, { member: home, participant: { profileEnabled: false } });
    const stranger = await addPerson(server, { member: home });
    await connect(server, home, organiser(), hidden);
    for (const pid of [...gone, hidden.participantId, stranger.participantId, 'nobody']) {
      expect(codeOf(await server.post(path(id, pid), undefined, as('organiser'))), pid).toBe(1196);
    }
    for (let count = 1; count <= 20; count += 1) {
      const friend = await addPerson(server, { member: home });
      await connect(server, home, organiser(), friend);
      const answer = await server.post(path(id, friend.participantId), undefined, as('organiser'));
      expect(answer.status === 200 ? 200 : codeOf(answer)).toBe(count < 20 ? 200 : 1197);
    }
  });

  it('E16 who has blocked the viewer, or left, is not in it', async () => {
    const shy = await addPerson(server, { member: home, firstName: 'Shy' });
    const { id } = await createEvent(server, shy, home);
    expect(await names(id)).toEqual(['Shy']);
    const block = await server.post(`/api/blocks/${someone.member!.participantId}`, undefined, {
      token: shy.token,
      community: home,
    });
    expect(block.status).toBe(200);
    expect(await names(id)).toEqual([]);
    expect(await names(id, 'manager')).toEqual(['Shy']);
    const { participantId, token } = shy;
    const leave = await server.post('/api/participant/leave', { participantId }, { token, community: home });
    expect(leave.status).toBe(200);
    // The managers take over (eventHandover.test.ts).
    expect(await names(id, 'manager')).toEqual(['Ada']);
    expect((await get(id, 'member')).body).toMatchObject({ createdBy: null });
  });
});
