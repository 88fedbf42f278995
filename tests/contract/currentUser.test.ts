import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser, Init, Permissions, Session } from '../../src/generated/api/currentUser';
import type { WebPush } from '../../src/generated/api/webPush';
import { participants, sessions, users, webPushSubscriptions } from '../../src/server/db/schema';
import { managerPermissions } from '../../src/server/guards/permissions';
import { errorOf } from '../support/client';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let user: Person;
let member: Person;
let manager: Person;
let admin: Person;
let waiting: Person;

beforeAll(async () => {
  server = await startServer();
  user = await addPerson(server);
  member = await addPerson(server, { member: home, firstName: 'Mary' });
  manager = await addPerson(server, { member: home, manager: true });
  admin = await addPerson(server, { admin: true });
  waiting = await addPerson(server, { member: home, enabled: false });
});
afterAll(() => server.stop());

const me = async ({ token }: Person, community = home) =>
  (await server.get('/api/current-user', { token, community })).body as CurrentUser;
const permissions = async ({ token }: Person, community = home) =>
  (await server.get('/api/permission/my', { token, community })).body as Permissions;
const init = async ({ token }: Person, community = home) =>
  (await server.post('/api/init', undefined, { token, community })).body as Init;

describe('the current user', () => {
  it('U01 GET /api/current-user tells who somebody is in the community of the call', async () => {
    expect(await me(member)).toEqual({
      userId: member.userId,
      email: member.email,
      role: 'ROLE_USER',
      enabled: true,
      preferredLang: null,
      communityUrl: 'http://open.example.localhost:3999',
      slug: member.participantId,
      connectedCommunities: [home],
      connectedParticipants: [member.participantId],
    });
    expect(await me(user)).toMatchObject({ slug: null, connectedCommunities: [], connectedParticipants: [] });
    expect(await me(waiting)).toMatchObject({
      enabled: false,
      connectedParticipants: [waiting.participantId],
    });
  });

  it('U01 a manager is one at home and a member elsewhere; an administrator is one everywhere', async () => {
    expect((await me(manager)).role).toBe('ROLE_MANAGER');
    const elsewhere = await me(manager, 'default');
    expect(elsewhere).toMatchObject({
      role: 'ROLE_USER',
      connectedParticipants: [],
      connectedCommunities: [home],
    });
    expect((await me(admin)).role).toBe('ROLE_ADMIN');
  });

  it('U01 U06 cost one query, for any caller', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const asked = () =>
      query.mock.calls
        .map(([config]) => (config as unknown as { text?: string }).text ?? '')
        .filter((text) => /"(sessions|users|participants)"/.test(text));
    try {
      for (const person of [user, member, manager, admin, waiting]) {
        for (const ask of [me, permissions]) {
          query.mockClear();
          await ask(person);
          expect(asked()).toHaveLength(1);
        }
      }
    } finally {
      query.mockRestore();
    }
  });

  it('U01 a role that changes is another at the next call', async () => {
    const person = await addPerson(server, { member: home });
    const { orm } = server.app.db;
    expect((await me(person)).role).toBe('ROLE_USER');
    await orm.update(participants).set({ isManager: true }).where(eq(participants.userId, person.userId));
    expect((await me(person)).role).toBe('ROLE_MANAGER');
    await orm.update(participants).set({ enabled: false }).where(eq(participants.userId, person.userId));
    expect(await me(person)).toMatchObject({ role: 'ROLE_USER', enabled: false });
    await orm.update(users).set({ role: 'ROLE_ADMIN' }).where(eq(users.id, person.userId));
    expect((await me(person)).role).toBe('ROLE_ADMIN');
  });

  it('U06 GET /api/permission/my', async () => {
    const none = { managedCommunities: [] };
    expect(await permissions(user)).toEqual({ ...none, role: 'ROLE_USER', permissions: ['PROFILE'] });
    expect(await permissions(waiting)).toEqual({ ...none, role: 'ROLE_USER', permissions: ['PROFILE'] });
    expect(await permissions(member)).toEqual({
      ...none,
      role: 'ROLE_USER',
      permissions: ['PROFILE', 'MEMBERS'],
    });
    expect(await permissions(manager)).toEqual({
      role: 'ROLE_MANAGER',
      permissions: ['PROFILE', 'MEMBERS', 'MANAGE', ...managerPermissions],
      managedCommunities: [home],
    });
    const all = ['PROFILE', 'MEMBERS', 'MANAGE', 'ADMINISTER', ...managerPermissions];
    expect((await permissions(admin)).permissions).toEqual(all);
  });

  it('U04 POST /api/init tells all of it at once', async () => {
    const answer = await init(member);
    expect(answer).toEqual({
      user: await me(member),
      permissions: await permissions(member),
      // Put into the database, and so never asked.
      consentDue: 'CHANGED',
      emailConfirmed: true,
      providers: ['PASSWORD'],
      invitationId: expect.any(String),
      participant: {
        id: member.participantId,
        firstName: 'Mary',
        lastName: 'Tester',
        slug: member.participantId,
        avatarUrl: null,
        missing: expect.arrayContaining(['position', 'about', 'avatar']),
        tutorialSeen: false,
        lookingFor: null,
        byEmail: true,
        networkingEnabled: true,
        pausedUntil: null,
      },
      waiting: { times: 0, introductions: 0, ratings: 0 },
    });
    expect(await init(user)).toMatchObject({ participant: null, invitationId: null });
    expect((await init(waiting)).invitationId).toBeNull();
  });

  it('U04 HOM-08 counts what waits for who is inside the community alone', async () => {
    const none = { times: 0, introductions: 0, ratings: 0 };
    expect((await init(manager)).waiting).toEqual(none);
    const unconfirmed = await addPerson(server, { member: home, confirmed: false });
    for (const person of [user, waiting, admin, unconfirmed])
      expect(await init(person)).not.toHaveProperty('waiting');
    expect(await init(member, 'default')).not.toHaveProperty('waiting');
  });

  it('U02 POST /api/current-user/lang takes the plain text EN or RU, and nothing else', async () => {
    const set = (raw: string) =>
      server.call('POST', '/api/current-user/lang', undefined, {
        token: user.token,
        raw,
        headers: { 'content-type': 'text/plain' },
      });
    expect((await set('RU')).text).toBe('OK');
    expect((await me(user)).preferredLang).toBe('RU');
    expect((await set('EN')).text).toBe('OK');
    expect((await me(user)).preferredLang).toBe('EN');
    for (const bad of ['', 'DE', 'R'.repeat(100)]) expect((await set(bad)).status).toBe(400);
    expect((await me(user)).preferredLang).toBe('EN');
  });

  describe('U03 POST /api/current-user/web-push', () => {
    const push = (n: number | string, keys = { p256dh: 'key', auth: 'auth' }) => ({
      endpoint: `https://push.example/${n}`,
      keys,
    });
    const save = (body: unknown, { token }: Person) =>
      server.post('/api/current-user/web-push', body, { token });
    const stored = (userId: string) =>
      server.app.db.orm.select().from(webPushSubscriptions).where(eq(webPushSubscriptions.userId, userId));

    it('U03 POST /api/current-user/web-push stores a subscription, which belongs to the user with the keys of its browser', async () => {
      const [first, second] = [await addPerson(server), await addPerson(server)];
      expect((await save({ ...push('one'), expirationTime: null }, first)).text).toBe('OK');
      const stranger = await save(push('one', { p256dh: 'other', auth: 'other' }), second);
      expect([stranger.status, errorOf(stranger).code]).toEqual([409, 1147]);
      expect(await stored(first.userId)).toMatchObject([{ endpoint: push('one').endpoint, auth: 'auth' }]);
      const renewed = { p256dh: 'new', auth: 'new' };
      expect((await save(push('one', renewed), first)).text).toBe('OK');
      expect((await save(push('one', renewed), second)).text).toBe('OK');
      expect(await stored(first.userId)).toEqual([]);
      expect(await stored(second.userId)).toHaveLength(1);
    });

    it('U03 POST /api/current-user/web-push takes public https addresses alone', async () => {
      const { token, ...person } = await addPerson(server);
      for (const endpoint of ['http://push.example/1', 'https://localhost/1', 'https://10.0.0.1/1']) {
        const answer = await save({ ...push(1), endpoint }, { ...person, token });
        expect([answer.status, errorOf(answer).details?.[0]?.path]).toEqual([400, 'endpoint']);
      }
      expect(await stored(person.userId)).toEqual([]);
    });

    /** Another browser of a person. */
    const browserOf = async (person: Person): Promise<Person> => {
      const { sessions, db } = server.app;
      const at = { communityId: 'default', userAgent: 'test', method: 'EMAIL' } as const;
      const { token } = await sessions.open(db.orm, { userId: person.userId, ...at });
      return { ...person, token };
    };
    const webPush = async ({ token }: Person) =>
      (await server.get('/api/current-user/web-push', { token })).body as WebPush;

    it('U03 POST /api/current-user/web-push keeps ten a user, also when all come at once', async () => {
      const person = await addPerson(server);
      await save(push('oldest'), await browserOf(person));
      server.later(1);
      const browsers = await Promise.all(Array.from({ length: 12 }, () => browserOf(person)));
      await Promise.all(browsers.map((browser, n) => save(push(`at once ${n}`), browser)));
      server.later(1);
      await save(push('newest'), await browserOf(person));
      const kept = (await stored(person.userId)).map(({ endpoint }) => endpoint);
      expect(kept).toHaveLength(10);
      expect(kept).toContain(push('newest').endpoint);
      expect(kept).not.toContain(push('oldest').endpoint);
    });

    it('U03 NOT-08 a browser has one subscription, which a new one replaces', async () => {
      const person = await addPerson(server);
      await save(push('before'), person);
      await save(push('elsewhere'), await browserOf(person));
      await Promise.all(Array.from({ length: 5 }, (_, n) => save(push(`again ${n}`), person)));
      const kept = (await stored(person.userId)).map(({ endpoint }) => endpoint);
      expect(kept).toHaveLength(2);
      expect(kept).toContain(push('elsewhere').endpoint);
      expect(kept).not.toContain(push('before').endpoint);
    });

    it('U11 U12 NOT-08 GET and DELETE /api/current-user/web-push are about the browser that calls', async () => {
      const person = await addPerson(server);
      const other = await browserOf(person);
      expect(await webPush(person)).toEqual({ key: null, isOn: false });
      await save(push('mine'), person);
      await save(push('other'), other);
      expect((await webPush(person)).isOn).toBe(true);
      const answer = await server.delete('/api/current-user/web-push', { token: person.token });
      expect(answer.text).toBe('OK');
      expect([await webPush(person), await webPush(other)].map(({ isOn }) => isOn)).toEqual([false, true]);
      expect(await stored(person.userId)).toMatchObject([{ endpoint: push('other').endpoint }]);
    });

    it('U03 NOT-08 SES-01 a subscription ends with its session: signed out, ended elsewhere or expired', async () => {
      const person = await addPerson(server);
      const [mine, other] = [await browserOf(person), await browserOf(person)];
      await save(push('signed out'), mine);
      await save(push('ended'), other);
      await save(push('expired'), person);
      const idOf = ({ token }: Person) => token.split('.')[0] ?? '';
      await server.delete(`/api/current-user/sessions/${idOf(mine)}`, { token: mine.token });
      await server.delete(`/api/current-user/sessions/${idOf(other)}`, { token: person.token });
      expect(await stored(person.userId)).toMatchObject([{ endpoint: push('expired').endpoint }]);
      const { orm } = server.app.db;
      await orm
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, person.userId));
      await server.app.cleanUp(server.now());
      expect(await stored(person.userId)).toEqual([]);
    });
  });

  it('U07 GET /api/constants/contacts/types tells the twelve', async () => {
    const { body } = await server.get('/api/constants/contacts/types');
    expect(body).toHaveLength(12);
    expect(body).toContain('TELEGRAM');
  });
});

