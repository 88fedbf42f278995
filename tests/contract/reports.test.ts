import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { ReportAnswer, Reports } from '../../src/generated/api/report';
import * as schema from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const { auditEntries, participants, reports } = schema;
const home = 'open.example';
let server: TestServer;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  server = await startServer({
    communities: {
      // All members may report each other.
      [home]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } },
      'another.example': { auth: [{ authType: 'EMAIL' }] },
      'quiet.example': { auth: [{ authType: 'EMAIL' }], community: { transparent: true } },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const report = (subject: Person, by: Person, body: object = { reason: 'SPAM' }, community = home) =>
  server.post(`/api/participant/${subject.participantId}/report`, body, { token: by.token, community });
const listFor = async ({ token }: Person, query = ''): Promise<Reports> =>
  (await server.get(`/api/admin/${home}/reports${query}`, { token, community: home })).body as Reports;
/** Reports about a person on any page. */
async function about(subject: Person, by = manager, state = 'OPEN', page = 0): Promise<Reports['list']> {
  const { list, hasMore } = await listFor(by, `?state=${state}&page=${page}`);
  const found = list.filter(({ subject: { participantId } }) => participantId === subject.participantId);
  return hasMore ? [...found, ...(await about(subject, by, state, page + 1))] : found;
}
const decide = (id: string, body: object, { token } = manager, community = home) =>
  server.post(`/api/admin/reports/${id}/decide`, body, { token, community });
const rowOf = async ({ participantId = '' }: Person) => {
  const [row] = await server.app.db.orm.select().from(participants).where(eq(participants.id, participantId));
  return row!;
};
const actsOn = async ({ userId }: Person) => {
  const alias = await server.app.audit.aliasOf(server.app.db.orm, userId);
  return server.app.db.orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.communityId, home), eq(auditEntries.subjectId, alias)))
    .orderBy(auditEntries.id);
};

/** Every text that would identify a person. */
const marksOf = ({ userId, participantId = '', email }: Person, name: string) => [
  userId,
  participantId,
  email,
  name,
];

