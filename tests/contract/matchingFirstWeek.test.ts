import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { IntroductionPage, RecommendationPage } from '../../src/generated/api/introduction';
import { matchingRounds } from '../../src/server/db/schema';
import { goTo } from '../support/matching/clock';
import { askingForRequest, inCommunity, type Newcomer } from '../support/matching/joining';
import { startServer, type TestServer } from '../support/server';

const communities = {
  'invited.example': askingForRequest(),
  'alone.example': askingForRequest(),
  'again.example': askingForRequest(),
  'quick.example': askingForRequest(),
};
type Home = keyof typeof communities;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ matching: { byClock: false }, communities });
});
afterAll(() => server.stop());

const [tuesday, wednesday] = [
  { weekday: 2, hour: 15 },
  { weekday: 3, hour: 12 },
];
const listed = ({ items }: RecommendationPage) => items.map(({ subject }) => subject.id);
const ids = (people: readonly Newcomer[]) => people.map(({ participantId }) => participantId).sort();
/** First lists that are due are made. */
const settled = () => server.app.jobs.work();
/** The clock's tick: the round of this week, if it is due. */
async function tick(): Promise<void> {
  await server.app.matching.beginDue();
  await server.app.matching.work();
}
const roundsOf = (home: Home) =>
  server.app.db.orm
    .select()
    .from(matchingRounds)
    .where(eq(matchingRounds.communityId, home))
    .orderBy(matchingRounds.day, matchingRounds.number);

it('MAT-09 AUT-07 M03 M05 who is invited on a Wednesday has their inviter and three people, each with reasons', async () => {
  const home = 'invited.example';
  const { as, member, newcomer, recommended, sides } = inCommunity(() => server, home);
  const hedy = await member('Hedy', 'An illustrator', 'Lawyer. I draft contracts.');
  const trades = ['Lawyer', 'Baker', 'Illustrator', 'Accountant', 'Gardener', 'Translator'];
  const others: Newcomer[] = [];
  for (const [at, trade] of trades.entries())
    others.push(await member(`O${at}`, `A ${trades[(at + 1) % trades.length]!.toLowerCase()}`, trade));
  goTo(server, home, tuesday);
  await tick();
  expect(await roundsOf(home)).toMatchObject([{ kind: 'weekly', number: 0, late: false }]);

  goTo(server, home, wednesday);
  const { invitationId: invitedBy } = (await server.post('/api/init', undefined, as(hedy))).body as Init;
  const newt = await newcomer('Newt', 'a lawyer for our contracts', 'Designer of websites', { invitedBy });
  await settled();
  const { items, state } = await recommended(newt);
  expect(state).toBe('READY');
  expect(items).toHaveLength(3);
  for (const { subject, reasons } of items) {
    expect(ids(others)).toContain(subject.id);
    expect(reasons.length, subject.firstName ?? '').toBeGreaterThan(0);
  }
  expect(items[0]?.subject.firstName).toBe('O0');
  const waiting = (await server.get('/api/matching/requests', as(newt))).body as IntroductionPage;
  expect(waiting.items).toMatchObject([{ subject: { id: hedy.participantId }, invited: true }]);

  // The round of next week goes on from there.
  goTo(server, home, tuesday);
  await tick();
  const pairs = (await sides()).map(({ viewer, shown }) => `${viewer} ${shown}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs).not.toContain(`${newt.participantId} ${hedy.participantId}`);
  expect(pairs).not.toContain(`${hedy.participantId} ${newt.participantId}`);
  const next = listed(await recommended(newt));
  expect(next.length).toBeGreaterThan(0);
  for (const { subject } of items) expect(next).not.toContain(subject.id);
});

it('MAT-05 MAT-09 a Tuesday with one member has no round, not even late; a second member has a list at once', async () => {
  const home = 'alone.example';
  const { member, newcomer, recommended } = inCommunity(() => server, home);
  const ada = await member('Ada', 'A baker', 'Lawyer');
  goTo(server, home, tuesday);
  await tick();
  goTo(server, home, wednesday);
  const ben = await newcomer('Ben', 'a lawyer', 'Baker');
  await settled();
  await tick();
  expect(await roundsOf(home)).toMatchObject([{ kind: 'extra', number: 0, late: false }]);
  expect(listed(await recommended(ben))).toEqual([ada.participantId]);
  expect(listed(await recommended(ada))).toEqual([ben.participantId]);
  goTo(server, home, tuesday);
  await newcomer('Cleo', 'a baker', 'Gardener');
  await settled();
  await tick();
  expect(await roundsOf(home)).toMatchObject([
    { kind: 'extra' },
    { kind: 'extra' },
    { kind: 'weekly', late: false },
  ]);
});

it('MAT-03 MAT-09 P19 leaving and joining again shows nobody a second time; nor anybody blocked, hidden or removed', async () => {
  const home = 'again.example';
  const { as, member, newcomer, recommended } = inCommunity(() => server, home);
  const others: Newcomer[] = [];
  for (let at = 0; at < 6; at += 1) others.push(await member(`O${at}`, 'A baker', 'Lawyer'));
  await member('Hid', 'A baker', 'Lawyer', { profileEnabled: false });
  await member('Out', 'A baker', 'Lawyer', { enabled: false, removedAt: new Date('2026-01-01') });
  const ann = await newcomer('Ann', 'a lawyer', 'Baker');
  await settled();
  const first = listed(await recommended(ann));
  expect(first).toHaveLength(3);
  for (const id of first) expect(ids(others)).toContain(id);
  const [blocked, ...fresh] = others.filter(({ participantId }) => !first.includes(participantId));
  const block = await server.post(`/api/blocks/${blocked!.participantId}`, undefined, as(ann));
  expect(block.text).toBe('OK');

  const left = await server.post('/api/participant/leave', { participantId: ann.participantId }, as(ann));
  expect(left.status, left.text).toBe(200);
  const { token } = await server.app.sessions.open(server.app.db.orm, {
    userId: ann.userId,
    communityId: home,
    userAgent: 'test',
    method: 'EMAIL',
  });
  const back = await newcomer('Ann', 'a lawyer', 'Baker', { again: { ...ann, token } });
  await settled();
  expect(listed(await recommended(back)).sort()).toEqual(ids(fresh));
});

it('MAT-09 P01 a first list comes by itself, soon after the call that makes a member', async () => {
  const { member, newcomer, recommended } = inCommunity(() => server, 'quick.example');
  const lawyer = await member('Lena', 'A baker', 'Lawyer');
  const ann = await newcomer('Ann', 'a lawyer', 'Baker');
  await vi.waitFor(async () => expect(listed(await recommended(ann))).toEqual([lawyer.participantId]), {
    interval: 25,
  });
});
