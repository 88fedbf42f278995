import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser } from '../../src/generated/api/currentUser';
import { sessions } from '../../src/server/db/schema';
import type { MadeBy } from '../../src/server/modules/session/sessions';
import { sha256 } from '../../src/server/tokens';
import { errorOf, type Answer } from '../support/client';
import { startGoogle, type FakeGoogle } from '../support/google';
import { startOidc, type FakeProvider } from '../support/oidc';
import { signInExternally, typeCode } from '../support/externalSignIn';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const passwords = 'open.example';
const communities = [passwords, 'otp.example', 'none.example', 'magic.example', 'google.example'];
const [ours, same, other] = ['ours.example', 'same.example', 'other.example'];
const all = [...communities, ours, same, other];

let provider: FakeProvider;
let foreign: FakeProvider;
let google: FakeGoogle;
let server: TestServer;
beforeAll(async () => {
  [provider, foreign, google] = await Promise.all([startOidc(), startOidc(), startGoogle()]);
  const external = ({ codeUrl }: FakeProvider) => ({
    auth: [{ authType: 'OAUTH2', externalContent: { codeUrl } }],
  });
  server = await startServer({
    env: google.env,
    communities: {
      'otp.example': { auth: [{ authType: 'OTP' }] },
      'none.example': { auth: [{ authType: 'NONE' }] },
      'magic.example': { auth: [{ authType: 'MAGIC' }] },
      'google.example': { auth: [{ authType: 'GOOGLE' }] },
      [ours]: external(provider),
      [same]: external(provider),
      [other]: external(foreign),
    },
    secrets: {
      [ours]: { oauth2: provider.secrets },
      [same]: { oauth2: provider.secrets },
      [other]: { oauth2: foreign.secrets },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([provider.stop(), foreign.stop(), google.stop()]);
});

/** The one cookie that an answer sets. */
function cookieOf({ headers }: Answer) {
  const [cookie = '', ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  const [, name, value = '', attributes] = /^(\w+)=([^;]*); (.*)$/.exec(cookie) ?? [];
  return { name, value, attributes };
}

const tokenOf = ({ body }: { body: unknown }) => (body as SignInResult).token ?? '';
/** The communities in which a token is valid. */
async function countsAt(token: string): Promise<string[]> {
  const answers = await Promise.all(
    all.map(async (community) => ({
      community,
      ...(await server.get('/api/current-user', { token, community })),
    })),
  );
  for (const answer of answers)
    if (answer.status !== 200) expect([answer.status, errorOf(answer).code]).toEqual([401, 405]);
  return answers.filter(({ status }) => status === 200).map(({ community }) => community);
}

/** An account is made after its owner has agreed, by the ticket that the browser has. */
async function agreed(asked: Answer, community: string): Promise<Answer> {
  const { agreement } = asked.body as SignInResult;
  const body = { ticket: agreement?.ticket, consent: { agreed: true } };
  return server.post('/api/auth/external/agree', body, { community });
}

const atGoogle = { community: 'google.example' };
const googleToken = (email = newEmail()) => google.idToken({ sub: email, email, email_verified: true });

const ways: [string, () => Promise<Answer>, string[]][] = [
  [
    'EMAIL, also after a registration',
    async () => {
      const body = { email: newEmail(), password };
      await server.post('/api/auth/register-user', body, { community: passwords });
      return server.post('/api/auth/login', { authType: 'EMAIL', ...body }, { community: passwords });
    },
    [passwords],
  ],
  ...['otp.example', 'none.example'].map((community): (typeof ways)[number] => [
    `a code at ${community}`,
    async () => {
      const email = newEmail();
      await server.post('/api/auth/otp/challenge', { email }, { community });
      const body = { login: email, password: codeIn(await server.emailTo(email)) };
      return server.post('/api/auth/otp/validate', body, { community });
    },
    ['otp.example', 'none.example'],
  ]),
  ...(['OTP', 'NONE'] as const).map((authType): (typeof ways)[number] => [
    `a code for the login with ${authType}`,
    async () => {
      const at = { community: `${authType.toLowerCase()}.example` };
      const email = newEmail();
      await server.post('/api/auth/otp/challenge', { email }, at);
      const body = { authType, email, token: codeIn(await server.emailTo(email)) };
      return server.post('/api/auth/login', body, at);
    },
    ['otp.example', 'none.example'],
  ]),
  ...['/api/auth/auth-magic', '/api/auth/login'].map((path): (typeof ways)[number] => [
    `MAGIC at ${path}`,
    async () => {
      const at = { community: 'magic.example' };
      const email = newEmail();
      await server.post('/api/auth/login', { authType: 'MAGIC', email }, at);
      const token = linkParameter(await server.emailTo(email), 'url_auth_token');
      const body = path.endsWith('login') ? { authType: 'MAGIC', token } : { url_auth_token: token };
      return server.post(path, body, at);
    },
    ['magic.example'],
  ]),
  [
    'GOOGLE',
    async () => {
      const body = { token: await googleToken(), consent: { agreed: true } };
      return server.post('/api/auth/login/google', body, atGoogle);
    },
    ['google.example'],
  ],
  [
    'GOOGLE at the login, by somebody who agrees afterwards',
    async () => {
      const body = { authType: 'GOOGLE', token: await googleToken() };
      return agreed(await server.post('/api/auth/login', body, atGoogle), 'google.example');
    },
    ['google.example'],
  ],
  [
    'GOOGLE, with a code that links the account',
    async () => {
      const { email } = await addPerson(server);
      const asked = await server.post(
        '/api/auth/login/google',
        { token: await googleToken(email) },
        atGoogle,
      );
      return typeCode(server, 'google.example', asked.body as SignInResult);
    },
    ['google.example'],
  ],
  [
    'OAUTH2 at one provider',
    () => signInExternally(server, provider, ours, newEmail().split('@')[0]!),
    [ours, same],
  ],
];

describe('where a session counts', () => {
  it.each(ways)('SES-01 AUT-03 made by %s: where that is offered', async (_way, signIn, where) => {
    expect(await countsAt(tokenOf(await signIn()))).toEqual(where);
  });

  it.each(ways)('SES-01 made by %s: the answer has its page cookie', async (_way, signIn) => {
    const answer = await signIn();
    const [id = '', secret] = tokenOf(answer).split('.');
    const { name, value, attributes } = cookieOf(answer);
    expect([name, attributes]).toEqual(['page', 'Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax']);
    const [sameId, pageSecret] = value.split('.');
    expect(sameId).toBe(id);
    expect(pageSecret).toMatch(/^[\w-]{43}$/);
    expect(pageSecret).not.toBe(secret);
    const [stored] = await server.app.db.orm.select().from(sessions).where(eq(sessions.id, id));
    expect(stored?.pageSecretHash).toBe(sha256(pageSecret ?? ''));
  });

  it('SES-06 where it does not, its owner signs in again, and it goes on counting elsewhere', async () => {
    const { token, userId } = await addPerson(server, { member: 'otp.example' });
    const at = { community: 'otp.example', token };
    expect(errorOf(await server.post('/api/init', undefined, at)).code).toBe(405);
    // A visitor's calls answer as to a visitor.
    expect((await server.get('/api/community/otp.example/preview/participants', at)).status).toBe(200);
    const here = await server.get('/api/current-user', { token, community: passwords });
    expect((here.body as CurrentUser).userId).toBe(userId);
  });

  it("SES-01 an administrator's counts everywhere", async () => {
    for (const madeBy of [{ method: 'EMAIL' }, { method: 'MAGIC' }] satisfies MadeBy[]) {
      const { token } = await addPerson(server, { admin: true, madeBy });
      expect(await countsAt(token)).toEqual(all);
    }
  });

  it('SES-01 one of an unknown method counts nowhere, whosever it is', async () => {
    for (const admin of [false, true]) {
      const { token, userId } = await addPerson(server, { admin });
      const { orm } = server.app.db;
      await orm.update(sessions).set({ method: null }).where(eq(sessions.userId, userId));
      expect(await countsAt(token)).toEqual([]);
    }
  });
});

describe('recovery', () => {
  it('A05 is not mailed where passwords are not offered', async () => {
    const { email } = await addPerson(server);
    const answer = await server.post('/api/auth/recovery', { email }, { community: 'otp.example' });
    expect(errorOf(answer).code).toBe(1106);
    expect(await server.emails(email)).toEqual([]);
  });
});
