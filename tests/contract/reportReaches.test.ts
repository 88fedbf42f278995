import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ReportAnswer, Reports } from '../../src/generated/api/report';
import type { HealthResponse } from '../../src/generated/api/system';
import { notifications, participants, users } from '../../src/server/db/schema';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const adminSecret = 'a secret that nobody guesses';
const operator = 'operator@people.example';
const open = { auth: [{ authType: 'EMAIL' }], community: { transparent: true } };

let server: TestServer | undefined;
const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ communities: { [home]: open }, env: { ADMIN_SECRET: adminSecret, ...env } });
  return server;
};
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => server?.stop());

const actions = (on: TestServer) => {
  const add = (firstName: string, more: PersonOptions = {}) =>
    addPerson(on, { member: home, firstName, ...more });
  const report = async (subject: Person, { token }: Person) => {
    const answer = await on.post(
      `/api/participant/${subject.participantId}/report`,
      { reason: 'HARASSMENT', text: 'He shouts at me.' },
      { token, community: home },
    );
    expect(answer.status).toBe(200);
    return (answer.body as ReportAnswer).reaches;
  };
  const listed = async ({ token }: Person) =>
    ((await on.get(`/api/admin/${home}/reports`, { token, community: home })).body as Reports).list;
  /** The recipients of notifications, by kind. */
  const written = async () =>
    (await on.app.db.orm.select().from(outbox)).map(({ kind, recipient }) => [kind, recipient]).sort();
  const health = async () =>
    (await on.get('/api/health', { headers: { 'x-admin-secret': adminSecret } })).body as HealthResponse;
  return { add, report, listed, written, health };
};

describe('P20 SAF-05 a report reaches somebody who may decide it', () => {
  it('P20 D42 SAF-05 about a manager: the other managers, and administrators who are no members', async () => {
    const { add, report, listed, written } = actions(await start({ OPERATOR_EMAIL: operator }));
    const [boss, other] = [await add('Boss', { manager: true }), await add('Nora', { manager: true })];
    const root = await add('Root', { admin: true, member: undefined });
    const witness = await add('Wilhelmina');
    expect(await report(boss, witness)).toBe('MANAGERS');
    expect(await written()).toEqual([
      ['reportForAdministrators', root.email],
      ['reportWaiting', other.email],
    ]);
    expect(await listed(other)).toHaveLength(1);
    expect(await listed(root)).toHaveLength(1);
    expect(await listed(boss)).toEqual([]);
  });

  it('P20 SAF-05 about the only manager: administrators, members or not', async () => {
    const { add, report, listed, written } = actions(await start({ OPERATOR_EMAIL: operator }));
    const boss = await add('Boss', { manager: true });
    const root = await add('Root', { admin: true, member: undefined });
    expect(await report(boss, await add('Ida'))).toBe('ADMINISTRATORS');
    expect(await written()).toEqual([['reportForAdministrators', root.email]]);
    const [found] = await listed(root);
    const warning = { decision: 'WARN', text: 'Stop.', version: 1 };
    const decided = await server!.post(`/api/admin/reports/${found!.id}/decide`, warning, {
      token: root.token,
      community: home,
    });
    expect(decided.text).toBe('OK');
  });

  it('P20 SAF-05 with nobody to decide: the operator, with instructions', async () => {
    const on = await start({ OPERATOR_EMAIL: ` ${operator.toUpperCase()} ` });
    const { add, report, written, health } = actions(on);
    const boss = await add('Boss', { manager: true });
    const witness = await add('Wilhelmina');
    expect(await report(boss, witness)).toBe('OPERATOR');
    expect(await written()).toEqual([['reportForOperator', operator]]);
    on.later(31);
    on.app.deliveries.wake();
    const { text, html, subject } = await on.emailTo(operator);
    expect(subject).toBe('A report at open.example is waiting, and nobody can decide it');
    for (const part of ['npm run admin -- reports --community open.example', 'grant EMAIL --administrator']) {
      expect(text).toContain(part);
    }
    for (const mark of ['Wilhelmina', witness.email, 'He shouts', 'Boss', boss.email]) {
      expect(text + html + subject).not.toContain(mark);
    }
    expect((await health()).warnings).toEqual([]);
    // The reporter cannot decide either: only the operator gets a manager's report about a member.
    await on.app.db.orm.delete(notifications);
    on.later(3700);
    expect(await report(witness, boss)).toBe('OPERATOR');
  });

  it('P20 S03 SAF-05 with nobody at all: the start and health say so, and nothing is promised', async () => {
    const on = await start();
    const { add, report, written, health } = actions(on);
    const boss = await add('Boss', { manager: true });
    expect(await report(boss, await add('Ida'))).toBe('NOBODY');
    expect(await written()).toEqual([]);
    const [warning] = (await health()).warnings ?? [];
    expect(warning).toContain(`would reach nobody in ${home}.`);
    expect(warning).toContain('OPERATOR_EMAIL');
    expect((await on.get('/api/health')).body).toEqual({ status: 'ok' });
    // A second manager is enough.
    const second = await add('Nora', { manager: true });
    expect((await health()).warnings).toEqual([]);
    await on.app.db.orm.delete(participants).where(eq(participants.id, second.participantId ?? ''));
    await on.app.db.orm.update(users).set({ role: 'ROLE_ADMIN' }).where(eq(users.id, second.userId));
    expect((await health()).warnings).toEqual([]);
  });

  it('P20 SAF-05 about a member where nobody manages: administrators who are no members', async () => {
    const { add, report, written } = actions(await start());
    const [rude, witness] = [await add('Rude'), await add('Ida')];
    expect(await report(rude, witness)).toBe('NOBODY');
    const root = await add('Root', { admin: true, member: undefined });
    expect(await report(rude, await add('Otto'))).toBe('ADMINISTRATORS');
    expect(await written()).toEqual([['reportForAdministrators', root.email]]);
  });
});
