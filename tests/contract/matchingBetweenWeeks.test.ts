import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysLater, dueAt, tuesdayOf } from '../../src/lib/weeks';
import { matchingRounds } from '../../src/server/db/schema';
import { goTo } from '../support/matching/clock';
import { askingForRequest, inCommunity, type Newcomer } from '../support/matching/joining';
import { asAnotherCaller } from '../support/openTransaction';
import { startServer, type TestServer } from '../support/server';

const domains = [
  'begun.example',
  'over.example',
  'waiting.example',
  'early.example',
  'staying.example',
  'returning.example',
  'pausing.example',
  'quiet.example',
] as const;
type Home = (typeof domains)[number];
const communities = Object.fromEntries(domains.map((domain) => [domain, askingForRequest()]));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ matching: { byClock: false }, communities });
});
afterAll(() => server.stop());

const week = 7 * 86_400;
const [monday, tuesday, wednesday, friday] = [1, 2, 3, 5].map((weekday) => ({ weekday, hour: 15 })) as [
  Parameters<typeof goTo>[2],
  Parameters<typeof goTo>[2],
  Parameters<typeof goTo>[2],
  Parameters<typeof goTo>[2],
];
const settingsOf = (home: Home) => server.app.communities.byId(home)!;
const thisTuesday = (home: Home) => tuesdayOf(server.now(), settingsOf(home).community.timeZone);
/** When the round of the week that begins so many days after this week’s Tuesday is due. */
const roundAfter = (home: Home, days: number) => {
  const { timeZone, matching } = settingsOf(home).community;
  return dueAt(daysLater(thisTuesday(home), days), timeZone, matching.hour).toISOString();
};
const roundsOf = (home: Home) =>
  server.app.db.orm
    .select()
    .from(matchingRounds)
    .where(eq(matchingRounds.communityId, home))
    .orderBy(matchingRounds.day, matchingRounds.number);
/** C13 without its call: managers would get lists, too. */
const sendNow = (home: Home) =>
  server.app.db.transaction(({ orm }) => server.app.matching.sendNow(orm, settingsOf(home)));
const settled = () => server.app.jobs.work();
async function tick(): Promise<void> {
  await server.app.matching.beginDue();
  await server.app.matching.work();
}
const pairsOf = async (home: Home) =>
  (await inCommunity(() => server, home).sides()).map(({ viewer, shown }) => `${viewer} ${shown}`);

