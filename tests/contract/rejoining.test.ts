import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Export } from '../../src/generated/api/account';
import type { Init } from '../../src/generated/api/currentUser';
import type { OwnProfile } from '../../src/generated/api/participant';
import * as schema from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { errorOf } from '../support/client';
import { departures } from '../support/leavingAndRejoining';
import { join } from '../support/newcomers';
import { addPerson, newEmail, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const [home, elsewhere, pair] = ['kept.example', 'elsewhere.example', 'pair.example'];
let server: TestServer;
let manager: Person;
let go: ReturnType<typeof departures>;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  const community = { transparent: true };
  server = await startServer({
    communities: { [home]: { auth, community }, [elsewhere]: { auth, community }, [pair]: { auth } },
    limits: { ...limitTable, account: { ...limitTable.account, report: { max: 1, seconds: 86_400 } } },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  go = departures(server, home, elsewhere, () => manager);
});
afterAll(() => server.stop());

const { participants, persons } = schema;
const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });
const init = async (person: Person, community = home) =>
  (await server.post('/api/init', undefined, as(person, community))).body as Init;
const sees = async (by: Person, of: Person) =>
  (await server.get(`/api/participant/profile?participantId=${idOf(of)}`, as(by))).status === 200;
const block = (by: Person, to: Person) => server.post(`/api/blocks/${idOf(to)}`, undefined, as(by));
const remove = ({ participantId }: Person) =>
  server.post(`/api/admin/participants/${participantId}/remove`, {}, as(manager));
const report = (of: Person, by: Person) =>
  server.post(`/api/participant/${idOf(of)}/report`, { reason: 'SPAM' }, as(by));
const personsOf = ({ userId }: Person) =>
  server.app.db.orm
    .select()
    .from(persons)
    .where(and(eq(persons.communityId, home), eq(persons.userId, userId)));

describe('P01 a person who returns', () => {
  it('P01 P19 SAF-02 has nothing of the profile that was left, and is one person however often they join at once', async () => {
    const old = {
      about: 'before',
      position: 'before',
      tags: ['before'],
      networkingEnabled: false,
      version: 7,
    };
    const ada = await addPerson(server, { member: home, participant: { ...old, isManager: true } });
    await go.leave(ada);
    const back = await go.signedIn(ada);
    const answers = await Promise.all([1, 2, 3].map(() => join(server, back, home)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map(({ body }) => (body as OwnProfile).id));
    expect([...ids]).toEqual([ada.participantId]);
    expect(JSON.stringify(answers)).not.toContain('Zebedee');
    const rows = await server.app.db.orm
      .select()
      .from(participants)
      .where(eq(participants.userId, ada.userId));
    expect(rows).toMatchObject([{ isManager: false, networkingEnabled: true, version: 1 }]);
    expect(await personsOf(ada)).toHaveLength(1);
  });

  it('A13 P01 SAF-02 is one person, however often they join at once after a deletion', async () => {
    const [ada, ben] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    await block(ben, ada);
    await go.erase(ada);
    const again = await go.signUp(ada.email);
    const answers = await Promise.all([1, 2, 3].map(() => join(server, again, home)));
    expect(new Set(answers.map(({ body }) => (body as OwnProfile).id))).toEqual(new Set([ada.participantId]));
    expect(await personsOf(again)).toHaveLength(1);
  });

  it('A13 SAF-02 is nobody known in another community', async () => {
    const ada = await addPerson(server, { member: home });
    await remove(ada);
    await go.erase(ada);
    const again = await go.joined(await go.signUp(ada.email), elsewhere);
    expect((await init(again, elsewhere)).notIn).toBeUndefined();
    expect((await init(await go.joined(again))).notIn).toMatchObject({ because: 'REMOVED' });
  });

  it('A13 E39 SAF-02 does not come to an event as a guest after managers removed them', async () => {
    const ada = await addPerson(server, { member: home });
    await remove(ada);
    await go.erase(ada);
    const { userId } = await go.signUp(ada.email);
    const coming = { communityId: home, userId, eventId: 'any', name: { firstName: 'Ada', lastName: '' } };
    const letIn = server.app.db.transaction((tx) =>
      server.app.guests.letIn(tx, { ...coming, now: new Date() }),
    );
    await expect(letIn).rejects.toMatchObject({ code: 1109 });
  });
});

describe('A13 what is kept under an address', () => {
  it('A13 SAF-02 is nothing to somebody who has not confirmed the address, and theirs once they have', async () => {
    const [ada, ben] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    await block(ben, ada);
    await server.post(`/api/admin/participants/${ada.participantId}/notes`, { text: 'Careful' }, as(manager));
    await go.erase(ada);
    const again = await go.joined(await go.signUp(ada.email, false));
    expect(again.participantId).not.toBe(ada.participantId);
    expect(await sees(ben, again)).toBe(true);
    await go.confirm(again);
    expect(await sees(ben, again)).toBe(false);
    expect(await personsOf(again)).toHaveLength(1);
  });

  it('A13 SAF-02 stays with the address when an account that never confirmed it is deleted', async () => {
    const ada = await addPerson(server, { member: home });
    await remove(ada);
    await go.erase(ada);
    // Somebody else types the address, is taken out, and goes.
    const other = await go.joined(await go.signUp(ada.email, false));
    await go.erase(other);
    expect((await init(await go.joined(await go.signUp(ada.email)))).notIn).toMatchObject({
      because: 'REMOVED',
    });
    // Records under an unconfirmed address are not its owner's.
    const email = newEmail();
    const typed = await go.joined(await go.signUp(email, false));
    await remove(typed);
    await go.erase(typed);
    expect((await init(await go.joined(await go.signUp(email)))).notIn).toBeUndefined();
  });

  it('A23 SAF-02 goes to the user who changes to the address', async () => {
    const ada = await addPerson(server, { member: home });
    await remove(ada);
    await go.erase(ada);
    const other = await go.joined(await go.signUp(newEmail()));
    await server.app.db.transaction((tx) => server.app.accounts.changeEmail(tx, other.userId, ada.email));
    expect((await init(other)).notIn).toMatchObject({ because: 'REMOVED' });
  });

  it('A13 SAF-02 is nothing where there is nothing to keep', async () => {
    const ada = await addPerson(server, { member: home });
    await go.erase(ada);
    const left = await server.app.db.orm
      .select()
      .from(persons)
      .where(eq(persons.id, idOf(ada)));
    expect(left).toEqual([]);
  });

  it('A16 SAF-02 is in the export, without records of others', async () => {
    const [ada, ben] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    await block(ben, ada);
    await report(ada, ben);
    const { kept, tables } = (await server.get('/api/users/export', { token: ada.token })).body as Export;
    expect(kept.months).toBe(12);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(kept.tables));
    expect(kept.tables).toEqual(
      expect.arrayContaining(['interestCredits', 'memberNotes', 'blocks', 'persons']),
    );
    expect(kept.heldByOthers.sort()).toEqual([
      'blocksByOthers',
      'pastContacts',
      'relationsOfOthers',
      'reports',
    ]);
    for (const name of kept.heldByOthers) expect(tables).not.toHaveProperty(name);
  });

  it('P20 SAF-02 limits of a deleted account hold for the next one of the address', async () => {
    const [ada, ben] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    expect((await report(ben, ada)).status).toBe(200);
    await go.erase(ada);
    const again = await go.joined(await go.signUp(ada.email));
    expect(errorOf(await report(await addPerson(server, { member: home }), again)).code).toBe(1104);
    const newcomer = await go.joined(await go.signUp(newEmail()));
    expect((await report(ben, newcomer)).status).toBe(200);
  });
});

