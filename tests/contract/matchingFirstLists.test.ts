import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import { jobs, matchingRounds, participants } from '../../src/server/db/schema';
import { firstListsQueue } from '../../src/server/modules/matching/firstLists';
import { askingForRequest, inCommunity, type Newcomer } from '../support/matching/joining';
import { asAnotherCaller } from '../support/openTransaction';
import type { Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const communities = {
  'grown.example': askingForRequest(),
  'young.example': askingForRequest(),
  'shy.example': askingForRequest(),
  'apart.example': askingForRequest({ transparent: false }),
  'approving.example': askingForRequest({ admission: 'approval' }),
  'still.example': askingForRequest({ matching: { enabled: false } }),
  'full.example': askingForRequest({ matching: { perMember: 3, appearances: 7 } }),
  'failing.example': askingForRequest(),
};
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ matching: { byClock: false }, communities });
});
afterAll(() => server.stop());

const of = (community: keyof typeof communities) => inCommunity(() => server, community);
/** First lists that are due are made, and whoever is notified of theirs has been. */
async function settled(): Promise<void> {
  await server.app.jobs.work();
  await server.app.matching.work();
}
const listed = ({ items }: RecommendationPage) => items.map(({ subject }) => subject.id);
const idOf = ({ participantId = '' }: { participantId?: string }) => participantId;
const emailsTo = async ({ email }: Person) => server.emails(email);
const week = 7 * 86_400;

/** This week's round, by the community's manager. */
async function send(community: string, manager: Person): Promise<void> {
  const path = `/api/community/${community}/notify/recommended-contacts`;
  const answer = await server.post(path, undefined, { token: manager.token, community });
  expect(answer.status, answer.text).toBe(200);
  await server.app.matching.work();
}

describe('a newcomer', () => {
  const { as, member, newcomer, recommended } = of('grown.example');
  let manager: Person, lawyer: Newcomer, baker: Newcomer, paused: Newcomer, silent: Newcomer;
  beforeAll(async () => {
    manager = await member('Mara', '', '', { isManager: true, networkingEnabled: false });
    lawyer = await member('Lena', 'A bakery for our breakfasts', 'Lawyer. I draft contracts.');
    baker = await member('Bo', 'A lawyer who knows contracts', 'I run a bakery.');
    paused = await member('Paul', 'A bakery', 'Lawyer', { networkingPausedUntil: new Date('2999-01-01') });
    silent = await member('Sil', '', 'Accountant for small companies');
    await send('grown.example', manager);
  });

  it('MAT-09 P01 M03 has people with reasons at once; they see the newcomer, and are not written to', async () => {
    const ann = await newcomer('Ann', 'an accountant for my company', 'Designer of websites');
    await settled();
    const page = await recommended(ann);
    expect(page.state).toBe('READY');
    expect(listed(page).sort()).toEqual([lawyer, baker, silent].map(idOf).sort());
    // Somebody without a request is shown by what they offer.
    const [first] = page.items;
    expect(first).toMatchObject({ subject: { id: idOf(silent) }, rank: 1 });
    expect(first?.reasons.join(' ')).toContain('Sil');
    // After the people of their own list.
    const before = listed(await recommended(lawyer));
    expect(before.at(-1)).toBe(idOf(ann));
    expect(before.toSorted()).toEqual([baker, silent, ann].map(idOf).sort());
    expect(await recommended(paused)).toMatchObject({ items: [], state: 'PAUSED' });
    expect(await emailsTo(ann)).toEqual([]);
    for (const person of [lawyer, baker, silent]) expect(await emailsTo(person)).toHaveLength(1);

    // The next weekly email tells of the newcomer, who is at home as well; it is the last time.
    server.later(week);
    await send('grown.example', manager);
    expect((await server.emailTo(lawyer.email, 2)).text).toContain('Ann');
    expect(listed(await recommended(lawyer))).toEqual([idOf(ann)]);
    expect(listed(await recommended(ann))).not.toContain(idOf(lawyer));
    server.later(week);
    await send('grown.example', manager);
    expect(listed(await recommended(lawyer))).not.toContain(idOf(ann));
  });

  it('MAT-09 M09 who is asked learns of the newcomer at once, and not again from the weekly email', async () => {
    const eve = await newcomer('Eve', 'A lawyer for contracts', 'Photographer');
    await settled();
    const found = (await recommended(eve)).items.find(({ subject }) => subject.id === idOf(lawyer))!;
    const before = (await emailsTo(lawyer)).length;
    const intro = { matchingId: found.matchingId, introMessage: 'Hello Lena', from: idOf(eve) };
    expect((await server.post('/api/matching/send-intro', intro, as(eve))).status).toBe(200);
    server.later(60);
    server.app.deliveries.wake();
    expect((await server.emailTo(lawyer.email, before + 1)).text).toContain('Hello Lena');
    server.later(week);
    await send('grown.example', manager);
    for (const { subject, text } of await emailsTo(lawyer))
      if (subject.includes('People for you')) expect(text).not.toContain('Eve');
  });

  it('MAT-03 is shown nobody who takes no part, and nobody after them whom they block', async () => {
    const fay = await newcomer('Fay', 'A lawyer', 'Gardener');
    const block = await server.post(`/api/blocks/${idOf(baker)}`, undefined, as(fay));
    expect(block.text).toBe('OK');
    await settled();
    const ids = listed(await recommended(fay));
    for (const one of [paused, manager, baker]) expect(ids).not.toContain(idOf(one));
    expect(listed(await recommended(baker))).not.toContain(idOf(fay));
  });
});

