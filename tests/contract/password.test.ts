import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser, Init } from '../../src/generated/api/currentUser';
import { codes } from '../../src/server/db/schema';
import { hashPassword } from '../../src/server/passwords';
import { errorOf } from '../support/client';
import { outbox } from '../support/outbox';
import { addPerson, newEmail, password } from '../support/people';
import { linkParameter, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { 'codes.example': { auth: [{ authType: 'OTP' }] } } });
});
afterAll(() => server.stop());

const register = (email: string, extra: Record<string, unknown> = {}, options = {}) =>
  server.post('/api/auth/register-user', { email, password, ...extra }, options);
const login = (email: string, secret = password, options = {}) =>
  server.post('/api/auth/login', { authType: 'EMAIL', email, password: secret }, options);
const tokenOf = async (email: string, secret = password) =>
  ((await login(email, secret)).body as SignInResult).token ?? '';
const init = async (token: string) => (await server.post('/api/init', undefined, { token })).body as Init;

describe('registration', () => {
  it('A04 POST /api/auth/register-user answers the text OK and mails a confirmation', async () => {
    const email = newEmail();
    const answer = await register(email);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('OK');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const message = await server.emailTo(email);
    expect(message.links[0]).toMatch(/^http:\/\/localhost:3999\/confirmed\?code=[\w-]+\.[\w-]+$/);
  });

  it("A04 ERR-03 a taken address answers 'Duplicate email', in every language, whatever its letters' size", async () => {
    const email = newEmail();
    await register(email);
    for (const lang of ['en', 'ru']) {
      const answer = await register(` ${email.toUpperCase()} `, {}, { lang });
      expect(answer.status).toBe(409);
      expect(errorOf(answer)).toEqual({ code: 1101, message: 'Duplicate email' });
    }
  });

  it('A04 of twenty registrations of one address at once, one succeeds', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('A04 is not offered where a community has no password sign-in', async () => {
    const answer = await register(newEmail(), {}, { community: 'codes.example' });
    expect(errorOf(answer).code).toBe(1106);
  });

  it.each([
    ['ada@example', 'email', 'Email is in the wrong format', 'Неверный формат почты'],
    ['', 'email', 'Email is in the wrong format', 'Неверный формат почты'],
  ])('VAL-01 VAL-04 refuses the address %j in both languages', async (email, path, en, ru) => {
    for (const [lang, message] of [
      ['en', en],
      ['ru', ru],
    ]) {
      const answer = await register(email, {}, { lang });
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toEqual({ code: 1100, message, details: [{ path, message }] });
    }
  });

  it.each([['1234567'], ['   1234567   '], ['x'.repeat(129)]])(
    'VAL-02 VAL-04 refuses the password %j',
    async (bad) => {
      const answer = await register(newEmail(), { password: bad });
      expect(answer.status).toBe(400);
      expect(errorOf(answer).message).toBe('Length of your password should be between 8 and 128 symbols.');
    },
  );

  it('VAL-02 VAL-04 takes passwords of 8 and of 128 characters', async () => {
    for (const good of ['kdq#81vz', 'ё'.repeat(128)]) {
      const email = newEmail();
      expect((await register(email, { password: good })).status).toBe(200);
      expect((await login(email, good)).status).toBe(200);
    }
  });

  it('VAL-02 VAL-04 A04 A06 passwords that guessing begins with are refused where one is set, in both languages', async () => {
    const email = newEmail();
    for (const [lang, message] of [
      ['en', 'This password is too easy to guess. Choose another one.'],
      ['ru', 'Этот пароль слишком легко подобрать. Придумайте другой.'],
    ]) {
      const answer = await register(email, { password: 'Password123' }, { lang });
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toEqual({ code: 1100, message, details: [{ path: 'password', message }] });
    }
    await register(email);
    await server.post('/api/auth/recovery', { email });
    const code = linkParameter(await server.emailTo(email, 2), 'code');
    const reset = (secret: string) => server.post('/api/auth/confirm-recovery', { code, password: secret });
    expect(errorOf(await reset('qwertyuiop')).details?.[0]?.path).toBe('password');
    expect((await reset('a better password')).text).toBe('OK');
  });

  it('A01 VAL-02 a user with such a password still signs in by it', async () => {
    const { email, userId } = await addPerson(server);
    await server.app.accounts.setPassword(server.app.db.orm, userId, await hashPassword('password123'));
    expect((await login(email, 'password123')).status).toBe(200);
  });

  it('A04 names every missing field', async () => {
    const answer = await server.post('/api/auth/register-user', {});
    expect(
      errorOf(answer)
        .details?.map(({ path }) => path)
        .sort(),
    ).toEqual(['email', 'password']);
  });
});

describe('password sign-in', () => {
  it('A01 POST /api/auth/login EMAIL answers a token; firstLogin is true once', async () => {
    const email = newEmail();
    await register(email);
    const first = (await login(` ${email.toUpperCase()} `)).body as SignInResult;
    expect(first).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+$/), firstLogin: true });
    expect(((await login(email)).body as SignInResult).firstLogin).toBe(false);
  });

  it('A01 ERR-03 an unknown account answers 1005, a wrong password 1011, in both languages', async () => {
    const { email } = await addPerson(server);
    const cases = [
      [newEmail(), 404, 1005, 'Account not found', 'Аккаунт не найден'],
      [email, 403, 1011, 'Invalid login or password', 'Неверный логин или пароль'],
    ] as const;
    for (const [address, status, code, en, ru] of cases) {
      for (const [lang, message] of [
        ['en', en],
        ['ru-RU,ru;q=0.9,en;q=0.8', ru],
      ] as const) {
        const answer = await login(address, 'not the password', { lang });
        expect(answer.status).toBe(status);
        expect(errorOf(answer)).toEqual({ code, message });
      }
    }
  });

  it('A01 an account without a password answers 1011 like a wrong one', async () => {
    const { email, userId } = await addPerson(server);
    await server.app.accounts.setPassword(server.app.db.orm, userId, null);
    expect(errorOf(await login(email)).code).toBe(1011);
  });

  it('VAL-03 VAL-04 the first failing rule is the message', async () => {
    const answer = await server.post('/api/auth/login', { authType: 'EMAIL', email: 'no', password: 'no' });
    expect(errorOf(answer).message).toBe('Email is in the wrong format');
  });

  it('A01 refuses a method that the community does not offer', async () => {
    for (const authType of ['GOOGLE', 'OAUTH2', 'OTP', 'NONE', 'MAGIC']) {
      const body = { authType, email: newEmail(), token: 'x', password };
      const answer = await server.post('/api/auth/login', body, { community: 'open.example' });
      expect(errorOf(answer).code, authType).toBe(1106);
    }
    expect(errorOf(await server.post('/api/auth/login', { authType: 'SMS' })).code).toBe(1100);
  });

  it('A01 SES-08 hands backTo back when it is a path of this site, and drops anything else', async () => {
    const { email } = await addPerson(server);
    const back = async (backTo: string) => {
      const answer = await server.post('/api/auth/login', { authType: 'EMAIL', email, password, backTo });
      return (answer.body as SignInResult).backTo;
    };
    expect(await back('/event/7?a=b#c')).toBe('/event/7?a=b#c');
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\nb',
      'javascript:0',
    ]) {
      expect(await back(evil), evil).toBeUndefined();
    }
  });
});

