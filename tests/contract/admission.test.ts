import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Applicants, Decided } from '../../src/generated/api/admission';
import type { Init } from '../../src/generated/api/currentUser';
import { auditEntries, invitationAcceptances, participants } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'approval.example';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  const community = { title: 'Clay', admission: 'approval', langChoices: ['en', 'ru'] };
  const questions = [
    { id: 'craft', type: 'text', title: { en: 'What do you make?', ru: 'Что вы делаете?' }, max: 200 },
    {
      id: 'why',
      type: 'select',
      title: 'Why here?',
      max: 2,
      options: [
        { en: 'To learn', ru: 'Учиться' },
        { en: 'To teach', ru: 'Учить' },
      ],
    },
    { id: 'more', type: 'text', title: 'Anything else?', max: 200, required: false },
  ];
  server = await startServer({
    communities: {
      [home]: { auth, community, questions },
      'another.example': { auth, community },
      'talks.example': { auth, community: { ...community, eventOnly: true } },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const apply = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, enabled: false, firstName, ...more });
const queue = async (query = '', { token } = manager, lang?: string): Promise<Applicants> => {
  const path = `/api/admin/${home}/admissions${query}`;
  return (await server.get(path, { token, community: home, lang })).body as Applicants;
};
const namesIn = ({ list }: Applicants) => list.map(({ profile }) => profile.firstName);
const versionOf = async ({ participantId = '' }: Person): Promise<number> => {
  const [row] = await server.app.db.orm
    .select({ version: participants.managedVersion })
    .from(participants)
    .where(eq(participants.id, participantId));
  return row?.version ?? 0;
};
const decide = (body: object, { token } = manager, community = home) =>
  server.post(`/api/admin/${community}/admissions/decide`, body, { token, community });
const decideOn = async (people: Person[], decision: { admit: boolean; text?: string }, by = manager) => {
  const decisions = await Promise.all(
    people.map(async (person) => ({ participantId: person.participantId, version: await versionOf(person) })),
  );
  return (await decide({ decisions, ...decision }, by)).body as Decided;
};
const init = async ({ token }: Person) =>
  (await server.post('/api/init', undefined, { token, community: home })).body as Init;
const actsOn = async ({ userId }: Person) => {
  const alias = await server.app.audit.aliasOf(server.app.db.orm, userId);
  const rows = await server.app.db.orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.communityId, home), eq(auditEntries.subjectId, alias)));
  return rows.map(({ action }) => action);
};

describe('D40 GET /api/admin/{id}/admissions', () => {
  it('D40 ADM-09 tells who waits, the longest first: profile, survey in the community’s words, who invited', async () => {
    const host = await addPerson(server, { member: home, firstName: 'Host' });
    const ada = await apply('Ada', {
      participant: {
        createdAt: new Date('2026-01-01'),
        position: 'Potter',
        privacy: 'CONNECTIONS',
        contacts: [{ type: 'TELEGRAM', value: 'hidden_telegram' }],
        answers: { craft: 'Cups', why: ['To learn', 'A former option'], gone: 'x', more: '' },
      },
    });
    await server.app.db.orm.insert(invitationAcceptances).values({
      communityId: home,
      userId: ada.userId,
      inviterId: host.participantId,
      acceptedAt: new Date(),
    });
    await apply('Bea', { confirmed: false, participant: { createdAt: new Date('2026-02-01') } });
    const waiting = await queue('', manager, 'ru');
    expect(namesIn(waiting).slice(0, 2)).toEqual(['Ada', 'Bea']);
    expect(waiting.list[0]).toMatchObject({
      profile: { id: ada.participantId, position: 'Potter', contacts: [] },
      email: ada.email,
      emailConfirmed: true,
      survey: [
        { question: 'Что вы делаете?', answers: ['Cups'] },
        { question: 'Why here?', answers: ['Учиться', 'A former option'] },
      ],
      invitedBy: 'Host',
      text: null,
      version: 1,
    });
    expect(waiting.list[1]).toMatchObject({ emailConfirmed: false, invitedBy: null, survey: [] });
    expect(JSON.stringify(waiting)).not.toContain('hidden_telegram');
    expect(waiting.total).toBe(2);
  });

  it('D40 ADM-09 comes in pages of 20, without those who are in, gone, or of another community', async () => {
    const before = (await queue()).total;
    for (let at = 0; at < 21; at += 1) await apply(`Number${at}`);
    await addPerson(server, { member: 'another.example', enabled: false, firstName: 'Elsewhere' });
    await apply('Gone', { participant: { removedAt: new Date() } });
    const [first, second] = [await queue(), await queue('?page=1')];
    expect([first.list.length, first.hasMore, first.total]).toEqual([20, true, before + 21]);
    expect([second.list.length, second.hasMore]).toEqual([before + 1, false]);
    const all = [...namesIn(first), ...namesIn(second)];
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('Elsewhere');
    expect(all).not.toContain('Gone');
    const wrong = await server.get(`/api/admin/${home}/admissions?page=-1`, {
      token: manager.token,
      community: home,
    });
    expect(errorOf(wrong).code).toBe(1100);
  });
});

