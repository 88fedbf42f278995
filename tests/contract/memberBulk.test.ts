import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bulk, Member } from '../../src/generated/api/member';
import { auditEntries, managerMessages, participants } from '../../src/server/db/schema';
import { actsOnMany } from '../support/actsOnMany';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let second: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  second = await startServer({ beside: server });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Grace' });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const { as, member, preview, begin, undo, hold, idsOf, begun, ended, rowOf } = actsOnMany(home, () => ({
  server,
  manager,
}));

describe('an act on many', () => {
  it('D30 D31 ADM-08 reaches exactly the members of the preview, 30 seconds later, each in the audit', async () => {
    const company = { participant: { company: 'Bulkworks' } };
    const people = [await member(company), await member(company), await member(company)];
    await member({ participant: { company: 'Bulkworks', networkingEnabled: false } });
    await member({ manager: true, participant: { company: 'Bulkworks' } });
    const query = { search: 'bulkworks' };
    const seen = await preview({ do: 'pause', query });
    expect(seen.people.map(({ id }) => id).sort()).toEqual(idsOf(people).sort());
    expect(seen.leftOut).toBe(2);
    const bulk = await begun({ do: 'pause', query });
    expect(bulk).toMatchObject({ count: 3, status: 'waiting' });
    server.later(29);
    expect((await rowOf(people[0]!)).networkingEnabled).toBe(true);
    server.later(2);
    expect(await ended(bulk)).toMatchObject({ status: 'done', missed: [] });
    for (const who of people) {
      expect(await rowOf(who)).toMatchObject({ networkingEnabled: false, managedVersion: 2 });
    }
    const acts = await server.app.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.communityId, home), eq(auditEntries.action, 'member.pause')));
    expect(acts).toHaveLength(3);
  });

  it('D31 ADM-08 is refused with who came and who went, where the set has changed', async () => {
    const company = { participant: { company: 'Shifting' } };
    const [stays, goes] = [await member({ ...company, firstName: 'Stay' }), await member(company)];
    const { people } = await preview({ do: 'hide', query: { search: 'shifting' } });
    expect(people).toHaveLength(2);
    await server.app.db.orm
      .update(participants)
      .set({ firstName: 'Gone', company: null })
      .where(eq(participants.id, goes.participantId!));
    await member({ ...company, firstName: 'New' });
    const expected = people.map(({ id }) => id);
    const answer = await begin({ do: 'hide', query: { search: 'shifting' }, expected });
    expect([answer.status, errorOf(answer)]).toMatchObject([
      409,
      {
        code: 1153,
        details: [
          { path: 'came', message: 'New Tester' },
          { path: 'went', message: 'Gone Tester' },
        ],
      },
    ]);
    expect((await rowOf(stays)).profileEnabled).toBe(true);
  });

  it('D32 ADM-08 is undone within 30 seconds, and not after', async () => {
    const who = await member();
    const bulk = await begun({ do: 'remove', ids: idsOf([who]) });
    const other = await member({ manager: true });
    expect((await undo(bulk, other)).body).toMatchObject({ status: 'undone' });
    server.later(31);
    expect(errorOf(await undo(bulk)).code).toBe(1154);
    const next = await begun({ do: 'remove', ids: idsOf([who]) });
    server.later(30);
    expect(errorOf(await undo(next)).code).toBe(1154);
    await ended(next);
    expect(await rowOf(who)).toMatchObject({ enabled: false });
    const { token } = await addPerson(server, { admin: true });
    const elsewhere = await server.post(
      `/api/admin/bulk/${next.id}/undo`,
      {},
      { token, community: 'default' },
    );
    expect(errorOf(elsewhere).code).toBe(1110);
  });

  it('D48 UIX-11 waits while its author holds it, for at most ten minutes, and is then done', async () => {
    const who = await member();
    const bulk = await begun({ do: 'hide', ids: idsOf([who]) });
    server.later(20);
    expect((await hold(bulk)).body).toMatchObject({ status: 'waiting', secondsLeft: 30 });
    server.later(29);
    expect((await rowOf(who)).profileEnabled).toBe(true);
    for (let seconds = 49; seconds < 580; seconds += 25) {
      expect((await hold(bulk)).status).toBe(200);
      server.later(25);
    }
    const { secondsLeft } = (await hold(bulk)).body as Bulk;
    expect(secondsLeft).toBeLessThan(30);
    server.later(secondsLeft);
    expect(errorOf(await hold(bulk)).code).toBe(1154);
    expect(await ended(bulk)).toMatchObject({ status: 'done', missed: [] });
  });

  it('D48 D32 is undone after it was held, and then held no more', async () => {
    const who = await member();
    const bulk = await begun({ do: 'hide', ids: idsOf([who]) });
    server.later(20);
    await hold(bulk);
    server.later(20);
    expect((await undo(bulk)).body).toMatchObject({ status: 'undone' });
    expect(errorOf(await hold(bulk)).code).toBe(1154);
  });

  it('D48 is refused to everybody else', async () => {
    const bulk = await begun({ do: 'hide', ids: idsOf([await member()]) });
    expect(errorOf(await hold(bulk, await member({ manager: true }))).code).toBe(1110);
    expect((await hold(bulk, await member())).status).toBe(403);
    const anonymous = await server.post(`/api/admin/bulk/${bulk.id}/hold`, {}, { community: home });
    expect(anonymous.status).toBe(401);
    const { token } = await addPerson(server, { admin: true });
    const elsewhere = await server.post(
      `/api/admin/bulk/${bulk.id}/hold`,
      {},
      { token, community: 'default' },
    );
    expect(errorOf(elsewhere).code).toBe(1110);
    await undo(bulk);
  });

  it('D31 ADM-08 is refused once its author may not do it any more', async () => {
    const author = await member({ manager: true });
    const who = await member();
    const bulk = await begun({ do: 'hide', ids: idsOf([who]) }, author);
    await server.app.db.orm
      .update(participants)
      .set({ isManager: false })
      .where(eq(participants.id, author.participantId!));
    server.later(31);
    expect(await ended(bulk)).toMatchObject({ status: 'refused', missed: idsOf([who]) });
    expect((await rowOf(who)).profileEnabled).toBe(true);
  });

  it('D31 ADM-08 a member who became a manager meanwhile is skipped, the others are done', async () => {
    const [one, two] = [await member(), await member()];
    const bulk = await begun({ do: 'remove', ids: idsOf([one, two]) });
    await server.app.db.orm
      .update(participants)
      .set({ isManager: true })
      .where(eq(participants.id, one.participantId!));
    server.later(31);
    expect(await ended(bulk)).toMatchObject({ status: 'done', missed: idsOf([one]) });
    expect([(await rowOf(one)).enabled, (await rowOf(two)).enabled]).toEqual([true, false]);
  });

  it('D31 ADM-08 survives the process that began it, and a message reaches nobody twice', async () => {
    const [heard, muted] = [await member(), await member({ muted: true })];
    const ids = idsOf([heard, muted]);
    const bulk = await begun({ do: 'message', ids, subject: ' Spring\nfair ', text: 'Come along.' });
    // As if a process had died after the first of them.
    await server.app.db.orm.insert(managerMessages).values({
      id: `${bulk.id}:${heard.participantId}`,
      communityId: home,
      userId: heard.userId,
      kind: 'message',
      subject: 'Spring fair',
      text: 'Come along.',
      authorId: null,
      createdAt: new Date(),
    });
    second.later(1000);
    expect(await ended(bulk)).toMatchObject({ status: 'done', missed: [] });
    const kept = await server.app.db.orm
      .select()
      .from(managerMessages)
      .where(eq(managerMessages.subject, 'Spring fair'));
    expect(kept.map(({ userId }) => userId).sort()).toEqual([heard.userId, muted.userId].sort());
    expect(await server.emails(muted.email)).toEqual([]);
  });

  it.each([
    [{ do: 'message', expected: [] }, 'subject'],
    [{ do: 'hide', expected: [], ids: [] }, 'expected'],
    [{ do: 'hide', expected: [] }, 'query'],
  ])('D31 refuses %j', async (body, at) => {
    const answer = await begin(body);
    expect(errorOf(answer)).toMatchObject({ code: 1100 });
    expect(errorOf(answer).details?.map(({ path: where }) => where)).toContain(at);
  });
});

