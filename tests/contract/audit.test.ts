import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '../../src/generated/api/audit';
import type { Reports } from '../../src/generated/api/report';
import type { Act } from '../../src/lib/rules/managers/acts';
import { errorOf } from '../support/client';
import { addPerson, password, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const [tokyo, home, other] = ['tokyo.example', 'audited.example', 'open.example'];
let server: TestServer;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    communities: { [home]: { auth }, [tokyo]: { auth, community: { timeZone: 'Asia/Tokyo' } } },
  });
  admin = await addPerson(server, { admin: true });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
});
afterAll(() => server.stop());

const add = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
const read = async (query = '', by = manager, community = home) => {
  const answer = await server.get(`/api/admin/${community}/audit?${query}`, { token: by.token, community });
  expect(answer.status).toBe(200);
  return answer.body as AuditPage;
};
const exported = (query = '', by = manager, community = home) =>
  server.get(`/api/admin/${community}/audit.csv?${query}`, { token: by.token, community });
const record = (communityId: string, act: Act, actor: Person | null, subject: Person | null = null) =>
  server.app.audit.record(server.app.db.orm, {
    communityId,
    act,
    actor: actor?.userId ?? null,
    subject: subject?.userId ?? null,
  });
const setRole = (of: Person, isManager: boolean, by = manager) =>
  server.post(
    `/api/admin/participants/${of.participantId}/role`,
    { isManager },
    { token: by.token, community: home },
  );
const accept = ({ token }: Person) =>
  server.post('/api/participant/manager-invitation', { accept: true }, { token, community: home });
const who = ({ actor, subject }: AuditEntry) => [actor.kind, actor.name, subject?.kind, subject?.name];

