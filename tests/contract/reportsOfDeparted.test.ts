import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagerHome } from '../../src/generated/api/admin';
import type { Init } from '../../src/generated/api/currentUser';
import type { Report, Reports } from '../../src/generated/api/report';
import { auditEntries, events, reports } from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { storeEvent } from '../support/events';
import { departures } from '../support/leavingAndRejoining';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const [home, elsewhere] = ['kept.example', 'elsewhere.example'];
let server: TestServer;
let manager: Person;
let go: ReturnType<typeof departures>;
beforeAll(async () => {
  const open = { auth: [{ authType: 'EMAIL' }], community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [elsewhere]: open } });
  manager = await add('Mona', { manager: true });
  go = departures(server, home, elsewhere, () => manager);
});
afterAll(() => server.stop());

const add = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const ok = async (sent: Promise<Answer>) => {
  const { status, text } = await sent;
  expect(status, text).toBe(200);
};
const said = (answer: Answer) => (answer.status === 200 ? 200 : errorOf(answer).code);
const report = (subject: Person, by: Person) =>
  server.post(`/api/participant/${idOf(subject)}/report`, { reason: 'SPAM', text: 'Ads.' }, as(by));
const listed = async (state = 'OPEN', by = manager) =>
  (await server.get(`/api/admin/${home}/reports?state=${state}`, as(by))).body as Reports;
const about = async (who: Person, state = 'OPEN'): Promise<Report[]> =>
  (await listed(state)).list.filter(({ subject }) => subject.participantId === idOf(who));
const decide = ({ id, version }: Report, decision: string, body: object = {}) =>
  server.post(`/api/admin/reports/${id}/decide`, { version, decision, ...body }, as(manager));
const init = async (person: Person) => (await server.post('/api/init', undefined, as(person))).body as Init;

/** A reported person who went. */
async function goneBy(way: keyof typeof ways) {
  const [ada, ben] = [await add('Ada'), await add('Ben')];
  await ok(report(ada, ben));
  await ok(ways[way](ada));
  const [found] = await about(ada);
  return { ada, ben, found: found! };
}
const ways = { LEFT: (who: Person) => go.leave(who), DELETED: (who: Person) => go.erase(who) };
const back = async (ada: Person, way: keyof typeof ways) =>
  go.joined(way === 'LEFT' ? await go.signedIn(ada) : await go.signUp(ada.email));

