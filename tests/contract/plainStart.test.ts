import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import {
  openMailbox,
  type Mailbox,
  type StoredEmail,
} from '../../src/server/modules/development/mailbox/emails';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { demoPassword } from '../../src/server/demoAccounts';
import { buildServer, type BuiltServer, type Spawned } from '../support/builtServer';
import { signInExternally, typeCode } from '../support/externalSignIn';
import { signInAtProvider } from '../support/oidc';
import { codeIn, linkParameter } from '../support/server';

const communities = join(import.meta.dirname, '../../communities');
/** Like `npm start` without any configuration: the built server with the shipped folders. */
const plain = { NODE_ENV: '', SEED: '', COMMUNITIES_DIR: communities };
const atlas = 'atlas-partners.example';
const discovery = '/dev/openid/.well-known/openid-configuration';

let built: BuiltServer;
let dataDir: string;
let server: Spawned;
let mailbox: Mailbox;
beforeAll(async () => {
  built = await buildServer();
  dataDir = built.newDataDir();
  mailbox = openMailbox(outboxFolder(dataDir));
  server = await built.launch(dataDir, plain);
  await server.ready;
});
afterAll(() => built.remove());

/** The newest email of the expected kind to an address. */
const emailTo = (to: string, isIt: (email: StoredEmail) => boolean): Promise<StoredEmail> =>
  vi.waitFor(
    async () => {
      const found = (await mailbox.list(to)).find(isIt);
      if (!found) throw new Error(`no such email to ${to}`);
      return found;
    },
    { interval: 50 },
  );
const withCode = (email: StoredEmail) => codeIn(email) !== '';
const withLink = ({ links }: StoredEmail) => links.some((link) => link.includes('/auth-magic'));

type SignIn = (domain: string, email: string) => Promise<unknown>;

const post: Spawned['client']['post'] = (...given) => server.client.post(...given);

/** How a person signs in by each method, using only the output of the start and the mailbox. */
const ways: Record<string, SignIn> = {
  EMAIL: async (community, email) =>
    (await post('/api/auth/login', { authType: 'EMAIL', email, password: demoPassword }, { community })).body,
  OTP: async (community, email) => {
    await post('/api/auth/otp/challenge', { email }, { community });
    const password = codeIn(await emailTo(email, withCode));
    return (await post('/api/auth/otp/validate', { login: email, password }, { community })).body;
  },
  MAGIC: async (community, email) => {
    await post('/api/auth/login', { authType: 'MAGIC', email }, { community });
    const token = linkParameter(await emailTo(email, withLink), 'url_auth_token');
    return (await post('/api/auth/login', { authType: 'MAGIC', token }, { community })).body;
  },
  OAUTH2: async (community, email) =>
    (await signInExternally(server.client, { signIn: signInAtProvider }, community, email)).body,
};
ways.NONE = ways.OTP!;

describe('a plain start', () => {
  it('CFG-10 AUT-09 offers in every demo community ways in that work, each of which lets its member in', async () => {
    const { body } = await server.client.get('/dev/config.json?domain=default', {
      headers: { host: `localhost:${server.port}` },
    });
    const configs = (body as { config: { domain: string; auth: { methods: { authType: string }[] } } }[]).map(
      ({ config }) => config,
    );
    expect(configs.map(({ domain }) => domain)).toContain(atlas);
    for (const { domain, auth } of configs) {
      const [email] = domain === 'default' ? ['member@example.org'] : [`member@${domain}`];
      expect(auth.methods, domain).not.toEqual([]);
      for (const { authType } of auth.methods) {
        const { token } = (await ways[authType]!(domain, email!)) as SignInResult;
        const init = await post('/api/init', undefined, { community: domain, token: token ?? '' });
        expect((init.body as Init).participant, `${domain} by ${authType}`).toBeTruthy();
      }
    }
  });

  it('AUT-09 tells where the external sign-in leads, what is not offered, and what that lacks', () => {
    const told = server.out.join('\n');
    expect(told).toContain(`external sign-in: http://localhost:${server.port}/dev/openid`);
    expect(told).toContain('member@northbeam.example, manager@northbeam.example (OTP)');
    expect(told).toContain('not offered: sign-in by GOOGLE (GOOGLE_CLIENT_ID is not set)');
    expect(told).toContain('import of professional profiles (PROFILE_IMPORT_URL is not set)');
    expect(told).toContain('detection of a location (GEOCODER_URL is not set)');
  });

  it('AUT-09 a manager is let in with the code of the email alone, as by any provider', async () => {
    const email = `manager@${atlas}`;
    const result = (await ways.OAUTH2!(atlas, email)) as SignInResult;
    expect(result.token).toBeNull();
    const mailed = { ...server.client, emailTo: () => emailTo(email, withCode) };
    expect(((await typeCode(mailed, atlas, result)).body as SignInResult).token).toBeTruthy();
  });

  it('AUT-09 the provider asks who it is, answers this machine alone, and nobody who was not sent there', async () => {
    expect((await server.client.get(discovery)).status).toBe(200);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await server.client.get(discovery, elsewhere)).status).toBe(404);
    expect((await server.client.get('/dev/openid/sign-in/nobody')).status).toBe(404);
    const begun = await server.client.get('/api/auth/oauth2/start', { community: atlas });
    const away = new URL(begun.headers.get('location') ?? '');
    away.searchParams.set('redirect_uri', 'https://evil.example/login');
    const refused = await fetch(away, { redirect: 'manual' });
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  });
});

it.each([
  [
    'production, whatever else is said',
    {
      NODE_ENV: 'production',
      SEED: 'demo',
      PUBLIC_URL: 'http://localhost:3999',
      DATABASE: 'embedded',
      MAIL: 'files',
    },
  ],
  ['without demo accounts', { SEED: 'none' }],
])('AUT-09 there is no such provider in %s', async (_, env) => {
  const other = await built.launch(built.newDataDir(), { ...plain, ...env });
  await other.ready;
  expect((await other.client.get(discovery)).status).toBe(404);
  const begun = await other.client.get('/api/auth/oauth2/start', { community: atlas });
  expect(begun.status).toBe(400);
  other.child.kill('SIGTERM');
  await other.ended;
});
