import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableName, inArray, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import * as schema from '../../src/server/db/schema';
import type { Answer } from '../support/client';
import { far, fillFar, in3Days, mark, theirs, unknown, withoutSent, type Ids } from '../support/farCommunity';
import { outbox } from '../support/outbox';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';
import { idsIn, titlesOf } from '../support/titles';

const home = 'open.example';

let server: TestServer;
/** A manager here, and a person there on each of whose lists somebody is. */
let caller: Person;
let friend: Person;

beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ emailsAtOnce: true, communities: { [home]: open, [far]: open } });
  caller = await addPerson(server, { member: home, manager: true, firstName: 'Nina' });
  friend = await addPerson(server, { member: home, firstName: 'Ned', participant: { tags: ['shared'] } });
  await fillFar(server, caller);
});
afterAll(() => server.stop());

const as = () => ({ token: caller.token, community: home });
const get = (path: string) => server.get(path, as());
const post = (path: string, body?: object) => server.post(path, body, as());
const hereId = () => caller.participantId ?? '';
const here = (end: string) => `/api/community/${home}/${end}`;
const offer = () => ({
  slots: [in3Days().toISOString()],
  minutes: 30,
  timeZone: 'UTC',
  place: { kind: 'PLACE', text: 'Park' },
});

type Send = (ids: Ids) => Promise<Answer>;
/** Every call about members of a community that were found, met or decided about, with each way to name a person in it. */
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
    '?search=farsecret',
    '?search=farsekret',
    '?search=shared',
    '?tag=farsecret',
    '?tag=shared',
    '?city=Farsecret',
    '?lang=EN',
    '?page=1',
  ].map((query) => () => get(here(`participants${query}`))),
  C08: [
    () => get(`/api/participant/${hereId()}/participants-with-location`),
    ({ own }) => get(`/api/participant/${own}/participants-with-location`),
    ({ somebody }) => get(`/api/participant/${somebody}/participants-with-location`),
  ],
  C16: [() => get(here('top-tags'))],
  C19: [() => get('/api/tags?search=far'), () => get('/api/tags?search=shared')],
  C17: [() => get(here('participants/locations'))],
  D44: [() => get(`/api/admin/${home}/intros`)],
  D45: [true, false].map(
    (pass) =>
      ({ somebody, own }) =>
        post('/api/admin/intros/decide', { senderId: somebody, subjectId: own, pass }),
  ),
  D46: [true, false].map((accept) => () => post('/api/participant/manager-invitation', { accept })),
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
        startsAt: in3Days().toISOString(),
        version: 1,
        timeZone: 'UTC',
      }),
  ],
  M15: [({ meeting }) => post(`/api/matching/meetings/${meeting}/cancel`, { version: 1 })],
  M16: [({ meeting }) => get(`/api/matching/meetings/${meeting}/calendar.ics`)],
  M17: [
    ({ somebody }) => get(`/api/matching/free-times?subjectId=${somebody}&minutes=30&timeZone=UTC`),
    ({ own }) => get(`/api/matching/free-times?subjectId=${own}&minutes=30&timeZone=UTC`),
  ],
};

const admin = (end: string) => `/api/admin/${home}/${end}`;
const member = (id: string, end: string) => `/api/admin/participants/${id}/${end}`;
const own = (name: string, more: object): Send[] => [
  ({ own }) => post(`/api/participant/${name}`, { participantId: own, ...more }),
  ({ somebody }) => post(`/api/participant/${name}`, { participantId: somebody, ...more }),
];
const asked = (name: string): Send[] => [
  ({ own }) => get(`/api/participant/${name}?participantId=${own}`),
  ({ somebody }) => get(`/api/participant/${name}?participantId=${somebody}`),
  ({ user }) => get(`/api/participant/${name}?userId=${user}`),
];
/** Lists for managers: of the community here, filtered by ids from there, and of the community there. */
const managing = (end: string, queries: readonly string[] = ['']): Send[] => [
  ...queries.map((query) => () => get(admin(`${end}${query}`))),
  ({ community }) => get(`/api/admin/${community}/${end}`),
];
const found = ['', '?search=farsecret', '?tags=farsecret', '?cities=Farsecret', '?page=1'];
const entries = ['', '?actor=farsecret', '?subject=farsecret-one'];
const admits = (participantId: string) => ({ decisions: [{ participantId, version: 1 }], admit: true });
const bulk = (ids: string[]) => ({ do: 'remove', ids });