describe.each(Object.keys(ways) as (keyof typeof ways)[])('SAF-05 a report about who %s', (way) => {
  it('D42 SAF-05 is listed and counted, by the name it kept, with a mark', async () => {
    const { ada, found } = await goneBy(way);
    expect(found.subject).toMatchObject({ firstName: 'Ada Tester', departure: way, isManager: false });
    expect(found.seen).toContainEqual({ field: 'name', value: 'Ada Tester' });
    expect(found.decisions).toEqual(['DISMISS', 'HIDE', 'PAUSE', 'REMOVE']);
    expect(found.subject.participantId).toBe(idOf(ada));
    const stored = await server.app.db.orm
      .select()
      .from(reports)
      .where(and(eq(reports.communityId, home), isNull(reports.decision)));
    const { body } = await server.get(`/api/admin/${home}/home`, as(manager));
    const waiting = (body as ManagerHome).waiting.find(({ kind }) => kind === 'REPORTS');
    expect([(await listed()).total, waiting?.count]).toEqual([stored.length, stored.length]);
  });

  it('D43 SAF-05 is dismissed', async () => {
    const { ada, found } = await goneBy(way);
    await ok(decide(found, 'DISMISS'));
    expect(await about(ada)).toEqual([]);
    expect(await about(ada, 'DECIDED')).toMatchObject([{ decision: 'DISMISS', subject: { departure: way } }]);
    expect((await init(await back(ada, way))).notIn).toBeUndefined();
  });

  it('D43 SAF-05 a removal needs no words, and holds once they are back', async () => {
    const { ada, found } = await goneBy(way);
    await ok(decide(found, 'REMOVE'));
    const [entry] = await server.app.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.communityId, home), eq(auditEntries.action, 'member.remove')));
    expect(entry?.after).toMatchObject({ removedAt: expect.any(String) as string });
    const again = await back(ada, way);
    expect((await init(again)).notIn?.because).toBe('REMOVED');
    expect(idOf(again)).toBe(idOf(ada));
    expect(await about(ada, 'DECIDED')).toMatchObject([{ subject: { departure: null, enabled: false } }]);
    await ok(server.post(`/api/admin/participants/${idOf(ada)}/restore`, {}, as(manager)));
    expect((await init(again)).notIn).toBeUndefined();
  });

  it('D43 SAF-05 hiding and pausing hold once they are back', async () => {
    const { ada, ben, found } = await goneBy(way);
    await ok(decide(found, 'HIDE'));
    const another = await goneBy(way);
    await ok(decide(another.found, 'PAUSE'));
    const hidden = await back(ada, way);
    const profile = `/api/participant/profile?participantId=${idOf(hidden)}`;
    expect((await server.get(profile, as(ben))).status).not.toBe(200);
    const paused = await back(another.ada, way);
    expect((await init(paused)).participant?.networkingEnabled).toBe(false);
    const resume = { participantId: idOf(paused), networkingEnabled: true };
    expect((await server.post('/api/participant/update-networking-pref', resume, as(paused))).status).toBe(
      403,
    );
  });

  it('D43 SAF-05 what would change nothing is neither offered nor done', async () => {
    const [ada, ben, eva] = [await add('Ada'), await add('Ben'), await add('Eva')];
    for (const by of [ben, eva]) await ok(report(ada, by));
    await ok(ways[way](ada));
    const [first, second] = await about(ada);
    expect(said(await decide(first!, 'WARN', { text: 'Mind.' }))).toBe(1332);
    await ok(decide(first!, 'REMOVE'));
    expect((await about(ada))[0]?.decisions).toEqual(['DISMISS', 'HIDE', 'PAUSE']);
    expect(said(await decide(second!, 'REMOVE'))).toBe(1332);
    expect(said(await decide(second!, 'CANCEL_EVENT'))).toBe(1331);
    await ok(decide(second!, 'DISMISS'));
  });

  it('D43 SAF-05 their event can be ended, without a word to them', async () => {
    const [ada, ben] = [await add('Ada'), await add('Ben')];
    const organisers = [idOf(ada)];
    const id = await storeEvent(server.app.db.orm, { id: randomUUID(), communityId: home, organisers });
    await ok(server.post(`/api/event/${id}/report`, { reason: 'SPAM' }, as(ben)));
    await ok(ways[way](ada));
    const [found] = await about(ada);
    expect(found).toMatchObject({ subject: { firstName: '', departure: way } });
    expect(found!.decisions).toEqual(['DISMISS', 'CANCEL_EVENT', 'DELETE_EVENT', 'REMOVE']);
    await ok(decide(found!, 'CANCEL_EVENT'));
    const [event] = await server.app.db.orm.select().from(events).where(eq(events.id, id));
    expect(event?.cancelledAt).not.toBeNull();
  });
});

describe('SAF-05 who decides', () => {
  it('D42 D43 SAF-05 an administrator who left does not decide about themself, nor does who reported', async () => {
    const [root, ben] = [await add('Root', { admin: true }), await add('Ben', { manager: true })];
    await ok(report(root, ben));
    await ok(go.leave(root));
    const again = await go.signedIn(root);
    const of = (list: Report[]) => list.filter(({ subject }) => subject.participantId === idOf(root));
    expect(of((await listed('OPEN', again)).list)).toEqual([]);
    expect(of((await listed('OPEN', ben)).list)).toEqual([]);
    // About an administrator, administrators decide.
    expect(of((await listed('OPEN', manager)).list)).toEqual([]);
    const other = await add('Rita', { admin: true });
    expect(of((await listed('OPEN', other)).list)).toMatchObject([{ subject: { departure: 'LEFT' } }]);
  });

  it('D43 1100 SAF-05 a current member still learns why', async () => {
    const [ada, ben] = [await add('Ada'), await add('Ben')];
    await ok(report(ada, ben));
    const [found] = await about(ada);
    expect(found?.subject.departure).toBeNull();
    expect(said(await decide(found!, 'WARN'))).toBe(1100);
  });
});
