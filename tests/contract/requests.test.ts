import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestAnswer, RequestPage } from '../../src/generated/api/request';
import { limitTable } from '../../src/server/limitTable';
import { participants, requestAnswers } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { put } from '../support/onLists';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { apart, emailOnly } from '../support/testCommunities';

const home = 'open.example';
const elsewhere = 'another.example';
const closed = 'closed.example';
const open = { ...emailOnly, community: { transparent: true } };
const day = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: open, [elsewhere]: open, [closed]: apart },
    limits: { ...limitTable, account: { ...limitTable.account, answer: { max: 4, seconds: 600 } } },
  });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community = home) => ({ token, community });
const add = (
  firstName: string,
  participant: PersonOptions['participant'] = {},
  options: PersonOptions = {},
) => addPerson(server, { member: home, firstName, ...options, participant });
/** Somebody who asked some days ago. */
const ask = (firstName: string, daysAgo: number, lookingFor = `${firstName} looks for help`) =>
  add(firstName, { lookingFor, updatedAt: new Date(Date.now() - daysAgo * day) });
const feed = async (who: Person, query = '') =>
  (await server.get(`/api/requests${query}`, as(who))).body as RequestPage;
const names = ({ items }: RequestPage) => items.map(({ subject }) => subject.firstName);
const answer = (who: Person, to: Person, text: string, community = home) =>
  server.post(`/api/requests/${to.participantId}/answer`, { answer: text }, as(who, community));
async function told({ email }: Person, count: number) {
  await server.emailTo(email, count);
  return server.emails(email);
}