/** Every other call that names a person, their content or a community, or lists people for managers. */
const others: Record<string, Send[]> = {
  C04: [({ user }) => get(`/api/community/get-by-user-id?userId=${user}`)],
  C13: [({ community }) => post(`/api/community/${community}/notify/recommended-contacts`)],
  C18: [
    () => get(here('notify/recommended-contacts')),
    ({ community }) => get(`/api/community/${community}/notify/recommended-contacts`),
  ],
  D06: managing('participants', found),
  D07: [({ somebody }) => post(member(somebody, 'notify'), { subject: 'Hello', text: 'Hello' })],
  D08: [({ somebody }) => post(member(somebody, 'profile/toggle'), { shouldDisable: true })],
  D09: [({ somebody }) => post(member(somebody, 'networking/toggle'), { shouldDisable: true })],
  D10: [({ somebody }) => post(member(somebody, 'role'), { isManager: true })],
  D11: [() => get('/api/admin/communities')],
  D12: managing('managers'),
  D13: managing('audit', entries),
  D14: managing('audit.csv', entries.slice(1)),
  D15: managing('home'),
  D20: [({ somebody }) => get(`/api/admin/participants/${somebody}`)],
  D21: [({ somebody }) => post(member(somebody, 'remove'), {})],
  D22: [({ somebody }) => post(member(somebody, 'restore'), {})],
  D23: [({ somebody }) => post(member(somebody, 'pick'), { pick: true })],
  D24: [({ somebody }) => post(member(somebody, 'notes'), { text: 'Seen.' })],
  D25: [({ note }) => server.delete(`/api/admin/notes/${note}`, as())],
  D26: managing('member-views'),
  D27: [
    ({ community }) =>
      post(`/api/admin/${community}/member-views`, { title: 'Mine', query: {}, columns: ['name'] }),
  ],
  D28: [({ view }) => server.delete(`/api/admin/member-views/${view}`, as())],
  D29: managing('participants/export', found.slice(0, -1)),
  D30: [
    ({ somebody }) => post(admin('participants/bulk/preview'), bulk([somebody])),
    ({ community }) => post(`/api/admin/${community}/participants/bulk/preview`, bulk([hereId()])),
  ],
  D31: [
    ({ somebody }) => post(admin('participants/bulk'), { ...bulk([somebody]), expected: [somebody] }),
    ({ community }) =>
      post(`/api/admin/${community}/participants/bulk`, { ...bulk([hereId()]), expected: [hereId()] }),
  ],
  D32: [({ bulk: id }) => post(`/api/admin/bulk/${id}/undo`)],
  D48: [({ bulk: id }) => post(`/api/admin/bulk/${id}/hold`)],
  D33: [
    ({ community }) => post(`/api/admin/${community}/invites/preview`, { csv: 'email' }),
    // An address that is invited there may be invited here.
    () => post(admin('invites/preview'), { csv: 'email,firstName\nnobody@people.example,Ada' }),
  ],
  D34: [({ community }) => post(`/api/admin/${community}/invites`, { people: [] })],
  D35: managing('bulk'),
  D40: managing('admissions', ['', '?state=REFUSED']),
  D41: [
    ({ somebody }) => post(admin('admissions/decide'), admits(somebody)),
    ({ community }) => post(`/api/admin/${community}/admissions/decide`, admits(hereId())),
  ],
  D42: managing('reports', ['', '?state=DECIDED']),
  D43: [({ report }) => post(`/api/admin/reports/${report}/decide`, { decision: 'DISMISS', version: 1 })],
  D47: [({ community }) => post(`/api/admin/${community}/first-steps`, { dismissed: true })],
  E01: ['', '?page=1'].map((query) => () => get(`/api/event/past${query}`)),
  E02: [
    () => get('/api/event/upcoming'),
    ({ community }) => get(`/api/event/upcoming?communityId=${community}`),
  ],
  E03: [({ event }) => get(`/api/event/${event}`)],
  E44: [() => get('/api/event/last-created')],
  E04: [({ event }) => server.call('PATCH', `/api/event/${event}`, { title: 'Mine' }, as())],
  E06: [({ event }) => server.delete(`/api/event/${event}`, as())],
  E08: [({ event }) => get(`/api/event/${event}/participants/confirmed`)],
  E09: [({ event }) => get(`/api/event/${event}/participants/pending`)],
  E10: [({ event }) => post(`/api/event/${event}/confirm-participation`)],
  E11: [({ event }) => server.call('PATCH', `/api/event/${event}/cancel-participation`, undefined, as())],
  E12: [
    ({ event }) => get(`/api/event/participations/${hereId()}/${event}`),
    ({ own, event }) => get(`/api/event/participations/${own}/${event}`),
    ({ somebody, event }) => get(`/api/event/participations/${somebody}/${event}`),
  ],
  E13: [({ event, somebody }) => post(`/api/event/${event}/participants/${somebody}/approve`)],
  E14: [({ event, somebody }) => post(`/api/event/${event}/participants/${somebody}/reject`)],
  E15: [({ event, somebody }) => post(`/api/event/${event}/participant/${somebody}/status/CANCELLED`)],
  E16: [({ event }) => get(`/api/event/${event}/responsibles`)],
  E17: [({ event, somebody }) => post(`/api/event/${event}/responsibles/${somebody}`)],
  E18: [({ event, somebody }) => server.delete(`/api/event/${event}/responsibles/${somebody}`, as())],
  E19: [({ event }) => post(`/api/event/${event}/cancel`)],
  E20: [({ event }) => post(`/api/event/${event}/waiting-list`)],
  E21: [({ event }) => server.delete(`/api/event/${event}/waiting-list`, as())],
  E22: [({ event }) => get(`/api/event/${event}/waiting-list`)],
  E23: [({ event, somebody }) => post(`/api/event/${event}/waiting-list/${somebody}/offer`)],
  E24: [
    ({ event, somebody }) =>
      post('/api/payment/webhook', {
        paymentId: 'x',
        eventId: event,
        paidBy: somebody,
        amount: 1,
        currency: 'EUR',
      }),
  ],
  E07: [({ event }) => server.call('POST', `/api/event/${event}/upload-image`, undefined, as())],
  E25: [({ event }) => get(`/api/event/${event}/participants`)],
  E26: [
    ({ event, somebody }) =>
      post(`/api/event/${event}/participants/bulk`, { act: 'APPROVE', participantIds: [somebody] }),
  ],
  E27: [({ event }) => get(`/api/event/${event}/participants.csv`)],
  E28: [({ event }) => get(`/api/event/${event}/ticket`)],
  E29: [
    ({ event, somebody }) =>
      post(`/api/event/${event}/check-in`, { personId: somebody, scanId: 'scan-0001' }),
  ],
  E30: [({ event, somebody }) => server.delete(`/api/event/${event}/check-in/${somebody}`, as())],
  E31: [({ event }) => get(`/api/event/${event}/check-in`)],
  E32: [({ event }) => server.delete(`/api/event/${event}/image`, as())],
  E33: [({ event }) => get(`/api/event/${event}/organiser-candidates?search=farsecret`)],
  E34: [({ event }) => get(`/api/event/${event}/calendar.ics`)],
  E39: [({ event }) => post(`/api/event/${event}/guest`, { firstName: 'Nina', lastName: '' })],
  E40: [({ event, somebody }) => post(`/api/event/${event}/invitations/${somebody}`)],
  E41: [({ event }) => get(`/api/event/${event}/invitations`)],
  E42: [
    ({ event, somebody }) =>
      server.delete(`/api/event/${event}/invitations/${somebody}?invitedAs=PARTICIPANT`, as()),
  ],
  E43: [
    ({ event }) => post(`/api/event/${event}/invitation`, { invitedAs: 'PARTICIPANT', accept: true }),
    ({ event }) => post(`/api/event/${event}/invitation`, { invitedAs: 'ORGANISER', accept: false }),
  ],
  E37: [
    () => get('/api/event/month?month=2026-11'),
    ({ community }) => get(`/api/event/month?month=2026-11&communityId=${community}`),
  ],
  I01: [({ picture }) => post('/api/images/upload/link', { imageUrl: server.origin + picture })],
  I03: [({ picture }) => server.call('DELETE', '/api/images/remove', { imageUrl: picture }, as())],
  P01: [({ user }) => post(`/api/participant/create?userId=${user}`, { profile: { firstName: 'Ada' } })],
  P02: asked('my-answers'),
  P03: asked('profile'),
  P04: asked('my-communities'),
  P05: [
    ({ slug }) => get(`/api/participant/profile/${slug}`),
    ({ somebody }) => get(`/api/participant/profile/${somebody}`),
  ],
  P06: own('update-answers', { answers: {} }),
  P07: own('update-looking-for', { lookingFor: 'Somebody' }),
  P08: [
    ...own('update-profile', { profile: { about: 'Changed' } }),
    ({ picture }) =>
      post('/api/participant/update-profile', { participantId: hereId(), profile: { avatarUrl: picture } }),
  ],
  P09: own('tutorial-seen', {}),
  P10: own('update-networking-pref', { networkingEnabled: false }),
  P13: [
    ({ own }) => get(`/api/participant/${own}/profile-completion`),
    ({ somebody }) => get(`/api/participant/${somebody}/profile-completion`),
  ],
  P19: own('leave', {}),
  P20: [({ somebody }) => post(`/api/participant/${somebody}/report`, { reason: 'SPAM', text: 'x' })],
  P25: [({ somebody }) => server.delete(`/api/participant/${somebody}/report`, as())],
  P30: [({ event }) => post(`/api/event/${event}/report`, { reason: 'SPAM', text: 'x' })],
  P31: [({ event }) => server.delete(`/api/event/${event}/report`, as())],
  P32: [({ somebody }) => post(`/api/introduction/${somebody}/report`, { reason: 'SPAM', text: 'x' })],
  P33: [({ somebody }) => server.delete(`/api/introduction/${somebody}/report`, as())],
  P24: own('pause', { weeks: 1 }),
  U01: [() => get('/api/current-user')],
  U04: [() => post('/api/init')],
  U05: [() => get('/api/contact')],
  U06: [() => get('/api/permission/my')],
  U08: [() => get('/api/current-user/sessions')],
  U09: [({ session }) => server.delete(`/api/current-user/sessions/${session}`, as())],
  U10: [() => server.delete('/api/current-user/intro', as())],
  U11: [() => server.get('/api/current-user/web-push', as())],
  U12: [() => server.delete('/api/current-user/web-push', as())],
};
Object.assign(sends, others);

