import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import { errorOf } from '../support/client';
import { addPerson, newEmail } from '../support/people';
import { linkParameter, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'MAGIC' }];
  server = await startServer({ communities: { 'magic.example': { auth }, 'other.example': { auth } } });
});
afterAll(() => server.stop());

const at = { community: 'magic.example' };
const ask = (email: string, extra = {}) =>
  server.post('/api/auth/login', { authType: 'MAGIC', email, ...extra }, at);
const open = (url_auth_token: string, extra = {}, options: object = at) =>
  server.post('/api/auth/auth-magic', { url_auth_token, ...extra }, options);

describe('magic links', () => {
  it('A01 MAGIC mails a link and says so; A08 POST /api/auth/auth-magic signs in by it', async () => {
    const email = newEmail();
    const asked = await ask(email, { backTo: '/event/7?a=b' });
    expect(asked.body).toEqual({ token: null, firstLogin: false, sent: true });
    const message = await server.emailTo(email);
    const link = new URL(message.links[0] ?? '');
    expect(link.pathname).toBe('/auth-magic');
    expect(link.searchParams.get('back_to')).toBe('/event/7?a=b');
    const token = linkParameter(message, 'url_auth_token');
    const answer = await open(token, { back_to: link.searchParams.get('back_to') });
    expect(answer.body).toEqual({ token: expect.any(String), firstLogin: true, backTo: '/event/7?a=b' });
    expect(errorOf(await open(token)).code).toBe(1105);
  });

  it('A01 MAGIC with the token is the same as A08', async () => {
    const email = newEmail();
    await ask(email);
    const token = linkParameter(await server.emailTo(email), 'url_auth_token');
    const answer = await server.post('/api/auth/login', { authType: 'MAGIC', token }, at);
    expect((answer.body as SignInResult).token).toEqual(expect.any(String));
  });

  it('A01 MAGIC puts no address of another site into the email', async () => {
    const email = newEmail();
    await ask(email, { backTo: 'https://evil.example/' });
    expect((await server.emailTo(email)).text).not.toContain('evil');
  });

  it('A01 MAGIC answers alike for members and strangers', async () => {
    const { email } = await addPerson(server);
    expect((await ask(email)).body).toEqual((await ask(newEmail())).body);
  });

  it('A08 refuses a link that is forged, late, or of another community', async () => {
    const email = newEmail();
    await ask(email);
    const token = linkParameter(await server.emailTo(email), 'url_auth_token');
    expect(errorOf(await open(token, {}, { community: 'other.example' })).code).toBe(1105);
    expect(errorOf(await open(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).code).toBe(1105);
    server.later(1801);
    const late = await open(token);
    expect(late.status).toBe(400);
    expect(errorOf(late).code).toBe(1105);
  });

  it('A08 of twenty uses of one link at once, one signs in', async () => {
    const email = newEmail();
    await ask(email);
    const token = linkParameter(await server.emailTo(email), 'url_auth_token');
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
