import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import * as schema from '../../src/server/db/schema';
import { claimed } from '../support/claimed';
import type { Answer } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const at = new Date('2026-01-06T12:00:00Z');
/** What stands in every text, name, picture and id of the other community. */
const mark = /farsecret/i;

/** What a call may be sent that names something of another community; or of none, for comparison. */
interface Ids {
  /** The caller's own participant there. */
  own: string;
  somebody: string;
  matching: string;
  result: string;
  meeting: string;
}
const theirs: Ids = {
  ...{ own: 'farsecret-own', somebody: 'farsecret-one', matching: 'farsecret-matching' },
  ...{ result: 'farsecret-result', meeting: 'farsecret-meeting' },
};
const unknown: Ids = {
  ...{ own: 'unknown-own', somebody: 'unknown-one', matching: 'unknown-matching' },
  ...{ result: 'unknown-result', meeting: 'unknown-meeting' },
};

let server: TestServer;
/** A manager here; there somebody who has each of their lists filled. */
let caller: Person;
let friend: Person;

const in3Days = () => new Date(Date.now() + 3 * 86_400_000);

async function fillFar(): Promise<void> {
  const { orm } = server.app.db;
  const nothing = { score: 0.5, parts: [] };
  const names = { lastName: 'Farsecret', position: 'Farsecret', company: 'Farsecret', about: 'Farsecret' };
  const everything = {
    ...{ ...names, lookingFor: 'Farsecret', city: 'Farsecret', country: 'Farsecret', showLocation: true },
    ...{ tags: ['farsecret', 'shared'], publicPreview: true, createdAt: at, updatedAt: at },
    ...{ avatarUrl: claimed('/images/farsecret-256.webp'), enabled: true },
  };
  const subjects = ['one', 'liked', 'hidden', 'blocked', 'incoming', 'held', 'recommended'].map(
    (name) => `farsecret-${name}`,
  );
  const users = await Promise.all(subjects.map(() => addPerson(server)));
  await orm.insert(schema.participants).values([
    {
      ...{ ...everything, id: theirs.own, slug: theirs.own, communityId: far },
      ...{ userId: caller.userId, firstName: 'Farsecret' },
    },
    ...subjects.map((id, n) => ({
      ...{ ...everything, id, slug: id, communityId: far, userId: users[n]!.userId, firstName: 'Farsecret' },
    })),
  ]);
  const [one, liked, hidden, blocked, incoming, held, recommended] = subjects as [
    ...[string, string, string, string, string, string, string],
  ];
  const common = { communityId: far, createdAt: at };
  const mine = { ...common, participantId: theirs.own };
  const like = { relationType: 'LIKE', introMessage: 'Farsecret', deliverAt: at } as const;
  await orm.insert(schema.matchingRounds).values({
    ...{ id: 'farsecret-round', communityId: far, day: '2026-01-06', seed: '', state: 'told' },
    ...{ attention: {} as never, heldUntil: at, startedAt: at },
  });
  await orm
    .insert(schema.matchingLists)
    .values({ roundId: 'farsecret-round', communityId: far, participantId: theirs.own });
  const pair = (other: string) => {
    const [firstId = '', secondId = ''] = [theirs.own, other].sort();
    return { communityId: far, firstId, secondId };
  };
  const sides = { forward: nothing, backward: nothing, score: 0.5, createdAt: at };
  await orm.insert(schema.matchings).values([
    { id: theirs.matching, roundId: null, ...pair(one), ...sides },
    { id: 'farsecret-recommended', roundId: 'farsecret-round', ...pair(recommended), ...sides },
  ]);
  const side = { communityId: far, viewerId: theirs.own };
  await orm.insert(schema.matchingResults).values([
    { ...side, id: theirs.result, matchingId: theirs.matching, rank: 0, askedAt: at, note: 'Farsecret' },
    { ...side, id: 'farsecret-rank', matchingId: 'farsecret-recommended', rank: 1 },
  ]);
  await orm.insert(schema.connections).values({ ...pair(one), matchingId: theirs.matching, connectedAt: at });
  await orm.insert(schema.relations).values([
    { ...mine, subjectId: liked, ...like },
    { ...mine, subjectId: hidden, relationType: 'DISLIKE', note: 'OTHER' },
    { ...common, participantId: incoming, subjectId: theirs.own, ...like },
    { ...common, participantId: held, subjectId: theirs.own, ...like, heldAt: at },
  ]);
  await orm.insert(schema.blocks).values({ ...mine, subjectId: blocked });
  await orm.insert(schema.bookmarks).values({ ...mine, subjectId: recommended });
  await orm.insert(schema.relevances).values({
    ...{ ...pair(one), score: 0.5, forward: nothing, backward: nothing, computedAt: at },
  });
  await orm.insert(schema.meetings).values({
    ...{ ...pair(one), id: theirs.meeting, uid: theirs.meeting, state: 'AGREED', proposedBy: one, slots: [] },
    ...{ minutes: 30, startsAt: in3Days(), placeKind: 'PLACE', placeText: 'Farsecret' },
    ...{ createdAt: at, changedAt: at },
  });
}

beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [far]: open } });
  caller = await addPerson(server, { member: home, manager: true, firstName: 'Nina' });
  friend = await addPerson(server, { member: home, firstName: 'Ned', participant: { tags: ['shared'] } });
  await fillFar();
});
afterAll(() => server.stop());

const as = () => ({ token: caller.token, community: home });
const get = (path: string) => server.get(path, as());
const post = (path: string, body?: object) => server.post(path, body, as());
const hereId = () => caller.participantId ?? '';
const here = (end: string) => `/api/community/${home}/${end}`;
const offer = () => ({
  ...{ slots: [in3Days().toISOString()], minutes: 30, timeZone: 'UTC' },
  place: { kind: 'PLACE', text: 'Park' },
});

type Send = (ids: Ids) => Promise<Answer>;
/** Every call about members of a community that was found, met or decided about, and each way to name somebody in it. */
const sends: Record<string, Send[]> = {
  B01: [() => get('/api/bookmarks')],
  B02: [({ somebody }) => post(`/api/bookmarks/${somebody}`)],
  B03: [({ somebody }) => server.delete(`/api/bookmarks/${somebody}`, as())],
  B04: ['INTERESTED', 'CONNECTED', 'HIDDEN'].map((list) => () => get(`/api/relations?list=${list}`)),
  B05: ['LIKE', 'DISLIKE'].flatMap((relationType) => {
    const decision = { relationType, note: 'OTHER' };
    return [
      ({ somebody }) => post('/api/relations', { participantId: hereId(), subjectId: somebody, ...decision }),
      ({ own, somebody }) => post('/api/relations', { participantId: own, subjectId: somebody, ...decision }),
      ({ own }) =>
        post('/api/relations', { participantId: own, subjectId: friend.participantId, ...decision }),
    ] satisfies Send[];
  }),
  B06: [() => get('/api/requests'), () => get('/api/requests?page=1')],
  B07: [({ somebody }) => post(`/api/requests/${somebody}/answer`, { answer: 'I can help.' })],
  B08: [({ somebody }) => post(`/api/blocks/${somebody}`)],
  B09: [({ somebody }) => server.delete(`/api/blocks/${somebody}`, as())],
  B10: [() => get('/api/blocks')],
  B11: [({ somebody }) => server.delete(`/api/relations/${somebody}`, as())],
  C05: [() => get(here('participants-list'))],
  C07: [
    '',
    ...['?search=farsecret', '?search=farsekret', '?search=shared', '?tag=farsecret', '?tag=shared'],
    ...['?city=Farsecret', '?lang=EN', '?page=1'],
  ].map((query) => () => get(here(`participants${query}`))),
  C08: [
    () => get(`/api/participant/${hereId()}/participants-with-location`),
    ({ own }) => get(`/api/participant/${own}/participants-with-location`),
    ({ somebody }) => get(`/api/participant/${somebody}/participants-with-location`),
  ],
  C16: [() => get(here('top-tags'))],
  C17: [() => get(here('participants/locations'))],
  D44: [() => get(`/api/admin/${home}/intros`)],
  D45: [true, false].map(
    (pass) =>
      ({ somebody, own }) =>
        post('/api/admin/intros/decide', { senderId: somebody, subjectId: own, pass }),
  ),
  M01: [
    () => get('/api/matching/matches-history'),
    ({ own }) => get(`/api/matching/matches-history?participantId=${own}`),
  ],
  M02: [
    ({ somebody }) => get(`/api/matching/get-relevance-rate?subjectId=${somebody}`),
    ({ own, somebody }) => get(`/api/matching/get-relevance-rate?participantId=${own}&subjectId=${somebody}`),
  ],
  M03: [() => get('/api/matching/instant')],
  M04: [
    () => get(`/api/matching/${hereId()}/pending-score`),
    ({ own }) => get(`/api/matching/${own}/pending-score`),
    ({ somebody }) => get(`/api/matching/${somebody}/pending-score`),
  ],
  M05: [() => get('/api/matching/requests')],
  M06: [
    ({ somebody }) =>
      post('/api/matching/calc-relevance-rate', { participantId: hereId(), subjectId: somebody }),
    ({ own, somebody }) =>
      post('/api/matching/calc-relevance-rate', { participantId: own, subjectId: somebody }),
  ],
  M07: [
    ({ matching, result }) =>
      post('/api/matching/update-score', { matchingId: matching, matchingResultId: result, score: 5 }),
  ],
  M08: [({ matching }) => post('/api/matching/update-note', { matchingId: matching, note: 'Nice' })],
  M09: [
    ({ matching }) =>
      post('/api/matching/send-intro', { matchingId: matching, introMessage: 'Hi', from: hereId() }),
    ({ matching, own }) =>
      post('/api/matching/send-intro', { matchingId: matching, introMessage: 'Hi', from: own }),
  ],
  M10: [
    ({ own }) =>
      post('/api/matching/decline-reason', { participantId: own, term: 'tag:shared', declined: true }),
  ],
  M11: [({ somebody }) => post('/api/matching/decline-intro', { subjectId: somebody })],
  M12: [
    () => get('/api/matching/meetings'),
    ({ somebody }) => get(`/api/matching/meetings?subjectId=${somebody}`),
  ],
  M13: [
    ({ somebody }) => post('/api/matching/meetings', { subjectId: somebody, ...offer() }),
    ({ somebody, meeting }) =>
      post('/api/matching/meetings', { subjectId: somebody, meetingId: meeting, version: 1, ...offer() }),
  ],
  M14: [
    ({ meeting }) =>
      post(`/api/matching/meetings/${meeting}/pick`, {
        ...{ startsAt: in3Days().toISOString(), version: 1, timeZone: 'UTC' },
      }),
  ],
  M15: [({ meeting }) => post(`/api/matching/meetings/${meeting}/cancel`, { version: 1 })],
  M16: [({ meeting }) => get(`/api/matching/meetings/${meeting}/calendar.ics`)],
};

