import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckInAnswer, CheckInPage, LetInBody, Ticket } from '../../src/generated/api/checkIn';
import type { Event } from '../../src/generated/api/event';
import { participants } from '../../src/server/db/schema';
import { sha256 } from '../../src/server/tokens';
import { errorOf } from '../support/client';
import { createEvent } from '../support/events';
import { agree } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let olga: Person;
let manager: Person;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  second = await startServer({ communities: { [home]: emailOnly }, beside: server });
  olga = await addPerson(server, { member: home, firstName: 'Olga' });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  ada = await addPerson(server, { member: home, firstName: 'Ada' });
  bob = await addPerson(server, { member: home, firstName: 'Bob' });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const as = ({ token }: Person) => ({ token, community: home });
let scans = 0;
const scanId = () => `scan-${String((scans += 1)).padStart(4, '0')}`;

async function eventOf(...going: Person[]): Promise<Event> {
  const event = await createEvent(server, olga, home);
  for (const who of going) {
    await server.post(`/api/event/${event.id}/confirm-participation`, undefined, as(who));
  }
  return event;
}
const ticketOf = async (id: string, who: Person) =>
  ((await server.get(`/api/event/${id}/ticket`, as(who))).body as Ticket).code;
const letIn = (id: string, body: Partial<LetInBody>, by = olga, at: Pick<TestServer, 'post'> = server) =>
  at.post(`/api/event/${id}/check-in`, { scanId: scanId(), ...body }, as(by));
const answerOf = async (...given: Parameters<typeof letIn>) => (await letIn(...given)).body as CheckInAnswer;
const checkInList = async (id: string, by = olga, query = '') =>
  (await server.get(`/api/event/${id}/check-in?${query}`, as(by))).body as CheckInPage;
const undo = (id: string, who: Person, by = olga) =>
  server.delete(`/api/event/${id}/check-in/${who.participantId}`, as(by));
const cameAt = async (id: string, who: Person) =>
  ((await server.get(`/api/event/${id}`, as(who))).body as Event).participation?.checkedInAt;

