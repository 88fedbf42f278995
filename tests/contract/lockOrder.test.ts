import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/generated/api/event';
import type { Reports } from '../../src/generated/api/report';
import { events, participants } from '../../src/server/db/schema';
import { createEvent } from '../support/events';
import { asAnotherCaller } from '../support/openTransaction';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { waitForLocks } from '../support/waitForLocks';

const home = 'open.example';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [home]: {
        auth: [{ authType: 'EMAIL' }],
        community: { transparent: true, matching: { meetingUrl: 'https://meet.example/{id}' } },
      },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const member = () => addPerson(server, { member: home });
const as = ({ token }: Person) => ({ token, community: home });
const post = (path: string, by: Person, body?: object) => server.post(path, body, as(by));

/** Reports a member or an event of theirs as another member; decides the report. */
async function reported(path: string, subjectId: string) {
  expect((await post(`${path}/report`, await member(), { reason: 'SPAM' })).status).toBe(200);
  const { list } = (await server.get(`/api/admin/${home}/reports?state=OPEN`, as(manager))).body as Reports;
  const { id } = list.find((report) => report.subjectId === subjectId)!;
  return (decision: string) =>
    post(`/api/admin/reports/${id}/decide`, manager, { decision, text: 'No.', version: 1 });
}

/** Makes two calls that both wait for the row, in this order, and lets them go. */
async function bothBehindRow(
  table: typeof events | typeof participants,
  id: string,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
) {
  const calls: Promise<unknown>[] = [];
  await server.app.db.transaction(async ({ orm }) => {
    await orm.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    for (const call of [one, other]) {
      calls.push(asAnotherCaller(call));
      await waitForLocks(server, calls.length);
    }
  });
  return Promise.all(calls);
}

const bothBehind = ({ id }: Event, one: () => Promise<unknown>, other: () => Promise<unknown>) =>
  bothBehindRow(events, id, one, other);

/**
 * Two members in the order of their ids, which is the lock order of a pair. Both were seen here already, so their next
 * call does not record it.
 */
async function pair(): Promise<[Person, Person]> {
  const [id, otherId] = [randomUUID(), randomUUID()].sort() as [string, string];
  const one = await addPerson(server, { member: home, participant: { id } });
  const other = await addPerson(server, { member: home, participant: { id: otherId } });
  for (const each of [one, other]) expect((await server.get('/api/current-user', as(each))).status).toBe(200);
  return [one, other];
}

const like = (by: Person, to: Person) =>
  post('/api/relations', by, {
    participantId: by.participantId,
    subjectId: to.participantId,
    relationType: 'LIKE',
  });

const ok = expect.objectContaining({ status: 200 }) as unknown;

// The embedded database has one session: there nothing is locked while something else happens.
describe.runIf(process.env.DATABASE_URL)('SAF-05 a decision about a member, and at the same time', () => {
  it.each(['HIDE', 'REMOVE'])('%s: their joining of an event ends first', async (decision) => {
    const [organiser, subject] = [await member(), await member()];
    const event = await createEvent(server, organiser, home);
    const decide = await reported(`/api/participant/${subject.participantId}`, subject.participantId!);
    const join = () => post(`/api/event/${event.id}/confirm-participation`, subject);
    expect(await bothBehind(event, join, () => decide(decision))).toEqual([ok, ok]);
    const seen = (await server.get(`/api/event/${event.id}`, as(organiser))).body as Event;
    expect(seen.confirmedCount).toBe(0);
  });

  it.each(['CANCEL_EVENT', 'DELETE_EVENT'])('%s: its organiser’s joining ends first', async (decision) => {
    const organiser = await member();
    const event = await createEvent(server, organiser, home);
    const decide = await reported(`/api/event/${event.id}`, event.id);
    const join = () => post(`/api/event/${event.id}/confirm-participation`, organiser);
    expect(await bothBehind(event, join, () => decide(decision))).toEqual([ok, ok]);
  });

  it.each(['CANCEL_EVENT', 'HIDE', 'REMOVE'])('%s: their leaving comes after it', async (decision) => {
    const subject = await member();
    const event = await createEvent(server, subject, home);
    expect((await post(`/api/event/${event.id}/confirm-participation`, subject)).status).toBe(200);
    const isEvent = decision === 'CANCEL_EVENT';
    const [path, id] = isEvent ? ['event', event.id] : ['participant', subject.participantId!];
    const decide = await reported(`/api/${path}/${id}`, id);
    const leave = () => post('/api/participant/leave', subject, { participantId: subject.participantId });
    const left = expect.objectContaining({ status: isEvent ? 200 : 403 }) as unknown;
    expect(await bothBehind(event, () => decide(decision), leave)).toEqual([ok, left]);
  });

  it.each(['CANCEL_EVENT', 'DELETE_EVENT'])(
    '%s: the cancelling of the event ends first',
    async (decision) => {
      const organiser = await member();
      const event = await createEvent(server, organiser, home);
      const decide = await reported(`/api/event/${event.id}`, event.id);
      const cancel = () => post(`/api/event/${event.id}/cancel`, organiser);
      expect(await bothBehind(event, cancel, () => decide(decision))).toEqual([ok, ok]);
    },
  );
});

describe.runIf(process.env.DATABASE_URL)('A13 deleting an account, and at the same time', () => {
  const erase = ({ userId, token }: Person) =>
    server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home });

  it('EVT-04 a manager’s joining of an event ends first', async () => {
    const [organiser, other] = [await member(), await addPerson(server, { member: home, manager: true })];
    const event = await createEvent(server, organiser, home);
    const join = () => post(`/api/event/${event.id}/confirm-participation`, other);
    expect(await bothBehind(event, join, () => erase(other))).toEqual([ok, ok]);
    const seen = (await server.get(`/api/event/${event.id}`, as(organiser))).body as Event;
    expect(seen.confirmedCount).toBe(0);
  });

  it('SAF-02 another member’s liking back ends first', async () => {
    const [one, other] = await pair();
    expect((await like(one, other)).status).toBe(200);
    const likeBack = () => like(other, one);
    const answers = await bothBehindRow(participants, other.participantId!, likeBack, () => erase(one));
    expect(answers).toEqual([ok, ok]);
  });
});

describe.runIf(process.env.DATABASE_URL)('SAF-02 blocking a member, and at the same time', () => {
  it('MAT-08 their proposal to meet comes after it', async () => {
    const [one, other] = await pair();
    for (const answer of [await like(one, other), await like(other, one)]) expect(answer.status).toBe(200);
    const block = () => post(`/api/blocks/${other.participantId}`, one);
    const slots = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const offer = { slots, minutes: 30, timeZone: 'Asia/Tokyo', place: { kind: 'COMMUNITY' } };
    const propose = () => post('/api/matching/meetings', other, { subjectId: one.participantId, ...offer });
    const answers = await bothBehindRow(participants, other.participantId!, block, propose);
    expect(answers).toEqual([ok, expect.objectContaining({ status: 404 })]);
  });
});