describe('who waits for a first list', () => {
  it('MAT-09 is alone until somebody joins, and then gets an email, as they may not be looking any more', async () => {
    const { newcomer, recommended } = of('young.example');
    const first = await newcomer('Ada', 'A baker', 'Lawyer');
    await settled();
    expect(await recommended(first)).toMatchObject({ items: [], state: 'ALONE', nextRoundAt: null });
    expect(
      await server.app.db.orm.$count(matchingRounds, eq(matchingRounds.communityId, 'young.example')),
    ).toBe(0);
    server.later(3600);
    const second = await newcomer('Ben', 'A lawyer', 'Baker');
    await settled();
    expect(listed(await recommended(second))).toEqual([idOf(first)]);
    expect(listed(await recommended(first))).toEqual([idOf(second)]);
    expect((await server.emailTo(first.email)).text).toContain('Ben');
    expect(await emailsTo(second)).toEqual([]);
    // The next newcomer is introduced to both.
    const third = await newcomer('Cleo', 'A baker', 'Gardener');
    await settled();
    expect(listed(await recommended(third)).sort()).toEqual([first, second].map(idOf).sort());
    expect(listed(await recommended(first))).toEqual([second, third].map(idOf));
    expect(await emailsTo(first)).toHaveLength(1);
  });

  it('MAT-09 P07 gets it with the first request, and is at home of newcomers until then', async () => {
    const { as, member, newcomer, recommended } = of('shy.example');
    const shy = await member('Shy', '', 'Lawyer');
    expect(await recommended(shy)).toMatchObject({ items: [], state: 'ALONE' });
    const other = await newcomer('Oda', 'A lawyer', 'Baker');
    await settled();
    expect(listed(await recommended(other))).toEqual([idOf(shy)]);
    expect(listed(await recommended(shy))).toEqual([idOf(other)]);
    await member('Cy', '', 'I run a bakery');
    const body = { participantId: idOf(shy), lookingFor: 'A bakery for breakfasts' };
    expect((await server.post('/api/participant/update-looking-for', body, as(shy))).status).toBe(200);
    await settled();
    const page = await recommended(shy);
    expect(page.items.map(({ subject }) => subject.firstName).sort()).toEqual(['Cy', 'Oda']);
    // Whoever was found for them sees them, too, and gets no second list for another request.
    const again = { ...body, lookingFor: 'A bakery for lunch' };
    expect((await server.post('/api/participant/update-looking-for', again, as(shy))).status).toBe(200);
    await settled();
    expect(listed(await recommended(shy))).toEqual(listed(page));
  });

  it('MAT-09 D41 gets it when managers admit them, and an email of it', async () => {
    const { as, member, newcomer, recommended } = of('approving.example');
    const manager = await member('Mara', '', '', { isManager: true, networkingEnabled: false });
    const baker = await member('Bo', 'A lawyer', 'Baker');
    const applicant = await newcomer('Ann', 'A baker', 'Lawyer');
    await settled();
    expect(listed(await recommended(baker))).toEqual([]);
    server.later(86_400);
    const { orm } = server.app.db;
    const own = eq(participants.id, idOf(applicant));
    const [{ managedVersion: version } = { managedVersion: 0 }] = await orm
      .select()
      .from(participants)
      .where(own);
    const decisions = [{ participantId: idOf(applicant), version }];
    const path = '/api/admin/approving.example/admissions/decide';
    const decided = await server.post(path, { decisions, admit: true }, as(manager));
    expect(decided.status, decided.text).toBe(200);
    await settled();
    expect(listed(await recommended(applicant))).toEqual([idOf(baker)]);
    expect((await emailsTo(applicant)).map(({ text }) => text).join('\n')).toContain('Bo');
  });

  it('MAT-09 P24 gets it back with the end of a pause, if the week had none for them', async () => {
    const { as, member, recommended } = of('apart.example');
    const [one, two, resting] = [
      await member('Una', 'A baker', 'Lawyer', { isManager: true }),
      await member('Tove', 'A lawyer', 'Baker'),
      await member('Rest', 'A lawyer', 'Gardener'),
    ];
    const pause = (weeks: number) =>
      server.post('/api/participant/pause', { participantId: idOf(resting), weeks }, as(resting));
    expect((await pause(2)).status).toBe(200);
    await send('apart.example', one);
    expect(listed(await recommended(resting))).toEqual([]);
    expect((await pause(0)).status).toBe(200);
    await settled();
    expect(listed(await recommended(resting)).sort()).toEqual([one, two].map(idOf).sort());
    // Where members do not see each other, these do now.
    expect(listed(await recommended(two))).toEqual([one, resting].map(idOf));
  });

  it('MAT-09 M03 hears that it is coming while it is made, and polls no longer than that', async () => {
    const { member, recommended } = of('full.example');
    const waiting = await member('Wim', 'A baker', 'Lawyer');
    await member('Other', 'A lawyer', 'Baker');
    expect(await recommended(waiting)).toMatchObject({ items: [], state: 'NOT_YET' });
    const job = (askedAt: Date) => ({
      id: 'made later',
      queue: firstListsQueue,
      data: { communityId: 'full.example', askedAt: askedAt.toISOString() },
      leasedUntil: new Date('2999-01-01'),
    });
    const { orm } = server.app.db;
    await orm.insert(jobs).values(job(new Date(Date.now() + 365 * 86_400_000)));
    expect(await recommended(waiting)).toMatchObject({ items: [], state: 'COMING' });
    await orm
      .update(jobs)
      .set(job(new Date('2026-01-01')))
      .where(eq(jobs.id, 'made later'));
    expect(await recommended(waiting)).toMatchObject({ items: [], state: 'NOT_YET' });
    await orm.delete(jobs).where(eq(jobs.id, 'made later'));
  });

  it('MAT-09 gets nothing where recommendations are switched off', async () => {
    const { newcomer, recommended } = of('still.example');
    const [one] = [await newcomer('One', 'A baker', 'Lawyer'), await newcomer('Two', 'A lawyer', 'Baker')];
    await settled();
    expect(await recommended(one)).toMatchObject({ items: [], state: 'OFF' });
    expect(
      await server.app.db.orm.$count(matchingRounds, eq(matchingRounds.communityId, 'still.example')),
    ).toBe(0);
  });
});

