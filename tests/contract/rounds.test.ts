import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecommendationsPreview } from '../../src/generated/api/community';
import type { Init } from '../../src/generated/api/currentUser';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import type { RelevanceRate } from '../../src/generated/api/matching';
import type { Pause } from '../../src/generated/api/participant';
import * as schema from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { tuesdayOf } from '../../src/server/modules/matching/week';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const silent = 'silent.example';
const market = 'market.example';
const two = 'two.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [home]: { auth: [{ authType: 'EMAIL' }], community: { timeZone: 'Europe/Belgrade' } },
      [market]: {
        auth: [{ authType: 'EMAIL' }],
        community: {
          matching: { perMember: 2, appearances: 3, aliases: [['zorble', 'keeper of lighthouses']] },
        },
      },
      [two]: { auth: [{ authType: 'EMAIL' }] },
      [silent]: { auth: [{ authType: 'EMAIL' }], community: { matching: { enabled: false } } },
    },
  });
});
afterAll(() => server.stop());

const text = (lookingFor: string, about: string, more: PersonOptions['participant'] = {}) => ({
  member: home,
  participant: { lookingFor, about, ...more },
});
let weeks = 0;
const weekLater = () => {
  weeks += 1;
  server.later(7 * 86_400);
};
const now = () => new Date(Date.now() + weeks * 7 * 86_400_000);
const roundsOf = (communityId: string) =>
  server.app.db.orm
    .select()
    .from(schema.matchingRounds)
    .where(eq(schema.matchingRounds.communityId, communityId))
    .orderBy(schema.matchingRounds.day, schema.matchingRounds.number);

/** This week's round, made now, and everybody's list in it. */
async function makeRound(by: Person, community = home): Promise<Map<string, string[]>> {
  const path = `/api/community/${community}/notify/recommended-contacts`;
  expect((await server.post(path, undefined, { token: by.token, community })).status).toBe(200);
  await server.app.matching.work();
  const round = (await roundsOf(community)).at(-1)!;
  expect(round.state).toBe('finished');
  const { matchings, matchingResults } = schema;
  const rows = await server.app.db.orm
    .select()
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .where(eq(matchings.roundId, round.id))
    .orderBy(matchingResults.viewerId, matchingResults.rank);
  const lists = new Map<string, string[]>();
  for (const { matching_results: side, matchings: pair } of rows) {
    const other = pair.firstId === side.viewerId ? pair.secondId : pair.firstId;
    lists.set(side.viewerId, [...(lists.get(side.viewerId) ?? []), other]);
  }
  return lists;
}

