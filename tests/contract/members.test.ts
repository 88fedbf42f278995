import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member, MemberPage, MemberView } from '../../src/generated/api/member';
import { auditEntries, participants } from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
let manager: Person;
let other: Person;
let admin: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [elsewhere]: { auth: [{ authType: 'EMAIL' }] } } });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
  other = await addPerson(server, { member: home, manager: true, firstName: 'Edith' });
  admin = await addPerson(server, { admin: true });
  stranger = await addPerson(server, { member: elsewhere });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community = home) => ({ token, community });
const member = (participant: PersonOptions['participant'] = {}): Promise<Person> =>
  addPerson(server, { member: home, participant });
const at = ({ participantId }: Person, path = '') => `/api/admin/participants/${participantId}${path}`;
const act = (who: Person, path: string, body: unknown = {}, by = manager): Promise<Answer> =>
  server.post(at(who, path), body, as(by));
const cardOf = async (who: Person): Promise<Member> =>
  (await server.get(at(who), as(manager))).body as Member;
const statesOf = async (who: Person) => (await cardOf(who)).row.states;
const list = async (query = ''): Promise<MemberPage> =>
  (await server.get(`/api/admin/${home}/participants${query}`, as(manager))).body as MemberPage;

/** The entry of a community's latest action in the audit. */
async function lastAct() {
  const rows = await server.app.db.orm.select().from(auditEntries).where(eq(auditEntries.communityId, home));
  const { action: act, before, after } = rows.sort((one, two) => two.id - one.id)[0]!;
  return { act, before, after };
}