describe('recovery', () => {
  const recover = (email: string) => server.post('/api/auth/recovery', { email });
  const confirm = (code: string, secret: string, options = {}) =>
    server.post('/api/auth/confirm-recovery', { code, password: secret }, options);

  it('A05 A06 AUT-05 sets a new password, ends every other session, confirms the address', async () => {
    const { email, token } = await addPerson(server, { confirmed: false });
    const other = await tokenOf(email);
    expect((await recover(email)).text).toBe('OK');
    const code = linkParameter(await server.emailTo(email), 'code');
    const answer = await confirm(code, 'a new password', { token });
    expect(answer.text).toBe('OK');
    expect((await server.get('/api/current-user', { token })).status).toBe(200);
    expect((await server.get('/api/current-user', { token: other })).status).toBe(401);
    expect(errorOf(await login(email, password)).code).toBe(1011);
    expect((await init(await tokenOf(email, 'a new password'))).emailConfirmed).toBe(true);
  });

  it('A05 answers the same whether or not the address exists, and mails only those that do', async () => {
    const { email } = await addPerson(server);
    const unknown = newEmail('nobody');
    const [known, none] = await Promise.all([recover(email), recover(unknown)]);
    expect([none.status, none.text]).toEqual([known.status, known.text]);
    expect([(await recover(email)).status, (await recover(unknown)).status]).toEqual([429, 429]);
    await server.emailTo(email);
    expect(await server.emails(unknown)).toEqual([]);
  });

  it('A05 does the same work, and so takes the same time, whether or not the address exists', async () => {
    const { db } = server.app;
    const written = async (email: string) => {
      await recover(email);
      const [row] = await db.orm.select().from(outbox).where(eq(outbox.recipient, email));
      const made = await db.orm.select().from(codes).where(eq(codes.email, email));
      return { sent: row?.kind, codes: made.length };
    };
    const unknown = await written(newEmail('nobody'));
    expect(unknown).toEqual({ sent: 'recovery', codes: 1 });
    expect(await written((await addPerson(server)).email)).toEqual(unknown);
  });

  it('A06 a link works once, for thirty minutes, in its community, and not when forged', async () => {
    const { email } = await addPerson(server);
    await recover(email);
    const code = linkParameter(await server.emailTo(email), 'code');
    expect(errorOf(await confirm(code, 'another password', { community: 'codes.example' })).code).toBe(1105);
    expect(errorOf(await confirm(`${code.split('.')[0]}.${'A'.repeat(43)}`, 'another password')).code).toBe(
      1105,
    );
    expect(errorOf(await confirm('nonsense', 'another password')).code).toBe(1105);
    expect(errorOf(await confirm(code, 'short')).code).toBe(1100);
    expect((await confirm(code, 'another password')).status).toBe(200);
    expect(errorOf(await confirm(code, 'yet another one')).code).toBe(1105);

    server.later(61);
    await recover(email);
    const late = linkParameter(await server.emailTo(email, 2), 'code');
    server.later(1801);
    expect(errorOf(await confirm(late, 'too late for this')).code).toBe(1105);
  });

  it('A06 a newer email ends no older one; the first use ends them all', async () => {
    const { email } = await addPerson(server);
    await recover(email);
    const first = linkParameter(await server.emailTo(email), 'code');
    server.later(61);
    await recover(email);
    const second = linkParameter(await server.emailTo(email, 2), 'code');
    expect((await confirm(first, 'another password')).status).toBe(200);
    expect(errorOf(await confirm(second, 'yet another one')).code).toBe(1105);
  });
});