describe('the end of a week', () => {
  it.each([
    ['has begun', 'begun.example'],
    ['is over', 'over.example'],
  ] as const)(
    'MAT-03 MAT-09 no first list is stored for a week once the next round %s',
    async (how, home) => {
      const { member, newcomer } = inCommunity(() => server, home);
      for (const name of ['Ada', 'Ben', 'Cleo']) await member(name, 'A lawyer', 'Baker');
      goTo(server, home, monday);
      const { matching } = server.app;
      const { compute } = matching;
      // While the list is computed, the week ends, and the round of the next one begins.
      vi.spyOn(matching, 'compute').mockImplementationOnce(async (...given) => {
        const computed = await compute(...given);
        goTo(server, home, tuesday);
        await matching.beginDue();
        if (how === 'is over') await matching.work();
        return computed;
      });
      const newt = await newcomer('Newt', 'a baker', 'Lawyer');
      await settled();
      vi.restoreAllMocks();
      await matching.work();
      await settled();
      expect(await roundsOf(home)).toMatchObject([
        { kind: 'weekly', day: thisTuesday(home), state: 'finished' },
      ]);
      const pairs = await pairsOf(home);
      expect(pairs.filter((pair) => pair.startsWith(newt.participantId)).length).toBeGreaterThan(0);
      expect(new Set(pairs).size).toBe(pairs.length);
    },
  );

  it('MAT-03 MAT-05 no round begins while that of the week before is under way', async () => {
    const home = 'waiting.example';
    const { member } = inCommunity(() => server, home);
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) await member(name, 'A lawyer', 'Baker');
    goTo(server, home, monday);
    const before = thisTuesday(home);
    await sendNow(home);
    goTo(server, home, tuesday);
    // Several at the same moment, as in several processes.
    await Promise.all(Array.from({ length: 3 }, () => asAnotherCaller(server.app.matching.beginDue)));
    expect(await roundsOf(home)).toMatchObject([{ day: before, state: 'begun' }]);
    await server.app.matching.work();
    await Promise.all(Array.from({ length: 3 }, () => asAnotherCaller(server.app.matching.beginDue)));
    await server.app.matching.work();
    expect(await roundsOf(home)).toMatchObject([
      { day: before, state: 'finished' },
      { day: thisTuesday(home), number: 0, state: 'finished' },
    ]);
    const pairs = await pairsOf(home);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('the day that a member is told', () => {
  it('MAT-05 HOM-04 C13 M03 is of next week once this week’s round was sent before its hour', async () => {
    const home = 'early.example';
    const { member, recommended } = inCommunity(() => server, home);
    const ada = await member('Ada', 'A lawyer', 'Baker');
    await member('Ben', 'A baker', 'Lawyer');
    goTo(server, home, { weekday: 2, hour: 8 });
    expect(await recommended(ada)).toMatchObject({ state: 'NOT_YET', nextRoundAt: roundAfter(home, 0) });
    await sendNow(home);
    await server.app.matching.work();
    // Somebody who was not in it, for one without a list as well as for one with a list.
    const cleo = await member('Cleo', 'A baker', 'Gardener');
    expect(await recommended(cleo)).toMatchObject({ state: 'NOT_YET', nextRoundAt: roundAfter(home, 7) });
    expect(await recommended(ada)).toMatchObject({ state: 'READY', nextRoundAt: roundAfter(home, 7) });
  });

  it.each([
    ['of a pair that stays', 'staying.example'],
    ['of whom one has left and joined again', 'returning.example'],
  ] as const)(
    'MAT-03 MAT-09 HOM-04 P19 comes 12 weeks after a list of a Friday, not after its Tuesday: %s',
    async (_, home) => {
      const { as, member, newcomer, recommended } = inCommunity(() => server, home);
      /** With a session of now. */
      const signedIn = async <Who extends Newcomer>(who: Who): Promise<Who> => {
        const session = { communityId: home, userAgent: 'test', method: 'EMAIL' } as const;
        const { token } = await server.app.sessions.open(server.app.db.orm, {
          ...session,
          userId: who.userId,
        });
        return { ...who, token };
      };
      const ada = await member('Ada', 'A baker', 'Lawyer');
      goTo(server, home, friday);
      const made = thisTuesday(home);
      const ben = await newcomer('Ben', 'a lawyer', 'Baker');
      await settled();
      expect(await roundsOf(home)).toMatchObject([{ kind: 'extra', day: made }]);
      expect(await pairsOf(home)).toHaveLength(2);
      if (home === 'returning.example') {
        server.later(week);
        const left = await server.post(
          '/api/participant/leave',
          { participantId: ben.participantId },
          as(await signedIn(ben)),
        );
        expect(left.status, left.text).toBe(200);
        await newcomer('Ben', 'a lawyer', 'Baker', { again: await signedIn(ben) });
        await settled();
      }
      const had = (await pairsOf(home)).length;
      server.later((home === 'returning.example' ? 10 : 11) * week);
      goTo(server, home, monday);
      expect(daysLater(thisTuesday(home), 7)).toBe(daysLater(made, 84));
      expect((await recommended(await signedIn(ada))).nextRoundAt).toBeNull();
      goTo(server, home, tuesday);
      await tick();
      expect(await pairsOf(home)).toHaveLength(had);
      goTo(server, home, wednesday);
      expect((await recommended(await signedIn(ada))).nextRoundAt).toBe(roundAfter(home, 7));
      goTo(server, home, tuesday);
      await tick();
      expect((await pairsOf(home)).length).toBeGreaterThan(had);
    },
  );
});

describe('a member among others who take a break', () => {
  it('HOM-04 M03 P24 has neither met everyone nor is alone, and is promised no day', async () => {
    const home = 'pausing.example';
    const { member, recommended } = inCommunity(() => server, home);
    goTo(server, home, wednesday);
    const inDays = (days: number) => new Date(server.now().getTime() + days * 86_400_000);
    const ada = await member('Ada', 'A baker', 'Lawyer');
    expect(await recommended(ada)).toMatchObject({ state: 'ALONE', stateAfter: 'ALONE', nextRoundAt: null });
    const pause = (days: number) => ({ networkingPausedUntil: inDays(days) });
    const ben = await member('Ben', 'A lawyer', 'Baker', pause(21));
    const away = { items: [], state: 'OTHERS_AWAY', stateAfter: 'OTHERS_AWAY', nextRoundAt: null };
    expect(await recommended(ada)).toMatchObject(away);
    // Somebody whose pause ends before the next round.
    const cleo = await member('Cleo', 'A lawyer', 'Gardener', pause(2));
    expect(await recommended(ada)).toMatchObject({ state: 'NOT_YET', nextRoundAt: roundAfter(home, 7) });
    const decide = async (who: Newcomer) => {
      const body = {
        participantId: ada.participantId,
        subjectId: who.participantId,
        relationType: 'DISLIKE',
      };
      const { as } = inCommunity(() => server, home);
      const answer = await server.post('/api/relations', { ...body, note: 'OTHER' }, as(ada));
      expect(answer.status, answer.text).toBe(200);
    };
    await decide(cleo);
    expect(await recommended(ada)).toMatchObject(away);
    await decide(ben);
    expect(await recommended(ada)).toMatchObject({ state: 'MET_EVERYONE', nextRoundAt: null });
  });

  it('HOM-04 M03 P10 is not the first one where the others have switched introductions off', async () => {
    const home = 'quiet.example';
    const { member, recommended } = inCommunity(() => server, home);
    const ada = await member('Ada', 'A baker', 'Lawyer');
    await member('Off', 'A lawyer', 'Baker', { networkingEnabled: false });
    expect(await recommended(ada)).toMatchObject({ state: 'OTHERS_AWAY', nextRoundAt: null });
    const ben = await member('Ben', 'A lawyer', 'Gardener');
    goTo(server, home, tuesday);
    await tick();
    // Whoever takes part is known; who does not is not waited for.
    expect(await recommended(ada)).toMatchObject({
      items: [{ subject: { id: ben.participantId } }],
      state: 'READY',
      stateAfter: 'MET_EVERYONE',
      nextRoundAt: null,
    });
  });
});
