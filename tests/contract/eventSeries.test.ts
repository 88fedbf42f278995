import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event, EventPage } from '../../src/generated/api/event';
import { limitTable } from '../../src/server/limitTable';
import { errorOf } from '../support/client';
import { eventActs, said } from '../support/eventActs';
import { createEvent, eventBody } from '../support/events';
import { organisesToo } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { pictures } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let [olga, mia, manager]: Person[] = [];
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: emailOnly },
    limits: {
      ...limitTable,
      account: { ...limitTable.account, eventsCreated: { max: 1000, seconds: 600 } },
    },
  });
  acts = eventActs(server, home);
  olga = await addPerson(server, { member: home, firstName: 'Olga' });
  mia = await addPerson(server, { member: home, firstName: 'Mia' });
  manager = await addPerson(server, { member: home, manager: true });
});
afterAll(() => server.stop());

const as = (by?: Person) => ({ token: by?.token, community: home });
const weekly = (times: number) => ({ repeat: { every: 'WEEK', times } });
const create = (change: object = {}) => createEvent(server, olga!, home, change);
const following = (id: string, change: object, by = olga!) =>
  server.call('PATCH', `/api/event/${id}?following=true`, change, as(by));

/** The events of a series as a person sees them, the earliest first. */
async function seriesOf({ seriesId }: Pick<Event, 'seriesId'>, by?: Person): Promise<Event[]> {
  const answer = await server.get(`/api/event/upcoming?series=${seriesId}`, as(by));
  return (answer.body as EventPage).items;
}
const startsOf = (all: Event[]) => all.map(({ date, startTime }) => `${date} ${startTime}`);

describe('EVT-13 a series of events', () => {
  it('E05 E02 is made of single events that each have all that was written, by the same clock', async () => {
    const first = await create({ date: '2030-03-24', ...weekly(3), maxParticipants: 2 });
    const all = await seriesOf(first, olga);
    expect(all[0]).toEqual(first);
    expect(startsOf(all)).toEqual(['2030-03-24 09:00', '2030-03-31 09:00', '2030-04-07 09:00']);
    // The clocks of Berlin go forward on 31 March.
    expect(all.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['08:00', '07:00', '07:00']);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    const { title, description, location, maxParticipants, seriesId } = first;
    for (const { id } of all) {
      const shared = { title, description, location, maxParticipants, seriesId, mayEdit: true };
      expect(await acts.seen(id, olga!)).toMatchObject(shared);
    }
    expect(said(await acts.join(all[1]!.id, mia!))).toBe('CONFIRMED');
    expect((await seriesOf(first, mia)).map(({ confirmedCount }) => confirmedCount)).toEqual([0, 1, 0]);
  });

  it('E05 E03 without it a single event is of no series', async () => {
    const { id, seriesId } = await create();
    expect([seriesId, (await acts.seen(id, mia!)).seriesId]).toEqual([null, null]);
  });

  it('E05 a time that the clocks leave out is as much later on that day', async () => {
    const first = await create({ date: '2030-03-24', startTime: '02:30', endTime: '03:00', ...weekly(3) });
    const all = await seriesOf(first, olga);
    expect(all.map(({ startTime, endTime }) => `${startTime}–${endTime}`)).toEqual([
      '02:30–03:00',
      '03:30–04:00',
      '02:30–03:00',
    ]);
  });

  it.each([
    [{ every: 'WEEK', times: 1 }],
    [{ every: 'WEEK', times: 53 }],
    [{ every: 'DAY', times: 3 }],
    [{ every: 'MONTH', times: 2.5 }],
    [{ every: 'MONTH' }],
    ['WEEK'],
  ])('E05 refuses to repeat by %j', async (repeat) => {
    const answer = await server.post('/api/event/create', { ...eventBody, repeat }, as(olga));
    expect(errorOf(answer).code).toBe(1100);
  });

  it('E05 with a day that no calendar of ours has is refused as a whole', async () => {
    const late = { ...eventBody, title: 'Late', date: '2099-11-30', repeat: { every: 'MONTH', times: 3 } };
    expect(errorOf(await server.post('/api/event/create', late, as(olga)))).toMatchObject({
      code: 1100,
      details: [{ path: 'date', message: '2100-01-30: is not valid' }],
    });
    expect((await server.get('/api/event/upcoming?search=late', as(olga))).body).toMatchObject({ items: [] });
  });

  it('E02 a visitor sees no private ones', async () => {
    const first = await create({ visibility: 'PRIVATE', ...weekly(2) });
    expect(await seriesOf(first)).toEqual([]);
    expect(await seriesOf(first, mia)).toHaveLength(2);
  });
});

