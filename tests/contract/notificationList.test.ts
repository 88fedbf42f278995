import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification, Notifications } from '../../src/generated/api/notification';
import { deliveries, notifications } from '../../src/server/db/schema';
import { memberOf } from '../../src/server/notifications/recipients/recipient';
import { managerMessage } from '../../src/server/modules/management/notifications/managerMessage';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { connectSocket } from '../support/stompSockets';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
let server: TestServer;
beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [far]: open } });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName = 'Ada', options: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...options });
const yesterday = () => new Date(Date.now() - 86_400_000);
const asking = () =>
  member('Asker', { participant: { lookingFor: 'A lawyer for contracts', updatedAt: yesterday() } });
const answered = async (by: Person, to: Person, answer = 'I can help.') => {
  const { status, text } = await server.post(`/api/requests/${to.participantId}/answer`, { answer }, as(by));
  if (status !== 200) throw new Error(text);
};

const get = (who: Person, path = '', community = home) =>
  server.get(`/api/notifications${path}`, as(who, community));
const post = (who: Person, path: string, body: object, community = home) =>
  server.post(`/api/notifications${path}`, body, as(who, community));
const listOf = async (who: Person, path = '', community = home): Promise<Notifications> => {
  const { status, body, text } = await get(who, path, community);
  if (status !== 200) throw new Error(text);
  return body as Notifications;
};
const entriesOf = async (who: Person): Promise<Notification[]> => (await listOf(who)).notifications;

/** Writes to a member in the managers’ name, `count` times. */
async function write(to: Person, count = 1): Promise<void> {
  const { app } = server;
  const recipient = (await memberOf(app, app.db.orm, app.communities.byDomain(home)!, to.userId))!;
  for (let each = 1; each <= count; each += 1) {
    await app.db.transaction((tx) =>
      app.notify(
        tx,
        managerMessage,
        recipient,
        { subject: `Number ${each}`, text: 'Hello' },
        { cause: `${to.userId}:${each}`, thing: `${to.userId}:${each}`, by: null },
      ),
    );
  }
}

describe('N01 the list', () => {
  it('NOT-01 N01 begins empty, and shows what happened, who did it, where it leads and why it came', async () => {
    const [asker, helper] = [await asking(), await member('Helena')];
    expect(await listOf(asker)).toEqual({ notifications: [], hasMore: false, unseen: 0 });
    await answered(helper, asker);
    const { notifications: found, unseen } = await listOf(asker);
    expect(unseen).toBe(1);
    expect(found).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'requestAnswered',
        title: 'Helena has answered your request',
        text: expect.stringContaining('Helena') as string,
        url: expect.stringMatching(/^\/u\//) as string,
        why: expect.stringContaining('Answers to your request') as string,
        people: [expect.objectContaining({ id: helper.participantId, firstName: 'Helena' })],
        count: 1,
        createdAt: expect.any(String) as string,
        seen: false,
      },
    ]);
  });

  it('NOT-01 N01 gathers what several people did to one thing, and begins anew with what was seen', async () => {
    const asker = await asking();
    const helpers = [await member('Ada'), await member('Bob'), await member('Cleo')];
    for (const helper of helpers) await answered(helper, asker);
    const [entry, ...others] = await entriesOf(asker);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ title: 'Cleo and 2 others have answered your request', count: 3 });
    expect(entry?.people.map(({ firstName }) => firstName)).toEqual(['Cleo', 'Bob', 'Ada']);
    await post(asker, '/seen', { ids: [entry!.id] });
    await answered(await member('Dora'), asker);
    expect((await entriesOf(asker)).map(({ title, seen }) => [title, seen])).toEqual([
      ['Dora has answered your request', false],
      ['Cleo and 2 others have answered your request', true],
    ]);
  });

  it('NOT-01 N01 N04 go page by page, and answer what is newer than an entry', async () => {
    const reader = await member();
    await write(reader, 35);
    const first = await listOf(reader);
    expect(first.hasMore).toBe(true);
    expect(first.notifications).toHaveLength(30);
    const last = first.notifications.at(-1)!;
    const second = await listOf(reader, `?before=${last.id}`);
    expect(second.hasMore).toBe(false);
    expect(second.notifications).toHaveLength(5);
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(35);
    expect((await listOf(reader, `/${ids[2]}/newer`)).notifications.map(({ id }) => id)).toEqual(
      ids.slice(0, 2),
    );
    expect((await listOf(reader, `/${ids[0]}/newer`)).notifications).toEqual([]);
  });

  it('NOT-01 N05 counts up to a hundred', async () => {
    const reader = await member();
    await write(reader, 101);
    expect((await get(reader, '/unseen')).body).toEqual({ unseen: 100 });
  });

  it('NOT-01 shows nobody that its reader may not see, and nothing of somebody with a block', async () => {
    const asker = await asking();
    const [helper, another] = [await member('Helena'), await member('Bob')];
    await answered(helper, asker);
    await answered(another, asker);
    expect((await server.post(`/api/blocks/${helper.participantId}`, undefined, as(asker))).status).toBe(200);
    expect(await entriesOf(asker)).toMatchObject([{ title: 'Bob has answered your request', count: 1 }]);
    await server.post('/api/participant/leave', { participantId: another.participantId }, as(another));
    expect(await listOf(asker)).toEqual({ notifications: [], hasMore: false, unseen: 0 });
  });

  it('NOT-01 a secret, a digest or an email to nobody is in no list', async () => {
    const person = await member();
    await server.post('/api/auth/magic-link', { email: person.email }, { community: home });
    expect(await entriesOf(person)).toEqual([]);
  });
});

