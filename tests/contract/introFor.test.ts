import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { formerSlugs, introWishes, participants } from '../../src/server/db/schema';
import { startGoogle, type FakeGoogle } from '../support/google';
import { addPerson, newEmail, password, type Person, type PersonOptions } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const [here, there] = ['wishes.example', 'other.example'];
let google: FakeGoogle;
let server: TestServer;
beforeAll(async () => {
  google = await startGoogle();
  const auth = ['EMAIL', 'OTP', 'MAGIC', 'GOOGLE'].map((authType) => ({ authType }));
  server = await startServer({ env: google.env, communities: { [here]: { auth }, [there]: { auth } } });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});

const at = { community: here };
const post = async (path: string, body: unknown) => (await server.post(path, body, at)).body as SignInResult;
const wanted = (options: PersonOptions = {}) =>
  addPerson(server, { member: here, firstName: 'Vera', ...options });
const signIn = ({ email }: Person, introFor?: string) =>
  post('/api/auth/login', { authType: 'EMAIL', email, password, introFor });
const init = async (token: string | null, community = here) =>
  (await server.post('/api/init', undefined, { community, token: token ?? '' })).body as Init;
/** The wish in the answer, by name and page only. */
const told = async ({ token }: SignInResult) => {
  const { introFor } = await init(token);
  return introFor && { slug: introFor.slug, name: introFor.name };
};
const as = ({ token }: Person) => ({ token, community: here });
const relate = (me: Person, vera: Person, relationType: string, note = 'Good day') =>
  server.post(
    '/api/relations',
    { participantId: me.participantId, subjectId: vera.participantId, relationType, note },
    as(me),
  );
/** The slug of people made by `addPerson`. */
const slugOf = ({ participantId = '' }: Person) => participantId;

