import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { errorOf } from '../support/client';
import { newEmail, password } from '../support/people';
import { linkParameter, startServer, type TestServer } from '../support/server';

const community = 'links.example';
let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }, { authType: 'MAGIC' }];
  server = await startServer({ communities: { [community]: { auth }, 'other.example': { auth } } });
});
afterAll(() => server.stop());

const at = { community };
const check = async (kind: string, code: string, where = community) =>
  (await server.post('/api/auth/link', { kind, code }, { community: where })).body;
const register = (email: string) => server.post('/api/auth/register-user', { email, password }, at);
const magic = async (email: string) => {
  await server.post('/api/auth/login', { authType: 'MAGIC', email }, at);
  return linkParameter(await server.emailTo(email), 'url_auth_token');
};

describe('A26 POST /api/auth/link', () => {
  it('A26 says whether a link opens, and uses nothing up', async () => {
    const code = await magic(newEmail());
    for (let asked = 0; asked < 3; asked++) expect(await check('MAGIC', code)).toEqual({ open: true });
    const answer = await server.post('/api/auth/auth-magic', { url_auth_token: code }, at);
    expect(answer.status).toBe(200);
    expect(await check('MAGIC', code)).toEqual({ open: false });
  });

  it('A26 a link of another kind or community, a forged and an expired one open nothing', async () => {
    const code = await magic(newEmail());
    const [id, secret] = code.split('.');
    expect(await check('RECOVERY', code)).toEqual({ open: false });
    expect(await check('MAGIC', code, 'other.example')).toEqual({ open: false });
    for (const forged of [`${id}.x`, `x.${secret}`, 'nonsense']) {
      expect(await check('MAGIC', forged)).toEqual({ open: false });
    }
    server.later(1801);
    expect(await check('MAGIC', code)).toEqual({ open: false });
  });

  it('A05 A26 knows links of recovery', async () => {
    const email = newEmail();
    await register(email);
    await server.post('/api/auth/recovery', { email }, at);
    expect(await check('RECOVERY', linkParameter(await server.emailTo(email, 2), 'code'))).toEqual({
      open: true,
    });
  });

  it('A07 A26 knows links that confirm an address, until they are used', async () => {
    const email = newEmail();
    await register(email);
    const code = linkParameter(await server.emailTo(email), 'code');
    expect(await check('RECOVERY', code)).toEqual({ open: false });
    expect(await check('CONFIRM', code, 'other.example')).toEqual({ open: false });
    // The answer is the same, signed in or not.
    expect(await check('CONFIRM', code)).toEqual({ open: true });
    const { token } = (await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, at))
      .body as SignInResult;
    await server.post('/api/auth/confirm-email', { code }, { ...at, token: token ?? '' });
    expect(await check('CONFIRM', code)).toEqual({ open: false });
  });

  it('A26 knows no other kind', async () => {
    const answer = await server.post('/api/auth/link', { kind: 'CODE', code: 'x' }, at);
    expect(errorOf(answer).code).toBe(1100);
  });
});

it('U04 A07 ONB-05 tells for how long the next confirmation email has to wait', async () => {
  const email = newEmail();
  await register(email);
  const { token } = (await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, at))
    .body as SignInResult;
  const as = { ...at, token: token ?? '' };
  const waitOf = async () => ((await server.post('/api/init', undefined, as)).body as Init).confirmationWait;
  const wait = (await waitOf()) ?? 0;
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(60);
  server.later(61);
  expect(await waitOf()).toBeUndefined();
  await server.post('/api/auth/confirm-email', {}, as);
  expect(await waitOf()).toBeGreaterThan(20);
  const code = linkParameter(await server.emailTo(email, 2), 'code');
  await server.post('/api/auth/confirm-email', { code }, as);
  expect(await waitOf()).toBeUndefined();
});
