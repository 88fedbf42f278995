import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { consents, users } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { signInExternally } from '../support/externalSignIn';
import { startGoogle, type FakeGoogle } from '../support/google';
import { startOidc, type FakeProvider } from '../support/oidc';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const [own, other, byCountry] = ['own.example', 'other.example', 'countries.example'];
const agreed = { agreed: true };
let google: FakeGoogle;
let provider: FakeProvider;
let server: TestServer;
beforeAll(async () => {
  [google, provider] = await Promise.all([startGoogle(), startOidc()]);
  const auth = [
    ...['EMAIL', 'OTP', 'MAGIC', 'GOOGLE'].map((authType) => ({ authType })),
    { authType: 'OAUTH2', externalContent: { codeUrl: provider.codeUrl } },
  ];
  const legal = { termsUrl: 'assets/terms.html', policyUrl: 'https://elsewhere.example/privacy' };
  const countries = { FR: { termsUrl: 'assets/fr.html' } };
  server = await startServer({
    env: google.env,
    secrets: { [own]: { oauth2: provider.secrets } },
    communities: {
      [own]: { auth, community: { legal } },
      [other]: { auth },
      [byCountry]: { auth, community: { legal: { ...legal, byCountry: countries } } },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([google.stop(), provider.stop()]);
});

/** Publishes a text under the community's assets. */
function publish(community: string, name: string, text: string): void {
  const folder = join(server.communitiesDir, community, 'assets');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  // By then the cached text has expired.
  server.later(11);
}
beforeEach(() => {
  for (const community of [own, byCountry]) publish(community, 'terms.html', '<h1>Terms</h1>');
  publish(byCountry, 'fr.html', '<h1>Conditions</h1>');
});

const agree = (token: string, body: unknown = agreed, options = {}) =>
  server.post('/api/auth/agree-policy', body, { token, community: own, ...options });
const dueOf = async (token: string | null, community = own) =>
  ((await server.post('/api/init', undefined, { token: token ?? '', community })).body as Init).consentDue;
const rowsOf = async (email: string) => {
  const rows = await server.app.db.orm
    .select({ consent: consents })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(eq(users.email, email));
  return rows.map(({ consent }) => consent);
};
const hasAccount = async (email: string) =>
  (await server.app.accounts.byEmail(server.app.db.orm, email)) !== undefined;

describe('A09 POST /api/auth/agree-policy', () => {
  it('A09 AUT-10 without the tick nothing is recorded', async () => {
    const { token, email } = await addPerson(server);
    for (const body of [null, {}, { agreed: false }, { agreed: null }, { country: 'RU' }]) {
      const answer = await agree(token, body);
      expect([answer.status, errorOf(answer).code]).toEqual([400, 1100]);
    }
    expect(await rowsOf(email)).toEqual([]);
    expect(await dueOf(token)).toBe('FIRST');
  });

  it('A09 AUT-10 records documents, version of their text, language, time and shortened address', async () => {
    const { token, email, userId } = await addPerson(server);
    const answer = await agree(token, agreed, { lang: 'ru' });
    const [row, ...more] = await rowsOf(email);
    expect(more).toEqual([]);
    expect(row).toEqual({
      userId,
      communityId: own,
      language: 'ru',
      address: '127.0.0.0',
      documents: {
        termsUrl: `/community/${own}/assets/terms.html`,
        policyUrl: 'https://elsewhere.example/privacy',
      },
      version: expect.stringMatching(/^[\w-]{16}$/),
      agreedAt: expect.any(Date),
    });
    expect(answer.body).toEqual({ agreedAt: row?.agreedAt.toISOString(), version: row?.version });
    expect(await dueOf(token)).toBeUndefined();
  });

  it('A09 a second time for the same text changes nothing', async () => {
    const { token, email } = await addPerson(server);
    const first = await agree(token);
    server.later(10);
    expect((await agree(token)).body).toEqual(first.body);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('A09 AUT-10 is per community', async () => {
    const { token, email } = await addPerson(server, { member: other, agreed: false });
    await agree(token);
    expect(await dueOf(token, other)).toBe('CHANGED');
    await agree(token, agreed, { community: other });
    expect(await dueOf(token, other)).toBeUndefined();
    expect((await rowsOf(email)).map(({ communityId }) => communityId).toSorted()).toEqual([other, own]);
  });

  it('A09 of somebody else than who ticked nothing is recorded', async () => {
    const { token, email } = await addPerson(server);
    expect(errorOf(await agree(token, { ...agreed, email: newEmail() })).code).toBe(1109);
    expect(await rowsOf(email)).toEqual([]);
    expect((await agree(token, { ...agreed, email: email.toUpperCase() })).status).toBe(200);
  });
});

describe('consent of a member', () => {
  it('AUT-10 is asked for again once the text has changed, and not when only its address is the same', async () => {
    const { token } = await addPerson(server, { member: own });
    expect(await dueOf(token)).toBe('CHANGED');
    const first = (await agree(token)).body;
    expect(await dueOf(token)).toBeUndefined();
    publish(own, 'terms.html', '<h1>Other terms</h1>');
    expect(await dueOf(token)).toBe('CHANGED');
    expect((await agree(token)).body).not.toEqual(first);
    expect(await dueOf(token)).toBeUndefined();
    // The earlier text was agreed to then.
    publish(own, 'terms.html', '<h1>Terms</h1>');
    expect(await dueOf(token)).toBeUndefined();
  });

  it('AUT-10 VAR-03 holds for the documents of the country that were shown', async () => {
    const { token, email } = await addPerson(server, { member: byCountry, agreed: false });
    await agree(token, { ...agreed, country: 'FR' }, { community: byCountry });
    const [row] = await rowsOf(email);
    expect(row?.documents.termsUrl).toBe(`/community/${byCountry}/assets/fr.html`);
    publish(byCountry, 'terms.html', '<h1>Terms for others</h1>');
    expect(await dueOf(token, byCountry)).toBeUndefined();
    publish(byCountry, 'fr.html', '<h1>Nouvelles conditions</h1>');
    expect(await dueOf(token, byCountry)).toBe('CHANGED');
  });

  it('AUT-10 an administrator, who is above every community, is not asked', async () => {
    const { token } = await addPerson(server, { admin: true });
    expect(await dueOf(token)).toBeUndefined();
  });
});

describe('consent that comes along with a sign-in', () => {
  const at = { community: own };
  const byCode = async (email: string, consent?: object) => {
    const { length } = await server.emails(email);
    await server.post('/api/auth/otp/challenge', { email }, at);
    const code = codeIn(await server.emailTo(email, length + 1));
    const body = { login: email, password: code, consent };
    return ((await server.post('/api/auth/otp/validate', body, at)).body as SignInResult).token;
  };

  it('A04 AUT-10 is recorded with the account', async () => {
    for (const consent of [undefined, agreed]) {
      const email = newEmail();
      await server.post('/api/auth/register-user', { email, password, consent }, at);
      expect(await rowsOf(email)).toHaveLength(consent ? 1 : 0);
    }
    const refused = { email: newEmail(), password, consent: { agreed: false } };
    expect(errorOf(await server.post('/api/auth/register-user', refused, at)).code).toBe(1100);
    expect(await hasAccount(refused.email)).toBe(false);
  });

  it('A11 AUT-10 is recorded of a newcomer and of somebody with an account elsewhere, for the tick alone', async () => {
    const { email: known } = await addPerson(server, { member: other, agreed: false });
    for (const email of [newEmail(), known]) {
      expect(await dueOf(await byCode(email))).toBe('FIRST');
      expect(await rowsOf(email)).toEqual([]);
      server.later(61);
      expect(await dueOf(await byCode(email, agreed))).toBeUndefined();
      expect(await rowsOf(email)).toHaveLength(1);
    }
  });

  it('A08 AUT-10 by a link is that of the address which ticked', async () => {
    for (const [who, recorded] of [
      ['somebody-else@people.example', 0],
      ['', 1],
    ] as const) {
      const email = newEmail();
      await server.post('/api/auth/login', { authType: 'MAGIC', email }, at);
      const link = linkParameter(await server.emailTo(email), 'url_auth_token');
      const consent = { ...agreed, email: who || email };
      expect((await server.post('/api/auth/auth-magic', { url_auth_token: link, consent }, at)).status).toBe(
        200,
      );
      expect(await rowsOf(email)).toHaveLength(recorded);
    }
  });
});

describe('an account that an external sign-in would make', () => {
  const byGoogle = async (email: string, more: object = {}) => {
    const token = await google.idToken({ sub: email, email, email_verified: true });
    const answer = await server.post('/api/auth/login/google', { token, ...more }, { community: own });
    return answer.body as SignInResult;
  };
  const byProvider = async (email: string) => {
    provider.people.set(email, { email, email_verified: true });
    return (await signInExternally(server, provider, own, email, '/event/7', null)).body as SignInResult;
  };
  const finish = (ticket: string | undefined, more: object = { consent: agreed }, community = own) =>
    server.post('/api/auth/external/agree', { ticket, ...more }, { community });

  it.each([
    ['Google', byGoogle],
    ['OAuth2', byProvider],
  ])('A02 A25 AUT-10 AUT-09 by %s is not made before the consent', async (_name, signIn) => {
    const email = newEmail('external');
    const waits = await signIn(email);
    expect(waits).toMatchObject({ token: null, agreement: { ticket: expect.any(String) } });
    expect(await hasAccount(email)).toBe(false);
    const ticket = waits.agreement?.ticket;
    for (const more of [{}, { consent: {} }, { consent: { agreed: false } }]) {
      expect(errorOf(await finish(ticket, more)).code).toBe(1100);
    }
    expect(await hasAccount(email)).toBe(false);

    const { token, firstLogin } = (await finish(ticket)).body as SignInResult;
    expect(firstLogin).toBe(true);
    expect(await dueOf(token)).toBeUndefined();
    expect(await rowsOf(email)).toHaveLength(1);
    const init = (await server.post('/api/init', undefined, { token: token ?? '', community: own }))
      .body as Init;
    expect([init.user.email, init.emailConfirmed]).toEqual([email, true]);
    // From then on nobody is asked.
    expect((await signIn(email)).token).toEqual(expect.any(String));
  });

  it('A25 POST /api/auth/external/agree takes a ticket once, in its community, for ten minutes', async () => {
    const ticketOf = async () => (await byGoogle(newEmail('ticket'))).agreement?.ticket;
    const [spent, foreign, late] = [await ticketOf(), await ticketOf(), await ticketOf()];
    expect((await finish(spent)).status).toBe(200);
    expect(errorOf(await finish(spent)).code).toBe(1138);
    expect(errorOf(await finish(foreign, { consent: agreed }, other)).code).toBe(1138);
    expect(errorOf(await finish('made.up')).code).toBe(1138);
    server.later(601);
    expect(errorOf(await finish(late)).code).toBe(1138);
  });

  it('A25 the address that got an account meanwhile needs the code that links it', async () => {
    const email = newEmail('meanwhile');
    const { agreement } = await byGoogle(email);
    await server.post('/api/auth/register-user', { email, password }, { community: own });
    expect((await finish(agreement?.ticket)).body).toMatchObject({ token: null, external: { email } });
  });

  it('A02 AUT-10 consent that comes along makes it at once', async () => {
    const email = newEmail('ticked');
    expect((await byGoogle(email, { consent: agreed })).token).toEqual(expect.any(String));
    expect(await rowsOf(email)).toHaveLength(1);
  });
});
