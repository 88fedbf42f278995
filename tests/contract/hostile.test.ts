import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import { limitTable } from '../../src/server/limitTable';
import type { LimitTable } from '../../src/server/limits/limits';
import { callPath } from '../support/callPath';
import { storeChat } from '../support/chats';
import { errorOf, type Answer, type Options } from '../support/client';
import { storeEvent } from '../support/events';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';

/** So that the checks themselves answer, and not the limits before them. */
const wide: LimitTable = { ...limitTable, address: {} };
const home = 'all.example';
const adminSecret = 'the admin secret of the tests';
let server: TestServer;
let admin: Person;
let chatting: Person;
beforeAll(async () => {
  const auth = ['EMAIL', 'OTP', 'MAGIC'].map((authType) => ({ authType }));
  server = await startServer({
    limits: wide,
    env: { ADMIN_SECRET: adminSecret },
    communities: { [home]: { auth } },
  });
  admin = await addPerson(server, { admin: true });
  // Paths with the id of an event or a chat need one.
  await storeEvent(server.app.db.orm, { id: 'x', communityId: home });
  chatting = await addPerson(server, { member: home });
  await storeChat(server.app.db.orm, home, [chatting.participantId!], 'x');
});
afterAll(() => server.stop());

/** A clear refusal: a status that blames the caller, a code and a text, and nothing of our insides. */
function expectClear(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const { code, message, ...rest } = errorOf(answer);
  expect(code).toEqual(expect.any(Number));
  expect(message).toEqual(expect.any(String));
  expect(Object.keys(rest).filter((key) => key !== 'details')).toEqual([]);
  expect(answer.text).not.toMatch(/at \w+.*\.(ts|js):|node_modules|select |insert |FST_|Error:/i);
}

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const calls: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));
const withBody = calls.filter(({ body, bodyType }) => body && !bodyType);

const send = ({ method, path, audience }: AnyCall, body: unknown, options: Options = {}) => {
  const query = audience === 'adminSecret' ? `?secret=${adminSecret}` : '';
  return server.call(method, callPath(path, home) + query, body, {
    token: (audience === 'chatParticipant' ? chatting : admin).token,
    community: home,
    ...options,
  });
};

const long = 'x'.repeat(100_000);

/** A body with every property of the schema set to `value`. */
const filledWith = ({ body }: AnyCall, value: unknown) =>
  Object.fromEntries(
    Object.keys((body as { properties?: object }).properties ?? {}).map((key) => [key, value]),
  );

describe.each(withBody)('$id $path', (call) => {
  const title = `${call.id} ${call.method} ${call.path}`;

  it(`${title} refuses what is no JSON object`, async () => {
    for (const raw of [
      '{',
      '[]',
      'null',
      '7',
      '"text"',
      'true',
      '{"a":',
      '\u0000',
      '{"__proto__": {"x": 1}}',
    ]) {
      const optional = !(call.body as { required?: string[] }).required && raw === '{"__proto__": {"x": 1}}';
      if (!optional) expectClear(await send(call, undefined, { raw }));
    }
    expectClear(await send(call, undefined, { raw: '['.repeat(200_000) }));
  });

  it(`${title} refuses wrong types, NUL and 100,000 characters in every field`, async () => {
    for (const value of [7, true, null, [], {}, ['a'], { $ne: null }, 'a\u0000b', long]) {
      // Settings of a community are objects and are checked one by one: see C01.
      if (call.id === 'C01' && typeof value === 'object' && value !== null) continue;
      // A number of a message, which need not be there.
      if (call.id === 'H07' && value === 7) continue;
      // An entry of a list, which need not be there any more.
      if (call.id === 'N03' && Array.isArray(value) && value.length > 0) continue;
      expectClear(await send(call, filledWith(call, value)));
    }
  });

  it(`${title} refuses other kinds of content`, async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/html',
      'x/y',
    ]) {
      const answer = await send(call, undefined, { raw: 'email=a', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
      expectClear(answer);
    }
    expectClear(await send(call, undefined, { raw: 'text', headers: { 'content-type': 'text/plain' } }));
  });
});

describe('large bodies', () => {
  const tenMegabytes = JSON.stringify({ email: 'x'.repeat(10 * 1024 * 1024) });

  it.each(['/api/auth/login', '/api/auth/register-user', '/api/community/create'])(
    'POST %s of 10 MB is refused with 413, and the next call is answered',
    async (path) => {
      const answer = await server.post(path, undefined, { raw: tenMegabytes, token: admin.token });
      expect(answer.status).toBe(413);
      expect(errorOf(answer).code).toBe(1111);
      expectClear(answer);
      expect((await server.get('/api/health')).status).toBe(200);
    },
  );

  it('a body without an announced length is stopped at the limit too', async () => {
    const [, host = '', port = ''] = /\/\/(.+):(\d+)$/.exec(server.origin) ?? [];
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), host);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
      );
      const chunk = 'x'.repeat(65_536);
      for (let n = 0; n < 40 && socket.writable; n += 1)
        socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
  });
});