/** Public data of a community, and its publicly visible members (C06: none there). */
const publicly: Record<string, Send> = {
  C02: () => get(`/api/community/get-by-id?communityId=${far}`),
  C03: () => get(`/api/community/get-by-domain?domain=${far}`),
  C06: () => get(`/api/community/${far}/preview/participants`),
  Q01: () => get(`/api/question/get-by-community?communityId=${far}`),
};

/**
 * Calls about an address, a code or a link of the caller, about their own settings, drafts and data in all communities,
 * or about no community. Other tests cover: the member to meet after signing in (introFor.test.ts); an inviter's first
 * name, which the holder of the link gets in any community (invitation.test.ts); the export (account.test.ts).
 */
const ofNobody = [
  'A01',
  'A02',
  'A03',
  'A04',
  'A05',
  'A06',
  'A07',
  'A08',
  'A09',
  'A10',
  'A11',
  'A12',
  'A13',
  'A14',
  'E05',
  'E35',
  'E36',
  'E38',
  'A15',
  'A16',
  'A17',
  'A18',
  'A19',
  'A20',
  'A21',
  'A22',
  'A23',
  'A24',
  'A25',
  'A26',
  'C01',
  'I02',
  'P11',
  'P12',
  'P16',
  'P17',
  'P18',
  'P14',
  'P15',
  'P36',
  'P37',
  'P38',
  'S03',
  'S04',
  'U02',
  'U03',
  'U07',
];

