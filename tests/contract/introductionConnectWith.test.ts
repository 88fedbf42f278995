import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '../../src/generated/api/directory';
import type { ContactPage, RelationAnswer } from '../../src/generated/api/introduction';
import type { Profile } from '../../src/generated/api/participant';
import { matchingResults, matchingRounds, matchings } from '../../src/server/db/schema';
import type { RoundState } from '../../src/server/db/schema/matching';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { callers, isVisitor, kinds, type Caller } from '../support/audiences';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

/** Members connect with people who were recommended to them. */
const home = 'picky.example';
const elsewhere = 'another.example';
const at = new Date('2026-01-06T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    communities: {
      [home]: { auth, community: { transparent: true, matching: { connectWith: 'recommended' } } },
      [elsewhere]: { auth },
    },
  });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const relate = (by: Person, to: Person, body: object = { relationType: 'LIKE' }) =>
  server.post('/api/relations', { subjectId: idOf(to), ...body }, as(by));
const stateOf = async (by: Person, to: Person) => {
  const { body } = await server.get(`/api/participant/profile/${idOf(to)}`, as(by));
  return (body as Profile).relation?.state;
};

/** A round that recommends the other to one. The pair's matching. */
async function recommend(
  one: Person,
  other: Person,
  { state = 'finished', rank = 1 }: { state?: RoundState; rank?: number } = {},
): Promise<string> {
  const { orm } = server.app.db;
  const id = `of ${idOf(one)}`;
  const began = { seed: '', attention: {} as never, leasedUntil: at, startedAt: at };
  await orm.insert(matchingRounds).values({ ...began, ...communityScope(home), id, day: id, state });
  const [firstId = '', secondId = ''] = [idOf(one), idOf(other)].toSorted();
  const nothing = { score: 0.5, parts: [] };
  const scores = { score: 0.5, forward: nothing, backward: nothing };
  await orm
    .insert(matchings)
    .values({ id, communityId: home, roundId: id, firstId, secondId, ...scores, createdAt: at });
  await orm
    .insert(matchingResults)
    .values({ id, communityId: home, matchingId: id, viewerId: idOf(one), rank });
  return id;
}

describe('a community whose members connect with people recommended to them', () => {
  it('B05 M09 MAT-07 refuses an introduction to anybody else, and says so on every card', async () => {
    const [one, other] = [await member('Ann'), await member('Ben')];
    const refused = await relate(one, other);
    expect(refused.status).toBe(403);
    expect(errorOf(refused).code).toBe(1173);
    expect(await stateOf(one, other)).toBe('NOT_RECOMMENDED');
    await server.post(`/api/bookmarks/${idOf(other)}`, undefined, as(one));
    const bookmarks = (await server.get('/api/bookmarks', as(one))).body as ContactPage;
    expect(bookmarks.items).toMatchObject([{ relation: 'NOT_RECOMMENDED' }]);
    const listed = (await server.get(`/api/community/${home}/participants?search=Ben`, as(one)))
      .body as DirectoryPage;
    expect(listed.items).toMatchObject([{ subject: { id: idOf(other) }, relation: 'NOT_RECOMMENDED' }]);
    // Everything else is as anywhere.
    const hidden = await relate(one, other, { relationType: 'DISLIKE', note: 'OTHER' });
    expect(hidden.body).toMatchObject({ relation: 'HIDDEN' });
  });

  it('B05 M09 MAT-07 lets a member connect with who was recommended to them, and no other way round', async () => {
    const [one, other, third] = [await member('Una'), await member('Udo'), await member('Uwe')];
    const matchingId = await recommend(one, other);
    expect(await stateOf(one, other)).toBe('NONE');
    expect(await stateOf(other, one)).toBe('NOT_RECOMMENDED');
    expect(errorOf(await relate(other, one)).code).toBe(1173);
    const sent = await server.post('/api/matching/send-intro', { matchingId, from: idOf(one) }, as(one));
    expect(sent.body).toMatchObject({ relation: 'INTERESTED' });
    // A round that is not complete may change, and a connection’s matching recommends nobody.
    await recommend(other, third, { state: 'begun' });
    expect(errorOf(await relate(other, third)).code).toBe(1173);
    const unranked = await recommend(third, other, { rank: 0 });
    const by = await server.post(
      '/api/matching/send-intro',
      { matchingId: unranked, from: idOf(third) },
      as(third),
    );
    expect(errorOf(by).code).toBe(1173);
  });

  it('B05 MAT-07 lets anybody accept an introduction', async () => {
    const [one, other] = [await member('Ida'), await member('Ivo')];
    await recommend(one, other);
    await relate(one, other);
    server.later(31);
    expect(await stateOf(other, one)).toBe('INCOMING');
    const accepted = (await relate(other, one, { relationType: 'LIKE', answers: true })).body;
    expect((accepted as RelationAnswer).relation).toBe('CONNECTED');
  });
});

