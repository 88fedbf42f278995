import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser } from '../../src/generated/api/currentUser';
import { sessions } from '../../src/server/db/schema';
import type { MadeBy } from '../../src/server/modules/session/sessions';
import { errorOf } from '../support/client';
import { startGoogle, type FakeGoogle } from '../support/google';
import { startOidc, type FakeProvider } from '../support/oidc';
import { signInExternally } from '../support/externalSignIn';
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

const ways: [string, () => Promise<string>, string[]][] = [
  [
    'EMAIL, also after a registration',
    async () => {
      const body = { email: newEmail(), password };
      await server.post('/api/auth/register-user', body, { community: passwords });
      return tokenOf(
        await server.post('/api/auth/login', { authType: 'EMAIL', ...body }, { community: passwords }),
      );
    },
    [passwords],
  ],
  ...['otp.example', 'none.example'].map((community): (typeof ways)[number] => [
    `a code at ${community}`,
    async () => {
      const email = newEmail();
      await server.post('/api/auth/otp/challenge', { email }, { community });
      const body = { login: email, password: codeIn(await server.emailTo(email)) };
      return tokenOf(await server.post('/api/auth/otp/validate', body, { community }));
    },
    ['otp.example', 'none.example'],
  ]),
  [
    'MAGIC',
    async () => {
      const at = { community: 'magic.example' };
      const email = newEmail();
      await server.post('/api/auth/login', { authType: 'MAGIC', email }, at);
      const url_auth_token = linkParameter(await server.emailTo(email), 'url_auth_token');
      return tokenOf(await server.post('/api/auth/auth-magic', { url_auth_token }, at));
    },
    ['magic.example'],
  ],
  [
    'GOOGLE',
    async () => {
      const email = newEmail();
      const token = await google.idToken({ sub: email, email, email_verified: true });
      const body = { token, consent: { agreed: true } };
      return tokenOf(await server.post('/api/auth/login/google', body, { community: 'google.example' }));
    },
    ['google.example'],
  ],
  [
    'OAUTH2 at one provider',
    async () => tokenOf(await signInExternally(server, provider, ours, newEmail().split('@')[0]!)),
    [ours, same],
  ],
];

describe('where a session counts', () => {
  it.each(ways)('SES-01 AUT-03 made by %s: where that is offered', async (_way, signIn, where) => {
    expect(await countsAt(await signIn())).toEqual(where);
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
