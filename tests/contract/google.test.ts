import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser, Init } from '../../src/generated/api/currentUser';
import { checkEmail } from '../../src/lib/rules/email';
import { users } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { startGoogle, type FakeGoogle } from '../support/google';
import { addPerson, newEmail } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';

let google: FakeGoogle;
let server: TestServer;
beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({
    env: google.env,
    communities: { 'google.example': { auth: [{ authType: 'GOOGLE' }] } },
  });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});

const at = { community: 'google.example' };
const signIn = (token: string, options: object = at) =>
  server.post('/api/auth/login/google', { token, consent: { agreed: true } }, options);
const somebody = (email = newEmail('google')) => ({ sub: email, email, email_verified: true });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const userOf = async ({ token }: SignInResult) =>
  (await server.get('/api/current-user', { ...at, token: token ?? '' })).body as CurrentUser;

describe('Google sign-in', () => {
  it('A02 POST /api/auth/login/google AUT-08 signs up, and in again', async () => {
    const person = somebody();
    const first = (await signIn(await google.idToken(person))).body as SignInResult;
    expect(first).toEqual({ token: expect.any(String), firstLogin: true });
    const second = (await signIn(await google.idToken(person))).body as SignInResult;
    expect(second.firstLogin).toBe(false);
    expect((await userOf(second)).userId).toBe((await userOf(first)).userId);
    const init = await server.post('/api/init', undefined, { ...at, token: second.token ?? '' });
    expect((init.body as Init).emailConfirmed).toBe(true);
    expect((init.body as Init).providers).toEqual(['GOOGLE']);
  });

  it('A01 GOOGLE is the same call under another name', async () => {
    const body = { authType: 'GOOGLE', token: await google.idToken(somebody()), consent: { agreed: true } };
    expect(((await server.post('/api/auth/login', body, at)).body as SignInResult).token).toBeTruthy();
  });

  it('A02 A20 AUT-08 a code mailed to the address links an account; then also when the address changed', async () => {
    const { email, userId } = await addPerson(server);
    const person = { ...somebody(email), sub: 'changes-address' };
    const asked = (await signIn(await google.idToken(person))).body as SignInResult;
    expect(asked).toMatchObject({ token: null, sent: true, external: { email } });
    const body = { id: asked.external?.id, code: codeIn(await server.emailTo(email)) };
    const first = (await server.post('/api/auth/external/validate', body, at)).body as SignInResult;
    expect((await userOf(first)).userId).toBe(userId);
    const moved = { ...person, email: newEmail('moved') };
    const second = (await signIn(await google.idToken(moved))).body as SignInResult;
    expect((await userOf(second)).userId).toBe(userId);
  });

  it('A02 takes the issuer without its scheme, as Google also signs it', async () => {
    const iss = google.url.replace('http://', '');
    expect((await signIn(await google.idToken(somebody(), { iss }))).status).toBe(200);
  });

  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Promise<string>]>([
    ['signed by nobody (alg none)', async () => `${base64({ alg: 'none' })}.${base64(claims())}.`],
    [
      'signed with the public key as an HMAC secret',
      async () => `${base64({ alg: 'HS256', kid: 'google-test-key' })}.${base64(claims())}.AAAA`,
    ],
    ['signed by another key', () => google.idToken(somebody(), {}, { foreignKey: true })],
    [
      'signed by a key the issuer does not have',
      () => google.idToken(somebody(), {}, { foreignKey: true, kid: 'x' }),
    ],
    ['for another audience', () => google.idToken(somebody(), { aud: 'somebody-else' })],
    ['of another issuer', () => google.idToken(somebody(), { iss: 'https://evil.example' })],
    ['expired', () => google.idToken(somebody(), { iat: now() - 2 * hour, exp: now() - hour })],
    ['without an expiry', () => google.idToken(somebody(), { exp: undefined })],
    [
      'changed after signing',
      async () => (await google.idToken(somebody())).replace(/\.[^.]+\./, `.${base64(claims())}.`),
    ],
    ['no token at all', async () => 'nonsense'],
  ])('A02 AUT-08 refuses a token %s', async (_what, token) => {
    const answer = await signIn(await token());
    expect(answer.status).toBe(403);
    expect(errorOf(answer).code).toBe(1113);
    expect(errorOf(answer).message).toBe('Google didn’t confirm this sign-in. Try again.');
  });
  const claims = () => ({ iss: google.url, aud: 'x', ...somebody(), exp: now() + hour, iat: now() });

  it('A02 AUT-08 refuses an address that Google does not vouch for', async () => {
    for (const email_verified of [false, undefined, 'true']) {
      const token = await google.idToken(somebody(), { email_verified });
      expect(errorOf(await signIn(token)).code).toBe(1118);
    }
  });

  it.each([
    [''],
    ['a@b'],
    ['ada@people.example\nbcc: eve@people.example'],
    ['ada\r\n@people.example'],
    ['ada @people.example'],
    ['ada@people.example, eve@people.example'],
    ['<ada@people.example>'],
    ['ada'],
    [`${'a'.repeat(65)}@people.example`],
    [['ada@people.example']],
    [null],
  ])('A02 AUT-08 VAL-04 makes no account of %j', async (email) => {
    const token = await google.idToken({ ...somebody(), email } as ReturnType<typeof somebody>);
    expect(errorOf(await signIn(token)).code).toBe(1118);
    const rows = await server.app.db.orm.select({ email: users.email }).from(users);
    expect(rows.filter((row) => row.email === email || checkEmail(row.email))).toEqual([]);
  });

  it('A02 VAL-04 stores the address in the one form that all have', async () => {
    const email = newEmail('Mixed').toUpperCase();
    const person = { ...somebody(), email: ` ${email} ` };
    const signedIn = (await signIn(await google.idToken(person))).body as SignInResult;
    expect((await userOf(signedIn)).email).toBe(email.toLowerCase());
  });

  it('A02 is refused where the community does not offer it', async () => {
    const token = await google.idToken(somebody());
    expect(errorOf(await signIn(token, { community: 'open.example' })).code).toBe(1106);
  });
});
