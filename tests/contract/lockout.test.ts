import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import { limitTable } from '../../src/server/limitTable';
import { errorOf, type Answer } from '../support/client';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  const auth = ['EMAIL', 'OTP', 'MAGIC'].map((authType) => ({ authType }));
  server = await startServer({
    env: { TRUST_PROXY: '127.0.0.1' },
    limits: { ...limitTable, address: { wrongPassword: { max: 15, seconds: 900 } } },
    communities: { 'all.example': { auth } },
  });
});
afterAll(() => server.stop());

const from = (address: string) => ({ community: 'all.example', headers: { 'x-forwarded-for': address } });
let addresses = 0;
const newAddress = () => from(`198.51.${(addresses += 1) >> 8}.${addresses & 255}`);

const login = (email: string, secret: string, options = newAddress(), token?: string) =>
  server.post('/api/auth/login', { authType: 'EMAIL', email, password: secret, token }, options);
const codesOf = (answers: Answer[]) => answers.map((answer) => errorOf(answer).code);
const guess = (email: string, times: number, options = newAddress()) =>
  Promise.all(Array.from({ length: times }, () => login(email, 'not the password', options)));
const isIn = ({ body }: Answer) => typeof (body as SignInResult).token === 'string';

describe('wrong passwords', () => {
  it('A01 slow the address they come from, over all accounts, and nobody else', async () => {
    const stranger = newAddress();
    const { email } = await addPerson(server);
    const answers = [...(await guess(email, 8, stranger)), ...(await guess(newEmail(), 8, stranger))];
    expect(codesOf(answers).filter((code) => code === 1104)).toHaveLength(1);
    const slowed = await login(email, password, stranger);
    expect([slowed.status, errorOf(slowed).code]).toEqual([429, 1104]);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(isIn(await login(email, password))).toBe(true);
    server.later(901);
    expect(isIn(await login(email, password, stranger))).toBe(true);
  });

  it('A01 right ones count for no address, however many come from one', async () => {
    const office = newAddress();
    const { email } = await addPerson(server);
    for (let n = 0; n < 20; n += 1) expect(isIn(await login(email, password, office))).toBe(true);
  });

  it('A01 after ten, a user with the password gets a code by email, and signs in with it', async () => {
    const { email } = await addPerson(server);
    await guess(email, 12);
    const home = newAddress();
    const asked = await login(email, password, home);
    expect([asked.status, errorOf(asked).code]).toEqual([403, 1145]);
    expect(errorOf(asked).message).toMatch(/We emailed you a code/);
    expect(asked.headers.get('retry-after')).toBe('60');
    // Asking twice within a minute sends one, and does not claim another.
    server.later(20);
    for (const [lang, message] of [
      ['en', /no new one was sent\. The last one still works .* You can request another in \d+ seconds?\./],
      ['ru', /новое не отправлено\. Прежнее действует.* Новое можно запросить через \d+ секунд[уы]?\./],
    ] as const) {
      const again = await login(email, password, { ...home, lang } as typeof home);
      expect([again.status, errorOf(again).code]).toEqual([429, 1103]);
      expect(errorOf(again).message).toMatch(message);
      expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(40);
    }
    const code = codeIn(await server.emailTo(email));
    expect(await server.emails(email)).toHaveLength(1);
    expect(codesOf([await login(email, 'not the password', home, code)])).toEqual([1011]);
    expect(codesOf([await login(email, password, home, code === '000000' ? '1' : '000000')])).toEqual([1102]);
    expect(isIn(await login(email, password, home, code))).toBe(true);
    expect(isIn(await login(email, password, home))).toBe(true);
  });

  it('A01 a stranger who goes on guessing causes no email, spends no code and keeps nobody out', async () => {
    const { email } = await addPerson(server);
    for (let n = 0; n < 10; n += 1) await guess(email, 12);
    expect(await server.emails(email)).toEqual([]);
    const home = newAddress();
    await login(email, password, home);
    const code = codeIn(await server.emailTo(email));
    for (let n = 0; n < 3; n += 1) await guess(email, 12);
    const tries = Array.from({ length: 10 }, () => login(email, 'not the password', newAddress(), '000000'));
    expect(new Set(codesOf(await Promise.all(tries)))).toEqual(new Set([1011]));
    expect(isIn(await login(email, password, home, code))).toBe(true);
  });

  it('A01 an unknown address is answered as before, and mailed nothing', async () => {
    const email = newEmail('nobody');
    expect(new Set(codesOf(await guess(email, 12)))).toEqual(new Set([1005]));
    expect(codesOf([await login(email, password)])).toEqual([1005]);
    expect(await server.emails(email)).toEqual([]);
  });

  it('A01 a user with the password has few tries of the code', async () => {
    const { email } = await addPerson(server);
    await guess(email, 12);
    const thief = newAddress();
    await login(email, password, thief);
    const code = codeIn(await server.emailTo(email));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect(codesOf([await login(email, password, thief, wrong)])).toEqual([1102]);
    expect(codesOf([await login(email, password, thief, code)])).toEqual([1102]);
  });

  it('A13 do not keep the owner from deleting the account', async () => {
    const { email, userId, token } = await addPerson(server);
    await guess(email, 12);
    const answer = await server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token });
    expect(answer.text).toBe('OK');
  });
});