describe('P20 POST /api/participant/{id}/report', () => {
  it('P20 ADM-07 reaches the managers with what was to be seen then, and never tells who reported', async () => {
    const rude = await member('Rude', {
      participant: {
        about: 'Buy my course',
        position: 'Seller',
        privacy: 'NONE',
        tags: ['Sales', 'Courses'],
      },
    });
    const witness = await member('Wilhelmina');
    const said = await report(rude, witness, { reason: 'SPAM', text: ' Sells\r\ncourses. ' });
    expect(Date.parse((said.body as ReportAnswer).undoUntil ?? '')).not.toBeNaN();
    await server.app.db.orm
      .update(participants)
      .set({ about: 'I am nice' })
      .where(eq(participants.id, rude.participantId ?? ''));
    const [found] = await about(rude);
    expect(found).toMatchObject({
      reason: 'SPAM',
      text: 'Sells\ncourses.',
      decision: null,
      aboutManager: false,
      version: 1,
      seen: [
        { field: 'name', value: 'Rude Tester' },
        { field: 'position', value: 'Seller' },
        { field: 'about', value: 'Buy my course' },
        { field: 'tags', value: 'Sales, Courses' },
      ],
      subject: { participantId: rude.participantId, firstName: 'Rude', profileEnabled: true },
      others: { open: 0, decided: 0 },
      reporter: { decided: 0, upheld: 0 },
    });
    for (const by of [manager, admin]) {
      const whole = JSON.stringify(await listFor(by));
      for (const mark of marksOf(witness, 'Wilhelmina')) expect(whole).not.toContain(mark);
    }
  });

  it('P20 a second one replaces the first while it waits, and is another once that is decided', async () => {
    const [rude, witness] = [await member('Rude'), await member('Witness')];
    await report(rude, witness);
    await report(rude, witness, { reason: 'OTHER', text: 'Shouts.' });
    const [open, ...more] = await about(rude);
    expect(more).toEqual([]);
    expect(open).toMatchObject({ reason: 'OTHER', text: 'Shouts.', version: 2 });
    // The decision was based on an earlier version, so the manager must read it again.
    expect(errorOf(await decide(open!.id, { decision: 'DISMISS', version: 1 })).code).toBe(1151);
    expect((await decide(open!.id, { decision: 'DISMISS', version: 2 })).text).toBe('OK');
    await report(rude, witness);
    expect(await about(rude)).toMatchObject([
      { others: { open: 0, decided: 1 }, reporter: { decided: 1, upheld: 0 } },
    ]);
    const asked = await Promise.all([report(rude, witness), report(rude, witness)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await about(rude)).toHaveLength(1);
  });

  it('P20 is about another person whom the reporter knows', async () => {
    const [ada, gone] = [await member('Ada'), await member('Gone', { enabled: false })];
    const waiting = await member('Waiting', { enabled: false });
    const stranger = await addPerson(server, { member: 'another.example' });
    expect(errorOf(await report(ada, ada)).code).toBe(1155);
    expect(errorOf(await report(gone, ada)).code).toBe(1110);
    expect(errorOf(await report(waiting, ada)).code).toBe(1110);
    expect(errorOf(await report(stranger, ada)).code).toBe(1110);
    expect(errorOf(await report(ada, stranger)).code).toBe(1109);
    expect(errorOf(await report(ada, stranger, { reason: 'SPAM' }, 'another.example')).code).toBe(1110);
    expect(errorOf(await report(ada, waiting)).code).toBe(1109);
    expect(errorOf(await report(ada, admin)).code).toBe(1109);
    expect(errorOf(await report(gone, ada, { reason: 'OTHER', text: ' ' })).code).toBe(1100);
    expect(errorOf(await report(gone, ada, { reason: 'ENVY' })).code).toBe(1100);
  });

  it('P20 is counted: who reports everybody has to wait', async () => {
    const [ada, keen] = [await member('Ada'), await member('Keen')];
    for (let at = 0; at < 20; at += 1) expect((await report(ada, keen)).status).toBe(200);
    expect(errorOf(await report(ada, keen)).code).toBe(1104);
  });
});

describe('P25 DELETE /api/participant/{id}/report', () => {
  const withdraw = (subject: Person, { token }: Person) =>
    server.delete(`/api/participant/${subject.participantId}/report`, { token, community: home });

  it('P25 HOM-02 withdraws a report within half a minute, only by the reporter', async () => {
    const [ada, rude, witness] = [await member('Ada'), await member('Rude'), await member('Witness')];
    expect(errorOf(await withdraw(rude, witness)).code).toBe(1110);
    await report(rude, witness);
    await report(rude, ada);
    expect((await withdraw(rude, witness)).text).toBe('OK');
    expect(await about(rude)).toHaveLength(1);
    expect(errorOf(await withdraw(rude, witness)).code).toBe(1110);
    // As if there had been no report: the next one is the first.
    expect((await report(rude, witness)).body).toMatchObject({ undoUntil: expect.any(String) as string });
    server.later(31);
    expect(errorOf(await withdraw(rude, witness)).code).toBe(1110);
    expect(await about(rude)).toHaveLength(2);
  });

  it('P25 leaves what replaced an earlier one, and what is decided', async () => {
    const [rude, witness] = [await member('Rude'), await member('Witness')];
    await report(rude, witness);
    expect((await report(rude, witness, { reason: 'FAKE' })).body).toEqual({
      undoUntil: null,
      reaches: 'MANAGERS',
    });
    expect(errorOf(await withdraw(rude, witness)).code).toBe(1110);
    const other = await member('Other');
    await report(other, witness);
    const [found] = await about(other);
    expect((await decide(found!.id, { decision: 'DISMISS', version: 1 })).text).toBe('OK');
    expect(errorOf(await withdraw(other, witness)).code).toBe(1110);
    expect(await about(other, manager, 'DECIDED')).toHaveLength(1);
  });
});

describe('who decides', () => {
  const quiet = 'quiet.example';
  const add = (firstName: string, more: PersonOptions = {}) =>
    addPerson(server, { member: quiet, firstName, ...more });
  const tell = (subject: Person, by: Person) => report(subject, by, { reason: 'SPAM', text: 'Rude.' }, quiet);
  /** Past the time in which a report can be taken back. */
  const stands = () => {
    server.later(31);
    server.app.deliveries.wake();
  };

  it('P25 ADM-07 hears nothing of a report that was taken back, unless another waits', async () => {
    const [boss, rude] = [await add('Boss', { manager: true }), await add('Rude')];
    const [witness, other] = [await add('Ada'), await add('Bea')];
    const takeBack = ({ token }: Person) =>
      server.delete(`/api/participant/${rude.participantId}/report`, { token, community: quiet });
    await tell(rude, witness);
    expect((await takeBack(witness)).text).toBe('OK');
    const waits = () => server.app.db.orm.$count(outbox, eq(outbox.recipient, boss.email));
    expect(await waits()).toBe(0);
    await tell(rude, witness);
    await tell(rude, other);
    expect((await takeBack(witness)).text).toBe('OK');
    expect(await waits()).toBe(1);
    stands();
    expect((await server.emailTo(boss.email)).subject).toBe('A report is waiting at quiet.example');
    // The next test starts without earlier notifications.
    await server.app.db.orm.delete(schema.users).where(eq(schema.users.id, boss.userId));
    server.later(3700);
  });

  it('P20 ADM-07 hears by email that a report waits, once an hour, unless they have switched it off', async () => {
    const [mona, max] = [await add('Mona', { manager: true }), await add('Max', { manager: true })];
    const muted = await add('Muted', { manager: true, muted: true });
    const root = await add('Root', { admin: true });
    const [rude, witness, other] = [await add('Rudolf'), await add('Wilhelmina'), await add('Otto')];
    await tell(rude, witness);
    stands();
    const first = await server.emailTo(mona.email);
    expect(first.subject).toBe('A report is waiting at quiet.example');
    expect(first.links.some((link) => link.endsWith('/admin/reports'))).toBe(true);
    for (const mark of [...marksOf(witness, 'Wilhelmina'), ...marksOf(rude, 'Rudolf'), 'Rude.']) {
      expect(first.html + first.text + first.subject).not.toContain(mark);
    }
    // Repeating the report, and others within the hour, send no notification.
    await tell(rude, witness);
    await tell(other, witness);
    server.later(3000);
    await tell(witness, other);
    server.later(700);
    // Neither a manager who reports nor the one it is about is notified.
    await tell(rude, max);
    stands();
    await server.emailTo(mona.email, 2);
    expect(await server.emails(mona.email)).toHaveLength(2);
    expect(await server.emails(max.email)).toHaveLength(1);
    expect(await server.emails(root.email)).toHaveLength(2);
    expect(await server.emails(muted.email)).toEqual([]);
    for (const person of [rude, witness, other]) expect(await server.emails(person.email)).toEqual([]);
    // About a manager: the others, and not them. About an administrator: other administrators alone.
    server.later(3700);
    await tell(max, witness);
    stands();
    await server.emailTo(root.email, 3);
    await server.emailTo(mona.email, 3);
    server.later(3700);
    await tell(root, witness);
    const written = (email: string) => server.app.db.orm.$count(outbox, eq(outbox.recipient, email));
    expect(await Promise.all([root, mona].map(({ email }) => written(email)))).toEqual([3, 3]);
    expect(await server.emails(max.email)).toHaveLength(1);
  });

  it('P20 ADM-07 of two reports at once one tells', async () => {
    server.later(3700);
    const [boss, rude] = [await add('Boss', { manager: true }), await add('Rude')];
    const witnesses = [await add('Ada'), await add('Bea'), await add('Cleo')];
    const answers = await Promise.all(witnesses.map((each) => tell(rude, each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    stands();
    await server.emailTo(boss.email);
    expect(await server.emails(boss.email)).toHaveLength(1);
  });
});

describe('D42 GET /api/admin/{id}/reports', () => {
  it('D42 ADM-07 SAF-05 what is about a manager is for the others, and nobody sees what is about themselves', async () => {
    const [boss, witness] = [await member('Boss', { manager: true }), await member('Witness')];
    const root = await member('Root', { admin: true });
    const later = await member('Later');
    for (const subject of [boss, root, later]) await report(subject, witness);
    await server.app.db.orm
      .update(participants)
      .set({ isManager: true })
      .where(eq(participants.id, later.participantId ?? ''));
    const warning = { decision: 'WARN', text: 'Mind your words.', version: 1 };
    for (const subject of [boss, root, later]) {
      const [found] = await about(subject, admin);
      expect(found?.aboutManager).toBe(subject !== later);
      expect(await about(subject, subject)).toEqual([]);
      expect(errorOf(await decide(found!.id, warning, subject)).code).toBe(1110);
      expect(await about(subject)).toHaveLength(subject === root ? 0 : 1);
      if (subject === root) expect(errorOf(await decide(found!.id, warning)).code).toBe(1110);
      // Out of the community, or out of sight, administrators alone put a manager.
      else expect(errorOf(await decide(found!.id, { ...warning, decision: 'HIDE' })).code).toBe(1109);
      expect((await decide(found!.id, warning, subject === root ? admin : manager)).text).toBe('OK');
    }
  });

  it('D42 comes in pages, what waits apart from what was decided, of one community', async () => {
    const rude = await member('Rude');
    for (let at = 0; at < 21; at += 1) await report(rude, await member(`Witness${at}`));
    const [first, second] = [await listFor(manager), await listFor(manager, '?page=1')];
    expect([first.list.length, first.hasMore, first.total]).toEqual([20, true, 20 + second.list.length]);
    const [mine] = second.list.filter(({ subject }) => subject.participantId === rude.participantId);
    expect(mine?.others).toEqual({ open: 20, decided: 0 });
    const there = await addPerson(server, { member: 'another.example', manager: true });
    const theirs = await server.get('/api/admin/another.example/reports', {
      token: there.token,
      community: 'another.example',
    });
    expect(theirs.body).toEqual({ list: [], page: 0, hasMore: false, total: 0 });
    expect(errorOf(await decide(mine!.id, { decision: 'DISMISS', version: 1 }, there)).code).toBe(1109);
    const elsewhere = await decide(mine!.id, { decision: 'DISMISS', version: 1 }, there, 'another.example');
    expect(errorOf(elsewhere).code).toBe(1110);
  });
});

describe('D43 POST /api/admin/reports/{id}/decide', () => {
  const outcomes = [
    ['WARN', 'member.warn', 'A warning from the managers of open.example', {}],
    ['HIDE', 'member.hide', 'Your profile at open.example is hidden', { profileEnabled: false }],
    [
      'PAUSE',
      'member.pause',
      'Introductions at open.example are paused for you',
      { networkingEnabled: false },
    ],
    ['REMOVE', 'member.remove', 'You’re no longer a member of open.example', { enabled: false }],
  ] as const;
  it.each(outcomes)(
    'D43 ADM-07 %s: done, written down, and told to both sides',
    async (decision, act, subject, row) => {
      const [rude, witness] = [await member('Rudolf'), await member('Wilhelmina')];
      await server.post(
        '/api/participant/update-notification-pref',
        { contactType: 'EMAIL', disable: true },
        { token: rude.token, community: home },
      );
      await report(rude, witness, { reason: 'HARASSMENT', text: 'He shouts.' });
      const [found] = await about(rude);
      const id = found!.id;
      const wordless = await decide(id, { decision, version: 1, text: ' ' });
      expect(errorOf(wordless)).toMatchObject({ code: 1100, details: [{ path: 'text' }] });
      const text = 'Please <b>stop</b>.';
      expect((await decide(id, { decision, version: 1, text })).text).toBe('OK');
      expect(await rowOf(rude)).toMatchObject(row);

      const told = await server.emailTo(rude.email);
      expect(told.subject).toBe(subject);
      expect(told.text).toContain(text);
      expect(told.html).toContain('Please &lt;b&gt;stop&lt;/b&gt;.');
      for (const mark of [...marksOf(witness, 'Wilhelmina'), 'He shouts.']) {
        expect(told.html + told.text + told.subject).not.toContain(mark);
      }
      const answered = await server.emailTo(witness.email);
      expect(answered.subject).toBe('We’ve looked at your report and acted on it');
      for (const mark of [...marksOf(rude, 'Rudolf'), text, 'Mona']) {
        expect(answered.html + answered.text).not.toContain(mark);
      }

      const acts = await actsOn(rude);
      expect(acts.map(({ action }) => action)).toEqual([act, 'report.decide']);
      expect(acts.at(-1)).toMatchObject({ before: { decision: null }, after: { decision } });
      for (const mark of [...marksOf(witness, 'Wilhelmina'), text]) {
        expect(JSON.stringify(acts)).not.toContain(mark);
      }
      expect(await about(rude)).toEqual([]);
      const [decided] = await about(rude, manager, 'DECIDED');
      expect(decided).toMatchObject({ id, decision, version: 2 });
      expect(decided?.decidedAt).toBeTruthy();
      // Once is enough.
      expect(errorOf(await decide(id, { decision, version: 2, text })).code).toBe(1151);
      const exported = await server.get('/api/users/export', { token: rude.token });
      for (const mark of marksOf(witness, 'Wilhelmina')) expect(exported.text).not.toContain(mark);
      if (decision !== 'REMOVE') return;
      const init = await server.post('/api/init', undefined, { token: rude.token, community: home });
      expect((init.body as Init).notIn).toEqual({ because: 'REMOVED', text });
    },
  );

  it('D43 ADM-07 only the reporter is notified of a dismissal', async () => {
    const [calm, witness] = [await member('Calm'), await member('Witness')];
    await report(calm, witness);
    const [found] = await about(calm);
    expect((await decide(found!.id, { decision: 'DISMISS', version: 1 })).text).toBe('OK');
    expect((await server.emailTo(witness.email)).subject).toBe('We’ve looked at your report');
    expect(await server.emails(calm.email)).toEqual([]);
    expect((await actsOn(calm)).map(({ action }) => action)).toEqual(['report.decide']);
  });

  it('D43 ADM-07 of two managers at once one decides', async () => {
    const [rude, witness] = [await member('Rude'), await member('Witness')];
    const other = await member('Max', { manager: true });
    await report(rude, witness);
    const [found] = await about(rude);
    const answers = await Promise.all([
      decide(found!.id, { decision: 'PAUSE', version: 1, text: 'Stop.' }),
      decide(found!.id, { decision: 'WARN', version: 1, text: 'Stop.' }, other),
      report(rude, witness, { reason: 'FAKE' }),
    ]);
    const codes = answers.slice(0, 2).map((answer) => (answer.status === 200 ? 200 : errorOf(answer).code));
    // If the report changed first, both must read it again.
    expect([...codes].sort()).toEqual(codes.includes(200) ? [1151, 200].sort() : [1151, 1151]);
    expect(answers[2]?.status).toBe(200);
  });

  it('D43 SAF-02 a report of a person who has left is decided, and they are not notified', async () => {
    const [rude, witness] = [await member('Rude'), await member('Witness')];
    await report(rude, witness);
    const [found] = await about(rude);
    await server.post(
      '/api/participant/leave',
      { participantId: witness.participantId },
      { token: witness.token, community: home },
    );
    expect((await server.emailTo(witness.email)).subject).toBe('You left open.example');
    expect((await decide(found!.id, { decision: 'WARN', version: 1, text: 'Stop.' })).text).toBe('OK');
    expect((await server.emailTo(rude.email)).subject).toContain('A warning');
    expect(await server.emails(witness.email)).toHaveLength(1);
    const rows = await server.app.db.orm.select().from(reports).where(eq(reports.id, found!.id));
    // It is theirs again once they come back: they cannot decide it, nor report the same again.
    expect(rows).toMatchObject([{ reporterId: witness.participantId, decision: 'WARN' }]);
  });
});