describe('D13 GET /api/admin/{id}/audit', () => {
  it('D13 ADM-10 shows actor, action, subject, time, and the values before and after', async () => {
    const ada = await add();
    await setRole(ada, true);
    await accept(ada);
    await setRole(ada, false, admin);
    const { entries, next } = await read();
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { act: 'manager.revoke', before: { isManager: true }, after: { isManager: false } },
      { act: 'manager.grant', before: { isManager: false }, after: { isManager: true } },
      { act: 'manager.invite', before: null, after: null },
    ]);
    expect(entries.map(who)).toEqual([
      ['ADMINISTRATOR', null, 'MEMBER', 'Ada Tester'],
      ['MEMBER', 'Ada Tester', 'MEMBER', 'Ada Tester'],
      ['MEMBER', 'Grace Tester', 'MEMBER', 'Ada Tester'],
    ]);
    expect(Date.now() - Date.parse(entries[0]!.at)).toBeLessThan(60_000);
  });

  it('D13 ADM-10 shows what was written with the entry it was written by, until the account goes; files never do', async () => {
    const [ada, waiting] = [await add({ firstName: 'Written' }), await add({ enabled: false })];
    const by = { token: manager.token, community: home };
    const message = { subject: 'Your talk', text: 'Thank you.\nWhat a day.' };
    await server.post(`/api/admin/participants/${ada.participantId}/notify`, message, by);
    const refusal = { decisions: [{ participantId: waiting.participantId, version: 1 }], admit: false };
    await server.post(`/api/admin/${home}/admissions/decide`, { ...refusal, text: 'Not this time.' }, by);
    const reporter = { token: (await add()).token, community: home };
    await server.post(`/api/participant/${ada.participantId}/report`, { reason: 'SPAM' }, reporter);
    const { body } = await server.get(`/api/admin/${home}/reports`, by);
    const { id } = (body as Reports).list.find(({ subject }) => subject.firstName === 'Written')!;
    const decision = { decision: 'PAUSE', text: 'Please stop.', version: 1 };
    await server.post(`/api/admin/reports/${id}/decide`, decision, by);

    const said = async () =>
      (await read()).entries.map(({ act, message: words }) => [act, words]).slice(0, 4);
    expect(await said()).toEqual([
      ['report.decide', { subject: null, text: 'Please stop.' }],
      ['member.pause', null],
      ['member.refuse', { subject: null, text: 'Not this time.' }],
      ['member.message', message],
    ]);
    const file = (await exported()).text;
    for (const text of ['Please stop.', 'Not this time.', 'Your talk']) expect(file).not.toContain(text);
    const end = { token: ada.token, community: home };
    expect((await server.call('DELETE', `/api/users/delete/${ada.userId}`, { password }, end)).status).toBe(
      200,
    );
    const left = (await read()).entries.filter(({ act }) => act !== 'audit.export').slice(0, 5);
    expect(left.map(({ act, message: words }) => [act, words?.text])).toEqual([
      ['account.erase', undefined],
      ['report.decide', undefined],
      ['member.pause', undefined],
      ['member.refuse', 'Not this time.'],
      ['member.message', undefined],
    ]);
  });

  it('D13 ADM-10 names nobody who has gone: who left, whose account is deleted, who runs the server', async () => {
    const [left, deleted] = [await add({ manager: true }), await add({ manager: true })];
    for (const person of [left, deleted]) await record(home, 'note.add', person, manager);
    await record(home, 'manager.grant', null, deleted);
    const opened = { token: left.token, community: home };
    await server.post('/api/participant/leave', { participantId: left.participantId }, opened);
    const end = { token: deleted.token, community: home };
    await server.call('DELETE', `/api/users/delete/${deleted.userId}`, { password }, end);
    const { entries } = await read('act=note.add');
    expect(entries.map(who)).toEqual([
      ['DELETED', null, 'MEMBER', 'Grace Tester'],
      ['LEFT', null, 'MEMBER', 'Grace Tester'],
    ]);
    const byServer = await read('actor=server');
    expect(byServer.entries.map(who)).toEqual([['SERVER', null, 'DELETED', null]]);
    expect(JSON.stringify(entries)).not.toContain(deleted.userId);
    // The alias still shows that entries belong to the same deleted account.
    const [ofDeleted] = entries;
    const all = await read(`actor=${ofDeleted!.actor.id}`);
    expect(all.entries.map(({ act }) => act)).toEqual(['manager.revoke', 'note.add']);
  });

  it('D13 is filtered by action, actor and subject, and names everybody with an entry', async () => {
    const [ada, bob] = [await add({ manager: true }), await add()];
    await record(home, 'member.hide', ada, bob);
    await record(home, 'member.show', ada, bob);
    const { entries, actors } = await read('act=member.hide');
    expect(entries.map(({ act }) => act)).toEqual(['member.hide']);
    const [{ actor, subject }] = entries as [AuditEntry];
    expect(actors[0]).toEqual(actor);
    expect(actors.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SERVER', 'ADMINISTRATOR']));
    const acts = async (query: string) => (await read(query)).entries.map(({ act }) => act);
    expect(await acts(`actor=${actor.id}`)).toEqual(['member.show', 'member.hide']);
    expect(await acts(`subject=${subject!.id}&act=member.show`)).toEqual(['member.show']);
    expect(await acts(`actor=${subject!.id}`)).toEqual([]);
    expect(await acts('act=no.such')).toEqual([]);
  });

  it('D13 comes in pages of 20, and nothing twice while more is being done', async () => {
    for (let at = 0; at < 45; at++) await record(other, 'view.save', admin);
    const seen: number[] = [];
    let before: number | null = null;
    const sizes: number[] = [];
    do {
      const page: AuditPage = await read(before ? `before=${before}` : '', admin, other);
      expect(page.actors.length).toBe(before ? 0 : 1);
      seen.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      before = page.next;
      await record(other, 'view.delete', admin);
    } while (before);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    expect(seen).toEqual([...seen].sort((one, next) => next - one));
  });

  it('D13 D14 days are the community’s, both ends included', async () => {
    const day = (ms = 0) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(Date.now() + ms);
    await record(tokyo, 'view.save', admin);
    const count = async (query: string) => (await read(query, admin, tokyo)).entries.length;
    const [yesterday, today, tomorrow] = [day(-86_400_000), day(), day(86_400_000)];
    expect(await count(`from=${today}&to=${today}`)).toBe(1);
    expect(await count(`from=${tomorrow}`)).toBe(0);
    expect(await count(`to=${yesterday}`)).toBe(0);
    for (const wrong of ['from=2026-02-31x', 'to=soon', 'from=0000-01-01', 'before=0']) {
      const answer = await server.get(`/api/admin/${tokyo}/audit?${wrong}`, {
        token: admin.token,
        community: tokyo,
      });
      expect([answer.status, errorOf(answer).code]).toEqual([400, 1100]);
    }
  });

  it('D13 D14 no community sees an entry of another, nor the name somebody has there', async () => {
    const both = await addPerson(server, { member: other, manager: true, firstName: 'Elsewhere' });
    await record(other, 'note.add', both, both);
    await record(home, 'note.delete', both, both);
    const { entries } = await read('act=note.delete');
    expect(entries.map(who)).toEqual([['LEFT', null, 'LEFT', null]]);
    expect((await read('act=note.add', both, other)).entries).toHaveLength(1);
    const text = JSON.stringify(await read()) + (await exported()).text;
    expect(text).not.toContain('Elsewhere');
    for (const path of ['audit', 'audit.csv']) {
      // Its own id by the host of another one, too.
      const crossed = await server.get(`/api/admin/${home}/${path}`, { token: both.token, community: other });
      expect(errorOf(crossed).code).toBe(1109);
    }
  });
});

