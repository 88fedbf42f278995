import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/generated/api/event';
import type { Report, ReportAnswer, Reports } from '../../src/generated/api/report';
import { eventParticipations, events, notifications } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { createEvent } from '../support/events';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let manager: Person;
let host: Person;
beforeAll(async () => {
  const open = { auth: [{ authType: 'EMAIL' }], community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, 'far.example': open } });
  manager = await add('Mona', { manager: true });
  host = await add('Hostess');
});
afterAll(() => server.stop());

const add = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const post = (path: string, by: Person, body?: object) => server.post(path, body, as(by));
const spam = { reason: 'SPAM', text: 'It sells a course.' };
const reportEvent = ({ id }: Pick<Event, 'id'>, by: Person, body = spam) =>
  post(`/api/event/${id}/report`, by, body);
const reportIntro = (sender: Person, by: Person, body = spam) =>
  post(`/api/introduction/${idOf(sender)}/report`, by, body);
const codeOf = (answer: Parameters<typeof errorOf>[0]) =>
  answer.status === 200 ? 200 : errorOf(answer).code;

async function reportsOf(by: Person, state = 'OPEN', page = 0): Promise<Report[]> {
  const { body } = await server.get(`/api/admin/${home}/reports?state=${state}&page=${page}`, as(by));
  const { list, hasMore } = body as Reports;
  return hasMore ? [...list, ...(await reportsOf(by, state, page + 1))] : list;
}
const about = async (id: string, by = manager, state = 'OPEN') =>
  (await reportsOf(by, state)).filter(({ subjectId }) => subjectId === id);
const decide = (id: string, body: object, by = manager) => post(`/api/admin/reports/${id}/decide`, by, body);
const seenIn = ({ seen }: Report) => Object.fromEntries(seen.map(({ field, value }) => [field, value]));

/** Makes a delivered introduction with a message. */
async function introduce(from: Person, to: Person, note: string): Promise<void> {
  const body = { participantId: idOf(from), subjectId: idOf(to), relationType: 'LIKE', note };
  expect(codeOf(await post('/api/relations', from, body))).toBe(200);
}

