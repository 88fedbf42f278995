import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type {
  ChangeParticipantsBody,
  EventParticipants,
  ParticipantChange,
} from '../../src/generated/api/organiser';
import { eventParticipations, participants } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { createEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let organiser: Person;
let manager: Person;
let members: Person[];
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly, 'far.example': emailOnly } });
  organiser = await addPerson(server, { member: home, firstName: 'Olga' });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  members = [];
  for (let count = 0; count < 23; count += 1) {
    const firstName = ['Ünal', 'Фёдор', '=1+1'][count] ?? `Member${count}`;
    members.push(await addPerson(server, { member: home, firstName }));
  }
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const create = (change: object = {}) => createEvent(server, organiser, home, change);
const join = (id: string, who: Person) =>
  server.post(`/api/event/${id}/confirm-participation`, undefined, as(who));
const listed = async (id: string, query = '', by = organiser) => {
  const answer = await server.get(`/api/event/${id}/participants?${query}`, as(by));
  expect(answer.status).toBe(200);
  return answer.body as EventParticipants;
};
const names = ({ list }: EventParticipants) => list.map(({ firstName }) => firstName);
const bulk = async (id: string, body: ChangeParticipantsBody, by = organiser) => {
  const answer = await server.post(`/api/event/${id}/participants/bulk`, body, as(by));
  expect(answer.status).toBe(200);
  return answer.body as ParticipantChange[];
};
const idsOf = (people: Person[]) => people.map(({ participantId }) => participantId!);
const statuses = async (id: string, people: Person[]) => {
  const { list } = await listed(id);
  return people.map(({ participantId }) => {
    const row = list.find((each) => each.id === participantId);
    return row && [row.status, row.approved, row.paid];
  });
};
/** The body that undoes the changes in an answer. */
const back = (changes: ParticipantChange[]) =>
  changes.flatMap(({ participantId, before, changedAt }) =>
    before && changedAt ? [{ participantId, ...before, changedAt }] : [],
  );

describe('the organisers’ list', () => {
  it('E25 GET participants: every status or one, by 20, the first first, counted once', async () => {
    const { id } = await create({ approvalRequired: true });
    for (const who of members) await join(id, who);
    await bulk(id, { act: 'APPROVE', participantIds: idsOf(members.slice(0, 2)) });
    await bulk(id, { act: 'REJECT', participantIds: idsOf(members.slice(2, 3)) });
    const [one, two] = [await listed(id), await listed(id, 'page=1')];
    expect([one.list.length, one.hasMore, two.list.length, two.hasMore]).toEqual([20, true, 3, false]);
    expect([...one.list, ...two.list].map((each) => each.id)).toEqual(idsOf(members));
    expect(one.counts).toEqual({ PENDING: 20, CONFIRMED: 2, REJECTED: 1, CANCELLED: 0 });
    expect(two.counts).toBeNull();
    expect(one.list[0]).toMatchObject({
      status: 'CONFIRMED',
      approved: true,
      paid: false,
      lastName: 'Tester',
      avatarUrl: null,
    });
    expect(names(await listed(id, 'status=CONFIRMED'))).toEqual(['Ünal', 'Фёдор']);
    expect(names(await listed(id, 'status=CANCELLED'))).toEqual([]);
  });

  it('E25 finds by name, in either alphabet, and nobody by what is no name', async () => {
    const { id } = await create();
    for (const who of members.slice(0, 8)) await join(id, who);
    const found = async (search: string) => names(await listed(id, `search=${encodeURIComponent(search)}`));
    expect(await found('unal')).toEqual(['Ünal']);
    expect(await found('Fyodor')).toEqual(['Фёдор']);
    expect(await found('member4')).toContain('Member4');
    for (const nothing of ['%', '_', "' or 1=1"]) expect(await found(nothing), nothing).toEqual([]);
  });

  it('E25 somebody blocked is not there for an organiser, and for a manager they are', async () => {
    const { id } = await create();
    const ada = await addPerson(server, { member: home });
    const bob = members[3]!;
    for (const who of [ada, bob]) await join(id, who);
    const block = await server.post(`/api/blocks/${ada.participantId}`, undefined, as(organiser));
    expect(block.status).toBe(200);
    const seen = (by: Person) => listed(id, '', by).then(({ list }) => list.map((each) => each.id));
    expect(await seen(organiser)).toEqual(idsOf([bob]));
    expect(await seen(manager)).toEqual(idsOf([ada, bob]));
  });

  it('E25 people who left or were refused are not listed', async () => {
    const { id } = await create();
    const gone = await addPerson(server, { member: home });
    await join(id, gone);
    await server.app.db.orm
      .update(participants)
      .set({ enabled: false })
      .where(eq(participants.id, gone.participantId!));
    expect((await listed(id, '', manager)).list).toEqual([]);
  });
});