/** Everything that is stored of the other community. */
async function storedThere(): Promise<unknown[]> {
  const tables = Object.values(schema).filter((each): each is typeof schema.participants =>
    Boolean(is(each, PgTable) && 'communityId' in each),
  );
  return Promise.all(
    tables.map(async (table) => [
      getTableName(table),
      await server.app.db.orm.select().from(table).where(eq(table.communityId, far)),
    ]),
  );
}

/** Calls that the test of their own capability covers: its title names them and ends in these words. */
const testedElsewhere = readdirSync(import.meta.dirname)
  .flatMap((file) => titlesOf(readFileSync(join(import.meta.dirname, file), 'utf8'), file))
  .filter((title) => title.endsWith('tell and change nothing of another community'))
  .flatMap(idsIn);

it('has a row of every call that no other test holds', () => {
  const calls: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap(
    (resource) => Object.values(resource),
  );
  const rows = [...Object.keys(sends), ...Object.keys(publicly), ...ofNobody, ...testedElsewhere];
  expect(rows.sort()).toEqual(calls.map(({ id }) => id).sort());
});

let opened: Promise<string> | undefined;
/** The caller's session there: one, since the oldest of many are ended. */
const thereToken = () =>
  (opened ??= server.app.sessions
    .open(server.app.db.orm, {
      userId: caller.userId,
      communityId: far,
      userAgent: 'test',
      method: 'EMAIL',
    })
    .then(({ token }) => token));

it.each([
  '/api/bookmarks',
  '/api/blocks',
  '/api/requests',
  '/api/matching/instant',
  '/api/matching/requests',
  ...['INTERESTED', 'CONNECTED', 'HIDDEN'].map((list) => `/api/relations?list=${list}`),
  '/api/matching/matches-history',
  '/api/matching/meetings',
  `/api/matching/${theirs.own}/pending-score`,
  ...['participants-list', 'participants', 'top-tags', 'participants/locations'].map(
    (end) => `/api/community/${far}/${end}`,
  ),
  `/api/participant/${theirs.own}/participants-with-location`,
  '/api/event/upcoming',
  ...['', '/participants/confirmed', '/participants/pending', '/responsibles'].map(
    (end) => `/api/event/${theirs.event}${end}`,
  ),
])('there is something to tell there: %s', async (path) => {
  expect((await server.get(path, { token: await thereToken(), community: far })).text).toMatch(mark);
});

