import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { errorOf } from '../support/client';
import { startOidc, type FakeProvider } from '../support/oidc';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let provider: FakeProvider;
let forger: FakeProvider;
let server: TestServer;
beforeAll(async () => {
  [provider, forger] = await Promise.all([startOidc(), startOidc(0, { otherKeys: true })]);
  const auth = [{ authType: 'OAUTH2', externalContent: { codeUrl: provider.codeUrl } }];
  server = await startServer({
    communities: {
      'external.example': { auth },
      'second.example': { auth },
      'secretless.example': { auth },
      'forged.example': { auth: [{ authType: 'OAUTH2', externalContent: { codeUrl: forger.codeUrl } }] },
    },
    secrets: {
      'external.example': { oauth2: provider.secrets },
      'forged.example': { oauth2: forger.secrets },
      'second.example': { oauth2: { ...provider.secrets, trustEmail: true } },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([provider.stop(), forger.stop()]);
});

interface Begun {
  url: URL;
  cookie: string;
}

async function begin(community = 'external.example', backTo = ''): Promise<Begun> {
  const query = backTo ? `?backTo=${encodeURIComponent(backTo)}` : '';
  const answer = await server.get(`/api/auth/oauth2/start${query}`, { community });
  expect(answer.status).toBe(302);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  return { url: new URL(answer.headers.get('location') ?? ''), cookie: cookie.split(';')[0]! };
}

const finish = (back: URL, cookie: string, community = 'external.example', introFor?: string) =>
  server.post(
    `/api/auth/login?state=${encodeURIComponent(back.searchParams.get('state') ?? '')}`,
    { authType: 'OAUTH2', token: back.searchParams.get('code') ?? '', consent: { agreed: true }, introFor },
    { community, cookie },
  );

describe('OAuth2 sign-in', () => {
  it('A01 A14 OAUTH2 AUT-09 goes out with state and PKCE, comes back with a code, signs up and in', async () => {
    const { url, cookie } = await begin('external.example', '/event/7');
    expect(url.href.startsWith(`${provider.codeUrl}?`)).toBe(true);
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      client_id: provider.secrets.clientId,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'openid email',
    });
    expect(new URL(sent.redirect_uri ?? '').pathname).toBe('/login');
    const answer = await finish(await provider.signIn(url.href, 'grace'), cookie);
    expect(answer.body).toEqual({ token: expect.any(String), firstLogin: true, backTo: '/event/7' });

    const again = await begin();
    const second = await finish(await provider.signIn(again.url.href, 'grace'), again.cookie);
    expect((second.body as SignInResult).firstLogin).toBe(false);
    const token = (second.body as SignInResult).token ?? '';
    const init = (await server.post('/api/init', undefined, { token, community: 'external.example' }))
      .body as Init;
    expect(init.user.email).toBe('grace@provider.example');
    expect(init.providers).toEqual(['OAUTH2']);
  });

  it('A01 OAUTH2 U04 SES-09 keeps the member whom the visitor would like to meet', async () => {
    const community = 'external.example';
    const { participantId: slug } = await addPerson(server, { member: community, firstName: 'Vera' });
    const { url, cookie } = await begin();
    const answer = await finish(await provider.signIn(url.href, 'wishing'), cookie, community, slug);
    const { token } = answer.body as SignInResult;
    const init = (await server.post('/api/init', undefined, { token: token ?? '', community })).body as Init;
    expect(init.introFor).toEqual({ slug, name: 'Vera Tester' });
  });

  it('AUT-09 a state works once, for ten minutes, in its community and in the browser that began', async () => {
    const { url, cookie } = await begin();
    const back = await provider.signIn(url.href, 'once');
    const foreign = await begin();
    const codes = async (answers: Promise<Awaited<ReturnType<typeof finish>>>[]) =>
      (await Promise.all(answers)).map((answer) => errorOf(answer).code);
    // Another browser; the attempt also spends the state.
    expect(await codes([finish(back, foreign.cookie)])).toEqual([1114]);
    expect(await codes([finish(back, cookie)])).toEqual([1114]);

    const third = await begin();
    const other = await provider.signIn(third.url.href, 'once');
    expect(await codes([finish(other, third.cookie, 'second.example')])).toEqual([1114]);

    const late = await begin();
    const tooLate = await provider.signIn(late.url.href, 'once');
    server.later(601);
    expect(await codes([finish(tooLate, late.cookie)])).toEqual([1114]);
  });

  it('AUT-09 refuses a made-up state, a made-up code, and both missing', async () => {
    const { url, cookie } = await begin();
    const { searchParams } = url;
    const made = (code: string, state: string) => new URL(`http://x.example/?code=${code}&state=${state}`);
    for (const back of [
      made('made-up', 'made-up'),
      made('made-up', searchParams.get('state') ?? ''),
      made('', ''),
    ]) {
      const answer = await finish(back, cookie);
      expect(answer.status).toBe(400);
      expect(errorOf(answer).code).toBe(1114);
    }
  });

  it('AUT-09 refuses a code of another sign-in (PKCE)', async () => {
    const [first, second] = [await begin(), await begin()];
    const stolen = await provider.signIn(first.url.href, 'mallory');
    const mine = await provider.signIn(second.url.href, 'alice');
    mine.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(errorOf(await finish(mine, second.cookie)).code).toBe(1114);
  });

  it('AUT-09 refuses an ID token that no key of the provider signed', async () => {
    const at = 'forged.example';
    const { url, cookie } = await begin(at);
    const answer = await finish(await forger.signIn(url.href, 'mallory'), cookie, at);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 1114]);
  });

  it('AUT-09 takes an unconfirmed address only where the provider is trusted with it', async () => {
    const { email } = await addPerson(server);
    provider.people.set('impostor', { email, email_verified: false });
    const { url, cookie } = await begin();
    expect(errorOf(await finish(await provider.signIn(url.href, 'impostor'), cookie)).code).toBe(1118);
    provider.people.set('trusted', { email: 'trusted@provider.example', email_verified: false });
    const second = await begin('second.example');
    const back = await provider.signIn(second.url.href, 'trusted');
    expect((await finish(back, second.cookie, 'second.example')).status).toBe(200);
    provider.people.set('nameless', { email: undefined });
    const third = await begin();
    expect(errorOf(await finish(await provider.signIn(third.url.href, 'nameless'), third.cookie)).code).toBe(
      1118,
    );
  });

  it('AUT-09 is refused where the community does not offer it or its secrets are not there', async () => {
    for (const community of ['open.example', 'secretless.example']) {
      const answer = await server.get('/api/auth/oauth2/start', { community });
      expect(errorOf(answer).code).toBe(1106);
      const page = await server.get('/api/auth/oauth2/start', {
        community,
        headers: { accept: 'text/html,*/*' },
      });
      expect([page.status, page.headers.get('location')]).toEqual([302, '/login?error=1106']);
    }
  });
});
