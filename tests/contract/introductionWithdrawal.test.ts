import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactPage, IntroductionPage } from '../../src/generated/api/introduction';
import type { Profile } from '../../src/generated/api/participant';
import { pastContacts } from '../../src/server/db/schema';
import { callers, isVisitor, kinds } from '../support/audiences';
import { errorOf } from '../support/client';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { [elsewhere]: { auth: [{ authType: 'EMAIL' }] } } });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const like = (by: Person, to: Person, more: object = {}) =>
  server.post('/api/relations', { subjectId: idOf(to), relationType: 'LIKE', ...more }, as(by));
const accept = (by: Person, to: Person) => like(by, to, { answers: true });
const decline = (by: Person, to: Person) =>
  server.post('/api/matching/decline-intro', { subjectId: idOf(to) }, as(by));
const withdraw = (by: Person, to: Person) => server.delete(`/api/relations/${idOf(to)}`, as(by));
const waiting = async (by: Person) =>
  ((await server.get('/api/matching/requests', as(by))).body as IntroductionPage).items;
const sent = async (by: Person) =>
  ((await server.get('/api/relations?list=INTERESTED', as(by))).body as ContactPage).items;
const stateOf = async (by: Person, to: Person) =>
  ((await server.get(`/api/participant/profile/${idOf(to)}`, as(by))).body as Profile).relation?.state;
const told = ({ email }: Person) => and(eq(outbox.recipient, email), eq(outbox.kind, 'introduced'));
/** An email that was due may have been sent already; what still waits will be. */
const willBeTold = (who: Person) => and(told(who), inArray(outbox.status, ['pending', 'gathered']));
const count = (where: SQL | undefined) => server.app.db.orm.$count(outbox, where);

/** Two members, one of whom has introduced themselves to the other. */
async function introduced(): Promise<[Person, Person]> {
  const [one, other] = [await member('Tea'), await member('Tom')];
  expect((await like(one, other, { note: 'Shall we talk?' })).body).toMatchObject({ relation: 'INTERESTED' });
  server.later(31);
  return [one, other];
}

describe('B11 DELETE /api/relations/{id} of an introduction that was delivered', () => {
  it('B11 B04 M05 MAT-07 it leaves both lists, is sent to nobody, and counts for its week', async () => {
    const [one, other] = await introduced();
    expect(await waiting(other)).toHaveLength(1);
    expect(await sent(one)).toMatchObject([{ relation: 'INTERESTED', introMessage: 'Shall we talk?' }]);
    expect(await count(told(other))).toBe(1);
    const { status, body } = await withdraw(one, other);
    expect(status).toBe(200);
    expect(body).toMatchObject({ relation: 'NONE', undoUntil: null, credits: { left: 9 } });
    expect(await waiting(other)).toEqual([]);
    expect(await sent(one)).toEqual([]);
    expect(await count(willBeTold(other))).toBe(0);
    expect([await stateOf(one, other), await stateOf(other, one)]).toEqual(['NONE', 'NONE']);
    expect(errorOf(await withdraw(one, other)).code).toBe(1110);
    // Whoever read it may still report its sender.
    const [firstId = '', secondId = ''] = [idOf(one), idOf(other)].toSorted();
    const pair = and(eq(pastContacts.firstId, firstId), eq(pastContacts.secondId, secondId));
    expect(await server.app.db.orm.$count(pastContacts, pair)).toBe(1);
    // Asked again, it costs again.
    expect((await like(one, other)).body).toMatchObject({ relation: 'INTERESTED', credits: { left: 8 } });
  });

  it('B05 M11 MAT-07 an answer to it comes too late, and is no introduction of its own', async () => {
    const [one, other] = await introduced();
    await withdraw(one, other);
    const answer = await accept(other, one);
    expect(answer.status).toBe(409);
    expect(errorOf(answer).code).toBe(1174);
    expect(errorOf(await decline(other, one)).code).toBe(1174);
    expect(await sent(other)).toEqual([]);
  });

  it('B11 MAT-07 an answered one cannot be withdrawn, whatever the answer', async () => {
    const [one, other] = await introduced();
    await accept(other, one);
    expect(errorOf(await withdraw(one, other)).code).toBe(1172);
    const [third, fourth] = await introduced();
    await decline(fourth, third);
    expect(errorOf(await withdraw(third, fourth)).code).toBe(1172);
    expect(await sent(third)).toMatchObject([{ relation: 'DECLINED' }]);
    // It is not asked again by a detour.
    expect((await like(third, fourth)).body).toMatchObject({ relation: 'DECLINED' });
  });

  it('B05 B11 MAT-07 of a withdrawal and an answer at once, one counts', async () => {
    for (let n = 0; n < 5; n += 1) {
      const [one, other] = await introduced();
      const [gone, answered] = await Promise.all([withdraw(one, other), accept(other, one)]);
      const isConnected = answered.status === 200;
      expect(await stateOf(one, other)).toBe(isConnected ? 'CONNECTED' : 'NONE');
      expect(isConnected ? errorOf(gone).code : errorOf(answered).code).toBe(isConnected ? 1172 : 1174);
    }
  });

  it('B05 PRO-02 who accepts is told at once how to reach the other', async () => {
    const contacts = [{ type: 'TELEGRAM' as const, value: 'anna_p' }];
    const one = await member('Anna', { participant: { contacts, privacy: 'CONNECTIONS' } });
    const other = await member('Boris');
    expect((await like(one, other)).body).not.toHaveProperty('contacts');
    server.later(31);
    expect((await accept(other, one)).body).toMatchObject({ relation: 'CONNECTED', contacts });
  });
});

it.each(callers)('B11 MAT-07 %s withdraws nothing of others', async (caller) => {
  const [one, other] = await introduced();
  let token: string | undefined;
  if (caller !== 'anonymous') {
    const { role, member: where, method = 'EMAIL', guestOf, until, ...more } = kinds[caller];
    const person = await addPerson(server, {
      ...more,
      manager: more.manager && !until,
      admin: role === 'admin',
      member: where && (where === 'home' ? home : elsewhere),
      madeBy: { method },
      participant: guestOf && { isGuest: true, guestOf: ['an event'] },
    });
    token = person.token;
  }
  const answer = await server.delete(`/api/relations/${idOf(other)}`, { token, community: home });
  const { code } = errorOf(answer);
  if (isVisitor(caller)) expect(code).toBe(405);
  else expect([1109, 1110]).toContain(code);
  expect(await sent(one)).toHaveLength(1);
});