describe('codes and links', () => {
  const challenge = (email: string, options = newAddress()) =>
    server.post('/api/auth/otp/challenge', { email }, options);
  const validate = (email: string, code: string, options = newAddress()) =>
    server.post('/api/auth/otp/validate', { login: email, password: code }, options);

  it('A10 A11 wrong codes of a stranger leave the owner the own tries, and a code that holds', async () => {
    const email = newEmail('owner');
    const [stranger, home] = [newAddress(), newAddress()];
    await challenge(email, home);
    const code = codeIn(await server.emailTo(email));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 3; n += 1) {
      await challenge(email, stranger);
      for (let tries = 0; tries < 12; tries += 1) await validate(email, wrong, stranger);
      server.later(61);
    }
    expect((await validate(email, code, home)).status).toBe(200);
  });

  it('A10 a user who is refused another email has one with a valid code', async () => {
    const email = newEmail('owner');
    let sent = 0;
    let refused = 0;
    let wait = 0;
    for (let minute = 0; minute < 10; minute += 1) {
      const answer = await challenge(email);
      if (answer.status === 200) sent += 1;
      else {
        refused += 1;
        expect(errorOf(answer).code).toBe(1103);
        wait = Number(answer.headers.get('retry-after'));
      }
      server.later(59);
    }
    expect([sent > 1, refused > 1, wait > 0]).toEqual([true, true, true]);
    const last = codeIn(await server.emailTo(email, sent));
    expect((await validate(email, last)).status).toBe(200);
  });

  it('A05 A06 A08 links asked for by a stranger end none that came before', async () => {
    const { email } = await addPerson(server);
    const ask = (path: string, body: object) => server.post(path, body, newAddress());
    const recovery = { email };
    const magic = { authType: 'MAGIC', email };
    await ask('/api/auth/recovery', recovery);
    const recoveryCode = linkParameter(await server.emailTo(email), 'code');
    await ask('/api/auth/login', magic);
    const magicToken = linkParameter(await server.emailTo(email, 2), 'url_auth_token');
    for (let n = 0; n < 4; n += 1) {
      server.later(61);
      await ask('/api/auth/recovery', recovery);
      await ask('/api/auth/login', magic);
    }
    expect(isIn(await ask('/api/auth/auth-magic', { url_auth_token: magicToken }))).toBe(true);
    const reset = { code: recoveryCode, password: 'another password' };
    expect((await ask('/api/auth/confirm-recovery', reset)).text).toBe('OK');
  });
});