/** Everything that is stored of the other community. */
async function storedThere(): Promise<unknown[]> {
  const { orm } = server.app.db;
  const { bookmarks, blocks, connections, matchingResults, meetings, participants, relations } = schema;
  const tables = [bookmarks, blocks, connections, matchingResults, meetings, participants, relations];
  return Promise.all(
    [...tables, schema.requestAnswers, schema.relevances, schema.declinedReasons].map((table) =>
      orm.select().from(table).where(eq(table.communityId, far)),
    ),
  );
}

it('has a row of every call', () => {
  const calls: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap(
    (resource) => Object.values(resource),
  );
  const ids = calls.map(({ id }) => id).filter((id) => /^(B|M)\d|^C(05|07|08|16|17)$|^D4[45]$/.test(id));
  expect(Object.keys(sends).sort()).toEqual(ids.sort());
});

it.each([
  ...['/api/bookmarks', '/api/blocks', '/api/requests', '/api/matching/instant', '/api/matching/requests'],
  ...['INTERESTED', 'CONNECTED', 'HIDDEN'].map((list) => `/api/relations?list=${list}`),
  ...['/api/matching/matches-history', '/api/matching/meetings'],
  `/api/matching/${theirs.own}/pending-score`,
  ...['participants-list', 'participants', 'top-tags', 'participants/locations'].map(
    (end) => `/api/community/${far}/${end}`,
  ),
  `/api/participant/${theirs.own}/participants-with-location`,
])('there is something to tell there: %s', async (path) => {
  const { userId } = caller;
  const token = await server.app.sessions.open(server.app.db.orm, {
    ...{ userId, communityId: far, userAgent: 'test', method: 'EMAIL' },
  });
  expect((await server.get(path, { token, community: far })).text).toMatch(mark);
});

it.each(Object.keys(sends))('%s tells and changes nothing of another community', async (id) => {
  const before = await storedThere();
  for (const send of sends[id]!) {
    const answer = await send(theirs);
    expect(answer.text).not.toMatch(mark);
    expect(answer.status).toBeLessThan(500);
    // There is no telling whether it is there at all.
    const other = await send(unknown);
    expect([answer.status, answer.text]).toEqual([other.status, other.text]);
  }
  expect(await storedThere()).toEqual(before);
});

it('M03 C07 B06 what is of both communities is told of the one that is asked', async () => {
  const counts = (await get(here('top-tags'))).body as { tag: string; count: number }[];
  expect(counts).toEqual([{ tag: 'shared', count: 1 }]);
  const { items } = (await get(here('participants'))).body as { items: unknown[] };
  expect(items).toHaveLength(2);
});

it('MAT-07 MAT-08 no email told anybody of the other community', async () => {
  const { orm } = server.app.db;
  const people = orm
    .select({ id: schema.participants.userId })
    .from(schema.participants)
    .where(eq(schema.participants.communityId, far));
  const addresses = await orm
    .select({ email: schema.users.email })
    .from(schema.users)
    .where(inArray(schema.users.id, people));
  expect(addresses).toHaveLength(8);
  for (const { email } of addresses) {
    expect(await orm.$count(schema.outbox, eq(schema.outbox.recipient, email))).toBe(0);
  }
  const told = await orm.select({ payload: schema.outbox.payload }).from(schema.outbox);
  expect(JSON.stringify(told)).not.toMatch(mark);
});