describe('B05 POST /api/relations by every caller', () => {
  it.each(callers)('B05 MAT-07 %s connects with nobody who was not recommended to them', async (caller) => {
    const other = await member('Olga');
    const { status, code } = await asCaller(caller, (token) =>
      server.post(
        '/api/relations',
        { subjectId: idOf(other), relationType: 'LIKE' },
        { token, community: home },
      ),
    );
    expect(status).not.toBe(200);
    if (isVisitor(caller)) expect(code).toBe(405);
    else if (isMember(caller)) expect(code).toBe(1173);
    else expect([1109, 1110]).toContain(code);
  });
});

describe('P05 GET /api/participant/profile/{slug} by every caller', () => {
  it.each(callers)('P05 PRO-04 %s is told what is between them as a member alone', async (caller) => {
    const other = await member('Olga', { participant: { publicPage: true } });
    const { body } = await asCaller(caller, (token) =>
      server.get(`/api/participant/profile/${idOf(other)}`, { token, community: home }),
    );
    const found = body as Profile;
    expect(found.id).toBe(idOf(other));
    const isToldTo: readonly Caller[] = ['member', 'manager', 'manager until a moment ago'];
    expect(found.relation?.state).toBe(isToldTo.includes(caller) ? 'NOT_RECOMMENDED' : undefined);
  });

  it('P05 PRO-04 nothing is between a member and their own page, and a block leaves none', async () => {
    const [one, other] = [await member('Pia'), await member('Per')];
    const own = await server.get(`/api/participant/profile/${idOf(one)}`, as(one));
    expect(own.body).not.toHaveProperty('relation');
    await server.post(`/api/blocks/${idOf(one)}`, undefined, as(other));
    expect(errorOf(await server.get(`/api/participant/profile/${idOf(other)}`, as(one))).code).toBe(1110);
    // Managers still read the page, and act on it as managers alone.
    const boss = await member('Boss', { manager: true });
    await server.post(`/api/blocks/${idOf(boss)}`, undefined, as(other));
    const page = await server.get(`/api/participant/profile/${idOf(other)}`, as(boss));
    expect(page.status).toBe(200);
    expect(page.body).not.toHaveProperty('relation');
  });
});

const isMember = (caller: Caller): boolean =>
  ['member', 'manager', 'manager until a moment ago', 'admin who joined'].includes(caller);

/** Makes a call as a caller of a kind. */
async function asCaller(
  caller: Caller,
  call: (token: string | undefined) => Promise<{ status: number; body: unknown }>,
): Promise<{ status: number; body: unknown; code: number }> {
  let token: string | undefined;
  if (caller !== 'anonymous') {
    const { role, member: where, method = 'EMAIL', guestOf, until, ...more } = kinds[caller];
    await storeEventOnce();
    const person = await addPerson(server, {
      ...more,
      manager: more.manager && !until,
      admin: role === 'admin',
      member: where && (where === 'home' ? home : elsewhere),
      madeBy: { method },
      participant: guestOf && { isGuest: true, guestOf: [guestOf === 'this' ? 'e1' : 'e2'] },
    });
    token = person.token;
  }
  const { status, body } = await call(token);
  return { status, body, code: (body as { code?: number }).code ?? 0 };
}

let isStored = false;
async function storeEventOnce(): Promise<void> {
  if (isStored) return;
  isStored = true;
  await storeEvent(server.app.db.orm, { id: 'e1', communityId: home, organisers: [], participants: {} });
}