describe('MAT-05 recommendations', () => {
  /** Makes this week's round as an administrator. Returns a person's recommendations. */
  async function recommendedTo(person: Person, admin: Person): Promise<string[]> {
    const path = `/api/community/${pair}/notify/recommended-contacts`;
    expect((await server.post(path, undefined, as(admin, pair))).status).toBe(200);
    await server.app.matching.work();
    const { matchingResults, matchings, matchingRounds } = schema;
    const rows = await server.app.db.orm
      .select({ first: matchings.firstId, second: matchings.secondId, day: matchingRounds.day })
      .from(matchingResults)
      .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
      .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
      .where(eq(matchingResults.viewerId, idOf(person)));
    const latest = rows
      .map(({ day }) => day)
      .sort()
      .at(-1);
    return rows
      .filter(({ day }) => day === latest)
      .map(({ first, second }) => (first === idOf(person) ? second : first));
  }

  it.each(['leaving', 'deleting'])('MAT-05 SAF-02 nobody is recommended again after %s', async (way) => {
    // In another week.
    server.later(7 * 86_400);
    const admin = await addPerson(server, { admin: true });
    const asking = { lookingFor: 'a lawyer for a contract', about: 'I am a founder of a bakery' };
    const answering = { lookingFor: 'a founder of a bakery', about: 'I am a lawyer for a contract' };
    const ben = await addPerson(server, { member: pair, participant: answering });
    const ada = await addPerson(server, { member: pair, participant: asking });
    expect(await recommendedTo(ada, admin)).toEqual([ben.participantId]);
    const inPair = departures(server, pair, elsewhere, () => admin);
    await (way === 'leaving' ? inPair.leave(ada) : inPair.erase(ada));
    const back = way === 'leaving' ? await inPair.signedIn(ada) : await inPair.signUp(ada.email);
    const again = await inPair.joined(back);
    await server.app.db.orm
      .update(participants)
      .set(asking)
      .where(eq(participants.id, idOf(again)));
    server.later(7 * 86_400);
    const later = await addPerson(server, { admin: true });
    expect(await recommendedTo(again, later)).toEqual([]);
    // It is for nothing else that they are not.
    await server.app.db.orm.delete(schema.pastRecommendations);
    server.later(7 * 86_400);
    expect(await recommendedTo(again, later)).toEqual([ben.participantId]);
    await server.app.db.orm.delete(persons).where(eq(persons.communityId, pair));
  });
});
