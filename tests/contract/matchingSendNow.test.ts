import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RecommendationsPreview, RecommendationsSent } from '../../src/generated/api/community';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import { tuesdayOf } from '../../src/lib/weeks';
import { matchingRounds, participants } from '../../src/server/db/schema';
import { roundsTick } from '../../src/server/modules/matching/rounds';
import { errorOf } from '../support/client';
import { goTo } from '../support/matching/clock';
import { asAnotherCaller } from '../support/openTransaction';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const domains = [
  'new.example',
  'few.example',
  'down.example',
  'back.example',
  'twice.example',
  'guarded.example',
] as const;
type Home = (typeof domains)[number];
const day = 86_400;
let server: TestServer;
const communities = Object.fromEntries(domains.map((domain) => [domain, emailOnly]));
beforeAll(async () => {
  server = await startServer({ communities });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community: Home) => ({ token, community });
const pathOf = (home: Home) => `/api/community/${home}/notify/recommended-contacts`;
const memberOf = (home: Home, firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const managerOf = (home: Home) =>
  memberOf(home, 'Mara', { manager: true, participant: { networkingEnabled: false } });

async function look(home: Home, by: Person): Promise<RecommendationsPreview> {
  const { status, body, text } = await server.get(pathOf(home), as(by, home));
  expect(status, text).toBe(200);
  return body as RecommendationsPreview;
}

/** C13, and the emails that it sends. */
async function send(home: Home, by: Person): Promise<RecommendationsSent> {
  const { status, body, text } = await server.post(pathOf(home), undefined, as(by, home));
  expect(status, text).toBe(200);
  await server.app.matching.work();
  return body as RecommendationsSent;
}

const roundsOf = (home: Home) =>
  server.app.db.orm
    .select()
    .from(matchingRounds)
    .where(eq(matchingRounds.communityId, home))
    .orderBy(matchingRounds.day, matchingRounds.number);
const emailsTo = async (...people: Person[]) =>
  Promise.all(people.map(async ({ email }) => (await server.emails(email)).length));
const listOf = async (home: Home, to: Person) =>
  ((await server.get('/api/matching/instant', as(to, home))).body as RecommendationPage).items.map(
    ({ subject }) => subject.id,
  );

describe('sending now', () => {
  it('MAT-09 C13 C18 makes no round with nobody in it, and goes to a community that is younger than Tuesday', async () => {
    const home = 'new.example';
    const manager = await managerOf(home);
    const alone = await memberOf(home, 'Ada');
    const others = [
      { why: 'ALONE', count: 1 },
      { why: 'PAUSED', count: 1 },
    ];
    expect(await look(home, manager)).toMatchObject({
      made: false,
      members: 2,
      lists: 0,
      waiting: 0,
      others,
    });
    expect(await send(home, manager)).toEqual({ day: expect.any(String), lateAt: null, sent: 0, others });
    expect(await roundsOf(home)).toEqual([]);

    // They join, and the week has its round.
    const second = await memberOf(home, 'Ben');
    expect(await send(home, manager)).toMatchObject({ sent: 2, others: [{ why: 'PAUSED', count: 1 }] });
    expect(await roundsOf(home)).toMatchObject([
      { kind: 'weekly', number: 0, state: 'finished', late: false },
    ]);
    expect(await emailsTo(alone, second)).toEqual([1, 1]);

    // Newcomers of the same week, one of whom does not want emails and one whose address is not confirmed.
    const third = await memberOf(home, 'Cleo');
    const muted = await memberOf(home, 'Mute', { muted: true });
    await memberOf(home, 'Una', { confirmed: false });
    await memberOf(home, 'Hid', { participant: { profileEnabled: false } });
    const looked = await look(home, manager);
    const rest = [
      { why: 'HAS_LIST', count: 2 },
      { why: 'EMAILS_OFF', count: 1 },
      { why: 'PAUSED', count: 1 },
      { why: 'HIDDEN', count: 1 },
      { why: 'NOT_ADMITTED', count: 1 },
    ];
    expect(looked).toMatchObject({ made: true, members: 7, lists: 4, waiting: 1, others: rest });
    expect(await send(home, manager)).toEqual({ day: looked.day, lateAt: null, sent: 1, others: rest });
    expect(await roundsOf(home)).toMatchObject([
      { kind: 'weekly', number: 0 },
      { kind: 'extra', number: 1, state: 'finished' },
    ]);
    expect(await emailsTo(alone, second, third, muted)).toEqual([1, 1, 1, 0]);
    // Who was found for them sees them, too.
    expect(await listOf(home, third)).toContain(alone.participantId);
    expect(await listOf(home, alone)).toContain(third.participantId);

    // Again there is nobody.
    expect(await send(home, manager)).toMatchObject({ sent: 0 });
    expect(await roundsOf(home)).toHaveLength(2);
    expect(await emailsTo(alone, second, third, muted)).toEqual([1, 1, 1, 0]);
  });

  it('MAT-09 HOM-04 M03 C13 says who has met everyone; a newcomer is somebody new for them', async () => {
    const home = 'few.example';
    const manager = await managerOf(home);
    const [ann, ben] = [await memberOf(home, 'Ann'), await memberOf(home, 'Ben')];
    await send(home, manager);
    server.later(7 * day);
    expect(await send(home, manager)).toMatchObject({
      sent: 0,
      others: [
        { why: 'MET_EVERYONE', count: 2 },
        { why: 'PAUSED', count: 1 },
      ],
    });
    const stateOf = async (who: Person) =>
      ((await server.get('/api/matching/instant', as(who, home))).body as RecommendationPage).state;
    const hide = { participantId: ann.participantId, subjectId: ben.participantId, relationType: 'DISLIKE' };
    const hidden = await server.post('/api/relations', { ...hide, note: 'OTHER' }, as(ann, home));
    expect(hidden.status, hidden.text).toBe(200);
    expect(await stateOf(ann)).toBe('MET_EVERYONE');
    await memberOf(home, 'Cleo');
    expect(await stateOf(ann)).toBe('NONE_LEFT');
    expect(await send(home, manager)).toMatchObject({ sent: 3 });
    server.later(7 * day);
    // The last whom one could meet takes no part any more.
    const off = { participantId: ben.participantId, networkingEnabled: false };
    const paused = await server.post('/api/participant/update-networking-pref', off, as(ben, home));
    expect(paused.text).toBe('OK');
    expect(await stateOf(ann)).toBe('READY');
  });

  it('MAT-05 MAT-09 a server that was down from Tuesday to Thursday makes the round late, and says so', async () => {
    const home = 'down.example';
    const manager = await managerOf(home);
    const [ann, ben] = [await memberOf(home, 'Ann'), await memberOf(home, 'Ben')];
    const { matching, log, communities } = server.app;
    const { timeZone } = communities.byId(home)!.community;
    // To noon of the Thursday of a later week.
    server.later(7 * day);
    goTo(server, home, { weekday: 4, hour: 12 });
    const warned = log.warn.bind(log);
    const said: unknown[] = [];
    log.warn = ((...given: Parameters<typeof warned>) => void said.push(given[0])) as typeof log.warn;
    await matching.beginDue();
    log.warn = warned;
    await matching.work();
    expect(said).toContainEqual({ community: home, day: tuesdayOf(server.now(), timeZone) });
    const [round] = await roundsOf(home);
    expect(round).toMatchObject({ kind: 'weekly', late: true, state: 'finished' });
    for (const { email } of [ann, ben])
      expect((await server.emailTo(email)).text).toContain('Recommendations are later than usual this week.');
    const { lateAt } = await look(home, manager);
    expect(lateAt).toBe(round?.startedAt.toISOString());
    expect(await send(home, manager)).toMatchObject({ sent: 0, lateAt });
  });

  it('MAT-05 MAT-09 a round that becomes due after its day, without an outage, is not late', async () => {
    const home = 'back.example';
    const manager = await managerOf(home);
    const [ann, ben] = [await memberOf(home, 'Ann'), await memberOf(home, 'Ben')];
    const { jobs, matching, db } = server.app;
    const takesPart = (networkingEnabled: boolean) =>
      db.orm.update(participants).set({ networkingEnabled }).where(eq(participants.id, ben.participantId!));
    await takesPart(false);
    server.later(7 * day);
    goTo(server, home, { weekday: 2, hour: 15 });
    // The schedule looks, and finds a single member who takes part.
    await matching.beginDue();
    vi.spyOn(jobs, 'lastRun').mockResolvedValue(server.now());
    expect(await roundsOf(home)).toEqual([]);
    await takesPart(true);
    goTo(server, home, { weekday: 3, hour: 12 });
    await matching.beginDue();
    expect(jobs.lastRun).toHaveBeenLastCalledWith(roundsTick);
    vi.restoreAllMocks();
    await matching.work();
    expect(await roundsOf(home)).toMatchObject([{ kind: 'weekly', late: false, state: 'finished' }]);
    for (const { email } of [ann, ben])
      expect((await server.emailTo(email)).text).not.toContain('later than');
    expect(await look(home, manager)).toMatchObject({ made: true, lateAt: null });
  });

  it('MAT-05 MAT-09 C13 pressed by several at once, in two processes, makes one round and emails everybody once', async () => {
    const home = 'twice.example';
    const managers = [await managerOf(home), await managerOf(home)];
    const people = [await memberOf(home, 'Ann'), await memberOf(home, 'Ben')];
    const second = await startServer({ beside: server, communities });
    second.later((server.now().getTime() - second.now().getTime()) / 1000);
    try {
      for (const rounds of [1, 2]) {
        const answers = await Promise.all(
          [server, second].flatMap((one) =>
            managers.map((by) => asAnotherCaller(() => one.post(pathOf(home), undefined, as(by, home)))),
          ),
        );
        for (const { status, text } of answers) expect(status, text).toBe(200);
        await Promise.all([server, second].map(({ app }) => asAnotherCaller(() => app.matching.work())));
        expect((await roundsOf(home)).map(({ number, state }) => [number, state])).toEqual(
          Array.from({ length: rounds }, (_, number) => [number, 'finished']),
        );
        for (const { email } of people)
          expect(await server.app.db.orm.$count(outbox, eq(outbox.recipient, email))).toBe(1);
        people.push(await memberOf(home, 'Cleo'));
      }
    } finally {
      await second.stop();
    }
  });

  it('C13 C18 are for managers of the community and administrators', async () => {
    const home = 'guarded.example';
    const manager = await managerOf(home);
    const [member, elsewhere] = [await memberOf(home, 'Ann'), await managerOf('new.example')];
    const admin = await addPerson(server, { admin: true });
    for (const ask of [
      server.get,
      (path: string, options?: object) => server.post(path, undefined, options),
    ]) {
      expect((await ask(pathOf(home), { community: home })).status).toBe(401);
      for (const one of [member, elsewhere])
        expect(errorOf(await ask(pathOf(home), as(one, home))).code).toBe(1109);
      for (const one of [manager, admin]) expect((await ask(pathOf(home), as(one, home))).status).toBe(200);
    }
  });
});