describe('first lists of many', () => {
  it('MAT-09 that fail or are killed are made later', async () => {
    const { member, newcomer, recommended } = of('failing.example');
    const baker = await member('Bo', 'A lawyer', 'Baker');
    const compute = vi.spyOn(server.app.matching, 'compute').mockRejectedValueOnce(new Error('killed'));
    const ann = await newcomer('Ann', 'A baker', 'Lawyer');
    await settled();
    expect(compute).toHaveBeenCalledOnce();
    expect(listed(await recommended(ann))).toEqual([]);
    compute.mockRestore();
    // The lease of whoever had it ends.
    const due = { leasedUntil: new Date(0) };
    await server.app.db.orm.update(jobs).set(due).where(eq(jobs.queue, firstListsQueue));
    await settled();
    expect(listed(await recommended(ann))).toEqual([idOf(baker)]);
  });

  it('MAT-02 MAT-03 joins at the same moment, in two processes, share the attention there is', async () => {
    const community = 'full.example';
    const { newcomer, sides } = of(community);
    const second = await startServer({ beside: server, matching: { byClock: false }, communities });
    second.later((server.now().getTime() - second.now().getTime()) / 1000);
    try {
      const trades = ['Lawyer', 'Baker', 'Designer', 'Gardener'];
      const joined = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          asAnotherCaller(() =>
            inCommunity(() => (at % 2 ? server : second), community).newcomer(
              `N${at}`,
              `A ${trades[at % 4]?.toLowerCase()}`,
              trades[(at + 1) % 4]!,
            ),
          ),
        ),
      );
      await Promise.all([settled(), asAnotherCaller(() => second.app.jobs.work())]);
      // One more, so that whoever joined meanwhile is served as well.
      await newcomer('Last', 'A baker', 'Lawyer');
      await settled();
      const all = await sides();
      const pairs = all.map(({ viewer, shown }) => `${viewer} ${shown}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const { participantId } of joined) {
        const own = all.filter(({ viewer }) => viewer === participantId);
        expect(own.length, participantId).toBeGreaterThan(0);
        expect(all.filter(({ shown }) => shown === participantId).length).toBeLessThanOrEqual(7);
      }
      const { orm } = server.app.db;
      const rounds = await orm
        .select({ number: matchingRounds.number, kind: matchingRounds.kind })
        .from(matchingRounds)
        .where(eq(matchingRounds.communityId, community));
      expect(rounds.map(({ number }) => number).sort((a, b) => a - b)).toEqual(rounds.map((_, at) => at));
      expect(new Set(rounds.map(({ kind }) => kind))).toEqual(new Set(['extra']));
    } finally {
      await second.stop();
    }
  });

  it('MAT-09 a newcomer who leaves at once is in nobody’s list', async () => {
    const { as, newcomer, sides } = of('young.example');
    const gone = await newcomer('Gone', 'A baker', 'Lawyer');
    const left = await server.post('/api/participant/leave', { participantId: idOf(gone) }, as(gone));
    expect(left.status, left.text).toBe(200);
    await settled();
    const ids = (await sides()).flatMap(({ viewer, shown }) => [viewer, shown]);
    expect(ids).not.toContain(idOf(gone));
  });
});
