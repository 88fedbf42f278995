import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExternalChallenge, SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser, Init } from '../../src/generated/api/currentUser';
import { identities } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { join, joining } from '../support/newcomers';
import { startOidc, type FakeProvider } from '../support/oidc';
import { signInExternally, typeCode } from '../support/externalSignIn';
import { addPerson, newEmail, password, type PersonOptions } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const guild = 'guild.example';
const firm = 'firm.example';
const elsewhere = 'elsewhere.example';
let provider: FakeProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOidc();
  const external = { authType: 'OAUTH2', externalContent: { codeUrl: provider.codeUrl } };
  server = await startServer({
    communities: {
      [guild]: { ...nothingAsked, auth: [external, { authType: 'OTP' }, { authType: 'EMAIL' }] },
      [firm]: { ...nothingAsked, auth: [external, { authType: 'EMAIL' }] },
      [elsewhere]: { auth: [{ authType: 'OTP' }, { authType: 'EMAIL' }] },
    },
    secrets: {
      [guild]: { oauth2: provider.secrets },
      [firm]: { oauth2: { ...provider.secrets, trustedDomains: ['people.example'] } },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const enter = async (community: string, subject: string, backTo?: string) =>
  (await signInExternally(server, provider, community, subject, backTo)).body as SignInResult;
const userOf = async ({ token }: SignInResult, community: string) =>
  (await server.get('/api/current-user', { token: token ?? '', community })).body as CurrentUser;
/** A person with an account, and an external account with the same asserted address. */
async function asserted(options: PersonOptions = {}) {
  const person = await addPerson(server, options);
  const subject = `subject-of-${person.userId}`;
  provider.people.set(subject, { email: person.email.toUpperCase(), email_verified: true });
  return { ...person, subject };
}
const linksOf = (userId: string) =>
  server.app.db.orm.select().from(identities).where(eq(identities.userId, userId));
const validate = (id: string | undefined, code: string, community = guild) =>
  server.post('/api/auth/external/validate', { id, code }, { community });
const resend = (id: string | undefined, community = guild) =>
  server.post('/api/auth/external/challenge', { id }, { community });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const byCode = async (email: string, community: string) => {
  await server.post('/api/auth/otp/challenge', { email }, { community });
  const code = codeIn((await server.emailTo(email)) ?? '');
  const answer = await server.post('/api/auth/otp/validate', { login: email, password: code }, { community });
  return answer.body as SignInResult;
};

describe('an external account that names the address of an account', () => {
  it.each<[string, PersonOptions]>([
    ['an administrator', { admin: true }],
    ['a member here', { member: guild }],
    ['a manager here', { member: guild, manager: true }],
    ['a member elsewhere', { member: elsewhere }],
    ['somebody unconfirmed', { confirmed: false }],
  ])(
    'A01 A20 AUT-09 signs in nobody as %s; the code mailed to the address links it',
    async (_who, options) => {
      const { subject, email, userId } = await asserted(options);
      const asked = await enter(guild, subject, '/event/7');
      expect(asked).toEqual({
        token: null,
        firstLogin: false,
        sent: true,
        backTo: '/event/7',
        external: { id: expect.any(String), email, resendAfter: 60, expiresIn: 600 },
      });
      expect(await linksOf(userId)).toEqual([]);

      const answer = (await typeCode(server, guild, asked)).body as SignInResult;
      expect((await userOf(answer, guild)).userId).toBe(userId);
      // From then on the account is signed in directly, whatever it has.
      const again = await enter(guild, subject);
      expect((await userOf(again, guild)).userId).toBe(userId);
      expect(await server.emails(email)).toHaveLength(1);
    },
  );

  it('AUT-09 of a domain the provider is trusted with is linked without a code', async () => {
    for (const options of [{}, { member: firm }]) {
      const { subject, email, userId } = await asserted(options);
      expect((await userOf(await enter(firm, subject), firm)).userId).toBe(userId);
      expect((await userOf(await enter(firm, subject), firm)).userId).toBe(userId);
      expect(await server.emails(email)).toEqual([]);
      // Trust is one community's: the other one still asks.
      expect((await enter(guild, subject)).token).toBeNull();
    }
  });

  it.each<[string, PersonOptions]>([
    ['an administrator', { admin: true }],
    ['a manager', { member: firm, manager: true }],
    ['a manager elsewhere', { member: elsewhere, manager: true }],
    ['a member elsewhere', { member: elsewhere }],
    ['a member elsewhere who is not admitted', { member: elsewhere, enabled: false }],
  ])('AUT-09 of a trusted domain needs the code for %s', async (_who, options) => {
    const { subject, userId } = await asserted(options);
    const asked = await enter(firm, subject);
    expect(asked).toMatchObject({ token: null, sent: true });
    expect(await linksOf(userId)).toEqual([]);
    expect((await typeCode(server, firm, asked)).status).toBe(200);
    expect((await enter(firm, subject)).token).toBeTruthy();
  });

  it('AUT-09 of a domain that only resembles a trusted one needs the code', async () => {
    for (const domain of ['people.example.evil.example', 'sub.people.example', 'notpeople.example']) {
      const email = `ada@${domain}`;
      await server.app.db.transaction((tx) => server.app.accounts.create(tx, { email, confirmed: true }));
      provider.people.set(domain, { email, email_verified: true });
      expect((await enter(firm, domain)).token, domain).toBeNull();
    }
  });

  it('AUT-09 an account made here asks once for the code when it came to a role or a membership elsewhere', async () => {
    const subject = newEmail('made').split('@')[0]!;
    const email = newEmail('made');
    provider.people.set(subject, { email, email_verified: true });
    const made = await enter(guild, subject);
    const person = { ...(await userOf(made, guild)), email, token: made.token ?? '' };
    expect((await join(server, person, guild, joining)).status).toBe(200);
    expect((await enter(guild, subject)).token).toBeTruthy();
    expect((await join(server, person, firm, joining)).status).toBe(200);
    const asked = await enter(guild, subject);
    expect(asked.token).toBeNull();
    expect((await typeCode(server, guild, asked)).status).toBe(200);
    expect((await enter(guild, subject)).token).toBeTruthy();
  });

  it("AUT-09 an account made in advance is not the provider's any more once its owner proves the address", async () => {
    const email = newEmail('victim');
    provider.people.set(`ahead-${email}`, { email, email_verified: true });
    const squatter = await enter(guild, `ahead-${email}`);
    expect(squatter.token).toBeTruthy();
    const owner = await byCode(email, elsewhere);
    expect(
      (await server.get('/api/current-user', { token: squatter.token ?? '', community: guild })).status,
    ).toBe(401);
    expect((await userOf(owner, elsewhere)).email).toBe(email);
    expect((await enter(guild, `ahead-${email}`)).token).toBeNull();
  });

  it('AUT-05 AUT-09 recovery, too, takes it away from who only asserted the address', async () => {
    const email = newEmail('victim');
    provider.people.set(`before-${email}`, { email, email_verified: true });
    await enter(guild, `before-${email}`);
    await server.post('/api/auth/recovery', { email }, { community: elsewhere });
    const code = new URL((await server.emailTo(email)).links[0]!).searchParams.get('code');
    await server.post('/api/auth/confirm-recovery', { code, password }, { community: elsewhere });
    expect((await enter(guild, `before-${email}`)).token).toBeNull();
  });

  it('AUT-09 a link of before the way of linking was kept is not believed', async () => {
    const { subject, userId } = await asserted({ member: guild });
    await server.app.db.orm
      .insert(identities)
      .values({ issuer: provider.issuer, subject, userId, provider: 'OAUTH2', createdAt: new Date() });
    const asked = await enter(guild, subject);
    expect(asked.token).toBeNull();
    await typeCode(server, guild, asked);
    const [link] = await server.app.db.orm
      .select()
      .from(identities)
      .where(and(eq(identities.issuer, provider.issuer), eq(identities.subject, subject)));
    expect(link).toMatchObject({ userId, linkedBy: 'CODE' });
  });

  it('A20 AUT-09 the password and sessions of who set up the account unproved end with the code', async () => {
    const { subject, email, token } = await asserted({ confirmed: false });
    const { token: now } = (await typeCode(server, guild, await enter(guild, subject))).body as SignInResult;
    expect((await server.get('/api/current-user', { token, community: guild })).status).toBe(401);
    const init = (await server.post('/api/init', undefined, { token: now ?? '', community: guild }))
      .body as Init;
    expect([init.emailConfirmed, init.providers]).toEqual([true, ['OAUTH2']]);
    const back = await server.post(
      '/api/auth/login',
      { authType: 'EMAIL', email, password },
      { community: guild },
    );
    expect(errorOf(back).code).toBe(1011);
  });
});

describe('the code that links an external account', () => {
  const waiting = async () => {
    const person = await asserted();
    const { external } = await enter(guild, person.subject);
    return { ...person, id: external?.id, code: codeIn(await server.emailTo(person.email)) };
  };

  it('A20 POST /api/auth/external/validate takes it once, in its community, for ten minutes', async () => {
    const { id, code } = await waiting();
    expect(errorOf(await validate(id, code, firm)).code).toBe(1102);
    expect(errorOf(await validate('unknown', code)).code).toBe(1102);
    expect((await validate(id, ` ${code} `)).status).toBe(200);
    expect(errorOf(await validate(id, code)).code).toBe(1102);
    const late = await waiting();
    server.later(601);
    expect(errorOf(await validate(late.id, late.code)).code).toBe(1102);
  });

  it('A20 of six tries five are looked at, and of twenty at once one succeeds', async () => {
    const spent = await waiting();
    for (let n = 0; n < 5; n += 1)
      expect(errorOf(await validate(spent.id, wrong(spent.code))).code).toBe(1102);
    expect(errorOf(await validate(spent.id, spent.code)).code).toBe(1102);
    const { id, code } = await waiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(id, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('A20 links the external account it was mailed for, and no other', async () => {
    const { email, userId, id, code } = await waiting();
    provider.people.set('mallory', { email, email_verified: true });
    const { external } = await enter(guild, 'mallory');
    expect(external?.id).not.toBe(id);
    expect(errorOf(await validate(external?.id, code)).code).toBe(1102);
    expect((await validate(id, code)).status).toBe(200);
    expect((await linksOf(userId)).map(({ subject }) => subject)).toEqual([`subject-of-${userId}`]);
  });

  it('A11 A20 is no code to sign in by, and one to sign in by does not link', async () => {
    const { email, id, code } = await waiting();
    const at = { community: guild };
    const signIn = { login: email, password: code };
    expect(errorOf(await server.post('/api/auth/otp/validate', signIn, at)).code).toBe(1102);
    await server.post('/api/auth/otp/challenge', { email }, at);
    await server.emailTo(email, 2);
    const other = (await server.emails(email)).map(codeIn).find((one) => one !== code) ?? '';
    expect(errorOf(await validate(id, other)).code).toBe(1102);
  });

  it('A19 POST /api/auth/external/challenge mails another after a minute; one use ends both', async () => {
    const { email, id, code } = await waiting();
    expect(errorOf(await resend(id)).code).toBe(1103);
    server.later(61);
    const again = (await resend(id)).body as ExternalChallenge;
    expect(again).toEqual({ id: expect.any(String), email, resendAfter: 60, expiresIn: 600 });
    const second = codeIn(await server.emailTo(email, 2));
    expect((await validate(again.id, second)).status).toBe(200);
    expect(errorOf(await validate(id, code)).code).toBe(1102);
    for (const over of [id, again.id, 'unknown']) expect(errorOf(await resend(over)).code).toBe(1138);
  });

  it('A19 A20 a newer code does not end the one before', async () => {
    const { id, code } = await waiting();
    server.later(61);
    expect((await resend(id)).status).toBe(200);
    expect((await validate(id, code)).status).toBe(200);
  });

  it('A01 A19 who goes through the provider again at once waits for the same code', async () => {
    const { email, subject, id, code } = await waiting();
    const { external, sent } = await enter(guild, subject);
    expect([external?.id, sent]).toEqual([id, false]);
    expect(external?.resendAfter).toBeLessThanOrEqual(60);
    expect((await validate(id, code)).status).toBe(200);
    expect(await server.emails(email)).toHaveLength(1);
  });

  it('A19 an address is not flooded: ten codes an hour', async () => {
    const { email } = await addPerson(server);
    const answers: (number | undefined)[] = [];
    for (let n = 0; n < 11; n += 1) {
      provider.people.set(`flood-${n}`, { email, email_verified: true });
      answers.push(errorOf(await signInExternally(server, provider, guild, `flood-${n}`)).code);
    }
    expect(answers).toEqual([...Array<undefined>(10).fill(undefined), 1103]);
  });
});
