import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bulk } from '../../src/generated/api/member';
import { actsOnMany } from '../support/actsOnMany';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
});
afterAll(() => server.stop());

const { as, member, preview, begin, undo, idsOf, begun, ended, rowOf } = actsOnMany(home, () => ({
  server,
  manager,
}));

describe('an applicant', () => {
  const applicant = (options: PersonOptions = {}) => member({ enabled: false, ...options });

  it('D30 D31 ADM-09 is admitted or refused together, with a word, and notified once the time to undo it is over', async () => {
    const people = [await applicant(), await applicant()];
    const others = [await member(), await applicant({ participant: { refusedAt: new Date() } })];
    const ids = idsOf([...people, ...others]);
    const { people: meant, leftOut } = await preview({ do: 'refuse', ids });
    expect([meant.map(({ id }) => id).sort(), leftOut]).toEqual([idsOf(people).sort(), 2]);
    const wordless = await begin({ do: 'refuse', ids, expected: meant.map(({ id }) => id), text: ' ' });
    expect(errorOf(wordless)).toMatchObject({ code: 1100, details: [{ path: 'text' }] });
    const refused = await begun({ do: 'refuse', ids, text: 'We’re full <for now>.' });
    expect(await server.emails(people[0]!.email)).toEqual([]);
    server.later(31);
    expect(await ended(refused)).toMatchObject({ status: 'done', missed: [] });
    for (const who of people) {
      expect(await rowOf(who)).toMatchObject({ enabled: false });
      expect((await rowOf(who)).refusedAt).not.toBeNull();
      expect((await server.emailTo(who.email)).text).toContain('We’re full <for now>.');
    }
    const admitted = await begun({ do: 'admit', ids: idsOf(people) });
    server.later(31);
    expect(await ended(admitted)).toMatchObject({ status: 'done', missed: [] });
    for (const who of people) {
      expect(await rowOf(who)).toMatchObject({ enabled: true, refusedAt: null });
      expect((await server.emailTo(who.email, 2)).subject).toContain('open.example');
    }
  });

  it('D31 ADM-09 whom another manager decided of meanwhile is not notified twice', async () => {
    const [one, two] = [await applicant(), await applicant()];
    const bulk = await begun({ do: 'admit', ids: idsOf([one, two]) });
    const decisions = [{ participantId: one.participantId, version: 1 }];
    await server.post(`/api/admin/${home}/admissions/decide`, { decisions, admit: true }, as(manager));
    server.later(31);
    expect(await ended(bulk)).toMatchObject({ status: 'done', missed: [] });
    await server.emailTo(two.email);
    expect(await server.emails(one.email)).toHaveLength(1);
  });
});

describe('what can be undone', () => {
  const open = async (by = manager): Promise<Bulk[]> =>
    (await server.get(`/api/admin/${home}/bulk`, as(by))).body as Bulk[];

  it('D35 D32 ADM-08 is shown to whoever began it, with the time left, until it is over', async () => {
    const other = await member({ manager: true });
    const [one, two] = [await member(), await member()];
    const first = await begun({ do: 'hide', ids: idsOf([one]) }, other);
    expect(first).toMatchObject({ secondsLeft: 30 });
    server.later(10);
    const second = await begun({ do: 'pause', ids: idsOf([two]) }, other);
    expect((await open(other)).map(({ id, count, secondsLeft }) => [id, count, secondsLeft])).toEqual([
      [second.id, 1, 30],
      [first.id, 1, 20],
    ]);
    expect(await open()).toEqual([]);
    expect((await undo(second, other)).body).toMatchObject({ status: 'undone', secondsLeft: 0 });
    expect((await open(other)).map(({ id }) => id)).toEqual([first.id]);
    server.later(20);
    expect(await open(other)).toEqual([]);
    await ended(first);
  });
});

describe('what is decided of a member', () => {
  const act = (who: Person, name: string, body: object = {}) =>
    server.post(`/api/admin/participants/${who.participantId}/${name}`, body, as(manager));

  it.each([
    [
      'D08 the profile is hidden',
      'profile/toggle',
      { shouldDisable: true },
      'Your profile at open.example is hidden',
    ],
    [
      'D09 networking is paused',
      'networking/toggle',
      { shouldDisable: true },
      'Introductions at open.example are paused for you',
    ],
    ['D21 they are removed', 'remove', {}, 'You’re no longer a member of open.example'],
  ])('%s: they are told, whatever is switched off, and once', async (_what, name, body, subject) => {
    const who = await member({ muted: true });
    expect((await act(who, name, body)).status).toBe(200);
    const email = await server.emailTo(who.email);
    expect(email.subject).toBe(subject);
    expect(email.text).not.toContain('They wrote to you');
    // A repeated action sends no notification.
    expect((await act(who, name, body)).status).toBe(200);
    const next = await member();
    await act(next, name, body);
    await server.emailTo(next.email);
    expect(await server.emails(who.email)).toHaveLength(1);
  });

  it('D08 D21 somebody who is not inside is not notified', async () => {
    const [outside, inside] = [await member({ enabled: false }), await member()];
    for (const who of [outside, inside]) {
      await act(who, 'profile/toggle', { shouldDisable: true });
      await act(who, 'remove');
    }
    await server.emailTo(inside.email, 2);
    expect(await server.emails(outside.email)).toEqual([]);
  });

  it('D31 ADM-08 many are notified once the time to undo it is over, and not where it is undone', async () => {
    const [kept, done] = [await member(), await member()];
    const undone = await begun({ do: 'remove', ids: idsOf([kept]) });
    const bulk = await begun({ do: 'remove', ids: idsOf([done]) });
    await undo(undone);
    expect(await server.emails(done.email)).toEqual([]);
    server.later(31);
    await ended(bulk);
    expect((await server.emailTo(done.email)).subject).toBe('You’re no longer a member of open.example');
    expect(await server.emails(kept.email)).toEqual([]);
  });
});
