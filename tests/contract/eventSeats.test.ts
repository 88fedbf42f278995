import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, asc, eq } from 'drizzle-orm';
import type { Event, EventPeople, Participation } from '../../src/generated/api/event';
import { eventParticipationChanges, events } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { createEvent } from '../support/events';
import { errorOf, type Answer } from '../support/client';
import { addPerson, password, type Person } from '../support/people';
import { seedOf } from '../support/seed';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
let organiser: Person;
let manager: Person;
let members: Person[];
const manyMembers = 24;
beforeAll(async () => {
  const limits = { ...limitTable, address: {} };
  first = await startServer({ communities: { [home]: emailOnly }, limits });
  second = await startServer({ communities: { [home]: emailOnly }, limits, beside: first });
  organiser = await addPerson(first, { member: home, firstName: 'Olga' });
  manager = await addPerson(first, { member: home, manager: true, firstName: 'Mona' });
  members = [];
  for (let count = 0; count < manyMembers; count += 1) {
    members.push(await addPerson(first, { member: home, firstName: `Member${count}` }));
  }
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const as = ({ token }: Person) => ({ token, community: home });
const codeOf = (answer: Answer) => errorOf(answer).code;
const create = (change: object = {}) => createEvent(first, organiser, home, change);
type Server = Pick<TestServer, 'post' | 'call'>;
const join = (id: string, who: Person, server: Server = first) =>
  server.post(`/api/event/${id}/confirm-participation`, undefined, as(who));
const cancel = (id: string, who: Person, server: Server = first) =>
  server.call('PATCH', `/api/event/${id}/cancel-participation`, undefined, as(who));
const decide = (what: 'approve' | 'reject', id: string, who: Person, by = organiser) =>
  first.post(`/api/event/${id}/participants/${who.participantId}/${what}`, undefined, as(by));
const set = (status: string, id: string, who: Person, by = organiser, server: Server = first) =>
  server.post(`/api/event/${id}/participant/${who.participantId}/status/${status}`, undefined, as(by));
const statusIn = (answer: Answer) => (answer.body as Participation).status;
const statusOf = async (id: string, who: Person, by = who) =>
  (await first.get(`/api/event/participations/${who.participantId}/${id}`, as(by))).body as Participation;
const seen = async (id: string, by: Person) => (await first.get(`/api/event/${id}`, as(by))).body as Event;
const people = async (id: string, which: string, by = organiser, page = 0) =>
  (await first.get(`/api/event/${id}/participants/${which}?page=${page}`, as(by))).body as EventPeople;
const changesOf = async (id: string, who: Person) => {
  const { eventId, participantId, at } = eventParticipationChanges;
  const rows = await first.app.db.orm
    .select()
    .from(eventParticipationChanges)
    .where(and(eq(eventId, id), eq(participantId, who.participantId!)))
    .orderBy(asc(at));
  return rows.map(({ from, to, byParticipantId }) => [from, to, byParticipantId]);
};

describe('EVT-04 taking part', () => {
  it('E10 POST confirm-participation E11 PATCH cancel-participation E12 GET participations come and go, each written down', async () => {
    const { id } = await create();
    const [ada] = members as [Person];
    expect(await statusOf(id, ada)).toEqual({
      eventId: id,
      participantId: ada.participantId,
      status: 'NOT_PARTICIPATING',
      approved: false,
      paid: false,
      checkedInAt: null,
    });
    expect(statusIn(await cancel(id, ada))).toBe('NOT_PARTICIPATING');
    for (const round of [1, 2]) expect(statusIn(await join(id, ada)), `${round}`).toBe('CONFIRMED');
    for (const round of [1, 2]) expect(statusIn(await cancel(id, ada)), `${round}`).toBe('CANCELLED');
    expect(statusIn(await join(id, ada))).toBe('CONFIRMED');
    expect((await statusOf(id, ada, organiser)).status).toBe('CONFIRMED');
    const own = ada.participantId;
    expect(await changesOf(id, ada)).toEqual([
      [null, 'CONFIRMED', own],
      ['CONFIRMED', 'CANCELLED', own],
      ['CANCELLED', 'CONFIRMED', own],
    ]);
  });

  it('E03 EVT-03 who is confirmed sees where to be, and no longer once they cancel', async () => {
    const { id } = await create({ approvalRequired: true, location: locationOf('CITY') });
    const [ada] = members as [Person];
    const sees = async () => {
      const { location, onlineMeetingLink, participation } = await seen(id, ada);
      return [participation?.status, location.addressLine, onlineMeetingLink];
    };
    expect(await sees()).toEqual(['NOT_PARTICIPATING', null, null]);
    await join(id, ada);
    expect(await sees()).toEqual(['PENDING', null, null]);
    await decide('approve', id, ada);
    expect(await sees()).toEqual(['CONFIRMED', 'Long Street 7', 'https://meet.example/farlink']);
    const { body } = await first.get('/api/event/upcoming', as(ada));
    expect((body as { items: Event[] }).items.find((event) => event.id === id)).toEqual(await seen(id, ada));
    await cancel(id, ada);
    expect(await sees()).toEqual(['CANCELLED', null, null]);
  });

  it('E13 POST approve E14 POST reject E09 GET pending the organiser decides once', async () => {
    const { id } = await create({ approvalRequired: true });
    const [ada, bob, eva] = members as [Person, Person, Person];
    for (const who of [ada, bob, eva]) expect(statusIn(await join(id, who))).toBe('PENDING');
    expect((await people(id, 'pending')).list.map(({ id: each }) => each)).toEqual(
      [ada, bob, eva].map(({ participantId }) => participantId),
    );
    expect(statusIn(await decide('approve', id, ada))).toBe('CONFIRMED');
    expect(statusIn(await decide('reject', id, bob, manager))).toBe('REJECTED');
    for (const who of [ada, bob, members[3]!]) {
      expect(codeOf(await decide('approve', id, who))).toBe(1202);
      expect(codeOf(await decide('reject', id, who))).toBe(1202);
    }
    expect(codeOf(await join(id, bob))).toBe(1200);
    expect(statusIn(await cancel(id, bob))).toBe('REJECTED');
    expect((await people(id, 'confirmed', eva)).list.map(({ firstName }) => firstName)).toEqual(['Member0']);
    expect(await changesOf(id, bob)).toEqual([
      [null, 'PENDING', bob.participantId],
      ['PENDING', 'REJECTED', manager.participantId],
    ]);
  });

  it('E13 of a paid event with approval, yes comes before the payment, which stands after cancelling', async () => {
    const { id } = await create({ ...paid, approvalRequired: true });
    const [ada] = members as [Person];
    const now = async () => {
      const { status, approved, paid: has } = await statusOf(id, ada);
      return [status, approved, has];
    };
    await join(id, ada);
    expect(await now()).toEqual(['PENDING', false, false]);
    await decide('approve', id, ada);
    expect(await now()).toEqual(['PENDING', true, false]);
    await decide('approve', id, ada);
    expect(await now()).toEqual(['CONFIRMED', true, true]);
    await cancel(id, ada);
    expect(await now()).toEqual(['CANCELLED', false, true]);
    await join(id, ada);
    expect(await now()).toEqual(['PENDING', false, true]);
    await decide('approve', id, ada);
    expect(await now()).toEqual(['CONFIRMED', true, true]);
  });

  it('E15 POST status every status is set of who joined, from any other', async () => {
    const { id } = await create();
    const [ada] = members as [Person];
    await join(id, ada);
    const statuses = ['CONFIRMED', 'REJECTED', 'PENDING', 'CANCELLED'];
    for (const from of statuses) {
      for (const to of statuses) {
        expect(statusIn(await set(from, id, ada))).toBe(from);
        expect(statusIn(await set(to, id, ada))).toBe(to);
        expect((await seen(id, ada)).confirmedCount, `${from} ${to}`).toBe(to === 'CONFIRMED' ? 1 : 0);
      }
    }
    expect(codeOf(await set('NOT_PARTICIPATING', id, ada))).toBe(1100);
    expect(codeOf(await set('CONFIRMED', id, { ...ada, participantId: 'nobody' }))).toBe(1204);
    const waiting = await addPerson(first, { member: home, enabled: false });
    expect(codeOf(await set('CONFIRMED', id, waiting))).toBe(1204);
  });

  it('E10 E11 E15 of an event that has ended, deleted or nobody sees', async () => {
    const past = await create({ date: '2026-01-10' });
    const gone = await create();
    const [ada] = members as [Person];
    expect(codeOf(await join(past.id, ada))).toBe(1201);
    expect(codeOf(await set('CONFIRMED', past.id, ada))).toBe(1204);
    expect(codeOf(await cancel(past.id, ada))).toBe(1201);
    await first.delete(`/api/event/${gone.id}`, as(organiser));
    expect(codeOf(await join(gone.id, ada))).toBe(1195);
    expect(codeOf(await cancel(gone.id, ada))).toBe(1195);
    expect(
      codeOf(await first.post(`/api/event/${gone.id}/confirm-participation`, undefined, { community: home })),
    ).toBe(405);
  });

  it('E12 of somebody else is of organisers alone', async () => {
    const { id } = await create();
    const [ada, bob] = members as [Person, Person];
    const ask = (by: Person) => first.get(`/api/event/participations/${ada.participantId}/${id}`, as(by));
    for (const [by, status] of [
      [ada, 200],
      [organiser, 200],
      [manager, 200],
      [bob, 403],
    ] as const) {
      expect((await ask(by)).status).toBe(status);
    }
  });

  it('E08 GET confirmed comes by 20, the first who came first', async () => {
    const { id } = await create();
    for (const who of members.slice(0, 23)) await join(id, who);
    const [one, two] = [await people(id, 'confirmed'), await people(id, 'confirmed', organiser, 1)];
    expect([one.list.length, one.hasMore, two.list.length, two.hasMore, two.page]).toEqual([
      20,
      true,
      3,
      false,
      1,
    ]);
    expect([...one.list, ...two.list].map(({ firstName }) => firstName)).toEqual(
      members.slice(0, 23).map((_, count) => `Member${count}`),
    );
  });
});

describe('EVT-04 places', () => {
  const taken = async (id: string) => {
    const [event] = await first.app.db.orm.select().from(events).where(eq(events.id, id));
    const all: string[] = [];
    for (let page = 0; ; page += 1) {
      const { list, hasMore } = await people(id, 'confirmed', organiser, page);
      all.push(...list.map(({ id: each }) => each));
      if (!hasMore) break;
    }
    expect(event!.confirmedCount).toBe(all.length);
    return all;
  };

  it('EVT-04 two joins for one place: one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create({ maxParticipants: 1 });
      const [ada, bob] = members as [Person, Person];
      const answers = await Promise.all([join(id, ada, first), join(id, bob, second)]);
      expect(answers.map((answer) => (answer.status === 200 ? 200 : codeOf(answer))).sort()).toEqual([
        1199, 200,
      ]);
      expect(await taken(id)).toHaveLength(1);
    }
  });

  it('E10 E13 E15 a full event takes nobody, whichever way they come, until somebody cancels', async () => {
    const { id } = await create({ maxParticipants: 1, approvalRequired: true });
    const [ada, bob, eva] = members as [Person, Person, Person];
    for (const who of [bob, ada, eva]) await join(id, who);
    await set('CONFIRMED', id, ada);
    expect(codeOf(await join(id, members[3]!))).toBe(1199);
    expect(codeOf(await decide('approve', id, bob))).toBe(1199);
    expect(codeOf(await set('CONFIRMED', id, eva))).toBe(1199);
    expect((await statusOf(id, bob)).status).toBe('PENDING');
    await cancel(id, ada);
    expect(statusIn(await decide('approve', id, bob))).toBe('CONFIRMED');
    expect(await taken(id)).toEqual([bob.participantId]);
  });

  it('E04 the places are not fewer than are taken, and more let more in', async () => {
    const { id } = await create({ maxParticipants: 2 });
    const [ada, bob, eva] = members as [Person, Person, Person];
    await join(id, ada);
    await join(id, bob);
    const resize = (maxParticipants: number | null) =>
      first.call('PATCH', `/api/event/${id}`, { maxParticipants }, as(organiser));
    expect(codeOf(await resize(1))).toBe(1203);
    expect(codeOf(await join(id, eva))).toBe(1199);
    expect((await resize(3)).status).toBe(200);
    expect(statusIn(await join(id, eva))).toBe('CONFIRMED');
    expect((await resize(null)).status).toBe(200);
    expect(statusIn(await join(id, members[3]!))).toBe('CONFIRMED');
  });

  it('A13 P19 a place is free again when its account is deleted or leaves', async () => {
    const { id } = await create({ maxParticipants: 1 });
    for (const goes of [
      ({ userId, token }: Person) =>
        first.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home }),
      (who: Person) => first.post('/api/participant/leave', { participantId: who.participantId }, as(who)),
    ]) {
      const who = await addPerson(first, { member: home });
      expect(statusIn(await join(id, who))).toBe('CONFIRMED');
      expect(codeOf(await join(id, members[0]!))).toBe(1199);
      expect((await goes(who)).status).toBe(200);
      expect(await taken(id)).toEqual([]);
    }
  });

  it('EVT-04 many joins, cancels, decisions and capacities at once, by two processes: never one too many', async () => {
    const { id } = await create({ maxParticipants: 10 });
    let seed = seedOf('SEATS_SEED', 7);
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const runs = Number(process.env.SEATS_RUNS ?? 50);
    const act = () => {
      const who = members[random(manyMembers)]!;
      const server = random(2) ? first : second;
      switch (random(8)) {
        case 0:
          return cancel(id, who, server);
        case 1:
          return set('CONFIRMED', id, who, organiser, server);
        case 2: {
          const maxParticipants = 8 + random(5);
          return server.call('PATCH', `/api/event/${id}`, { maxParticipants }, as(organiser));
        }
        default:
          return join(id, who, server);
      }
    };
    const answers: Answer[] = [];
    for (let wave = 0; wave < runs / 10; wave += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 40 }, act))));
    }
    const others = answers.filter(({ status }) => status !== 200);
    // 1204: an organiser cannot add people who have not joined, or have cancelled.
    expect([...new Set(others.map(codeOf))].sort()).toEqual([1199, 1203, 1204]);
    const { maxParticipants } = await seen(id, organiser);
    expect((await taken(id)).length).toBeLessThanOrEqual(maxParticipants!);
  });
});

const paid = { paid: true, price: 5, paymentLink: 'https://pay.example/7' };
const locationOf = (locationVisibility: string) => ({
  addressLine: 'Long Street 7',
  city: 'Potsdam',
  country: 'Germany',
  locationVisibility,
});
