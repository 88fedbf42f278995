import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { Manager, Role } from '../../src/generated/api/manager';
import type { Reports } from '../../src/generated/api/report';
import * as schema from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { addPerson, password, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let admin: Person;
let count = 0;
const names = Array.from({ length: 26 }, (_, at) => `managed-${at}.example`);
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    emailsAtOnce: true,
    communities: Object.fromEntries(names.map((name) => [name, { auth }])),
  });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

/** A community of its own for each test, so that managers of other tests have no role in it. */
function community() {
  const home = names[count++]!;
  const add = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
  const setRole = (by: Person, of: Person, isManager: boolean, version?: number) =>
    server.post(
      `/api/admin/participants/${of.participantId}/role`,
      { isManager, version },
      { token: by.token, community: home },
    );
  const answer = ({ token }: Person, accept = true) =>
    server.post('/api/participant/manager-invitation', { accept }, { token, community: home });
  /** Somebody is asked to, and accepts. */
  const name = async (by: Person, of: Person) => {
    expect(codeOf(await setRole(by, of, true))).toBe(200);
    expect(codeOf(await answer(of))).toBe(200);
  };
  const list = (by: Person) =>
    server.get(`/api/admin/${home}/managers`, { token: by.token, community: home });
  const leave = ({ token, participantId }: Person) =>
    server.post('/api/participant/leave', { participantId }, { token, community: home });
  const remove = ({ token, userId }: Person) =>
    server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home });
  return { home, add, setRole, answer, name, list, leave, remove };
}

const audited = async (communityId: string) => {
  const rows = await server.app.db.orm
    .select()
    .from(schema.auditEntries)
    .where(eq(schema.auditEntries.communityId, communityId))
    .orderBy(schema.auditEntries.id);
  return rows.map(({ action: act, before, after }) => ({ act, before, after }));
};
const aliasOf = ({ userId }: Person) => server.app.audit.aliasOf(server.app.db.orm, userId);
const idsOf = ({ body }: Answer) => (body as Manager[]).map(({ id }) => id);
const codeOf = (answer: Answer) => (answer.status === 200 ? 200 : errorOf(answer).code);
const invited = { act: 'manager.invite', before: null, after: null };
const withdrawn = { ...invited, act: 'manager.withdraw' };
const declined = { ...invited, act: 'manager.decline' };
const granted = { act: 'manager.grant', before: { isManager: false }, after: { isManager: true } };
const revoked = { act: 'manager.revoke', before: { isManager: true }, after: { isManager: false } };