describe('sessions', () => {
  const signIn = async () => {
    const body = { authType: 'EMAIL', email: user.email, password };
    const answer = await server.post('/api/auth/login', body, { headers: { 'user-agent': 'A browser' } });
    return (answer.body as SignInResult).token ?? '';
  };
  const list = async (token: string) =>
    (await server.get('/api/current-user/sessions', { token })).body as Session[];
  const end = (id: string, token: string) => server.delete(`/api/current-user/sessions/${id}`, { token });

  it('SES-01 the token is <sessionId>.<secret>, and its first part alone opens nothing', async () => {
    const token = await signIn();
    const [id = '', secret = ''] = token.split('.');
    expect((await list(token)).find(({ current }) => current)).toMatchObject({ id, userAgent: 'A browser' });
    for (const bad of [
      id,
      `${id}.`,
      `${id}.${secret}x`,
      `.${secret}`,
      `${id}.${'A'.repeat(43)}`,
      'x'.repeat(5000),
    ]) {
      expect((await server.get('/api/current-user', { token: bad })).status).toBe(401);
    }
  });

  it('U08 U09 SES-01 GET and DELETE /api/current-user/sessions list and end them', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const id = two.split('.')[0] ?? '';
    expect((await list(one)).map((session) => session.id)).toContain(id);
    expect((await end(id, one)).text).toBe('OK');
    expect((await server.get('/api/current-user', { token: two })).status).toBe(401);
    expect((await end(id, one)).status).toBe(404);
    expect((await end(one.split('.')[0] ?? '', one)).text).toBe('OK');
    expect((await server.get('/api/current-user', { token: one })).status).toBe(401);
  });

  it('SES-01 a user has twenty at most: the one unused longest ends, also when many begin at once', async () => {
    const { email, token: oldest } = await addPerson(server);
    const begin = async () => {
      const answer = await server.post('/api/auth/login', { authType: 'EMAIL', email, password });
      return (answer.body as SignInResult).token ?? '';
    };
    const works = async (token: string) => (await server.get('/api/current-user', { token })).status === 200;
    server.later(120);
    const used = await begin();
    const others = [];
    for (let n = 0; n < 18; n += 1) others.push((server.later(1), await begin()));
    server.later(120);
    expect([await works(oldest), await works(used)]).toEqual([true, true]);
    server.later(1);
    const last = await begin();
    expect(await list(last)).toHaveLength(20);
    expect([await works(oldest), await works(used), await works(others[0]!)]).toEqual([true, true, false]);
    await Promise.all(Array.from({ length: 6 }, begin));
    expect(await list(await begin())).toHaveLength(20);
  });

  it("SES-01 nobody ends another's session", async () => {
    const token = await signIn();
    const answer = await end(token.split('.')[0] ?? '', member.token);
    expect(errorOf(answer).code).toBe(1110);
    expect((await server.get('/api/current-user', { token })).status).toBe(200);
  });

  it('SES-06 a session that is not accepted answers 401 and code 405, in both languages', async () => {
    for (const [lang, message] of [
      ['en', 'Your session has ended. Sign in again.'],
      ['ru', 'Сеанс завершён. Войдите ещё раз.'],
    ]) {
      const answer = await server.get('/api/current-user', { token: 'a.b', lang });
      expect(answer.status).toBe(401);
      expect(errorOf(answer)).toEqual({ code: 405, message });
    }
  });

  it('SES-06 a session unused for thirty days ends; use keeps it', async () => {
    const token = await signIn();
    const day = 86_400;
    server.later(20 * day);
    expect((await server.get('/api/current-user', { token })).status).toBe(200);
    server.later(20 * day);
    expect((await server.get('/api/current-user', { token })).status).toBe(200);
    server.later(31 * day);
    expect((await server.get('/api/current-user', { token })).status).toBe(401);
  });
});
