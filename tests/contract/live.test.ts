import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participants, sessions, users } from '../../src/server/db/schema';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let second: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startServer();
  second = await startServer({ beside: server });
  admin = await addPerson(server, { admin: true });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const add = (options: PersonOptions = {}) => addPerson(server, { member: home, manager: true, ...options });
const as = ({ token }: Person) => ({ token, community: home });

/** A person's open stream. `said` has all of it once it has ended. */
async function follow({ token }: Person, { origin } = server) {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/admin/${home}/live`, {
    headers: { authorization: `Bearer ${token}`, 'x-community-id': home },
    signal: stop.signal,
  });
  let ended = false;
  const said =
    response.status === 200
      ? response
          .text()
          .finally(() => (ended = true))
          .catch(() => 'given up')
      : Promise.resolve('');
  return { response, said, isOpen: () => !ended, stop: () => stop.abort() };
}
const changed = 'event: changed';

describe('D16 GET /api/admin/{id}/live', () => {
  const byAdmin = (path: string, body: object) => server.post(path, body, as(admin));
  const changes: [string, (of: Person) => Promise<unknown>, PersonOptions?][] = [
    [
      'the role is taken',
      (of) => byAdmin(`/api/admin/participants/${of.participantId}/role`, { isManager: false }),
    ],
    ['they are removed', (of) => byAdmin(`/api/admin/participants/${of.participantId}/remove`, {})],
    [
      'the session ends',
      (of) => server.delete(`/api/current-user/sessions/${of.token.split('.')[0]}`, as(of)),
    ],
    [
      'the session expires',
      ({ userId }) =>
        server.app.db.orm
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.userId, userId)),
    ],
    [
      'an administrator is none any more',
      ({ userId }) => server.app.db.orm.update(users).set({ role: 'ROLE_USER' }).where(eq(users.id, userId)),
      { admin: true, manager: false },
    ],
    [
      'the account goes',
      ({ userId }) => server.app.db.orm.delete(users).where(eq(users.id, userId)),
      { admin: true, member: undefined, manager: false },
    ],
  ];
  it.each(changes)('D16 ends at once, in whichever process, once %s', async (_what, change, options) => {
    // Somebody else is left to manage.
    await add();
    const person = await add(options);
    const [here, there] = [await follow(person), await follow(person, second)];
    expect(here.response.headers.get('content-type')).toContain('text/event-stream');
    const answer = await change(person);
    expect((answer as { status?: number }).status ?? 200).toBe(200);
    for (const { said } of [here, there]) {
      const text = await said;
      expect(text).toContain(changed);
      // Counted by the stream's own clock, because the machine may be busy: a comment when it opens and after 40 polls.
      expect(text.match(/^:$/gm)?.length).toBeLessThanOrEqual(2);
    }
    expect((await follow(person)).response.status).toBeGreaterThan(400);
  });

  it('D16 continues during other changes', async () => {
    const [one, two] = [await add(), await add()];
    const [mine, other] = [await follow(one), await follow(two)];
    await server.app.db.orm
      .update(participants)
      .set({ lastSeenAt: new Date(), firstName: 'Grace', profileEnabled: false })
      .where(eq(participants.id, one.participantId!));
    await byAdmin(`/api/admin/participants/${two.participantId}/role`, { isManager: false });
    expect(await other.said).toContain(changed);
    expect(mine.isOpen()).toBe(true);
    mine.stop();
    expect(await mine.said).toBe('given up');
  });

  it('D16 is bounded for a session, and there is room again where one is closed', async () => {
    const person = await add();
    const all = [];
    for (let at = 0; at < 8; at += 1) all.push(await follow(person));
    expect((await follow(person)).response.status).toBe(429);
    all[0]!.stop();
    await expect.poll(async () => (await follow(person)).response.status).toBe(200);
    for (const each of all) each.stop();
  });

  it('D16 keeps no server from closing', async () => {
    const closing = await startServer({ closingGrace: 600_000 });
    const manager = await addPerson(closing, { member: home, manager: true });
    const { said } = await follow(manager, closing);
    await closing.stop();
    expect(await said).not.toContain(changed);
  });
});