describe('P30 POST /api/event/{id}/report', () => {
  it('P30 ADM-07 D42 reaches the managers with the event as the reporter saw it, without the reporter', async () => {
    const event = await createEvent(server, host, home, {
      title: 'Buy my course',
      description: 'Only today!',
    });
    const witness = await add('Wilhelmina');
    const answer = await reportEvent(event, witness);
    expect(answer.body as ReportAnswer).toMatchObject({ reaches: 'MANAGERS' });
    await server.app.db.orm.update(events).set({ title: 'A walk' }).where(eq(events.id, event.id));
    const [found, ...more] = await about(event.id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      subjectKind: 'EVENT',
      reason: 'SPAM',
      text: 'It sells a course.',
      aboutManager: false,
      subject: { participantId: host.participantId, firstName: 'Hostess' },
      decisions: ['DISMISS', 'WARN', 'CANCEL_EVENT', 'DELETE_EVENT', 'REMOVE'],
    });
    const seen = seenIn(found!);
    expect(seen).toMatchObject({ title: 'Buy my course', description: 'Only today!' });
    // The exact location and the online link are for participants, so the copy does not contain them.
    expect(JSON.stringify(seen)).not.toContain('Long Street');
    expect(seen).not.toHaveProperty('online');
    for (const mark of ['Wilhelmina', witness.userId, idOf(witness), witness.email]) {
      expect(JSON.stringify(found)).not.toContain(mark);
    }
    // Said again it replaces the first.
    expect((await reportEvent(event, witness, { ...spam, reason: 'FAKE' })).body).toMatchObject({
      undoUntil: null,
    });
    expect(await about(event.id)).toMatchObject([{ reason: 'FAKE', version: 2 }]);
  });

  it('P30 is of members and of its guests; visitors, organisers and other communities cannot', async () => {
    const event = await createEvent(server, host, home, { visibility: 'PUBLIC' });
    const hidden = await createEvent(server, host, home, { visibility: 'PRIVATE' });
    const guest = await add('Gus', { enabled: false, participant: { isGuest: true, guestOf: [event.id] } });
    expect(codeOf(await reportEvent(event, host))).toBe(1155);
    expect(codeOf(await reportEvent(event, guest))).toBe(200);
    expect(codeOf(await reportEvent(hidden, guest))).toBe(1109);
    const stranger = await addPerson(server, { member: 'far.example' });
    expect(codeOf(await reportEvent(event, stranger))).toBe(1109);
    expect(errorOf(await server.post(`/api/event/${event.id}/report`, spam, { community: home })).code).toBe(
      405,
    );
    const elsewhere = await server.post(`/api/event/${event.id}/report`, spam, {
      token: stranger.token,
      community: 'far.example',
    });
    expect(codeOf(elsewhere)).toBe(1110);
    expect(codeOf(await reportEvent({ id: 'none' }, await add('Ida')))).toBe(1110);
    const root = await addPerson(server, { admin: true });
    expect(codeOf(await reportEvent(event, root))).toBe(1109);
    expect(codeOf(await reportEvent(event, await add('Ida'), { reason: 'OTHER', text: ' ' }))).toBe(1100);
  });

  it('P31 P30 is taken back within half a minute', async () => {
    const event = await createEvent(server, host, home);
    const witness = await add('Ida');
    const takeBack = (by: Person) => server.delete(`/api/event/${event.id}/report`, as(by));
    expect(codeOf(await takeBack(witness))).toBe(1110);
    await reportEvent(event, witness);
    expect(codeOf(await takeBack(await add('Otto')))).toBe(1110);
    expect((await takeBack(witness)).text).toBe('OK');
    expect(await about(event.id)).toEqual([]);
    await reportEvent(event, witness);
    server.later(31);
    expect(codeOf(await takeBack(witness))).toBe(1110);
    expect(await about(event.id)).toHaveLength(1);
  });

  it('P30 SAF-05 D42 D43 one of its organisers, and who reported it, do not decide', async () => {
    const [mine, other] = [await add('Max', { manager: true }), await add('Nora', { manager: true })];
    const event = await createEvent(server, mine, home);
    await reportEvent(event, other);
    for (const by of [mine, other]) expect(await about(event.id, by)).toEqual([]);
    const [found] = await about(event.id);
    expect(found).toMatchObject({
      aboutManager: true,
      decisions: ['DISMISS', 'WARN', 'CANCEL_EVENT', 'DELETE_EVENT'],
    });
    for (const by of [mine, other]) {
      expect(codeOf(await decide(found!.id, { decision: 'DISMISS', version: 1 }, by))).toBe(1110);
    }
    expect(codeOf(await decide(found!.id, { decision: 'DISMISS', version: 1 }))).toBe(200);
  });

  it.each([
    ['CANCEL_EVENT', '“Breakfast” has been cancelled'],
    ['DELETE_EVENT', '“Breakfast” has been taken down'],
  ])('D43 ADM-07 %s ends the event; its organiser gets the managers’ words', async (decision, subject) => {
    const [mine, witness, guest] = [await add('Otto'), await add('Wilhelmina'), await add('Ida')];
    const event = await createEvent(server, mine, home);
    const at = new Date();
    await server.app.db.orm.insert(eventParticipations).values({
      eventId: event.id,
      participantId: idOf(guest),
      status: 'CONFIRMED',
      askedAt: at,
      changedAt: at,
    });
    await reportEvent(event, witness);
    const [found] = await about(event.id);
    expect(codeOf(await decide(found!.id, { decision: 'HIDE', text: 'No.', version: 1 }))).toBe(1331);
    expect(codeOf(await decide(found!.id, { decision, text: 'It is an advert.', version: 1 }))).toBe(200);
    const told = await server.emailTo(mine.email);
    expect(told.subject).toBe(subject);
    expect(told.text).toContain('It is an advert.');
    expect(told.text).not.toContain('Wilhelmina');
    expect((await server.emailTo(witness.email)).subject).toBe('We’ve looked at your report and acted on it');
    expect((await server.emailTo(guest.email)).subject).toContain('Breakfast');
    const shown = await server.get(`/api/event/${event.id}`, as(guest));
    if (decision === 'CANCEL_EVENT') expect((shown.body as Event).isCancelled).toBe(true);
    else expect(errorOf(shown).code).toBe(1195);
    expect(await about(event.id, manager, 'DECIDED')).toMatchObject([{ decision }]);
  });

  it('D43 ADM-07 REMOVE takes the organiser out of the community', async () => {
    const [mine, witness] = [await add('Otto'), await add('Ida')];
    const event = await createEvent(server, mine, home);
    await reportEvent(event, witness);
    const [found] = await about(event.id);
    expect(codeOf(await decide(found!.id, { decision: 'REMOVE', text: 'Fraud.', version: 1 }))).toBe(200);
    expect((await server.emailTo(mine.email)).subject).toBe('You’re no longer a member of open.example');
  });
});