describe('D41 POST /api/admin/{id}/admissions/decide', () => {
  it('D41 ADM-09 lets people in, and tells them by email and in the page', async () => {
    const [ada, bea] = [await apply('Ada'), await apply('Bea', { confirmed: false })];
    expect((await init(ada)).notIn).toEqual({ because: 'WAITING' });
    const text = 'Come on Friday.\n<b>Bring</b> clay.';
    const decided = await decideOn([ada, bea], { admit: true, text });
    expect(decided).toEqual({ done: [ada.participantId, bea.participantId], left: [] });
    const email = await server.emailTo(ada.email);
    expect(email.subject).toBe('Welcome to Clay');
    expect(email.html).toContain('&lt;b&gt;Bring&lt;/b&gt; clay.');
    expect(email.text).toContain('Come on Friday.\n<b>Bring</b> clay.');
    expect(email.links.some((link) => link.endsWith('/my_communities'))).toBe(true);
    // Nothing is sent to an address that may be somebody else's.
    expect(await server.emails(bea.email)).toEqual([]);
    const now = await init(ada);
    expect([now.user.enabled, now.notIn]).toEqual([true, undefined]);
    expect(now.permissions.permissions).toContain('MEMBERS');
    expect(await actsOn(ada)).toEqual(['member.admit']);
  });

  it('D41 SES-04 leads to the events of a community that people come to for events alone', async () => {
    const talks = 'talks.example';
    const host = await addPerson(server, { member: talks, manager: true });
    const guest = await addPerson(server, { member: talks, enabled: false });
    const decisions = [{ participantId: guest.participantId, version: await versionOf(guest) }];
    await decide({ decisions, admit: true }, host, talks);
    const { links } = await server.emailTo(guest.email);
    expect(links.map((link) => new URL(link).pathname)).toContain('/events');
    expect(links.some((link) => link.endsWith('/my_communities'))).toBe(false);
  });

  it('D41 ADM-09 refuses with a kind word, which the page and the queue repeat, and may think better of it', async () => {
    const ada = await apply('Rita', { participant: { createdAt: new Date('2025-01-01') } });
    const wordless = await decide({
      decisions: [{ participantId: ada.participantId, version: 1 }],
      admit: false,
      text: ' \n ',
    });
    expect(errorOf(wordless)).toMatchObject({ code: 1100, details: [{ path: 'text' }] });
    const text = 'Show us your work first, please.';
    expect((await decideOn([ada], { admit: false, text })).done).toEqual([ada.participantId]);
    const email = await server.emailTo(ada.email);
    expect(email.subject).toBe('About your application to Clay');
    expect(email.text).toContain(text);
    expect((await init(ada)).notIn).toEqual({ because: 'REFUSED', text });
    expect(namesIn(await queue())).not.toContain('Rita');
    expect((await queue('?state=REFUSED')).list[0]).toMatchObject({
      profile: { id: ada.participantId },
      text,
      version: 2,
    });
    // A second refusal is none; a change of mind is.
    expect((await decideOn([ada], { admit: false, text })).left).toEqual([
      { participantId: ada.participantId, code: 1151 },
    ]);
    expect((await decideOn([ada], { admit: true })).done).toEqual([ada.participantId]);
    expect((await server.emailTo(ada.email, 2)).subject).toBe('Welcome to Clay');
    expect((await init(ada)).notIn).toBeUndefined();
    expect(await actsOn(ada)).toEqual(['member.refuse', 'member.admit']);
  });

  it('D41 ADM-09 names the people it skips, and decides about the others', async () => {
    const [ada, bea] = [await apply('Ada'), await apply('Bea')];
    const inside = await addPerson(server, { member: home });
    const removed = await apply('Rem', { participant: { removedAt: new Date() } });
    const other = await addPerson(server, { member: 'another.example', enabled: false });
    const former = await apply('Former', { manager: true });
    const decisions = [ada, bea, inside, removed, other, former].map(({ participantId }) => ({
      participantId,
      version: participantId === ada.participantId ? 7 : 1,
    }));
    const { done, left } = (await decide({ decisions, admit: false, text: 'No.' })).body as Decided;
    expect(done).toEqual([bea.participantId]);
    expect(left.map(({ code }) => code)).toEqual([1151, 1151, 1151, 1110, 1109]);
    expect(await server.emails(ada.email)).toEqual([]);
    expect(errorOf(await decide({ decisions: [], admit: true })).code).toBe(1100);
    const tooMany = Array.from({ length: 101 }, () => ({ participantId: 'x', version: 1 }));
    expect(errorOf(await decide({ decisions: tooMany, admit: true })).code).toBe(1100);
  });

  it('D41 ADM-09 nobody admits themselves, and an administrator refuses a manager', async () => {
    const admin = await addPerson(server, { admin: true, member: home, enabled: false });
    expect((await decideOn([admin], { admit: true }, admin)).left).toEqual([
      { participantId: admin.participantId, code: 1155 },
    ]);
    const former = await apply('Former', { manager: true });
    expect((await decideOn([former], { admit: false, text: 'No.' }, admin)).done).toHaveLength(1);
  });

  it('D41 ADM-09 of two managers at once one decides, and one email goes out', async () => {
    const ada = await apply('Ada');
    const other = await addPerson(server, { member: home, manager: true });
    // Both managers have read the same version. A manager who reads the other's decision may decide again.
    const decisions = [{ participantId: ada.participantId, version: await versionOf(ada) }];
    const both = await Promise.all([
      decide({ decisions, admit: true }, manager),
      decide({ decisions, admit: false, text: 'No.' }, other),
    ]);
    const answers = both.map(({ body }) => body as Decided);
    expect(answers.flatMap(({ done }) => done)).toEqual([ada.participantId]);
    expect(answers.flatMap(({ left }) => left)).toMatchObject([{ code: 1151 }]);
    await server.emailTo(ada.email);
    expect(await actsOn(ada)).toHaveLength(1);
  });

  it('D41 ADM-09 is closed to managers of another community, and to who stopped managing a moment ago', async () => {
    const ada = await apply('Ada');
    const stranger = await addPerson(server, { member: 'another.example', manager: true });
    const body = { decisions: [{ participantId: ada.participantId, version: 1 }], admit: true };
    expect(errorOf(await decide(body, stranger)).code).toBe(1109);
    const elsewhere = await decide(body, stranger, 'another.example');
    expect((elsewhere.body as Decided).left).toMatchObject([{ code: 1110 }]);
    const former = await addPerson(server, { member: home, manager: true });
    await server.app.db.orm
      .update(participants)
      .set({ isManager: false })
      .where(eq(participants.id, former.participantId ?? ''));
    expect(errorOf(await decide(body, former)).code).toBe(1109);
    expect((await init(ada)).notIn).toEqual({ because: 'WAITING' });
  });
});

it('U04 ADM-09 a removed person learns it, with the managers’ words', async () => {
  const ada = await apply('Ada', { participant: { removedAt: new Date() } });
  await server.app.managerMessages.keep(server.app.db.orm, {
    communityId: home,
    userId: ada.userId,
    kind: 'removal',
    text: 'Goodbye.',
    author: null,
  });
  expect((await init(ada)).notIn).toEqual({ because: 'REMOVED', text: 'Goodbye.' });
  const visitor = await addPerson(server);
  expect((await init(visitor)).notIn).toBeUndefined();
});
