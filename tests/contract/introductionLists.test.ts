import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ManagerHome } from '../../src/generated/api/admin';
import type { Init } from '../../src/generated/api/currentUser';
import type {
  IntroductionPage,
  PendingIntroPage,
  RecommendationPage,
} from '../../src/generated/api/introduction';
import {
  blocks,
  bookmarks,
  connections,
  matchingLists,
  matchingResults,
  matchingRounds,
  matchings,
  relations,
} from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { errorOf, type Answer } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [elsewhere]: { auth: [{ authType: 'EMAIL' }] } } });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const communityId = home;
const at = new Date('2026-01-06T12:00:00Z');

/** Puts a person on each list of a member, as if decided long ago. */
async function addToLists(viewer: Person, person: Person, place: string, round: string): Promise<void> {
  const { orm } = server.app.db;
  const mine = { communityId, participantId: idOf(viewer), subjectId: idOf(person), createdAt: at };
  const theirs = { ...mine, participantId: idOf(person), subjectId: idOf(viewer) };
  const like = { relationType: 'LIKE', deliverAt: at, introMessage: 'Hello' } as const;
  const [firstId = '', secondId = ''] = [idOf(viewer), idOf(person)].toSorted();
  const nothing = { score: 0.5, parts: [] };
  const matchingId = `${round} ${idOf(person)}`;
  const pair = { communityId, firstId, secondId };
  if (place === 'blocked') await orm.insert(blocks).values(mine);
  if (place === 'bookmarked') await orm.insert(bookmarks).values(mine);
  if (place === 'interested') await orm.insert(relations).values({ ...mine, ...like });
  if (place === 'hidden')
    await orm.insert(relations).values({ ...mine, relationType: 'DISLIKE', note: 'OTHER' });
  if (place === 'waiting') await orm.insert(relations).values({ ...theirs, ...like });
  if (place === 'pendingReview')
    await orm.insert(relations).values({ ...theirs, ...like, pendingReviewSince: at });
  if (!['recommended', 'connected', 'waiting'].includes(place)) return;
  await orm.insert(matchings).values({
    ...pair,
    id: matchingId,
    roundId: round,
    score: 0.5,
    forward: nothing,
    backward: nothing,
    createdAt: at,
  });
  await orm.insert(matchingResults).values({
    communityId,
    id: matchingId,
    matchingId,
    viewerId: idOf(viewer),
    rank: place === 'recommended' ? 1 : 0,
  });
  if (place === 'connected') await orm.insert(connections).values({ ...pair, matchingId, connectedAt: at });
}

/** A round with an empty list for a person. */
async function addRound(viewer: Person): Promise<string> {
  const round = `round of ${idOf(viewer)}`;
  const { orm } = server.app.db;
  const begun = {
    seed: '',
    state: 'finished',
    attention: {} as never,
    leasedUntil: at,
    startedAt: at,
  } as const;
  await orm
    .insert(matchingRounds)
    .values({ ...begun, ...communityScope(communityId), id: round, day: round });
  await orm.insert(matchingLists).values({ roundId: round, communityId, participantId: idOf(viewer) });
  return round;
}

const lists = [
  ['B01', 'bookmarked', '/api/bookmarks'],
  ['B04', 'interested', '/api/relations?list=INTERESTED'],
  ['B04', 'connected', '/api/relations?list=CONNECTED'],
  ['B04', 'hidden', '/api/relations?list=HIDDEN'],
  ['B10', 'blocked', '/api/blocks'],
  ['M03', 'recommended', '/api/matching/instant'],
  ['M05', 'waiting', '/api/matching/requests'],
  ['D44', 'pendingReview', `/api/admin/${home}/intros`],
] as const;