describe('N02 and N03', () => {
  it('NOT-01 N02 marks entries with the earlier ones of their thing, or all up to one', async () => {
    const reader = await member();
    await write(reader, 4);
    const [newest, second, third] = await entriesOf(reader);
    expect((await post(reader, '/seen', { ids: [second!.id] })).body).toEqual({ unseen: 3 });
    expect((await post(reader, '/seen', { ids: [second!.id] })).body).toEqual({ unseen: 3 });
    expect((await post(reader, '/seen', { upTo: third!.id })).body).toEqual({ unseen: 1 });
    expect((await entriesOf(reader)).map(({ seen }) => seen)).toEqual([false, true, true, true]);
    expect((await post(reader, '/seen', { upTo: newest!.id })).body).toEqual({ unseen: 0 });
  });

  it('NOT-01 N03 removes entries with all that they gather', async () => {
    const asker = await asking();
    for (const name of ['Ada', 'Bob']) await answered(await member(name), asker);
    await write(asker);
    const [, entry] = await entriesOf(asker);
    expect((await post(asker, '/dismiss', { ids: [entry!.id] })).body).toEqual({ unseen: 1 });
    expect(await entriesOf(asker)).toHaveLength(1);
  });

  it('NOT-05 what was seen in the list is not sent by email, with the reason noted', async () => {
    const asker = await asking();
    const helper = await member('Helena');
    await answered(helper, asker);
    await server.emailTo(asker.email);
    // Within 15 minutes of the first, it waits.
    await answered(helper, asker, 'I can help on Monday.');
    const [entry] = await entriesOf(asker);
    await post(asker, '/seen', { ids: [entry!.id] });
    server.later(16 * 60);
    await server.app.deliveries.sendDue();
    const sent = await server.app.db.orm
      .select({ status: deliveries.status, why: deliveries.notSentFor })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.recipient, asker.userId))
      .orderBy(notifications.number);
    expect(sent).toEqual([
      { status: 'sent', why: null },
      { status: 'suppressed', why: 'seen' },
    ]);
  });

  it('NOT-01 UIX-02 open pages of the reader hear of a new one, and of what was seen elsewhere', async () => {
    const [asker, helper] = [await asking(), await member('Helena')];
    const socket = await connectSocket(server, asker.token);
    await socket.subscribe(`/topic/participant/${asker.participantId}`);
    await answered(helper, asker);
    expect((await socket.next('MESSAGE')).body).toBe('{"type":"notification"}');
    const [entry] = await entriesOf(asker);
    await post(asker, '/seen', { ids: [entry!.id] });
    expect((await socket.next('MESSAGE')).body).toBe('{"type":"notification"}');
    socket.close();
  });
});

describe('callers', () => {
  const callers: [string, () => Promise<Person>, number][] = [
    ['another member', () => member('Eve'), 200],
    ['a manager', () => member('Mona', { manager: true }), 200],
    ['an administrator', () => addPerson(server, { admin: true }), 200],
    ['a member of another community', () => addPerson(server, { member: far }), 1109],
  ];

  it.each(callers)(
    'N01 N02 N03 N04 N05 %s reads and marks nothing of somebody’s',
    async (_who, make, allowed) => {
      const [reader, caller] = [await member(), await make()];
      await write(reader, 2);
      const [entry] = await entriesOf(reader);
      const calls = [
        () => get(caller),
        () => get(caller, '/unseen'),
        () => post(caller, '/seen', { ids: [entry!.id], upTo: entry!.id }),
        () => post(caller, '/dismiss', { ids: [entry!.id] }),
      ];
      for (const call of calls) {
        const answer = await call();
        if (allowed === 200) {
          expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining(entry!.id)]);
        } else expect(errorOf(answer).code).toBe(allowed);
      }
      for (const path of [`?before=${entry!.id}`, `/${entry!.id}/newer`]) {
        const answer = await get(caller, path);
        if (answer.status === 200)
          expect(answer.body).toEqual({ notifications: [], hasMore: false, unseen: 0 });
        else expect(errorOf(answer).code).toBe(allowed === 200 ? 1110 : allowed);
      }
      expect(await listOf(reader)).toMatchObject({
        unseen: 2,
        notifications: [{ seen: false }, { seen: false }],
      });
    },
  );

  it('N01 N02 N03 N04 N05 nobody reads or marks without a session', async () => {
    for (const path of ['', '/unseen', '/some/newer'])
      expect(errorOf(await server.get(`/api/notifications${path}`, { community: home })).code).toBe(405);
    for (const path of ['/seen', '/dismiss'])
      expect(
        errorOf(await server.post(`/api/notifications${path}`, { ids: [] }, { community: home })).code,
      ).toBe(405);
  });
});
