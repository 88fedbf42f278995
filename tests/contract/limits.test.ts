import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitTable } from '../../src/server/limitTable';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
/** Servers that believe the nearest proxy, by their TRUST_PROXY. */
const behind: Record<string, TestServer> = {};
beforeAll(async () => {
  for (const trusted of ['127.0.0.1', '1']) {
    behind[trusted] = await startServer({
      env: { TRUST_PROXY: trusted },
      limits: { ...limitTable, address: { registerUser: { max: 2, seconds: 60 } } },
    });
  }
  server = await startServer({
    env: { TRUST_PROXY: '127.0.0.1' },
    limits: {
      address: {
        login: { max: 3, seconds: 60 },
        registerUser: { max: 2, seconds: 60 },
        getProfileBySlug: { max: 3, seconds: 60 },
        emailLink: { max: 3, seconds: 60 },
        calcRelevanceRate: { max: 4, seconds: 60 },
      },
      account: {
        ...limitTable.account,
        recovery: { max: 2, seconds: 3600 },
        relevance: { max: 2, seconds: 3600 },
      },
    },
  });
});
afterAll(() => Promise.all([server, ...Object.values(behind)].map(({ stop }) => stop())));

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('limits', () => {
  it('A01 per address: too many calls answer 1104 with the wait, in both languages, and end with the window', async () => {
    const login = (address: string, lang?: string) =>
      server.post(
        '/api/auth/login',
        { authType: 'EMAIL', email: newEmail(), password },
        { ...from(address), lang },
      );
    for (let n = 0; n < 3; n += 1) expect((await login('192.0.2.1')).status).toBe(404);
    const refused = await login('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(errorOf(refused)).toEqual({
      code: 1104,
      message: expect.stringMatching(/^Too many attempts\. Try again in (1 minute|\d+ seconds)\.$/) as string,
    });
    server.later(18);
    expect(errorOf(await login('192.0.2.1', 'ru')).message).toMatch(
      /^Слишком много попыток\. Попробуйте снова через \d+ секунд[уы]?\.$/,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('192.0.2.2')).status).toBe(404);
    server.later(61);
    expect((await login('192.0.2.1')).status).toBe(404);
  });

  it('A04 per address: an IPv6 customer counts as one', async () => {
    const register = (address: string) =>
      server.post('/api/auth/register-user', { email: newEmail(), password }, from(address));
    expect((await register('2001:db8:1:2::1')).status).toBe(200);
    expect((await register('2001:db8:1:2::2')).status).toBe(200);
    expect((await register('2001:db8:1:2:ffff::3')).status).toBe(429);
    expect((await register('2001:db8:1:3::1')).status).toBe(200);
  });

  it('A05 per account: emails are limited, whether or not the account exists', async () => {
    for (const email of [(await addPerson(server)).email, newEmail('nobody')]) {
      const codes: (number | undefined)[] = [];
      for (let n = 0; n < 3; n += 1) {
        const answer = await server.post('/api/auth/recovery', { email });
        codes.push(answer.status === 200 ? 200 : errorOf(answer).code);
        server.later(61);
      }
      expect(codes).toEqual([200, 200, 1103]);
    }
  });

  it('P05 GET /api/participant/profile/{slug} per address: nobody goes through all members', async () => {
    const { participantId } = await addPerson(server, { member: 'open.example' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const path = `/api/participant/profile/${n === 1 ? 'nobody' : participantId}`;
      statuses.push((await server.get(path, { ...from('192.0.2.9'), community: 'open.example' })).status);
    }
    expect(statuses).toEqual([200, 404, 200, 429]);
  });

  it('HOM-07 links of emails, per address: nobody guesses their secrets, whatever page they stand on', async () => {
    const headers = { ...from('192.0.2.31').headers, 'content-type': 'application/x-www-form-urlencoded' };
    const open = async (path: string, method: 'GET' | 'POST') =>
      (await server.call(method, `/email/${path}?link=guessed`, undefined, { headers })).status;
    expect([
      await open('reasons', 'GET'),
      await open('unsubscribe', 'GET'),
      await open('unsubscribe', 'POST'),
      await open('unsubscribe', 'POST'),
      await open('reasons', 'GET'),
    ]).toEqual([404, 404, 404, 429, 429]);
    server.later(61);
    expect(await open('unsubscribe', 'GET')).toBe(404);
  });

  it('M06 POST /api/matching/calc-relevance-rate per account and per address: computing takes its time', async () => {
    const community = 'open.example';
    const one = await addPerson(server, { member: community });
    const other = await addPerson(server, { member: community });
    const ask = ({ participantId, token }: typeof one, about: typeof one, address: string) => {
      const body = { participantId, subjectId: about.participantId };
      return server.post('/api/matching/calc-relevance-rate', body, { ...from(address), token, community });
    };
    const statuses: number[] = [];
    for (const address of ['192.0.2.41', '192.0.2.42', '192.0.2.43']) {
      statuses.push((await ask(one, other, address)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    // The counts of different callers are separate.
    expect((await ask(other, one, '192.0.2.43')).status).toBe(200);
    const stranger = { ...other, participantId: 'nobody' };
    for (let n = 0; n < 2; n += 1) await ask(other, stranger, '192.0.2.43');
    const refused = await ask(other, stranger, '192.0.2.43');
    expect([refused.status, errorOf(refused).code]).toEqual([429, 1104]);
    server.later(3601);
    expect((await ask(one, other, '192.0.2.41')).status).toBe(200);
  });

  it.each(['127.0.0.1', '1'])(
    'TRUST_PROXY=%s knows the caller by what the nearest proxy says',
    async (trusted) => {
      const register = (forwarded: string) =>
        behind[trusted]!.post('/api/auth/register-user', { email: newEmail(), password }, from(forwarded));
      const statuses = [];
      for (const made of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '127.0.0.1']) {
        statuses.push((await register(`${made}, 192.0.2.50`)).status);
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect((await register('192.0.2.51')).status).toBe(200);
    },
  );

  // Formats of Azure, AWS, nginx, Cloudflare and HAProxy, and an invalid one.
  const spellings: Record<string, (n: number) => string> = {
    '203.0.113.7 with another port each time': (n) => `203.0.113.7:${5000 + n}`,
    '203.0.113.8, mapped and with a port': (n) =>
      ['203.0.113.8', '::ffff:203.0.113.8', '203.0.113.8:1'][n % 3]!,
    'an IPv6 customer with ports': (n) => `[2001:db8:7:1::${n}]:443`,
    'quoted IPv6 addresses': (n) => `"[2001:db8:8:1::${n}]:${8000 + n}"`,
    'what is no address': (n) => ['nobody', '_hidden', '127.1', '999.1.1.1:80'][n % 4]!,
  };
  it.each(
    ['127.0.0.1', '1'].flatMap((trusted) => Object.keys(spellings).map((name) => [trusted, name] as const)),
  )('A04 TRUST_PROXY=%s counts %s as one caller', async (trusted, name) => {
    const { post } = behind[trusted]!;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const body = { email: newEmail(), password };
      const forwarded = `198.51.100.${n}:${n}, ${spellings[name]!(n)}`;
      statuses.push((await post('/api/auth/register-user', body, from(forwarded))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});
