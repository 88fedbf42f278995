import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      'codes.example': { auth: [{ authType: 'OTP' }, { authType: 'EMAIL' }] },
      'none.example': { auth: [{ authType: 'NONE' }] },
    },
  });
});
afterAll(() => server.stop());

const at = { community: 'codes.example' };
const challenge = (email: string, options: object = at) =>
  server.post('/api/auth/otp/challenge', { email }, options);
const validate = (email: string, code: string, options: object = at) =>
  server.post('/api/auth/otp/validate', { login: email, password: code }, options);
const newCode = async (email: string, count = 1) => {
  await challenge(email);
  return codeIn(await server.emailTo(email, count));
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('one-time codes', () => {
  it('A10 A11 AUT-06 a newcomer asks for a code, signs up by it, and comes back by another', async () => {
    const email = newEmail();
    expect((await challenge(email)).body).toEqual({ sent: true, resendAfter: 60, expiresIn: 600 });
    const code = codeIn(await server.emailTo(email));
    expect(code).toMatch(/^\d{6}$/);
    const answer = await validate(` ${email.toUpperCase()} `, ` ${code} `);
    expect(answer.body).toEqual({ token: expect.any(String), firstLogin: true });
    server.later(61);
    const again = (await validate(email, await newCode(email, 2))).body as SignInResult;
    expect(again.firstLogin).toBe(false);
    const { body } = await server.post('/api/init', undefined, { ...at, token: again.token ?? '' });
    expect((body as Init).emailConfirmed).toBe(true);
    expect((body as Init).providers).toEqual([]);
  });

  it.each([
    ['OTP', 'codes.example'],
    ['NONE', 'none.example'],
  ])('A01 %s signs in by the code as token', async (authType, community) => {
    const email = newEmail();
    await challenge(email, { community });
    const token = codeIn(await server.emailTo(email));
    const answer = await server.post('/api/auth/login', { authType, email, token }, { community });
    expect((answer.body as SignInResult).token).toEqual(expect.any(String));
  });

  it("A11 a wrong code answers 'Invalid code', in both languages", async () => {
    const email = newEmail();
    const code = await newCode(email);
    for (const [lang, message] of [
      ['en', 'Invalid code'],
      ['ru', 'Неверный код'],
    ]) {
      const answer = await validate(email, wrong(code), { ...at, lang });
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toEqual({ code: 1102, message });
    }
    expect((await validate(email, code)).status).toBe(200);
  });

  it('A11 the fifth try may be right, the sixth may not', async () => {
    const lucky = newEmail();
    const code = await newCode(lucky);
    for (let n = 0; n < 4; n += 1) expect((await validate(lucky, wrong(code))).status).toBe(400);
    expect((await validate(lucky, code)).status).toBe(200);

    const late = newEmail();
    const spent = await newCode(late);
    for (let n = 0; n < 5; n += 1) expect((await validate(late, wrong(spent))).status).toBe(400);
    expect(errorOf(await validate(late, spent)).code).toBe(1102);
  });

  it('A11 of twenty uses of one code at once, one signs in', async () => {
    const email = newEmail();
    const code = await newCode(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('A11 of fifty wrong tries at once, five are looked at', async () => {
    const email = newEmail();
    const code = await newCode(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => validate(email, wrong(code))));
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
    expect((await validate(email, code)).status).not.toBe(200);
  });

  it('A11 a code is spent by its use and by time, and belongs to its community and address', async () => {
    const email = newEmail();
    const code = await newCode(email);
    expect(errorOf(await validate(email, code, { community: 'none.example' })).code).toBe(1102);
    expect(errorOf(await validate(newEmail(), code)).code).toBe(1102);
    expect((await validate(email, code)).status).toBe(200);
    expect(errorOf(await validate(email, code)).code).toBe(1102);

    server.later(61);
    const late = await newCode(email, 2);
    server.later(601);
    expect(errorOf(await validate(email, late)).code).toBe(1102);
  });

  it('A10 another code may be asked for after sixty seconds; the first holds until one of them is used', async () => {
    const email = newEmail();
    const first = await newCode(email);
    const soon = await challenge(email);
    expect(soon.status).toBe(429);
    expect(errorOf(soon).code).toBe(1103);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    server.later(61);
    const second = await newCode(email, 2);
    expect((await validate(email, first)).status).toBe(200);
    expect(errorOf(await validate(email, second)).code).toBe(1102);
  });

  it('A11 five tries are shared by the codes that hold', async () => {
    const email = newEmail();
    const first = await newCode(email);
    for (let n = 0; n < 3; n += 1) await validate(email, wrong(first));
    server.later(61);
    const second = await newCode(email, 2);
    const neither = ['000000', '000001', '000002'].find((code) => ![first, second].includes(code))!;
    for (let n = 0; n < 5; n += 1) expect(errorOf(await validate(email, neither)).code).toBe(1102);
    for (const code of [first, second]) expect((await validate(email, code)).status).not.toBe(200);
  });

  it('A10 of ten requests at once, one mails', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => challenge(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.emailTo(email);
    expect(await server.emails(email)).toHaveLength(1);
  });

  it('A10 answers alike for members and strangers, and refuses what is no address', async () => {
    const { email } = await addPerson(server);
    const [member, stranger] = [await challenge(email), await challenge(newEmail())];
    expect(stranger.body).toEqual(member.body);
    expect(errorOf(await challenge('not an address')).message).toBe('Email is in the wrong format');
    expect(errorOf(await challenge(email, { community: 'open.example' })).code).toBe(1106);
  });

  it('A11 the first proof of an address ends what was set up on it unproved', async () => {
    const email = newEmail('victim');
    await server.post('/api/auth/register-user', { email, password }, at);
    const squatter = (await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, at))
      .body as SignInResult;
    await challenge(email);
    const message = (await server.emailTo(email, 2)) && (await server.emails(email)).find(codeIn);
    expect((await validate(email, codeIn(message!))).status).toBe(200);
    expect((await server.get('/api/current-user', { token: squatter.token ?? '' })).status).toBe(401);
    const back = await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, at);
    expect(errorOf(back).code).toBe(1011);
  });
});