describe('lists of members', () => {
  it.each(lists)(
    '%s %s: as many statements however many stand in it, in pages of twenty',
    async (_id, place, path) => {
      const viewer = await member('Viola');
      const round = await addRound(viewer);
      const by = as(place === 'pendingReview' ? manager : viewer);
      const asked = async (page: number) => {
        let answer: Answer | undefined;
        const statements = await statementsOf(async () => {
          answer = await server.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, by);
        });
        const { items, hasMore } = answer!.body as { items: unknown[]; hasMore: boolean };
        // Without the queries that identify the caller, and the server's own.
        const own = statements.filter((text) =>
          /from "(bookmarks|relations|blocks|matching_\w+|matchings|interest_credits|participants)"/.test(
            text,
          ),
        );
        return { items: items.length, hasMore, statements: own.length };
      };
      await addToLists(viewer, await member('First'), place, round);
      await asked(0);
      const short = await asked(0);
      expect(short).toMatchObject({ items: 1, hasMore: false });
      for (let n = 0; n < 21; n += 1) await addToLists(viewer, await member(`P${n}`), place, round);
      expect(await asked(0)).toEqual({ ...short, items: 20, hasMore: true });
      const { statements: later, ...last } = await asked(1);
      expect(last).toEqual({ items: 2, hasMore: false });
      expect(later).toBeLessThanOrEqual(short.statements);
      expect(short.statements).toBeLessThanOrEqual({ M03: 7, M05: 4 }[_id as string] ?? 2);
    },
  );
});

it('U04 M05 HOM-08 init counts the introductions that the list has, and no others', async () => {
  const reader = await member('Rita');
  const [waiting, hidden, blocked] = [await member('Wim'), await member('Hid'), await member('Blo')];
  for (const sender of [waiting, hidden, blocked]) await addToLists(reader, sender, 'waiting', '');
  await addToLists(reader, await member('Pen'), 'pendingReview', '');
  const counted = async (by: Person) =>
    ((await server.post('/api/init', undefined, as(by))).body as Init).waiting?.introductions;
  const listed = async (by: Person) =>
    ((await server.get('/api/matching/requests', as(by))).body as IntroductionPage).items.length;
  expect([await counted(reader), await listed(reader)]).toEqual([3, 3]);
  await addToLists(reader, hidden, 'hidden', '');
  await addToLists(reader, blocked, 'blocked', '');
  expect([await counted(reader), await listed(reader)]).toEqual([1, 1]);
  await server.post('/api/matching/decline-intro', { subjectId: idOf(waiting) }, as(reader));
  expect([await counted(reader), await listed(reader)]).toEqual([0, 0]);
  expect(await counted(waiting)).toBe(0);
});

it('M03 HOM-02 a reported person is no longer recommended to the reporter', async () => {
  const [viewer, kept, reported] = [await member('Vic'), await member('Kit'), await member('Rob')];
  const round = await addRound(viewer);
  for (const person of [kept, reported]) await addToLists(viewer, person, 'recommended', round);
  const shown = async () => {
    const { items } = (await server.get('/api/matching/instant', as(viewer))).body as RecommendationPage;
    return items.map(({ subject }) => subject.firstName).toSorted();
  };
  expect(await shown()).toEqual(['Kit', 'Rob']);
  const report = { reason: 'SPAM', text: 'Sells something' };
  expect((await server.post(`/api/participant/${idOf(reported)}/report`, report, as(viewer))).status).toBe(
    200,
  );
  expect(await shown()).toEqual(['Kit']);
});

/** Every call that names a person, and its request. */
const naming: [id: string, send: (by: Person, id: string) => Promise<Answer>][] = [
  ['B02', (by, id) => server.post(`/api/bookmarks/${id}`, undefined, as(by))],
  ['B03', (by, id) => server.delete(`/api/bookmarks/${id}`, as(by))],
  ...(['LIKE', 'DISLIKE'] as const).map(
    (relationType) =>
      [
        `B05 ${relationType}`,
        (by: Person, id: string) =>
          server.post(
            '/api/relations',
            { participantId: idOf(by), subjectId: id, relationType, note: 'NOT_INTERESTED' },
            as(by),
          ),
      ] as (typeof naming)[number],
  ),
  ['B08', (by, id) => server.post(`/api/blocks/${id}`, undefined, as(by))],
  ['B09', (by, id) => server.delete(`/api/blocks/${id}`, as(by))],
  ['B11', (by, id) => server.delete(`/api/relations/${id}`, as(by))],
  [
    'M09',
    (by, id) =>
      server.post('/api/matching/send-intro', { matchingId: id, introMessage: 'Hi', from: idOf(by) }, as(by)),
  ],
  ['M11', (by, id) => server.post('/api/matching/decline-intro', { subjectId: id }, as(by))],
  [
    'D45',
    (_by, id) =>
      server.post('/api/admin/intros/decide', { senderId: id, subjectId: id, pass: true }, as(manager)),
  ],
];