describe('confirmation of the address', () => {
  it('A07 POST /api/auth/confirm-email with the code confirms, once', async () => {
    const email = newEmail();
    await register(email);
    const code = linkParameter(await server.emailTo(email), 'code');
    const token = await tokenOf(email);
    expect((await init(token)).emailConfirmed).toBe(false);
    expect((await server.post('/api/auth/confirm-email', { code }, { token })).text).toBe('OK');
    expect((await init(token)).emailConfirmed).toBe(true);
    expect(errorOf(await server.post('/api/auth/confirm-email', { code }, { token })).code).toBe(1105);
  });

  it('A07 ONB-05 without a code mails again, after a wait', async () => {
    const email = newEmail();
    await register(email);
    const token = await tokenOf(email);
    const soon = await server.post('/api/auth/confirm-email', undefined, { token });
    expect(soon.status).toBe(429);
    expect(errorOf(soon).code).toBe(1103);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    server.later(61);
    expect((await server.post('/api/auth/confirm-email', undefined, { token })).text).toBe('OK');
    await server.emailTo(email, 2);
  });

  it("A07 refuses another user's code", async () => {
    const email = newEmail();
    await register(email);
    const code = linkParameter(await server.emailTo(email), 'code');
    const { token } = await addPerson(server, { confirmed: false });
    expect(errorOf(await server.post('/api/auth/confirm-email', { code }, { token })).code).toBe(1105);
  });
});

describe('administrators', () => {
  it('A03 POST /api/auth/register-admin refuses every secret where none is set', async () => {
    for (const secret of ['', '?secret=', '?secret=undefined']) {
      const answer = await server.post(`/api/auth/register-admin${secret}`, { email: newEmail(), password });
      expect(answer.status).toBe(403);
      expect(errorOf(answer).code).toBe(1109);
    }
  });
});

describe('the account', () => {
  it('U01 tells the address in small letters', async () => {
    const email = newEmail();
    await register(email.toUpperCase());
    const answer = await server.get('/api/current-user', { token: await tokenOf(email) });
    expect((answer.body as CurrentUser).email).toBe(email);
  });
});