describe('EVT-10 check-in', () => {
  it('E28 GET ticket: who is confirmed has one of their own, and nobody else has', async () => {
    const { id } = await eventOf(ada, bob);
    const [one, other] = [await ticketOf(id, ada), await ticketOf(id, bob)];
    expect(one.startsWith(`${ada.participantId}.`)).toBe(true);
    expect(other).not.toBe(one);
    expect(await ticketOf(id, ada)).toBe(one);
    const refused = async (who: Person) => errorOf(await server.get(`/api/event/${id}/ticket`, as(who))).code;
    expect(await refused(olga)).toBe(1242);
    await server.call('PATCH', `/api/event/${id}/cancel-participation`, undefined, as(ada));
    expect(await refused(ada)).toBe(1242);
    expect(JSON.stringify((await server.get(`/api/event/${id}`, as(olga))).body)).not.toContain('ticket');
  });

  it('E29 POST check-in: the same scan three times is one check-in, another one learns who and when', async () => {
    const { id } = await eventOf(ada);
    const code = await ticketOf(id, ada);
    const scan = { code, scanId: scanId() };
    const answers = [await answerOf(id, scan), await answerOf(id, scan), await answerOf(id, scan)];
    const [{ checkedInAt }] = answers as [CheckInAnswer];
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'CHECKED_IN', checkedInAt, checkedInBy: 'Olga Tester' });
      expect(answer.person).toMatchObject({ id: ada.participantId, firstName: 'Ada' });
    }
    expect(await answerOf(id, { code }, manager)).toMatchObject({
      outcome: 'ALREADY',
      checkedInAt,
      checkedInBy: 'Olga Tester',
    });
    expect(await cameAt(id, ada)).toBe(checkedInAt);
  });

  it('E29 on two phones at once, by two processes: one checks in, the others learn of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await eventOf(ada);
      const code = await ticketOf(id, ada);
      const answers = await Promise.all(
        [server, second, server, second].map((at, nth) =>
          answerOf(id, { code }, nth % 2 ? olga : manager, at),
        ),
      );
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
        'ALREADY',
        'ALREADY',
        'ALREADY',
        'CHECKED_IN',
      ]);
      expect(
        new Set(answers.map(({ checkedInAt, checkedInBy }) => `${checkedInAt} ${checkedInBy}`)).size,
      ).toBe(1);
    }
  });

  it('E29 a ticket of another event, a forged one and one of who is not going let nobody in', async () => {
    const [{ id }, other] = [await eventOf(ada), await eventOf(ada, bob)];
    const code = await ticketOf(other.id, ada);
    const forged = `${ada.participantId}.${'A'.repeat(22)}`;
    for (const none of [code, forged, 'nonsense', '', '.', `${ada.participantId}.`]) {
      expect(errorOf(await letIn(id, { code: none })).code, none).toBe(1241);
    }
    expect(errorOf(await letIn(id, {})).code).toBe(1241);
    const bobs = await ticketOf(other.id, bob);
    await server.call('PATCH', `/api/event/${other.id}/cancel-participation`, undefined, as(bob));
    expect(await answerOf(other.id, { code: bobs })).toMatchObject({
      outcome: 'NOT_GOING',
      status: 'CANCELLED',
      checkedInAt: null,
    });
    expect(await cameAt(other.id, bob)).toBeNull();
  });

  it('E29 made offline it keeps its time, where that can be', async () => {
    const { id } = await eventOf(ada, bob);
    const before = new Date(Date.now() - 3_600_000).toISOString();
    const by = { personId: ada.participantId, at: before };
    expect((await answerOf(id, by)).checkedInAt).toBe(before);
    for (const at of [new Date(Date.now() + 3_600_000).toISOString(), '1999-01-01T00:00:00Z', 'yesterday']) {
      const answer = await answerOf(id, { personId: bob.participantId, at });
      expect(Math.abs(Date.now() - Date.parse(answer.checkedInAt!)), at).toBeLessThan(60_000);
      await undo(id, bob);
    }
  });

  it('E30 DELETE check-in takes it back; cancelling does, too', async () => {
    const { id } = await eventOf(ada);
    await letIn(id, { personId: ada.participantId });
    for (const round of [1, 2]) expect((await undo(id, ada)).status, `${round}`).toBe(200);
    expect(await cameAt(id, ada)).toBeNull();
    expect(await answerOf(id, { personId: ada.participantId })).toMatchObject({ outcome: 'CHECKED_IN' });
    await server.call('PATCH', `/api/event/${id}/cancel-participation`, undefined, as(ada));
    await server.post(`/api/event/${id}/confirm-participation`, undefined, as(ada));
    expect(await cameAt(id, ada)).toBeNull();
  });

  it('E28 E29 E31 E19 a cancelled event has no tickets and no check-in: 1205; a check-in there was can be taken back', async () => {
    const { id } = await eventOf(ada, bob);
    const code = await ticketOf(id, ada);
    await letIn(id, { personId: bob.participantId });
    await server.post(`/api/event/${id}/cancel`, undefined, as(olga));
    for (const answer of [
      await letIn(id, { code }),
      await letIn(id, { personId: ada.participantId }, manager),
      await server.get(`/api/event/${id}/check-in`, as(olga)),
      await server.get(`/api/event/${id}/ticket`, as(ada)),
    ]) {
      expect(errorOf(answer).code).toBe(1205);
    }
    expect(await cameAt(id, ada)).toBeNull();
    expect((await undo(id, bob)).status).toBe(200);
  });

  it('E31 GET check-in: everybody confirmed, by name, with what a ticket is known by', async () => {
    const { id } = await eventOf(bob, ada);
    await letIn(id, { personId: bob.participantId });
    const { list, ...rest } = await checkInList(id);
    expect(rest).toMatchObject({ gone: [], hasMore: false, page: 0, confirmed: 2, checkedIn: 1 });
    expect(list.map(({ firstName }) => firstName)).toEqual(['Ada', 'Bob']);
    expect(list[0]!.ticketHash).toBe(sha256(await ticketOf(id, ada)));
    expect(list.map(({ checkedInAt }) => checkedInAt === null)).toEqual([true, false]);
  });

  it('E31 sorts names as people do, in both alphabets, guests among them', async () => {
    const { id } = await eventOf();
    const names = ['Öznur', 'zoe', 'Борис', 'Oz', 'Ёлка', 'Ζωή', 'ada', 'Жанна'];
    for (const firstName of names) {
      const who = await addPerson(server, { member: home, firstName });
      await server.post(`/api/event/${id}/confirm-participation`, undefined, as(who));
    }
    const guest = await addPerson(server);
    await agree(server, guest, home);
    await server.post(`/api/event/${id}/guest`, { firstName: 'Éva', lastName: '' }, as(guest));
    await server.post(`/api/event/${id}/confirm-participation`, undefined, as(guest));
    expect((await checkInList(id)).list.map(({ firstName }) => firstName)).toEqual([
      'ada',
      'Éva',
      'Oz',
      'Öznur',
      'zoe',
      'Ζωή',
      'Борис',
      'Ёлка',
      'Жанна',
    ]);
  });

  it('E31 since an answer tells what has changed alone: who came, who did not, who is new, renamed or gone', async () => {
    const eva = await addPerson(server, { member: home, firstName: 'Eva' });
    const { id } = await eventOf(ada, bob, eva);
    const first = await checkInList(id);
    let { asOf } = first;
    const since = async () => {
      const { list, gone, ...page } = await checkInList(id, olga, `since=${asOf}`);
      asOf = page.asOf;
      return [list.map(({ firstName, checkedInAt }) => [firstName, checkedInAt !== null]), gone];
    };
    // While an older transaction is open anywhere in the cluster, later changes are returned again.
    const quiet = () => expect.poll(since).toEqual([[], []]);
    await quiet();
    // A scan made offline comes with the time of then.
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await letIn(id, { personId: bob.participantId, at });
    expect(await since()).toEqual([[['Bob', true]], []]);
    await quiet();
    await undo(id, bob);
    expect(await since()).toEqual([[['Bob', false]], []]);
    await quiet();
    await server.call('PATCH', `/api/event/${id}/cancel-participation`, undefined, as(ada));
    const carl = await addPerson(server, { member: home, firstName: 'Carl' });
    await server.post(`/api/event/${id}/confirm-participation`, undefined, as(carl));
    const { orm } = server.app.db;
    await orm.update(participants).set({ firstName: 'Evita' }).where(eq(participants.id, eva.participantId!));
    expect(await since()).toEqual([
      [
        ['Carl', false],
        ['Evita', false],
      ],
      [ada.participantId],
    ]);
    // After a database was restored to an earlier state, everybody is returned.
    asOf = '999999999999999999';
    expect((await since())[0]).toHaveLength(3);
    expect(errorOf(await server.get(`/api/event/${id}/check-in?since=x`, as(olga))).code).toBe(1100);
  });

  it('E29 E31 somebody blocked is not listed, nor found by name; the ticket they show lets them in', async () => {
    const who = await addPerson(server, { member: home, firstName: 'Eva' });
    const { id } = await eventOf(who);
    const code = await ticketOf(id, who);
    await server.post(`/api/blocks/${who.participantId}`, undefined, as(olga));
    expect((await checkInList(id)).list).toEqual([]);
    expect((await checkInList(id, manager)).list).toHaveLength(1);
    expect(errorOf(await letIn(id, { personId: who.participantId })).code).toBe(1241);
    expect((await answerOf(id, { code })).outcome).toBe('CHECKED_IN');
  });
});