describe('ids of another community', () => {
  it.each(naming)('%s knows nobody by them', async (id, send) => {
    const by = await member('Nina');
    const far = await addPerson(server, { member: elsewhere, firstName: 'Far' });
    const answers = [await send(by, idOf(far)), await send(by, 'nobody')];
    const [one, other] = answers.map(({ status, text }) => ({ status, text }));
    expect(one).toEqual(other);
    // Removing something that does not exist is no error, whoever it is about.
    if (['B03', 'B09'].includes(id)) expect(one?.text).toBe('OK');
    else expect(answers.map((answer) => errorOf(answer).code)).toEqual([1110, 1110]);
    const { orm } = server.app.db;
    for (const table of [relations, bookmarks, blocks]) {
      expect(await orm.$count(table, eq(table.subjectId, idOf(far)))).toBe(0);
    }
  });
});

describe('what a member decides about another', () => {
  it('HOM-02 hides, bookmarks and reports change no byte of what the other reads, by any call', async () => {
    const [one, other] = [await member('Olive'), await member('Otto')];
    const calls = Object.values(contract)
      .flatMap((resource) => Object.values(resource))
      .filter(({ method, path }) => method === 'GET' && !path.includes('/auth/'));
    const pathOf = (path: string): string =>
      path
        .replace('/api/admin/{id}', `/api/admin/${home}`)
        .replace('/api/community/{id}', `/api/community/${home}`)
        .replace(/\{\w+\}/g, idOf(one));
    const named = `participantId=${idOf(one)}&subjectId=${idOf(other)}&userId=${other.userId}`;
    const own = `participantId=${idOf(other)}&subjectId=${idOf(one)}&userId=${other.userId}`;
    const readAll = async () => {
      const all = new Map<string, string>();
      for (const { id, path } of calls) {
        for (const query of [own, named]) {
          const { status, text } = await server.get(`${pathOf(path)}?${query}`, as(other));
          all.set(`${id} ${query}`, `${status} ${text}`);
        }
      }
      return all;
    };
    const [first, before] = [await readAll(), await readAll()];
    // Answers with the current time are never the same.
    const steady = [...before].filter(([call, text]) => first.get(call) === text);
    expect(steady.length).toBeGreaterThan(before.size * 0.9);

    const report = { reason: 'SPAM', text: 'A secret report' };
    expect((await server.post(`/api/participant/${idOf(other)}/report`, report, as(one))).status).toBe(200);
    expect((await server.post(`/api/bookmarks/${idOf(other)}`, undefined, as(one))).status).toBe(200);
    const hide = {
      participantId: idOf(one),
      subjectId: idOf(other),
      relationType: 'DISLIKE',
      note: 'OTHER A secret reason',
    };
    expect((await server.post('/api/relations', hide, as(one))).status).toBe(200);
    const after = await readAll();
    expect(steady.map(([call]) => [call, after.get(call)])).toEqual(steady);
    const telling = [...after].filter(([, text]) => /secret re/i.test(text));
    expect(telling).toEqual([]);
    expect(await server.emails(other.email)).toEqual([]);
  });
});