it.each(Object.keys(sends))('%s tells and changes nothing of another community', async (id) => {
  const before = await storedThere();
  for (const send of sends[id]!) {
    const answer = await send(theirs);
    const told = withoutSent(answer.text, theirs);
    expect(told).not.toMatch(mark);
    expect(answer.status).toBeLessThan(500);
    // The id was refused, and not the format.
    if (id !== 'P08') expect(answer.text).not.toContain('"code":1100');
    // The answer does not reveal whether it exists.
    const other = await send(unknown);
    expect([answer.status, told]).toEqual([other.status, withoutSent(other.text, unknown)]);
  }
  expect(await storedThere()).toEqual(before);
});

it.each(Object.keys(publicly))('%s tells anybody of no member there', async (id) => {
  const answer = await publicly[id]!(theirs);
  expect([answer.status, mark.test(answer.text)]).toEqual([200, false]);
});

it('M03 C07 B06 a person of both communities is shown as in the requested one', async () => {
  const counts = (await get(here('top-tags'))).body as { tag: string; count: number }[];
  expect(counts).toEqual([{ tag: 'shared', count: 1 }]);
  const { items } = (await get(here('participants'))).body as { items: unknown[] };
  expect(items).toHaveLength(2);
});

it('MAT-07 MAT-08 no email mentions the other community', async () => {
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
    expect(await orm.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  }
});

it('HOM-07 MAT-07 MAT-08 what is told here by email names nobody there, of those who are in both neither', async () => {
  const { orm } = server.app.db;
  const both: [Person, { about: string; lookingFor: string }][] = [
    [caller, { about: 'I am a designer', lookingFor: 'honey from a beekeeper' }],
    [friend, { about: 'I keep bees', lookingFor: 'a designer for my labels' }],
  ];
  for (const [{ participantId = '' }, profile] of both) {
    await orm
      .update(schema.participants)
      .set({ ...profile, requestedAt: new Date() })
      .where(eq(schema.participants.id, participantId));
  }
  const byFriend = { token: friend.token, community: home };
  const friendId = friend.participantId;
  const ok = async (answer: Promise<Answer>): Promise<Answer> => {
    const { status, text } = await answer;
    expect(status, text).toBe(200);
    return answer;
  };
  await ok(post(here('notify/recommended-contacts')));
  await server.app.matching.work();
  await ok(post(`/api/requests/${friendId}/answer`, { answer: 'I can.' }));
  const like = { relationType: 'LIKE', note: 'Hello' };
  await ok(post('/api/relations', { participantId: hereId(), subjectId: friendId, ...like }));
  server.later(31);
  server.app.deliveries.wake();
  await server.emailTo(friend.email, 3);
  const back = { participantId: friendId, subjectId: hereId(), ...like };
  await ok(server.post('/api/relations', back, byFriend));
  const { body } = await ok(post('/api/matching/meetings', { subjectId: friendId, ...offer() }));
  const { id, version, slots } = body as { id: string; version: number; slots: string[] };
  const pick = { startsAt: slots[0], version, timeZone: 'UTC' };
  await ok(server.post(`/api/matching/meetings/${id}/pick`, pick, byFriend));

  const kinds = ['recommendations', 'requestAnswered', 'introduced', 'connected'];
  const meetings = ['meetingProposed', 'meetingAgreed'];
  const [mine, theirs] = [caller, friend].map(({ email }) => eq(outbox.recipient, email));
  const kindsTo = async (whom: typeof mine) =>
    (await orm.select({ kind: outbox.kind }).from(outbox).where(whom)).map(({ kind }) => kind);
  expect(new Set(await kindsTo(theirs))).toEqual(new Set([...kinds, ...meetings]));
  expect(await kindsTo(mine)).toEqual(
    expect.arrayContaining(['recommendations', 'connected', 'meetingAgreed']),
  );
  for (const [person, count] of [
    [caller, (await kindsTo(mine)).length],
    [friend, (await kindsTo(theirs)).length],
  ] as const) {
    await server.emailTo(person.email, count);
    for (const { subject, html, text } of await server.emails(person.email)) {
      expect(subject + html + text).not.toMatch(mark);
    }
  }
});