describe('introFor', () => {
  it.each<[string, (email: string, introFor: string) => Promise<SignInResult>]>([
    [
      'A01 EMAIL',
      async (email, introFor) => {
        await server.post('/api/auth/register-user', { email, password }, at);
        return post('/api/auth/login', { authType: 'EMAIL', email, password, introFor });
      },
    ],
    [
      'A01 OTP',
      async (email, introFor) => {
        await post('/api/auth/otp/challenge', { email });
        const token = codeIn(await server.emailTo(email));
        return post('/api/auth/login', { authType: 'OTP', email, token, introFor });
      },
    ],
    [
      'A11',
      async (email, introFor) => {
        await post('/api/auth/otp/challenge', { email });
        const code = codeIn(await server.emailTo(email));
        return post('/api/auth/otp/validate', { login: email, password: code, introFor });
      },
    ],
    [
      'A08',
      async (email, introFor) => {
        await post('/api/auth/login', { authType: 'MAGIC', email });
        const url_auth_token = linkParameter(await server.emailTo(email), 'url_auth_token');
        return post('/api/auth/auth-magic', { url_auth_token, introFor });
      },
    ],
    [
      'A02',
      async (email, introFor) => {
        const token = await google.idToken({ sub: email, email, email_verified: true });
        return post('/api/auth/login/google', { token, introFor, consent: { agreed: true } });
      },
    ],
    [
      'A25',
      async (email, introFor) => {
        const token = await google.idToken({ sub: email, email, email_verified: true });
        const { agreement } = await post('/api/auth/login/google', { token });
        const body = { ticket: agreement?.ticket, consent: { agreed: true }, introFor };
        return post('/api/auth/external/agree', body);
      },
    ],
  ])('%s U04 SES-09 keeps whom the visitor would like to meet', async (_, enter) => {
    const vera = await wanted();
    const entered = await enter(newEmail(), slugOf(vera));
    expect(await told(entered)).toEqual({ slug: slugOf(vera), name: 'Vera Tester' });
  });

  it('A20 keeps it when the external account is linked by a code', async () => {
    const vera = await wanted();
    const { email } = await addPerson(server);
    const token = await google.idToken({ sub: `linked-${email}`, email, email_verified: true });
    const { external } = await post('/api/auth/login/google', { token });
    const code = codeIn(await server.emailTo(email));
    const entered = await post('/api/auth/external/validate', {
      id: external?.id,
      code,
      introFor: slugOf(vera),
    });
    expect((await told(entered))?.slug).toBe(slugOf(vera));
  });

  it('A01 the newest counts, by today’s slug or a former one; signing in without leaves it', async () => {
    const [vera, anna] = [await wanted(), await wanted({ firstName: 'Anna' })];
    const me = await addPerson(server);
    await signIn(me, slugOf(vera));
    await server.app.db.orm.insert(formerSlugs).values({
      communityId: here,
      slug: `old-${slugOf(anna)}`,
      participantId: anna.participantId ?? '',
      createdAt: new Date(),
    });
    await signIn(me, `OLD-${slugOf(anna)}`);
    expect(await told(await signIn(me))).toEqual({ slug: slugOf(anna), name: 'Anna Tester' });
    const rows = server.app.db.orm.select().from(introWishes).where(eq(introWishes.userId, me.userId));
    expect(await rows).toHaveLength(1);
  });

  it('A01 ignores a person who is invisible to the caller, and does not reveal it', async () => {
    const me = await addPerson(server, { member: here });
    const nobody = [
      'nobody',
      '',
      slugOf(me),
      slugOf(await wanted({ enabled: false })),
      slugOf(await wanted({ participant: { profileEnabled: false } })),
      slugOf(await wanted({ member: there })),
    ];
    const plain = await signIn(me);
    for (const slug of nobody) {
      const entered = await signIn(me, slug);
      expect(Object.keys(entered)).toEqual(Object.keys(plain));
      expect(await init(entered.token)).not.toHaveProperty('introFor');
    }
  });

  it('U04 is of one community, and tells nobody who was shut out since', async () => {
    const vera = await wanted();
    const me = await addPerson(server);
    const { token } = await signIn(me, slugOf(vera));
    const { token: elsewhere } = await server.app.sessions.open(server.app.db.orm, {
      userId: me.userId,
      communityId: there,
      userAgent: 'test',
      method: 'EMAIL',
    });
    expect(await init(elsewhere, there)).not.toHaveProperty('introFor');
    const shut = (enabled: boolean) =>
      server.app.db.orm
        .update(participants)
        .set({ enabled })
        .where(eq(participants.id, vera.participantId ?? ''));
    await shut(false);
    expect(await init(token)).not.toHaveProperty('introFor');
    await shut(true);
    expect((await init(token)).introFor?.slug).toBe(slugOf(vera));
  });

  it.each<[string, (me: Person, vera: Person) => Promise<unknown>]>([
    ['B05 written to', (me, vera) => relate(me, vera, 'LIKE')],
    ['B05 hidden', (me, vera) => relate(me, vera, 'DISLIKE', 'OTHER')],
    ['B08 blocked', (me, vera) => server.post(`/api/blocks/${slugOf(vera)}`, undefined, as(me))],
    ['B08 blocked by', (me, vera) => server.post(`/api/blocks/${slugOf(me)}`, undefined, as(vera))],
  ])('U04 A01 %s, the wanted one is named no more', async (_, settle) => {
    const vera = await wanted();
    const me = await addPerson(server, { member: here });
    const { token } = await signIn(me, slugOf(vera));
    expect((await init(token)).introFor?.slug).toBe(slugOf(vera));
    expect(await settle(me, vera)).toMatchObject({ status: 200 });
    expect(await init(token)).not.toHaveProperty('introFor');
  });

  it('U04 A01 who is inside reads of them as in a list, and nobody else does', async () => {
    const vera = await wanted({
      participant: {
        position: 'Potter',
        company: 'Kiln',
        tags: ['clay'],
        city: 'Secretville',
        showLocation: false,
        contacts: [{ type: 'TELEGRAM', value: 'vera_hidden' }],
      },
    });
    const me = await addPerson(server, { member: here });
    const { token } = await signIn(me, slugOf(vera));
    const card = {
      relation: 'NONE',
      bookmarked: false,
      subject: {
        id: vera.participantId,
        slug: slugOf(vera),
        firstName: 'Vera',
        lastName: 'Tester',
        position: 'Potter',
        company: 'Kiln',
        city: null,
        avatarUrl: null,
        tags: ['clay'],
      },
    };
    const found = await init(token);
    expect(found.introFor).toEqual({ slug: slugOf(vera), name: 'Vera Tester', card });
    expect(JSON.stringify(found)).not.toMatch(/Secretville|vera_hidden/);
    await server.post(`/api/bookmarks/${slugOf(vera)}`, undefined, as(me));
    await relate(vera, me, 'LIKE');
    expect((await init(token)).introFor?.card).toMatchObject({ bookmarked: true });
    for (const outside of [
      {},
      { member: here, enabled: false },
      { member: here, confirmed: false },
      { member: there },
    ]) {
      const entered = await signIn(await addPerson(server, outside), slugOf(vera));
      expect((await init(entered.token)).introFor).toEqual({ slug: slugOf(vera), name: 'Vera Tester' });
    }
  });

  it('U10 DELETE /api/current-user/intro deletes it, here alone', async () => {
    const vera = await wanted();
    const [me, other] = [await addPerson(server), await addPerson(server)];
    const [mine, others] = [await signIn(me, slugOf(vera)), await signIn(other, slugOf(vera))];
    for (let times = 0; times < 2; times++) {
      const answer = await server.call('DELETE', '/api/current-user/intro', undefined, {
        community: here,
        token: mine.token ?? '',
      });
      expect(answer.text).toBe('OK');
    }
    expect(await told(mine)).toBeUndefined();
    expect((await told(others))?.slug).toBe(slugOf(vera));
  });

  it('P19 A13 goes when either leaves', async () => {
    const rowsOf = ({ userId }: Person) =>
      server.app.db.orm.select().from(introWishes).where(eq(introWishes.userId, userId));
    const leave = ({ token, participantId }: Person) =>
      server.post('/api/participant/leave', { participantId }, { token, community: here });
    const [vera, me, other] = [
      await wanted(),
      await addPerson(server, { member: here }),
      await addPerson(server),
    ];
    await signIn(me, slugOf(vera));
    await signIn(other, slugOf(vera));
    expect((await leave(me)).text).toBe('OK');
    expect(await rowsOf(me)).toEqual([]);
    expect(await rowsOf(other)).toHaveLength(1);
    expect((await leave(vera)).text).toBe('OK');
    expect(await rowsOf(other)).toEqual([]);
  });
});