describe('a message to one', () => {
  const tell = (who: Person, body: object) =>
    server.post(`/api/admin/participants/${who.participantId}/notify`, body, as(manager));
  const message = { subject: 'Your profile', text: 'Two words more?\n\nThank you.' };

  it('D07 ADM-03 arrives with everything switched off, and is kept for managers', async () => {
    const who = await member({ muted: true });
    const card = (await tell(who, message)).body as Member;
    expect(card.timeline[0]).toMatchObject({ what: 'message', actor: 'Grace Tester', ...message });
    const email = await server.emailTo(who.email);
    expect(email.subject).toBe(message.subject);
    expect(email.text).toContain('Two words more?');
  });

  it('D07 says something, to somebody else, at an address that is theirs', async () => {
    const who = await member();
    for (const body of [
      { ...message, text: ' \u200b' },
      { ...message, subject: '' },
    ]) {
      expect(errorOf(await tell(who, body)).code).toBe(1100);
    }
    expect(errorOf(await tell(manager, message)).code).toBe(1155);
    expect(errorOf(await tell(await member({ confirmed: false }), message)).code).toBe(1100);
    expect(errorOf(await tell({ ...who, participantId: 'nobody' }, message)).code).toBe(1110);
  });
});

it('D29 ADM-08 the export neutralises formulas, and is in the audit', async () => {
  const who = await member({ participant: { company: '=HYPERLINK("http://evil")', position: 'Exporter' } });
  const answer = await server.get(`/api/admin/${home}/participants/export?search=exporter`, as(manager));
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const [head, line] = answer.text.split('\r\n');
  expect(head).toBe(
    'first name,last name,email,company,position,city,tags,language,states,joined,last seen,id',
  );
  expect(line).toContain(`${who.email},"'=HYPERLINK(""http://evil"")",Exporter`);
  const rows = await server.app.db.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'members.export'));
  expect(rows.map(({ after }) => after)).toEqual([{ count: 1 }]);
});