describe('many at once', () => {
  it('E26 POST participants/bulk approves, rejects and sets, each by itself; what is put back is as it was', async () => {
    const { id } = await create({ approvalRequired: true, maxParticipants: 2 });
    const people = members.slice(0, 4);
    for (const who of people) await join(id, who);
    const asked = (await listed(id)).list.map(({ askedAt }) => askedAt);
    const approved = await bulk(id, { act: 'APPROVE', participantIds: [...idsOf(people), 'nobody'] });
    expect(approved.map(({ before, after, error }) => [before?.status, after?.status, error?.code])).toEqual([
      ...[1, 2].map(() => ['PENDING', 'CONFIRMED', undefined]),
      ...[1, 2].map(() => [undefined, undefined, 1199]),
      [undefined, undefined, 1202],
    ]);
    const rejected = await bulk(id, { act: 'REJECT', participantIds: idsOf(people.slice(2)) });
    expect((await statuses(id, people)).map((each) => each?.[0])).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'REJECTED',
      'REJECTED',
    ]);
    for (const changes of [rejected, approved]) await bulk(id, { act: 'PUT_BACK', parts: back(changes) });
    expect(await statuses(id, people)).toEqual(people.map(() => ['PENDING', false, false]));
    expect((await listed(id)).list.map(({ askedAt }) => askedAt)).toEqual(asked);
    const set = await bulk(id, { act: 'SET', status: 'CANCELLED', participantIds: idsOf(people) });
    expect(set.map(({ after }) => after?.status)).toEqual(people.map(() => 'CANCELLED'));
  });

  it('E26 takes a confirmed payment back with the press that confirmed it, and nothing that came later', async () => {
    const { id } = await create({ paid: true, price: 5, paymentLink: 'https://pay.example/7' });
    const [ada, bob] = members as [Person, Person];
    for (const who of [ada, bob]) await join(id, who);
    const changes = await bulk(id, { act: 'APPROVE', participantIds: idsOf([ada, bob]) });
    expect(await statuses(id, [ada, bob])).toEqual([1, 2].map(() => ['CONFIRMED', true, true]));
    await server.call('PATCH', `/api/event/${id}/cancel-participation`, undefined, as(bob));
    const taken = await bulk(id, { act: 'PUT_BACK', parts: back(changes) });
    expect(taken.map(({ error }) => error?.code)).toEqual([undefined, 1240]);
    expect(await statuses(id, [ada, bob])).toEqual([
      ['PENDING', false, false],
      ['CANCELLED', false, true],
    ]);
  });

  it('E26 puts nobody back where the place is taken, and refuses a status that is missing or too many people', async () => {
    const { id } = await create({ maxParticipants: 1 });
    const [ada, bob] = members as [Person, Person];
    await join(id, ada);
    const changes = await bulk(id, { act: 'SET', status: 'REJECTED', participantIds: idsOf([ada]) });
    await join(id, bob);
    expect((await bulk(id, { act: 'PUT_BACK', parts: back(changes) }))[0]!.error?.code).toBe(1199);
    const refused = (body: object) =>
      server
        .post(`/api/event/${id}/participants/bulk`, body, as(organiser))
        .then((answer) => errorOf(answer).code);
    expect(await refused({ act: 'SET', participantIds: idsOf([ada]) })).toBe(1100);
    expect(await refused({ act: 'REJECT', participantIds: Array(101).fill('x') })).toBe(1100);
    expect(await refused({ act: 'DELETE' })).toBe(1100);
  });

  it('E26 reaches nobody of another community, and no event of one', async () => {
    const { id } = await create();
    const stranger = await addPerson(server, { member: 'far.example' });
    const [change] = await bulk(id, { act: 'SET', status: 'CONFIRMED', participantIds: idsOf([stranger]) });
    expect(change).toMatchObject({ before: null, after: null, error: { code: 1204 } });
    const elsewhere = { token: manager.token, community: 'far.example' };
    const answer = await server.get(`/api/event/${id}/participants`, elsewhere);
    expect(errorOf(answer).code).toBe(1109);
  });
});

describe('the file', () => {
  const csv = (id: string, query = '', by = organiser) =>
    server.call('GET', `/api/event/${id}/participants.csv?${query}`, undefined, as(by));

  it('E27 GET participants.csv: who is meant, by the event’s clock, in UTF-8, without formulas and addresses', async () => {
    const { id } = await create({ timeZone: 'Asia/Tokyo' });
    for (const who of members.slice(0, 3)) await join(id, who);
    await server.app.db.orm
      .update(eventParticipations)
      .set({ askedAt: new Date('2026-01-06T15:30:00Z') })
      .where(eq(eventParticipations.eventId, id));
    const response = await fetch(`${server.origin}/api/event/${id}/participants.csv`, {
      headers: { authorization: `Bearer ${organiser.token}`, 'x-community-id': home },
    });
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="participants-2030-06-01.csv"',
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parse(bytes, { bom: true }) as string[][];
    expect(head).toEqual([
      'first name',
      'last name',
      'status',
      'approved',
      'paid',
      'asked',
      'checked in',
      'guest',
      'id',
    ]);
    expect(rows.map(([first]) => first).toSorted()).toEqual(["'=1+1", 'Ünal', 'Фёдор'].toSorted());
    expect(new Set(rows.map((row) => row[5]))).toEqual(new Set(['2026-01-07 00:30']));
    expect(bytes.toString()).not.toContain('@');
    expect((await csv(id, 'status=PENDING')).text.trim().split('\r\n')).toHaveLength(1);
    expect((await csv(id, 'search=unal')).text).not.toContain('Фёдор');
  });

  it('E27 holds everybody, batch after batch', async () => {
    const { id } = await create();
    for (const who of members) await join(id, who);
    const { everyParticipant } =
      await import('../../src/server/modules/participation/organiser/participants');
    const viewer = { participantId: organiser.participantId!, isMember: true, isManager: false };
    const read: string[] = [];
    for await (const batch of everyParticipant(server.app.db, { eventId: id, viewer }, 5)) {
      read.push(...batch.map((each) => each.id));
    }
    expect(read.length).toBe((await csv(id)).text.trim().split('\r\n').length - 1);
    expect(new Set(read).size).toBe(read.length);
  });
});