describe('what is decided of a member', () => {
  it.each([
    ['D08', '/profile/toggle', 'HIDDEN', 'hide', 'show', 'profileEnabled'],
    ['D09', '/networking/toggle', 'PAUSED', 'pause', 'resume', 'networkingEnabled'],
  ])(
    '%s ADM-03 POST %s switches off and on, and the audit has both',
    async (_id, path, state, off, on, key) => {
      const who = await member();
      const switched = await act(who, path, { shouldDisable: true, version: 1 });
      expect((switched.body as Member).row).toMatchObject({ states: [state], version: 2 });
      expect(await lastAct()).toEqual({
        act: `member.${off}`,
        before: { [key]: true },
        after: { [key]: false },
      });
      // Done already is nothing done.
      expect(((await act(who, path, { shouldDisable: true })).body as Member).row.version).toBe(2);
      expect(((await act(who, path, { shouldDisable: false })).body as Member).row.states).toEqual([
        'ACTIVE',
      ]);
      expect((await lastAct()).act).toBe(`member.${on}`);
    },
  );

  it('D21 D22 ADM-08 removing keeps the profile, and joining anew lets nobody in; restoring does', async () => {
    const who = await member();
    expect(((await act(who, '/remove')).body as Member).row.states).toEqual(['REMOVED']);
    const join = await server.post(`/api/participant/create?userId=${who.userId}`, {}, as(who));
    expect(join.body).toMatchObject({ id: who.participantId, enabled: false });
    expect(((await act(who, '/restore')).body as Member).row.states).toEqual(['ACTIVE']);
  });

  it('D22 a person who had been refused before is refused again', async () => {
    const who = await member({ enabled: false, refusedAt: new Date() });
    await act(who, '/remove');
    expect(await statesOf(who)).toEqual(['REMOVED']);
    await act(who, '/restore');
    expect(await statesOf(who)).toEqual(['REFUSED']);
  });

  it('D23 PRO-06 of those who agreed, those picked stand first on the landing; nobody else is picked', async () => {
    const shown = async () => {
      const answer = await server.get(`/api/community/${home}/preview/participants`);
      return (answer.body as { id: string }[]).map(({ id }) => id);
    };
    const [first, second, silent] = [
      await member({ publicPreview: true }),
      await member({ publicPreview: true }),
      await member(),
    ];
    expect(await shown()).toEqual([first.participantId, second.participantId]);
    expect(((await act(second, '/pick', { pick: true })).body as Member).row.picked).toBe(true);
    expect(await shown()).toEqual([second.participantId, first.participantId]);
    expect(errorOf(await act(silent, '/pick', { pick: true }))).toMatchObject({
      code: 1100,
      details: [{ path: 'pick' }],
    });
    await act(second, '/pick', { pick: false });
    expect(await shown()).toEqual([first.participantId, second.participantId]);
  });

  it('D21 ADM-08 the second of two managers gets an error, and nothing is overwritten', async () => {
    const who = await member();
    const { version } = (await cardOf(who)).row;
    const answers = await Promise.all([
      act(who, '/profile/toggle', { shouldDisable: true, version }),
      act(who, '/remove', { version }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(errorOf(answers.find(({ status }) => status === 409)!).code).toBe(1151);
    expect((await cardOf(who)).row.version).toBe(2);
  });

  it.each(['/profile/toggle', '/networking/toggle', '/remove'])(
    'D08 D09 D21 nobody does %s to themselves, and to a manager only administrators',
    async (path) => {
      const body = path === '/remove' ? {} : { shouldDisable: true };
      expect(errorOf(await act(manager, path, body)).code).toBe(1155);
      const colleague = await addPerson(server, { member: home, manager: true });
      expect(errorOf(await act(colleague, path, body)).code).toBe(1109);
      expect((await act(colleague, path, body, admin)).status).toBe(200);
    },
  );
});

describe('the card of a member', () => {
  it('D20 ADM-08 tells what members see, the address, and what was done and noted', async () => {
    const contacts = [{ type: 'EMAIL' as const, value: 'hidden@people.example' }];
    const who = await member({ contacts, privacy: 'PRIVATE', city: 'Hiddenville', about: 'I count.' });
    await act(who, '/networking/toggle', { shouldDisable: true });
    await act(who, '/notes', { text: '  Met at the fair.\n\n\n\nCall in May. ' }, other);
    const answer = await server.get(at(who), as(manager));
    const card = answer.body as Member;
    expect(card.row).toMatchObject({ email: who.email, emailConfirmed: true, city: null });
    expect(card.profile).toMatchObject({ about: 'I count.', contacts: [], location: null });
    expect(answer.text).not.toMatch(/hidden@|Hiddenville/);
    expect(card.notes).toMatchObject([{ author: 'Edith Tester', text: 'Met at the fair.\n\nCall in May.' }]);
    expect(card.timeline.map(({ what, actor }) => [what, actor])).toEqual([
      ['member.pause', 'Grace Tester'],
      ['joined', null],
    ]);
  });

  it('D24 D25 a note is deleted, and an empty one is none', async () => {
    const who = await member();
    expect(errorOf(await act(who, '/notes', { text: ' \u200b ' })).code).toBe(1100);
    const { notes } = (await act(who, '/notes', { text: 'Once.' })).body as Member;
    const path = `/api/admin/notes/${notes[0]!.id}`;
    const { token } = await addPerson(server, { member: elsewhere, manager: true });
    expect(errorOf(await server.delete(path, { token, community: elsewhere })).code).toBe(1110);
    expect((await server.delete(path, as(manager))).text).toBe('OK');
    expect(errorOf(await server.delete(path, as(manager))).code).toBe(1110);
    expect((await cardOf(who)).notes).toEqual([]);
    expect((await lastAct()).act).toBe('note.delete');
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '/profile/toggle', { shouldDisable: true }],
    ['POST', '/networking/toggle', { shouldDisable: true }],
    ['POST', '/remove', {}],
    ['POST', '/restore', {}],
    ['POST', '/pick', { pick: true }],
    ['POST', '/notes', { text: 'x' }],
  ])(
    'D08 D09 D20 D21 D22 D23 D24 another community’s member is not there: %s %s',
    async (method, path, body) => {
      const answer = await server.call(method, at(stranger, path), body, as(manager));
      expect([answer.status, errorOf(answer).code]).toEqual([404, 1110]);
      const [row] = await server.app.db.orm
        .select()
        .from(participants)
        .where(eq(participants.id, stranger.participantId!));
      expect(row).toMatchObject({ managedVersion: 1, enabled: true });
    },
  );
});

describe('the list of members', () => {
  it('D06 ADM-03 answers pages of 20, the latest first, and no other community’s', async () => {
    const many = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        member({ company: 'Paging', createdAt: new Date(Date.UTC(2020, 0, 1 + index)) }),
      ),
    );
    await addPerson(server, { member: elsewhere, participant: { company: 'Paging' } });
    const [first, second] = [
      await list('?search=paging&sort=JOINED'),
      await list('?search=paging&sort=JOINED&page=1'),
    ];
    expect([first.total, first.list.length, first.hasMore, second.list.length, second.hasMore]).toEqual([
      22,
      20,
      true,
      2,
      false,
    ]);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(
      many.map(({ participantId }) => participantId).reverse(),
    );
  });

  it('D06 ADM-03 profiles that are switched off, or on', async () => {
    const who = await member({ company: 'Switchboard', profileEnabled: false });
    const found = async (query: string) => (await list(query)).list.map(({ id }) => id);
    expect(await found('?search=switchboard&profiles=false')).toEqual([who.participantId]);
    expect(await found('?search=switchboard&profiles=true')).toEqual([]);
    expect(await found('?search=switchboard&states=HIDDEN')).toEqual([who.participantId]);
    expect(await found('?search=switchboard&states=ACTIVE&states=PAUSED')).toEqual([]);
  });

  it.each(['states=NONSENSE', 'joinedFrom=2026-02-31', 'joinedTo=yesterday', 'page=-1', 'sort=x'])(
    'D06 refuses %s',
    async (query) => {
      const answer = await server.get(`/api/admin/${home}/participants?${query}`, as(manager));
      expect(errorOf(answer).code).toBe(1100);
    },
  );

  it('D06 another community’s list is its managers’ alone', async () => {
    const answer = await server.get(`/api/admin/${elsewhere}/participants`, as(manager));
    expect(errorOf(answer).code).toBe(1109);
  });
});