describe('a week’s recommendations', () => {
  let manager: Person, lawyer: Person, founder: Person, paused: Person, muted: Person, designer: Person;
  beforeAll(async () => {
    manager = await addPerson(server, {
      ...text('', ''),
      firstName: 'Mara',
      manager: true,
      participant: { networkingEnabled: false },
    });
    lawyer = await addPerson(server, {
      ...text('Looking for a designer for my website', 'Lawyer. I draft contracts for startups.', {
        position: 'Lawyer',
        city: 'Belgrade',
        showLocation: true,
      }),
      firstName: 'Lena',
    });
    founder = await addPerson(server, {
      ...text('I need a lawyer who knows contracts', 'Founder of a bakery', { city: 'Hidden Town' }),
      firstName: 'Fred',
    });
    paused = await addPerson(server, { ...text('a lawyer', 'designer'), firstName: 'Paul' });
    muted = await addPerson(server, {
      ...text('baker', 'photographer'),
      muted: true,
      firstName: 'Mute',
    });
    designer = await addPerson(server, {
      ...text('a bakery for our office breakfasts', 'Designer of websites', { position: 'Designer' }),
      firstName: 'Dora',
    });
  });

  const pref = (person: Person, networkingEnabled: boolean) =>
    server.post(
      '/api/participant/update-networking-pref',
      { participantId: person.participantId, networkingEnabled },
      { token: person.token, community: home },
    );
  const idsOf = (...people: Person[]) => people.map(({ participantId = '' }) => participantId).sort();

  it('C18 C13 M02 are looked at beforehand, made once, emailed once, with what members may read of each other', async () => {
    const path = `/api/community/${home}/notify/recommended-contacts`;
    const look = async () =>
      (await server.get(path, { token: manager.token, community: home })).body as RecommendationsPreview;
    const others = [
      { why: 'EMAILS_OFF', count: 1 },
      { why: 'PAUSED', count: 1 },
    ];
    expect(await look()).toMatchObject({ made: false, members: 6, lists: 5, waiting: 4, others });
    expect(await roundsOf(home)).toEqual([]);

    const lists = await makeRound(manager);
    expect([...lists.keys()].sort()).toEqual(idsOf(lawyer, founder, paused, muted, designer));
    expect(lists.get(founder.participantId ?? '')).toContain(lawyer.participantId);
    // A member without emails is not notified.
    expect(await look()).toMatchObject({
      made: true,
      lists: 5,
      waiting: 0,
      others: [{ why: 'HAS_LIST', count: 4 }, ...others],
    });

    const email = await server.emailTo(founder.email);
    expect(email.subject).toContain('People for you to meet');
    expect(email.text).toMatch(/You’re looking for “[^”]+”(; Lena offers|, and that’s what Lena offers)/);
    expect(email.text).toContain('Belgrade');
    expect((await server.emailTo(lawyer.email)).text).not.toContain('Hidden Town');
    await makeRound(manager);
    expect(await server.emails(founder.email)).toHaveLength(1);
    expect(await server.emails(muted.email)).toEqual([]);
    expect(await roundsOf(home)).toHaveLength(1);
    const audit = await server.get(`/api/admin/${home}/audit`, { token: manager.token, community: home });
    expect(audit.text).toContain('recommendations.send');

    // Both get the same parts, each in their own direction.
    const rate = (of: Person, about: Person, lang?: string) =>
      server.get(
        `/api/matching/get-relevance-rate?participantId=${of.participantId}&subjectId=${about.participantId}`,
        { token: of.token, community: home, lang },
      );
    const [mine, theirs] = [await rate(founder, lawyer), await rate(lawyer, founder)].map(
      ({ body }) => body as RelevanceRate,
    );
    expect(mine!.forward).toEqual(theirs!.backward);
    expect(mine!.score).toBe(theirs!.score);
    expect(mine!.forward.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(
      mine!.forward.score,
      6,
    );
    expect(mine!.sentences.join(' ')).toContain('Lena');
    expect(((await rate(founder, lawyer, 'ru')).body as RelevanceRate).sentences[0]).toMatch(
      /В вашем запросе есть слова «/,
    );
    // Neither hidden people, nor strangers, nor oneself.
    expect(errorOf(await rate(founder, founder)).code).toBe(1110);
    const stranger = await addPerson(server, { member: silent });
    expect(errorOf(await rate(founder, stranger)).code).toBe(1110);
  });

  it('MAT-03 P10 P07 go by what members have set when the next round is made; nobody meets again within 12 weeks', async () => {
    const before = await makeRound(manager);
    expect((await pref(paused, false)).text).toBe('OK');
    const request = { participantId: muted.participantId, lookingFor: 'Where is a ceramics teacher?' };
    const changed = await server.post('/api/participant/update-looking-for', request, {
      token: muted.token,
      community: home,
    });
    expect(changed.status).toBe(200);
    // Whom the list had no place for could come next.
    const met = before.get(muted.participantId ?? '') ?? [];
    for (const { participantId: subjectId = '' } of [lawyer, founder, designer]) {
      if (met.includes(subjectId)) continue;
      const hidden = { subjectId, relationType: 'DISLIKE', note: 'OTHER' };
      const by = { token: muted.token, community: home };
      expect((await server.post('/api/relations', hidden, by)).status).toBe(200);
    }
    // The two have something to offer each other.
    const potter = await addPerson(server, {
      ...text('a photographer', 'I am a ceramics teacher'),
      firstName: 'Pia',
    });
    weekLater();
    const lists = await makeRound(manager);
    const off = paused.participantId ?? '';
    expect(lists.has(off)).toBe(false);
    expect([...lists.values()].flat()).not.toContain(off);
    expect(lists.get(muted.participantId ?? '')).toEqual([potter.participantId]);
    for (const [viewer, list] of before)
      for (const id of list) expect(lists.get(viewer) ?? []).not.toContain(id);
    const { matchingLists } = schema;
    const missing = await server.app.db.orm
      .select()
      .from(matchingLists)
      .where(and(eq(matchingLists.participantId, off), eq(matchingLists.missing, 'networkingOff')));
    expect(missing).toHaveLength(1);
    expect((await pref(paused, true)).text).toBe('OK');
  });

  it('MAT-03 reports keep two apart in both directions, in rounds to come and in emails not yet sent', async () => {
    const one = await addPerson(server, { ...text('an astronomer', 'a violinist'), firstName: 'Una' });
    const two = await addPerson(server, { ...text('a violinist', 'an astronomer'), firstName: 'Tove' });
    const body = { reason: 'SPAM' };
    const report = await server.post(`/api/participant/${two.participantId}/report`, body, {
      token: one.token,
      community: home,
    });
    expect(report.body).toEqual({ undoUntil: expect.any(String), reaches: 'MANAGERS' });
    weekLater();
    const lists = await makeRound(manager);
    expect(lists.get(one.participantId ?? '')).not.toContain(two.participantId);
    expect(lists.get(two.participantId ?? '')).not.toContain(one.participantId);
  });

  it('MAT-03 P24 POST /api/participant/pause ends by itself, and at once when the member says so', async () => {
    const path = '/api/participant/pause';
    const pause = (weeks: number) =>
      server.post(
        path,
        { participantId: paused.participantId, weeks },
        { token: paused.token, community: home },
      );
    const begun = async () =>
      (await server.post('/api/init', {}, { token: paused.token, community: home })).body as Init;
    const listed = async () => {
      weekLater();
      const lists = await makeRound(manager);
      return (
        lists.has(paused.participantId ?? '') || [...lists.values()].flat().includes(paused.participantId!)
      );
    };
    // A person whom none of these has met yet.
    await addPerson(server, { ...text('designer of websites', 'I am a lawyer'), firstName: 'Nora' });
    const { pausedUntil } = (await pause(2)).body as Pause;
    expect(Date.parse(pausedUntil!) - now().getTime()).toBeGreaterThan(13.9 * 86_400_000);
    expect((await begun()).participant).toMatchObject({ pausedUntil, networkingEnabled: true });
    expect(await listed()).toBe(false);
    expect((await pause(0)).body).toEqual({ pausedUntil: null });
    expect((await begun()).participant?.pausedUntil).toBeNull();
    await pause(1);
    expect((await begun()).participant?.pausedUntil).not.toBeNull();
    // A week later it is over.
    expect(await listed()).toBe(true);
    expect((await begun()).participant?.pausedUntil).toBeNull();
    for (const weeks of [-1, 13, 1.5]) expect((await pause(weeks)).status).toBe(400);
  });

  it('P10 a pause by managers can only be ended by them', async () => {
    const toggle = (shouldDisable: boolean) =>
      server.post(
        `/api/admin/participants/${designer.participantId}/networking/toggle`,
        { shouldDisable },
        { token: manager.token, community: home },
      );
    expect((await toggle(true)).status).toBe(200);
    expect(errorOf(await pref(designer, true)).code).toBe(1109);
    expect((await pref(designer, false)).text).toBe('OK');
    expect((await toggle(false)).status).toBe(200);
    expect((await pref(designer, false)).text).toBe('OK');
    expect((await pref(designer, true)).text).toBe('OK');
  });

  it('M06 M10 HOM-06 MAT-01 compute a pair now; a reason that is none leaves its own part and no other', async () => {
    const seeker = await addPerson(server, {
      ...text('a plumber and an electrician', '', { tags: ['chess'] }),
      firstName: 'Sam',
    });
    const worker = await addPerson(server, {
      ...text('', 'Plumber, electrician', { tags: ['chess'] }),
      firstName: 'Wim',
    });
    const pair = { participantId: seeker.participantId, subjectId: worker.participantId };
    const by = { token: seeker.token, community: home };
    const stored = `/api/matching/get-relevance-rate?participantId=${pair.participantId}&subjectId=${pair.subjectId}`;
    expect(errorOf(await server.get(stored, by)).code).toBe(1110);
    const compute = async () =>
      (await server.post('/api/matching/calc-relevance-rate', pair, by)).body as RelevanceRate;
    const before = await compute();
    const stand = (await server.get(stored, by)).body as RelevanceRate;
    expect(stand).toEqual(before);
    const [first] = before.forward.parts.filter(({ kind }) => kind === 'need');
    const decline = (term: string, declined: boolean) =>
      server.post('/api/matching/decline-reason', { participantId: pair.participantId, term, declined }, by);
    expect((await decline(first!.term, true)).text).toBe('OK');
    const after = await compute();
    const terms = (rate: RelevanceRate) => rate.forward.parts.map(({ term }) => term);
    expect(terms(after)).toEqual(terms(before).filter((term) => term !== first!.term));
    expect(after.forward.score).toBeLessThan(before.forward.score);
    expect(after.backward).toEqual(before.backward);
    expect((await decline(first!.term, false)).text).toBe('OK');
    expect((await compute()).forward).toEqual(before.forward);
  });

  it('C13 C18 are refused where recommendations are switched off', async () => {
    const there = await addPerson(server, { member: silent, manager: true });
    const path = `/api/community/${silent}/notify/recommended-contacts`;
    const options = { token: there.token, community: silent };
    expect(errorOf(await server.get(path, options)).code).toBe(1162);
    expect(errorOf(await server.post(path, undefined, options)).code).toBe(1162);
    expect(await roundsOf(silent)).toEqual([]);
  });
});

describe('a round as a market', () => {
  it('MAT-02 MAT-04 shows nobody more often than is set; looked at beforehand, it is the one that comes', async () => {
    const { app } = server;
    const manager = await addPerson(server, { member: market, manager: true });
    for (let at = 0; at < 12; at += 1) {
      const participant = {
        lookingFor: 'a translator of Portuguese',
        about: at === 0 ? 'Translator of Portuguese' : `Painter ${at}`,
      };
      await addPerson(server, { member: market, firstName: `P${at}`, participant });
    }
    const config = app.communities.byId(market)!;
    const { timeZone } = config.community;
    const of = { ...communityScope(market), day: tuesdayOf(now(), timeZone), startedAt: now() };
    const before = await app.matching.compute(config, of);
    expect(await app.matching.compute(config, of)).toEqual(before);
    const lists = await makeRound(manager, market);
    expect([...lists].sort()).toEqual(
      [...before.lists].map(([id, list]) => [id, list.map((each) => each.id)] as const).sort(),
    );
    expect([...lists.values()].every((list) => list.length === 2)).toBe(true);
    const shown = [...lists.values()].flat();
    for (const id of new Set(shown))
      expect(shown.filter((each) => each === id).length).toBeLessThanOrEqual(3);
  });

  it('MAT-05 is one per scope and week; a scope of a kind that is not known recommends nobody', async () => {
    const { orm } = server.app.db;
    const member = await addPerson(server, { member: market, participant: { about: 'Painter' } });
    const manager = await addPerson(server, { member: market, manager: true });
    weekLater();
    await makeRound(manager, market);
    const shown = async () => {
      const page = await server.get('/api/matching/instant', { token: member.token, community: market });
      return (page.body as RecommendationPage).items.map(({ subject }) => subject.id);
    };
    const before = await shown();
    // How many is the round's matter: with at most three places each, a list can stay one short.
    expect(before).not.toEqual([]);

    const [made] = (await roundsOf(market)).slice(-1);
    const unknown = { ...made!, scopeKind: 'EVENT' as never, scopeId: 'e', state: 'begun' as const };
    const free = { figures: null, leasedUntil: unknown.startedAt };
    await orm.insert(schema.matchingRounds).values({ ...unknown, ...free, id: 'other' });
    await expect(orm.insert(schema.matchingRounds).values({ ...unknown, id: 'again' })).rejects.toThrow();
    await server.app.matching.work();
    const { matchingLists, matchingRounds } = schema;
    expect(await orm.select().from(matchingRounds).where(eq(matchingRounds.id, 'other'))).toMatchObject([
      { state: 'finished', figures: { members: 0, lists: 0 } },
    ]);

    // The recommendations of another scope are not the community's, even if they are later.
    await orm.update(matchingRounds).set({ day: '2999-01-01' }).where(eq(matchingRounds.id, 'other'));
    const list = { roundId: 'other', communityId: market, participantId: member.participantId! };
    await orm.insert(matchingLists).values(list);
    expect(await shown()).toEqual(before);
    await orm.delete(matchingRounds).where(eq(matchingRounds.id, 'other'));
    await orm.delete(matchingLists).where(eq(matchingLists.roundId, 'other'));
  });

  it('MAT-06 knows the other names of a thing that a community adds', async () => {
    const seeker = await addPerson(server, { member: market, participant: { lookingFor: 'a zorble' } });
    const keeper = await addPerson(server, {
      member: market,
      participant: { about: 'Keeper of lighthouses' },
    });
    const pair = { participantId: seeker.participantId, subjectId: keeper.participantId };
    const answer = await server.post('/api/matching/calc-relevance-rate', pair, {
      token: seeker.token,
      community: market,
    });
    expect((answer.body as RelevanceRate).forward.parts).toContainEqual(
      expect.objectContaining({ kind: 'need', asked: 'zorble' }),
    );
  });
});

describe('links of the weekly email', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it('HOM-07 show a page on GET, act on POST, and open nothing without their secret', async () => {
    const participant = { networkingEnabled: false };
    const manager = await addPerson(server, { member: two, manager: true, participant });
    const [asks, offers] = [
      await addPerson(server, { ...text('a lawyer', 'a designer'), member: two, firstName: 'Ask' }),
      await addPerson(server, { ...text('a designer', 'a lawyer'), member: two, firstName: 'Off' }),
    ];
    weekLater();
    await makeRound(manager, two);
    const { html, text: told } = await server.emailTo(asks.email);
    expect(html).toContain('/u/');
    const links = told.match(/http\S+\/email\/reasons\?\S+/g) ?? [];
    const about =
      links.find((link) => new URL(link).searchParams.get('person') === offers.participantId) ?? '';
    const head = { 'x-community-id': two };
    const reasons = server.origin + new URL(about).pathname + new URL(about).search;
    const shown = await fetch(reasons, { headers: head });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await shown.text();
    const [, term = ''] = /name="term" value="([^"]+)"/.exec(page) ?? [];
    const declined = () =>
      server.app.db.orm
        .select()
        .from(schema.declinedReasons)
        .where(eq(schema.declinedReasons.participantId, asks.participantId ?? ''));
    expect(await declined()).toEqual([]);
    const post = (url: string, body: string) =>
      fetch(url, { method: 'POST', headers: { ...head, ...form }, body });
    expect((await post(reasons, 'term=made-up&declined=yes')).status).toBe(404);
    expect((await post(reasons, new URLSearchParams({ term, declined: 'yes' }).toString())).status).toBe(200);
    expect(await declined()).toMatchObject([{ term, communityId: two }]);
    expect((await post(reasons, new URLSearchParams({ term, declined: 'no' }).toString())).status).toBe(200);
    expect(await declined()).toEqual([]);
    expect((await fetch(`${reasons}x`, { headers: head })).status).toBe(404);
    // In another community nobody owns the link.
    expect((await fetch(reasons, { headers: { 'x-community-id': silent } })).status).toBe(404);

    const raw = await rawEmail(offers.email);
    const [, url = ''] = /List-Unsubscribe:\s*<([^>]+)>/i.exec(raw.replaceAll(/\r?\n[ \t]+/g, ' ')) ?? [];
    expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    const unsubscribe = server.origin + new URL(url).pathname + new URL(url).search;
    const muted = async () =>
      (
        await server.app.db.orm
          .select({ kind: schema.notificationPreferences.kind })
          .from(schema.notificationPreferences)
          .where(eq(schema.notificationPreferences.userId, offers.userId))
      ).map(({ kind }) => kind);
    expect((await fetch(unsubscribe, { headers: head })).status).toBe(200);
    expect(await muted()).toEqual([]);
    expect((await post(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await muted()).toEqual(['recommendations']);
  });

  async function rawEmail(to: string): Promise<string> {
    const { id } = await server.emailTo(to);
    return readFileSync(join(outboxFolder(server.app.env.DATA_DIR), `${id}.eml`), 'utf8');
  }
});