describe('EVT-13 a series at 09:00', () => {
  const zones = [
    'Pacific/Apia',
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/Los_Angeles',
    'America/Denver',
    'America/Mexico_City',
    'America/New_York',
    'America/Santiago',
    'America/St_Johns',
    'America/Sao_Paulo',
    'Atlantic/Azores',
    'Europe/London',
    'Africa/Lagos',
    'Europe/Berlin',
    'Europe/Kyiv',
    'Europe/Moscow',
    'Asia/Dubai',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Shanghai',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Pacific/Chatham',
  ];

  it('E05 stays at 09:00 in 24 zones over 3 years, as the database tells the time', async () => {
    expect(new Set(zones).size).toBe(24);
    for (const timeZone of zones) {
      const series = { date: '2027-01-31', timeZone, repeat: { every: 'MONTH', times: 37 } };
      const { seriesId } = await create(series);
      const { rows } = await server.app.db.orm.execute(sql`
        select count(*)::int as count, max(date) as last,
          bool_and(to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI') = date || ' 09:00') as kept
        from events where series_id = ${seriesId}`);
      expect(rows[0], timeZone).toEqual({ count: 37, last: '2030-01-31', kept: true });
    }
  });
});

describe('EVT-13 from one event of a series on', () => {
  it('E04 changes it and those after it, and moves their days', async () => {
    const first = await create({ date: '2030-03-18', ...weekly(4) });
    const [, second] = await seriesOf(first, olga);
    const change = { title: 'Brunch', date: '2030-03-26', startTime: '10:30', endTime: '12:00' };
    expect((await following(second!.id, change)).body).toMatchObject({ ...change, id: second!.id });
    const all = await seriesOf(first, olga);
    expect(startsOf(all)).toEqual([
      '2030-03-18 09:00',
      '2030-03-26 10:30',
      '2030-04-02 10:30',
      '2030-04-09 10:30',
    ]);
    expect(all.map(({ title }) => title)).toEqual(['Breakfast', 'Brunch', 'Brunch', 'Brunch']);
    expect(all.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['08:00', '09:30', '08:30', '08:30']);
  });

  it('E04 without it is of that one alone, and keeps what it was given by itself', async () => {
    const first = await create(weekly(3));
    const [, second] = await seriesOf(first, olga);
    await acts.change(second!.id, { title: 'Late breakfast', startTime: '10:00' }, olga!);
    await following(first.id, { description: 'With tea.', date: '2030-06-02' });
    const all = await seriesOf(first, olga);
    expect(startsOf(all)).toEqual(['2030-06-02 09:00', '2030-06-09 10:00', '2030-06-16 09:00']);
    expect(all.map(({ title, description }) => `${title} ${description}`)).toEqual([
      'Breakfast With tea.',
      'Late breakfast With tea.',
      'Breakfast With tea.',
    ]);
  });

  it('E04 of a single event is of that one', async () => {
    const { id } = await create();
    expect((await following(id, { title: 'Alone' })).body).toMatchObject({ title: 'Alone' });
  });

  it('E04 changes all or none, and says the day that is not right', async () => {
    const first = await create({ ...weekly(3), maxParticipants: 3 });
    const [, second, third] = await seriesOf(first, olga);
    await acts.join(third!.id, mia!);
    await acts.join(third!.id, manager!);
    expect(errorOf(await following(first.id, { title: 'New', maxParticipants: 1 })).code).toBe(1203);
    await acts.change(second!.id, { startTime: '06:00', endTime: '08:00' }, olga!);
    expect(errorOf(await following(first.id, { title: 'New', startTime: '08:30' }))).toMatchObject({
      code: 1100,
      details: [{ path: 'endTime', message: expect.stringContaining('2030-06-08: ') }],
    });
    expect((await seriesOf(first, olga)).map(({ title }) => title)).toEqual(Array(3).fill('Breakfast'));
    expect(errorOf(await following(first.id, { title: 'New' }, mia)).code).toBe(1109);
  });

  it('E04 leaves out what is deleted, or others’; managers change all', async () => {
    const first = await create(weekly(4));
    const [, second, third] = await seriesOf(first, olga);
    await acts.remove(third!.id, olga!);
    const organisers = `/api/event/${second!.id}/responsibles`;
    await organisesToo(server, home, { id: second!.id, by: olga!, who: mia! });
    await server.delete(`${organisers}/${olga!.participantId}`, as(mia));
    await following(first.id, { title: 'Ours' });
    const titles = async () => (await seriesOf(first, olga)).map(({ title }) => title);
    expect(await titles()).toEqual(['Ours', 'Breakfast', 'Ours']);
    await following(first.id, { title: 'Everybody’s' }, manager);
    expect(await titles()).toEqual(Array(3).fill('Everybody’s'));
  });

  it('E04 EVT-14 tells those who go of all dates at once, and of nothing before', async () => {
    const first = await create({ ...weekly(4), title: 'Choir' });
    const [, second, third] = await seriesOf(first, olga);
    const [before, after] = [
      await addPerson(server, { member: home }),
      await addPerson(server, { member: home }),
    ];
    await acts.join(first.id, before);
    for (const { id } of [second!, third!]) await acts.join(id, after);
    await server.emailTo(after.email, 2);
    await following(second!.id, { startTime: '08:00' });
    // One act is one email, with both of the dates.
    expect((await server.emailTo(after.email, 3)).subject).toBe('2 dates of “Choir” have changed');
    expect(await server.emails(after.email)).toHaveLength(3);
    expect(await server.emails(before.email)).toHaveLength(1);
  });

  it.each([
    ['E06', 'deletes', (id: string) => server.delete(`/api/event/${id}?following=true`, as(olga))],
    [
      'E19',
      'cancels',
      (id: string) => server.post(`/api/event/${id}/cancel?following=true`, undefined, as(olga)),
    ],
  ])('%s %s it and those after it, and tells who was to come to each', async (id, _what, end) => {
    const first = await create({ ...weekly(4), title: `Walk ${id}` });
    const all = await seriesOf(first, olga);
    const guest = await addPerson(server, { member: home });
    for (const event of [all[0]!, all[3]!]) await acts.join(event.id, guest);
    await server.emailTo(guest.email, 2);
    expect((await end(all[1]!.id)).status).toBe(200);
    const left = await seriesOf(first, olga);
    expect(left.filter(({ isCancelled }) => !isCancelled).map((event) => event.id)).toEqual([first.id]);
    expect(left).toHaveLength(id === 'E06' ? 1 : 4);
    const email = await server.emailTo(guest.email, 3);
    expect(email.text).toContain('22 June 2030');
    expect(await server.emails(guest.email)).toHaveLength(3);
  });

  it('E04 of two at once both are done, one after the other', async () => {
    const first = await create(weekly(6));
    const all = await seriesOf(first, olga);
    const answers = await Promise.all([
      following(all[0]!.id, { title: 'One' }),
      following(all[3]!.id, { title: 'Other' }),
      following(all[0]!.id, { date: '2030-06-02' }),
      following(all[2]!.id, { approvalRequired: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const changed = await seriesOf(first, olga);
    expect(changed.map(({ approvalRequired }) => approvalRequired)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(changed.map(({ date }) => date.slice(8))).toEqual(['02', '09', '16', '23', '30', '07']);
  });

  it('E07 E32 gives each its own cover, and takes it from each', async () => {
    const first = await create(weekly(3));
    const form = new FormData();
    form.append('image', new Blob([Uint8Array.from(await pictures.jpg())]), 'cover.jpg');
    const [, second] = await seriesOf(first, olga);
    const response = await fetch(`${server.origin}/api/event/${second!.id}/upload-image?following=true`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${olga!.token}`, 'x-community-id': home },
    });
    expect(response.status).toBe(200);
    const covers = (await seriesOf(first, olga)).map(({ imageUrl }) => imageUrl);
    expect(covers[0]).toBeNull();
    expect(new Set(covers).size).toBe(3);
    for (const url of covers.slice(1)) expect((await fetch(server.origin + url)).status).toBe(200);
    await following(first.id, { visibility: 'PRIVATE' });
    const hidden = (await seriesOf(first, olga)).map(({ imageUrl }) => imageUrl);
    expect(covers.slice(1)).not.toEqual(expect.arrayContaining([hidden[1]]));
    await server.delete(`/api/event/${first.id}/image?following=true`, as(olga));
    expect((await seriesOf(first, olga)).map(({ imageUrl }) => imageUrl)).toEqual([null, null, null]);
  });
});
