import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { AuditPage } from '../../src/generated/api/audit';
import type { Bulk, Member, MemberView } from '../../src/generated/api/member';
import type { Reports } from '../../src/generated/api/report';
import { acts, type Act } from '../../src/lib/rules/managers/acts';
import { telegramChats } from '../../src/server/db/schema';
import { organiserAct } from '../../src/server/plugins/auditEventCall';
import { startBotApi, type BotApi } from '../support/botApi';
import type { Answer } from '../support/client';
import { storeEvent } from '../support/events';
import { addPerson, newEmail, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'audited.example';
let bot: BotApi;
let server: TestServer;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  const community = { admission: 'approval', transparent: true };
  bot = await startBotApi();
  server = await startServer({
    env: bot.env(),
    communities: { [home]: { auth: [{ authType: 'EMAIL' }], community } },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
  admin = await addPerson(server, { admin: true });
});
afterAll(async () => {
  await server.stop();
  await bot.stop();
});

const as = (person = manager) => ({ token: person.token, community: home });
const post = (path: string, body: unknown = {}, by = manager) => server.post(path, body, as(by));
const member = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
/** A call about a new member. */
const onMember = async (path: string, body: unknown = {}, of: PersonOptions = {}) =>
  post(`/api/admin/participants/${(await member(of)).participantId}/${path}`, body);
const ok = <Body>({ status, body, text }: Answer): Body => {
  if (status !== 200) throw new Error(text);
  return body as Body;
};

async function begunBulk(): Promise<Answer> {
  const ids = [(await member()).participantId];
  return post(`/api/admin/${home}/participants/bulk`, { do: 'hide', ids, expected: ids });
}

async function note(): Promise<string> {
  const { participantId } = await member();
  await post(`/api/admin/participants/${participantId}/notes`, { text: 'Noted.' });
  return ok<Member>(await server.get(`/api/admin/participants/${participantId}`, as())).notes[0]!.id;
}

const saveView = () =>
  post(`/api/admin/${home}/member-views`, { title: randomUUID(), query: {}, columns: ['email'] });

async function pendingIntro(): Promise<{ senderId: string; subjectId: string }> {
  const [sender, shy] = [await member(), await member({ participant: { privacy: 'PRIVATE' } })];
  const body = { subjectId: shy.participantId, relationType: 'LIKE', introMessage: 'Hello' };
  ok(await post('/api/relations', body, sender));
  return { senderId: sender.participantId!, subjectId: shy.participantId! };
}

async function report(): Promise<string> {
  const firstName = `Reported ${randomUUID()}`;
  const [by, of] = [await member(), await member({ firstName })];
  ok(await post(`/api/participant/${of.participantId}/report`, { reason: 'SPAM' }, by));
  const { list } = ok<Reports>(await server.get(`/api/admin/${home}/reports`, as()));
  return list.find(({ subject }) => subject.firstName === firstName)!.id;
}

/** Every call by which managers change or remove something: how it is made, and its entry in the audit. */
const calls: Record<string, [Act, () => Promise<Answer>]> = {
  C01: [
    'community.create',
    () =>
      post(
        '/api/community/create',
        {
          domain: `c-${randomUUID().slice(0, 8)}.example`,
          community: { title: 'New', lang: 'en', langChoices: ['en'] },
          brand: { title: 'New', colors: { primary: '#0b6b53' } },
        },
        admin,
      ),
  ],
  C12: [
    'bulk.begin',
    async () => {
      const { userId } = await member();
      const chat = {
        chatId: 4711,
        username: '',
        communityId: home,
        lang: 'en',
        connectedAt: new Date(),
      } as const;
      await server.app.db.orm.insert(telegramChats).values({ userId, ...chat });
      return post(`/api/community/${home}/notify/telegram`, { text: 'Hello' });
    },
  ],
  C13: ['recommendations.send', () => post(`/api/community/${home}/notify/recommended-contacts`)],
  D07: ['member.message', () => onMember('notify', { subject: 'Hello', text: 'Welcome.' })],
  D08: ['member.hide', () => onMember('profile/toggle', { shouldDisable: true })],
  D09: ['member.pause', () => onMember('networking/toggle', { shouldDisable: true })],
  D10: ['manager.invite', () => onMember('role', { isManager: true })],
  D14: ['audit.export', () => server.get(`/api/admin/${home}/audit.csv`, as())],
  D21: ['member.remove', () => onMember('remove')],
  D22: [
    'member.restore',
    () => onMember('restore', {}, { enabled: false, participant: { removedAt: new Date() } }),
  ],
  D23: ['member.pick', () => onMember('pick', { pick: true }, { participant: { publicPreview: true } })],
  D24: ['note.add', () => onMember('notes', { text: 'Noted.' })],
  D25: ['note.delete', async () => server.delete(`/api/admin/notes/${await note()}`, as())],
  D27: ['view.save', saveView],
  D28: [
    'view.delete',
    async () => server.delete(`/api/admin/member-views/${ok<MemberView>(await saveView()).id}`, as()),
  ],
  D29: ['members.export', () => server.get(`/api/admin/${home}/participants/export`, as())],
  D31: ['bulk.begin', begunBulk],
  D32: ['bulk.undo', async () => post(`/api/admin/bulk/${ok<Bulk>(await begunBulk()).id}/undo`)],
  D34: [
    'members.invite',
    () =>
      post(`/api/admin/${home}/invites`, { people: [{ email: newEmail(), firstName: 'A', lastName: 'B' }] }),
  ],
  D41: [
    'member.admit',
    async () => {
      const { participantId } = await member({ enabled: false });
      const body = { decisions: [{ participantId, version: 1 }], admit: true, text: '' };
      return post(`/api/admin/${home}/admissions/decide`, body);
    },
  ],
  D43: [
    'report.decide',
    async () =>
      post(`/api/admin/reports/${await report()}/decide`, { decision: 'DISMISS', text: '', version: 1 }),
  ],
  D45: [
    'intro.pass',
    async () => post('/api/admin/intros/decide', { ...(await pendingIntro()), pass: true }),
  ],
};

/** Calls that only read, although their method is not GET. */
const changeNothing = ['D30', 'D33'];

/** Calls that change only what the caller alone sees or does. */
const ownMatters = ['D47', 'D48'];

const all = Object.values(contract).flatMap((resource) => Object.values(resource));
const takes = ({ method, responseType }: (typeof all)[number]) =>
  method !== 'GET' || responseType === 'text/csv';

const latest = async (act: Act): Promise<AuditPage['entries']> => {
  const { rows } = await server.app.db.executeSql('select id from audit_entries where action = $1', [act]);
  return rows as AuditPage['entries'];
};

describe('the audit', () => {
  it('ADM-10 every call of the contract by which a community is managed is in this table', () => {
    const managing = all.filter(
      (call) =>
        ['manager', 'admin'].includes(call.audience) &&
        takes(call) &&
        ![...changeNothing, ...ownMatters].includes(call.id),
    );
    expect(Object.keys(calls).sort()).toEqual(managing.map(({ id }) => id).sort());
  });

  it.each(Object.entries(calls))('ADM-10 %s leaves an entry', async (_id, [act, call]) => {
    const before = (await latest(act)).length;
    const answer = await call();
    expect(answer.status, answer.text).toBe(200);
    expect(await latest(act)).toHaveLength(before + 1);
  });

  it('ADM-10 every call of organisers that changes or exports something has an act, when a manager makes it', () => {
    const organising = all.filter(({ audience }) => audience === 'organiser');
    expect(organising.length).toBeGreaterThan(10);
    for (const call of organising) {
      const act = organiserAct(call, server.app.organiserActs);
      if (takes(call)) expect(acts, call.id).toContain(act);
      else expect(act, call.id).toBeUndefined();
    }
  });

  const entries = async () =>
    ok<AuditPage>(await server.get(`/api/admin/${home}/audit`, as())).entries.filter(({ act }) =>
      act.startsWith('event.'),
    );

  it('ADM-10 E04 E13 E19 E27 E06 names the event that a manager changed, and who it was about', async () => {
    const [host, guest] = [await member(), await member({ firstName: 'Gwen' })];
    const id = await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [host.participantId!],
      participants: { [guest.participantId!]: 'PENDING' },
    });
    const path = `/api/event/${id}`;
    const told = { event: 'Breakfast', date: '2030-06-01' };
    ok(await server.call('PATCH', path, { description: 'With tea.' }, as()));
    ok(await post(`${path}/participants/${guest.participantId}/approve`, undefined));
    ok(await server.get(`${path}/participants.csv`, as()));
    ok(await post(`${path}/cancel`, undefined));
    ok(await server.delete(path, as()));
    expect((await entries()).map(({ act, after, subject }) => [act, after, subject?.name])).toEqual([
      ['event.delete', told, undefined],
      ['event.cancel', told, undefined],
      ['event.export', told, undefined],
      ['event.participants', told, 'Gwen Tester'],
      ['event.change', told, undefined],
    ]);
  });

  it('ADM-10 E04 an organiser’s own changes, and calls that were refused, leave none', async () => {
    const before = (await entries()).length;
    const id = await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [manager.participantId!],
    });
    ok(await server.call('PATCH', `/api/event/${id}`, { description: 'With tea.' }, as()));
    const refused = await server.call('PATCH', `/api/event/${id}`, { timeZone: 'Moon' }, as());
    expect(refused.status).toBe(400);
    const of = (await member()).participantId!;
    const others = await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [of],
    });
    const alsoRefused = await server.call('PATCH', `/api/event/${others}`, { timeZone: 'Moon' }, as());
    expect(alsoRefused.status).toBe(400);
    expect(await entries()).toHaveLength(before);
  });

  it('ADM-10 an act on many that is abandoned, since its author left or is a manager no more, is in it', async () => {
    const [leaving, demoted] = [await member({ manager: true }), await member({ manager: true })];
    const ids = [(await member()).participantId];
    const body = { do: 'hide', ids, expected: ids };
    for (const by of [leaving, demoted]) ok(await post(`/api/admin/${home}/participants/bulk`, body, by));
    const before = (await latest('bulk.refuse')).length;
    ok(await post('/api/participant/leave', { participantId: leaving.participantId }, leaving));
    expect(await latest('bulk.refuse')).toHaveLength(before + 1);
    ok(await post(`/api/admin/participants/${demoted.participantId}/role`, { isManager: false }, admin));
    server.later(31);
    await expect.poll(() => latest('bulk.refuse')).toHaveLength(before + 2);
  });
});