describe('requests', () => {
  it('REQ-01 B06 the feed has the open requests of others, the latest first', async () => {
    const viewer = await ask('Viewer', 0);
    const old = await ask('Old', 9);
    await ask('New', 1);
    await add('Silent');
    await add('Paused', { lookingFor: 'Nothing now', networkingEnabled: false });
    const until = new Date(Date.now() + day);
    await add('Resting', { lookingFor: 'Nothing for a week', networkingPausedUntil: until });
    await add('Hidden', { lookingFor: 'Nothing seen', profileEnabled: false });
    await add('Waiting', { lookingFor: 'Nothing yet' }, { enabled: false });
    await addPerson(server, {
      member: elsewhere,
      firstName: 'Stranger',
      participant: { lookingFor: 'Farsecret' },
    });
    const first = await feed(viewer);
    expect(names(first)).toEqual(['New', 'Old']);
    expect(first.items[0]).toMatchObject({ request: 'New looks for help', answer: null });
    // Written anew, it is the latest.
    const path = '/api/participant/update-looking-for';
    const changed = { participantId: old.participantId, lookingFor: 'Somebody who repairs old clocks' };
    expect((await server.post(path, changed, as(old))).status).toBe(200);
    expect(names(await feed(viewer))).toEqual(['Old', 'New']);
    expect(JSON.stringify(await feed(viewer))).not.toMatch(/Farsecret|Stranger/);
  });

  it('B06 B07 where members do not see each other, it has those one knows', async () => {
    const [reader, known, stranger] = [
      await addPerson(server, { member: closed, firstName: 'Reader' }),
      await addPerson(server, { member: closed, firstName: 'Known', participant: { lookingFor: 'A clock' } }),
      await addPerson(server, {
        member: closed,
        firstName: 'Far',
        participant: { lookingFor: 'A farsecret' },
      }),
    ];
    const read = async (query = '') => server.get(`/api/requests${query}`, as(reader, closed));
    expect((await read()).body).toMatchObject({ items: [], hasMore: false });
    expect(errorOf(await answer(reader, known, 'I have one.', closed)).code).toBe(1110);
    const two = { communityId: closed, reader: reader.participantId!, subject: known.participantId! };
    await put.connected(server.app.db.orm, { ...two, name: 'known' });
    expect(names((await read()).body as RequestPage)).toEqual(['Known']);
    expect((await answer(reader, known, 'I have one.', closed)).status).toBe(200);
    expect(errorOf(await answer(reader, stranger, 'I have one.', closed)).code).toBe(1110);
    expect(JSON.stringify((await read('?page=0')).body)).not.toMatch(/farsecret|Far/);
  });

  it('REQ-01 B07 an answer is stored, and the author of the request gets an email', async () => {
    const [asker, helper] = [await ask('Asker', 2), await add('Helper')];
    const sent = await answer(helper, asker, '  I can help.\r\n\r\n\r\n\r\nCall me. ');
    expect(sent.body).toMatchObject({ answer: 'I can help.\n\nCall me.' });
    const [email, ...others] = await told(asker, 1);
    expect(others).toEqual([]);
    expect(email?.subject).toContain('Helper Tester');
    expect(email?.text).toContain('I can help.');
    expect(email?.text).toContain('Asker looks for help');
    expect(email?.text).not.toContain(helper.email);
    const { items } = await feed(helper);
    expect(items.find(({ id }) => id === asker.participantId)?.answer).toEqual(sent.body as RequestAnswer);
    // Nobody else learns that there is one.
    const { items: ofOthers } = await feed(await add('Other'));
    expect(ofOthers.find(({ id }) => id === asker.participantId)?.answer).toBeNull();
  });

  it('B07 another answer replaces the first, the same says nothing twice, a new request is answered anew', async () => {
    const [asker, helper] = [await ask('Asker', 2), await add('Helper')];
    await answer(helper, asker, 'One');
    await answer(helper, asker, 'One');
    expect(await told(asker, 1)).toHaveLength(1);
    // Within a quarter of an hour it would wait for the end of that.
    server.later(15 * 60);
    await answer(helper, asker, 'Two');
    expect(await told(asker, 2)).toHaveLength(2);
    const kept = () =>
      server.app.db.orm
        .select()
        .from(requestAnswers)
        .where(eq(requestAnswers.participantId, asker.participantId!));
    expect(await kept()).toMatchObject([{ answer: 'Two', request: 'Asker looks for help' }]);
    await server.app.db.orm
      .update(participants)
      .set({ lookingFor: 'Something else', updatedAt: new Date() })
      .where(eq(participants.id, asker.participantId!));
    const { items } = await feed(helper);
    expect(items.find(({ id }) => id === asker.participantId)?.answer).toBeNull();
    await answer(helper, asker, 'Three');
    expect(await kept()).toHaveLength(2);
  });

  it('B07 refuses what is no answer, one’s own request, and what is not to be seen', async () => {
    const [asker, helper] = [await ask('Asker', 2), await ask('Helper', 2)];
    const stranger = await addPerson(server, { member: elsewhere, participant: { lookingFor: 'Farsecret' } });
    const silent = await add('Silent');
    for (const text of ['', ' \u200b ', 'x'.repeat(1001)]) {
      expect(errorOf(await answer(helper, asker, text)).code).toBe(1100);
    }
    expect(errorOf(await answer(helper, helper, 'Me')).code).toBe(1155);
    expect(errorOf(await answer(helper, silent, 'What?')).code).toBe(1110);
    const far = await answer(helper, stranger, 'Hello');
    expect(errorOf(far).code).toBe(1110);
    expect(far.text).not.toContain('Farsecret');
    expect(errorOf(await answer(stranger, asker, 'Hello')).code).toBe(1109);
    expect(await server.emails(asker.email)).toEqual([]);
  });

  it('B07 one member answers so many in a day', async () => {
    const [asker, helper] = [await ask('Asker', 2), await add('Helper')];
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await answer(helper, asker, `Answer ${n}`)).status);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  it('B06 pages by page and by next are the same', async () => {
    const viewer = await add('Viewer');
    const at = new Date(Date.now() - 30 * day);
    for (let n = 0; n < 25; n += 1) await add('Many', { lookingFor: 'Company', updatedAt: at });
    const first = await feed(viewer);
    const ids = ({ items }: RequestPage) => items.map(({ id }) => id);
    const [byPage, byNext] = [await feed(viewer, '?page=1'), await feed(viewer, `?next=${first.next}`)];
    expect(ids(byNext)).toEqual(ids(byPage));
    expect(new Set([...ids(first), ...ids(byNext)]).size).toBe(ids(first).length + ids(byNext).length);
    expect(errorOf(await server.get('/api/requests?next=e30', as(viewer))).code).toBe(1100);
  });

  it('B06 B07 ask the database no more often than they have to', async () => {
    const [asker, helper] = [await ask('Asker', 2), await add('Helper')];
    const own = (asked: string[]) =>
      // Without the queries that identify the caller, and the server's own.
      asked.filter((text) => /(from|into) "(participants|request_answers)"|^(begin|commit)$/.test(text));
    await feed(helper);
    const listed = own(await statementsOf(() => feed(helper)));
    expect(listed, listed.join('\n')).toHaveLength(1);
    const answered = own(await statementsOf(() => answer(helper, asker, 'Once')));
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(12);
  });
});