describe('D10 POST /api/admin/participants/{id}/role', () => {
  it('D10 D12 D46 SAF-01 who is asked to is a manager from their acceptance on; an administrator takes the role away', async () => {
    const { home, add, setRole, answer, list } = community();
    const [first, second] = [await add({ manager: true }), await add()];
    const asked = await setRole(first, second, true);
    expect(asked.body).toEqual({ isManager: false, invited: true, version: 1 } satisfies Role);
    expect((await list(second)).status).toBe(403);
    const rows = (await list(first)).body as Manager[];
    expect(rows.map(({ id, isInvited, mayRevoke }) => [id, isInvited, mayRevoke])).toEqual([
      [first.participantId, false, true],
      [second.participantId, true, true],
    ]);
    expect((await answer(second)).text).toBe('OK');
    expect(idsOf(await list(second))).toEqual([first.participantId, second.participantId]);
    const taken = { isManager: false, invited: false, version: 3 };
    expect((await setRole(admin, second, false)).body).toEqual(taken satisfies Role);
    expect((await list(second)).status).toBe(403);
    expect(await audited(home)).toEqual([invited, granted, revoked]);
    expect(codeOf(await answer(second))).toBe(1301);
  });

  it('U04 D10 D46 SAF-01 the member gets one email with the inviter, and may decline', async () => {
    const { home, add, setRole, answer, list } = community();
    const muted = { muted: true as const };
    const [first, second] = [await add({ manager: true, firstName: 'Grace' }), await add(muted)];
    const init = async ({ token }: Person) =>
      (await server.post('/api/init', undefined, { token, community: home })).body as Init;
    for (const by of [first, first, admin]) await setRole(by, second, true);
    expect((await server.emailTo(second.email)).subject).toBe(`Grace Tester asks you to manage ${home}`);
    expect((await init(second)).managerInvitation?.name).toBe('Grace Tester');
    expect((await init(first)).managerInvitation).toBeUndefined();
    expect(codeOf(await answer(first))).toBe(1301);
    expect(codeOf(await answer(second, false))).toBe(200);
    expect((await init(second)).managerInvitation).toBeUndefined();
    expect(codeOf(await answer(second))).toBe(1301);
    expect(idsOf(await list(first))).toEqual([first.participantId]);
    expect(await server.emails(second.email)).toHaveLength(1);
    expect(await audited(home)).toEqual([invited, declined]);
  });

  it('D10 D46 SAF-01 any manager takes an invitation back, and it ends with its author’s role', async () => {
    const { home, add, setRole, answer } = community();
    const [first, second] = [await add({ manager: true }), await add({ manager: true })];
    const third = await add();
    await setRole(first, third, true);
    expect((await setRole(second, third, false)).body).toMatchObject({ isManager: false, invited: false });
    expect(codeOf(await answer(third))).toBe(1301);
    await setRole(first, third, true);
    expect(codeOf(await setRole(first, first, false))).toBe(200);
    expect(codeOf(await answer(third))).toBe(1301);
    expect(await audited(home)).toEqual([invited, withdrawn, invited, revoked]);
  });

  it('D10 D46 P19 SAF-01 is not accepted once its author is shut out, and goes with the membership', async () => {
    const { home, add, setRole, answer, leave } = community();
    const [first, second] = [await add({ manager: true }), await add({ manager: true })];
    const [third, fourth] = [await add(), await add()];
    for (const who of [third, fourth]) await setRole(second, who, true);
    await server.app.db.orm
      .update(schema.participants)
      .set({ enabled: false })
      .where(eq(schema.participants.id, second.participantId!));
    expect(codeOf(await answer(third))).toBe(1301);
    expect(codeOf(await leave(fourth))).toBe(200);
    const left = await server.app.db.orm
      .select({ id: schema.managerInvitations.participantId })
      .from(schema.managerInvitations)
      .where(eq(schema.managerInvitations.communityId, home));
    expect(left.map(({ id }) => id)).not.toContain(fourth.participantId);
    expect(first.participantId).toBeDefined();
  });

  it('D10 notifies a person who loses the role, also with all notifications off', async () => {
    const { add, name, setRole, home } = community();
    const [first, second] = [await add({ manager: true }), await add({ muted: true })];
    await name(first, second);
    await setRole(first, second, true);
    await setRole(admin, second, false);
    expect((await server.emailTo(second.email, 2)).subject).toBe(`You’re no longer a manager of ${home}`);
    expect(await server.emails(second.email)).toHaveLength(2);
  });

  it('D10 D12 says which roles each person may take away', async () => {
    const { add, list } = community();
    const [first, second] = [await add({ manager: true }), await add({ manager: true })];
    const mine = (by: Person) => list(by).then(({ body }) => body as Manager[]);
    expect((await mine(first)).map(({ isSelf, mayRevoke }) => [isSelf, mayRevoke])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await mine(admin)).every(({ mayRevoke }) => mayRevoke)).toBe(true);
    expect((await mine(second)).map(({ isSelf }) => isSelf)).toEqual([false, true]);
  });

  it('D10 is refused to other managers, for oneself, and for an unknown member', async () => {
    const { home, add, setRole } = community();
    const [first, second, third] = [await add({ manager: true }), await add({ manager: true }), await add()];
    const elsewhere = await addPerson(server, { member: 'open.example', manager: true });
    expect(codeOf(await setRole(first, second, false))).toBe(1109);
    expect(codeOf(await setRole(first, first, true))).toBe(1155);
    expect(codeOf(await setRole(third, third, true))).toBe(1109);
    expect(codeOf(await setRole(elsewhere, third, true))).toBe(1109);
    expect(codeOf(await setRole(first, elsewhere, true))).toBe(1110);
    expect(codeOf(await setRole(first, { ...third, participantId: 'nobody' }, true))).toBe(1110);
    expect(await audited(home)).toEqual([]);
  });

  it('D10 makes managers of those alone who are inside', async () => {
    const { add, setRole } = community();
    const first = await add({ manager: true });
    for (const outside of [{ enabled: false }, { confirmed: false }]) {
      expect(codeOf(await setRole(first, await add(outside), true))).toBe(1160);
    }
  });

  it('D10 tells the second of two who decide by the same version', async () => {
    const { home, add, name, setRole } = community();
    const [first, second] = [await add({ manager: true }), await add()];
    await name(first, second);
    const root = await addPerson(server, { admin: true });
    const answers = await Promise.all([setRole(root, second, false, 2), setRole(admin, second, false, 2)]);
    expect(answers.map(codeOf).sort()).toEqual([1151, 200]);
    expect(await audited(home)).toEqual([invited, granted, revoked]);
  });

  it('D10 two who ask the same member at once ask once', async () => {
    const { home, add, setRole } = community();
    const [first, second] = [await add({ manager: true }), await add()];
    const answers = await Promise.all([setRole(first, second, true, 1), setRole(admin, second, true, 1)]);
    expect(answers.map(codeOf)).toEqual([200, 200]);
    expect(await audited(home)).toEqual([invited]);
    expect(codeOf(await setRole(first, second, true, 7))).toBe(1151);
  });

  it('D10 one that was asked for while the role was being taken away is refused, or ends with it', async () => {
    const { add, setRole, list, answer } = community();
    const [first, second, third] = [await add({ manager: true }), await add({ manager: true }), await add()];
    await Promise.all([setRole(admin, second, false), setRole(second, third, true)]);
    expect(idsOf(await list(first))).toEqual([first.participantId]);
    expect(codeOf(await answer(third))).toBe(1301);
  });
});