describe('saved lists', () => {
  const path = `/api/admin/${home}/member-views`;
  const view = (title: string) => ({
    title,
    query: { states: ['WAITING'], sort: 'NAME' },
    columns: ['email'],
  });
  const views = async () => (await server.get(path, as(manager))).body as MemberView[];

  it('D26 D27 D28 ADM-08 are saved, found by all managers, and deleted', async () => {
    const saved = (await server.post(path, view(' Waiting  long '), as(other))).body as MemberView;
    expect(saved).toMatchObject(view('Waiting long'));
    expect(await views()).toEqual([saved]);
    expect(errorOf(await server.post(path, view('Waiting long'), as(manager)))).toMatchObject({
      code: 1100,
      details: [{ path: 'title' }],
    });
    const one = `/api/admin/member-views/${saved.id}`;
    const { token } = await addPerson(server, { member: elsewhere, manager: true });
    expect(errorOf(await server.delete(one, { token, community: elsewhere })).code).toBe(1110);
    expect((await server.delete(one, as(manager))).text).toBe('OK');
    expect(await views()).toEqual([]);
    expect(errorOf(await server.delete(one, as(manager))).code).toBe(1110);
  });

  it('D27 there are 50 at most', async () => {
    for (let index = 0; index < 50; index += 1) {
      expect((await server.post(path, view(`List ${index}`), as(manager))).status).toBe(200);
    }
    expect(errorOf(await server.post(path, view('One more'), as(manager))).code).toBe(1100);
    expect(await views()).toHaveLength(50);
    const rows = await server.app.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.communityId, home), eq(auditEntries.action, 'view.save')));
    expect(rows).toHaveLength(51);
  });
});