describe('D14 GET /api/admin/{id}/audit.csv', () => {
  it('D14 ADM-10 contains the filtered entries without formulas, and is audited itself', async () => {
    const evil = await add({ firstName: '=HYPERLINK("http://evil.example")' });
    await setRole(evil, true);
    await accept(evil);
    await record(home, 'member.pick', manager, evil);
    const answer = await exported('act=manager.grant');
    expect(answer.headers.get('content-type')).toMatch('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, latest] = answer.text.split('\r\n');
    expect(head).toBe('at,act,actor,actor kind,subject,subject kind,before,after,related,related kind');
    expect(latest).toMatch(
      /Z,manager\.grant,"'=HYPERLINK\(""http:\/\/evil\.example""\) Tester",MEMBER,"'=HYPERLINK\(""http:\/\/evil\.example""\) Tester",MEMBER,isManager=false,isManager=true,,$/,
    );
    expect(answer.text).not.toContain('member.pick');
    const { entries } = await read();
    expect(entries[0]).toMatchObject({
      act: 'audit.export',
      actor: { name: 'Grace Tester' },
      after: { act: 'manager.grant', from: null, to: null },
    });
    expect(entries[0]!.after!.entries).toBe(answer.text.split('\r\n').length - 2);
  });

  it('D14 is whole, however many pages it would be', async () => {
    const before = await exported('', admin, other);
    expect(before.text.split('\r\n').length - 2).toBeGreaterThan(45);
    const many = 1100;
    await server.app.db.executeSql(
      `insert into audit_entries (community_id, at, action) select $1, now(), 'view.save' from generate_series(1, ${many})`,
      [other],
    );
    const after = await exported('act=view.save', admin, other);
    expect(after.text.split('\r\n').length - 2).toBe(45 + many);
  });
});

describe('the audit', () => {
  it.each([
    'update audit_entries set action = action',
    'delete from audit_entries',
    'truncate audit_entries',
    'update audit_chain set hash = hash',
    'delete from audit_chain',
    'truncate audit_chain',
    "update manager_messages set text = ''",
    'delete from manager_messages',
    'truncate manager_messages',
    "update audit_texts set text = ''",
    'delete from audit_texts',
    'truncate audit_texts',
  ])('ADM-10 is append-only: the database refuses %s', async (statement) => {
    const { orm } = server.app.db;
    const about = { communityId: home, userId: (await add()).userId };
    await server.app.audit.keepText(orm, { ...about, id: randomUUID(), text: 'noted' });
    await server.app.managerMessages.keep(orm, { ...about, kind: 'message', text: 'written', author: null });
    await expect(server.app.db.executeSql(statement)).rejects.toThrow('the audit is append-only');
  });
});