describe('an introduction that waits for a manager', () => {
  const shy = () => member('Shy', { participant: { privacy: 'PRIVATE' } });
  const relate = (by: Person, to: Person, relationType: string) =>
    server.post(
      '/api/relations',
      { participantId: idOf(by), subjectId: idOf(to), relationType, note: 'NOT_INTERESTED' },
      as(by),
    );
  const pending = async (by: Person) => {
    const found: PendingIntroPage['items'] = [];
    for (let page = 0, more = true; more; page += 1) {
      const { body } = await server.get(`/api/admin/${home}/intros?page=${page}`, as(manager));
      const { items, hasMore } = body as PendingIntroPage;
      found.push(...items);
      more = hasMore;
    }
    return found.filter(({ from }) => from.id === idOf(by));
  };

  it('D44 each page says how many wait, on all pages', async () => {
    const reader = await shy();
    for (let n = 0; n < 21; n += 1) await relate(await member(`W${n}`), reader, 'LIKE');
    const pageAt = async (page: number) =>
      (await server.get(`/api/admin/${home}/intros?page=${page}`, as(manager))).body as PendingIntroPage;
    const pages = [await pageAt(0)];
    while (pages.at(-1)!.hasMore) pages.push(await pageAt(pages.length));
    pages.push(await pageAt(pages.length));
    const all = pages.flatMap(({ items }) => items).length;
    expect(all).toBeGreaterThan(20);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all));
  });

  it.each(['LIKE', 'DISLIKE'])(
    'D44 D45 waits no longer once its reader answers by %s',
    async (relationType) => {
      const [sender, reader] = [await member('Sam'), await shy()];
      await relate(sender, reader, 'LIKE');
      expect(await pending(sender)).toHaveLength(1);
      await relate(reader, sender, relationType);
      expect(await pending(sender)).toEqual([]);
      const body = { senderId: idOf(sender), subjectId: idOf(reader), pass: true };
      expect(errorOf(await server.post('/api/admin/intros/decide', body, as(manager))).code).toBe(1110);
      await server.later(31);
      const emails = await server.emails(reader.email);
      expect(emails.filter(({ subject }) => subject.includes('meet'))).toEqual([]);
    },
  );

  it('D44 D15 is in no list, nor counted, while either is switched off', async () => {
    const [sender, reader] = [await member('Sia'), await shy()];
    await relate(sender, reader, 'LIKE');
    const toggle = (who: Person, shouldDisable: boolean) =>
      server.post(`/api/admin/participants/${idOf(who)}/profile/toggle`, { shouldDisable }, as(manager));
    const told = async () => {
      const { waiting } = (await server.get(`/api/admin/${home}/home`, as(manager))).body as ManagerHome;
      return waiting.find(({ kind }) => kind === 'INTRODUCTIONS')?.count ?? 0;
    };
    const all = await told();
    expect(all).toBeGreaterThan(0);
    for (const who of [sender, reader]) {
      await toggle(who, true);
      expect(await pending(sender)).toEqual([]);
      expect(await told()).toBe(all - 1);
      await toggle(who, false);
      expect(await pending(sender)).toHaveLength(1);
    }
  });
});

it('M05 HOM-08 CON-01 shows who accepted an introduction for a week, until one of the two suggests a time', async () => {
  const [asker, other] = [await member('Ask'), await member('Oth')];
  const like = (by: Person, to: Person) =>
    server.post('/api/relations', { subjectId: idOf(to), relationType: 'LIKE' }, as(by));
  const connected = async (by: Person) =>
    ((await server.get('/api/matching/requests', as(by))).body as IntroductionPage).connected;
  const names = async (by: Person) => (await connected(by))?.map(({ subject }) => subject.firstName);
  await like(asker, other);
  await server.later(31);
  expect(await connected(asker)).toBeUndefined();
  await like(other, asker);
  expect(await names(asker)).toEqual(['Oth']);
  // Who accepted knows it.
  expect(await connected(other)).toBeUndefined();

  // What the other decides later does not show; what the reader decides does.
  const before = JSON.stringify(await connected(asker));
  const hide = { subjectId: idOf(asker), relationType: 'DISLIKE', note: 'OTHER' };
  expect((await server.post('/api/relations', hide, as(other))).status).toBe(200);
  expect(JSON.stringify(await connected(asker))).toBe(before);
  expect(await connected(other)).toBeUndefined();
  await server.post('/api/relations', { ...hide, subjectId: idOf(other) }, as(asker));
  expect(await connected(asker)).toBeUndefined();

  const third = await member('Thi');
  await like(asker, third);
  await server.later(31);
  await like(third, asker);
  expect(await names(asker)).toEqual(['Thi']);
  const meeting = {
    subjectId: idOf(asker),
    slots: [new Date(server.now().getTime() + 86_400_000).toISOString()],
    minutes: 30,
    place: { kind: 'LATER' },
    timeZone: 'Europe/Belgrade',
  };
  expect((await server.post('/api/matching/meetings', meeting, as(third))).status).toBe(200);
  expect(await connected(asker)).toBeUndefined();

  const fourth = await member('Fou');
  await like(asker, fourth);
  await server.later(31);
  await like(fourth, asker);
  expect(await names(asker)).toEqual(['Fou']);
  await server.later(7 * 86_400);
  expect(await connected(asker)).toBeUndefined();
});