describe('addresses and headers', () => {
  it.each([
    '/api/%',
    '/api/%00',
    '/api/invitation/%00',
    '/api/invitation/%E0%A4%A',
    `/api/invitation/${'x'.repeat(200)}`,
    `/api/invitation/${'x'.repeat(5000)}`,
    '/api/current-user/sessions/..%2f..%2fetc',
    '/api/community/get-by-id',
    '/api/community/get-by-id?communityId=',
    '/api/community/get-by-id?communityId=a&communityId=b',
    '/api/community/get-by-id?communityId[$ne]=1',
    '/api/community/get-by-domain?domain=%00',
    `/api/community/get-by-domain?domain=${'d'.repeat(4000)}`,
    "/api/community/get-by-domain?domain='%20or%201=1--",
    '/api/nothing/here',
    '/api/',
  ])('GET %s is refused clearly', async (path) => {
    expectClear(await server.get(path, { token: admin.token }));
  });

  it('GET with another method is refused clearly', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await server.call(method, '/api/auth/login');
      expect(answer.status).toBe(404);
      expect(errorOf(answer).code).toBe(1110);
    }
  });

  it('SES-06 forged tokens in every form are no session', async () => {
    for (const authorization of [
      'Bearer',
      'Bearer  ',
      'Bearer .',
      'Bearer null',
      `Bearer ${'a'.repeat(10_000)}`,
      'Bearer a.b.c',
      `Bearer ${admin.token}x`,
      `Basic ${Buffer.from('a:b').toString('base64')}`,
      `Bearer ' or 1=1 --`,
      admin.token,
    ]) {
      const answer = await server.get('/api/current-user', { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(errorOf(answer).code).toBe(405);
    }
  });

  it('CFG-04 for a community id that nobody has the default is read and nothing written, however it looks', async () => {
    for (const community of ['nobody', 'x'.repeat(5000), '../../etc', '__proto__', 'constructor']) {
      const read = await server.get('/api/constants/contacts/types', { community });
      expect(read.status).toBe(200);
      const written = await server.post(
        '/api/auth/register-user',
        { email: newEmail(), password },
        { community },
      );
      expect([written.status, errorOf(written).code]).toEqual([409, 1150]);
    }
  });

  it('Accept-Language, User-Agent and cookies may be nonsense', async () => {
    const { email } = await addPerson(server);
    const answer = await server.post(
      '/api/auth/login',
      { authType: 'EMAIL', email, password },
      {
        lang: `${';q=,'.repeat(500)}ru;q=abc`,
        cookie: `lang=%00; session=%; ${'a='.repeat(500)}`,
        headers: { 'user-agent': 'a'.repeat(5000), 'x-public-ip': "'; drop table users" },
      },
    );
    expect(answer.status).toBe(200);
  });
});

describe('guessing', () => {
  it('A11 a thousand wrong codes open nothing and break nothing, and the right one is spent by then', async () => {
    const email = newEmail();
    await server.post('/api/auth/otp/challenge', { email }, { community: home });
    const code = codeIn(await server.emailTo(email));
    const guess = (n: number) =>
      server.post(
        '/api/auth/otp/validate',
        { login: email, password: String(n).padStart(6, '0') },
        { community: home },
      );
    const wrong = Array.from({ length: 1001 }, (_, n) => n).filter((n) => n !== Number(code));
    const statuses = new Map<number, number>();
    while (wrong.length > 0) {
      const answers = await Promise.all(wrong.splice(0, 50).map(guess));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([400, 429]);
    expect(statuses.get(400)).toBe(10);
    expect((await guess(Number(code))).status).toBe(429);
    server.later(3601);
    expect(errorOf(await guess(Number(code))).code).toBe(1102);
  });
});

describe('what goes wrong inside', () => {
  it('ERR-01 answers 1000 and says nothing of it', async () => {
    const { token } = await addPerson(server);
    const { accounts } = server.app;
    const setLanguage = accounts.setLanguage;
    accounts.setLanguage = async () => {
      throw new Error('secret inside: select * from users');
    };
    const answer = await server.call('POST', '/api/current-user/lang', undefined, {
      token,
      raw: 'EN',
      headers: { 'content-type': 'text/plain' },
    });
    accounts.setLanguage = setLanguage;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ code: 1000, message: 'Error on the server side. Try again later.' });
  });
});