describe('the last manager', () => {
  it('D10 P19 A13 cannot stop, leave or delete the account before another one is named', async () => {
    const { add, setRole, answer, leave, remove, home } = community();
    const [first, second] = [await add({ manager: true }), await add()];
    expect(codeOf(await setRole(first, first, false))).toBe(1152);
    expect(codeOf(await setRole(admin, first, false))).toBe(1152);
    expect(codeOf(await leave(first))).toBe(1152);
    const refused = await remove(first);
    expect(errorOf(refused)).toMatchObject({
      code: 1152,
      message: `“${home}” has no other manager. Invite another one there first.`,
    });
    // Nothing was changed.
    const me = await server.get('/api/current-user', { token: first.token, community: home });
    expect(me.body).toMatchObject({ role: 'ROLE_MANAGER' });
    expect(codeOf(await setRole(first, second, true))).toBe(200);
    // An invited person without an answer manages nothing.
    expect(codeOf(await leave(first))).toBe(1152);
    expect(codeOf(await answer(second))).toBe(200);
    expect(codeOf(await leave(first))).toBe(200);
    expect(await audited(home)).toEqual([invited, granted, revoked]);
  });

  it('D10 P19 A13 is no last one beside a manager who is not inside, and may go where nobody could follow', async () => {
    const { add, setRole, leave, home } = community();
    const first = await add({ manager: true });
    const outside = await add({ manager: true, confirmed: false });
    await add({ enabled: false });
    // The community has no other member.
    expect(codeOf(await setRole(first, first, false))).toBe(200);
    expect(codeOf(await leave(outside))).toBe(200);
    const { add: addNext, leave: leaveNext } = community();
    const last = await addNext({ manager: true });
    await addNext({ manager: true, confirmed: false });
    await addNext();
    expect(codeOf(await leaveNext(last))).toBe(1152);
    expect(await audited(home)).toEqual([revoked, revoked]);
  });

  it('A13 D10 deletes an account that is not the last one’s, and the audit knows it no more', async () => {
    const { add, remove, home } = community();
    const [first] = [await add({ manager: true }), await add({ manager: true })];
    const alias = await aliasOf(first);
    expect(codeOf(await remove(first))).toBe(200);
    expect(await audited(home)).toEqual([revoked]);
    const known = await server.app.db.orm
      .select()
      .from(schema.auditAliases)
      .where(eq(schema.auditAliases.id, alias));
    expect(known).toEqual([]);
  });

  describe('removed by an administrator', () => {
    type Home = ReturnType<typeof community>;
    const asAdmin = (home: string) => ({ token: admin.token, community: home });
    const byCard =
      ({ home }: Home) =>
      (of: Person) =>
        server.post(`/api/admin/participants/${of.participantId}/remove`, {}, asAdmin(home));
    /** Like the decision about a report. */
    async function byReport({ home, add }: Home, of: Person) {
      const { token } = await add();
      const path = `/api/participant/${of.participantId}/report`;
      await server.post(path, { reason: 'SPAM' }, { token, community: home });
      const { body } = await server.get(`/api/admin/${home}/reports`, asAdmin(home));
      const found = (body as Reports).list.find(({ subject }) => subject.participantId === of.participantId)!;
      const decision = { decision: 'REMOVE', text: 'Enough.', version: 1 };
      return () => server.post(`/api/admin/reports/${found.id}/decide`, decision, asAdmin(home));
    }

    it('D21 D43 is not, before another one is named', async () => {
      const there = community();
      const [first, second] = [await there.add({ manager: true }), await there.add()];
      const decide = await byReport(there, first);
      expect(codeOf(await byCard(there)(first))).toBe(1152);
      expect(codeOf(await decide())).toBe(1152);
      // Nothing was changed, and nobody was notified.
      expect(await audited(there.home)).toEqual([]);
      expect(await server.emails(first.email)).toEqual([]);
      await there.name(first, second);
      expect(codeOf(await decide())).toBe(200);
      expect((await server.emailTo(first.email)).text).toContain('Enough.');
      expect(codeOf(await byCard(there)(second))).toBe(1152);
    });

    it('D31 with many others: the last manager stays', async () => {
      const there = community();
      const people = [
        await there.add({ manager: true }),
        await there.add({ manager: true }),
        await there.add(),
      ];
      await there.add();
      const expected = people.map(({ participantId }) => participantId!);
      const path = `/api/admin/${there.home}/participants/bulk`;
      await server.post(path, { do: 'remove', ids: expected, expected }, asAdmin(there.home));
      server.later(31);
      const bulk = await vi.waitFor(
        async () => {
          const where = eq(schema.bulkActions.communityId, there.home);
          const [row] = await server.app.db.orm.select().from(schema.bulkActions).where(where);
          expect(row!.status).toBe('done');
          return row!;
        },
        { interval: 50 },
      );
      const managers = idsOf(await there.list(admin));
      expect(managers).toHaveLength(1);
      expect(bulk.missed).toEqual(managers);
    });

    it.each(['by card', 'by report', 'beside one who stops'] as const)(
      'D21 D43 D10 of two at once, one stays: %s',
      async (way) => {
        const there = community();
        const [one, two] = [await there.add({ manager: true }), await there.add({ manager: true })];
        await there.add();
        const other = {
          'by card': () => byCard(there)(two),
          'by report': await byReport(there, two),
          'beside one who stops': () => there.setRole(two, two, false),
        }[way];
        const answers = await Promise.all([byCard(there)(one), other()]);
        expect(answers.map(codeOf).sort()).toEqual([1152, 200]);
        expect(idsOf(await there.list(admin))).toHaveLength(1);
      },
    );
  });

  it.each(['leave', 'remove', 'resign'] as const)(
    'P19 A13 D10 of two managers who go at once, one stays: %s',
    async (way) => {
      const { add, setRole, leave, remove, list } = community();
      const both = [await add({ manager: true }), await add({ manager: true })];
      await add();
      const go = { leave, remove, resign: (person: Person) => setRole(person, person, false) }[way];
      const answers = await Promise.all(both.map(go));
      expect(answers.map(codeOf).sort()).toEqual([1152, 200]);
      expect(idsOf(await list(admin))).toHaveLength(1);
    },
  );
});