describe('P32 POST /api/introduction/{id}/report', () => {
  it('P32 ADM-07 D42 reaches the managers with the message that arrived, and nothing else', async () => {
    const [rude, reader] = [await add('Rude'), await add('Wilhelmina')];
    await introduce(rude, reader, 'Answer me, or else.');
    // It has not arrived yet.
    expect(codeOf(await reportIntro(rude, reader))).toBe(1110);
    server.later(31);
    expect(codeOf(await reportIntro(rude, reader))).toBe(200);
    const [found] = await about(idOf(rude));
    expect(found).toMatchObject({
      subjectKind: 'INTRODUCTION',
      seen: [
        { field: 'name', value: 'Rude Tester' },
        { field: 'message', value: 'Answer me, or else.' },
      ],
      decisions: ['DISMISS', 'WARN', 'HIDE', 'PAUSE', 'REMOVE'],
    });
    expect(JSON.stringify(found)).not.toContain(idOf(reader));
    expect(codeOf(await decide(found!.id, { decision: 'CANCEL_EVENT', text: 'No.', version: 1 }))).toBe(1331);
    expect(codeOf(await decide(found!.id, { decision: 'WARN', text: 'Be kind.', version: 1 }))).toBe(200);
    await server.app.db.orm.delete(notifications);
  });

  it('P32 is of who received it alone', async () => {
    const [rude, reader, third] = [await add('Rude'), await add('Ida'), await add('Otto')];
    await introduce(rude, reader, 'Hello?');
    server.later(31);
    for (const by of [third, rude]) expect(codeOf(await reportIntro(rude, by))).toBe(1110);
    expect(codeOf(await reportIntro(reader, rude))).toBe(1110);
    expect(
      errorOf(await server.post(`/api/introduction/${idOf(rude)}/report`, spam, { community: home })).code,
    ).toBe(405);
    // Without words there is nothing to report.
    const quiet = await add('Quiet');
    await introduce(quiet, reader, '');
    server.later(31);
    expect(codeOf(await reportIntro(quiet, reader))).toBe(1110);
  });

  it('P33 is taken back within half a minute', async () => {
    const [rude, reader] = [await add('Rude'), await add('Ida')];
    await introduce(rude, reader, 'Hello?');
    server.later(31);
    await reportIntro(rude, reader);
    const takeBack = (by: Person) => server.delete(`/api/introduction/${idOf(rude)}/report`, as(by));
    expect(codeOf(await takeBack(rude))).toBe(1110);
    expect((await takeBack(reader)).text).toBe('OK');
    expect(codeOf(await takeBack(reader))).toBe(1110);
  });
});
