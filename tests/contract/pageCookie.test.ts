import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import { cookiesOf } from '../support/documents';
import { errorOf, type Options } from '../support/client';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const host = 'open.example';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await addPerson(server, { member: host, manager: true, admin: true });
});
afterAll(() => server.stop());

const cookie = (): string =>
  Object.entries(cookiesOf(person))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** The page cookie that an answer sets on a site with TLS. */
async function setBy(method: 'POST' | 'DELETE', url: string, payload?: object, token?: string) {
  const headers = { host, ...(token && { authorization: `Bearer ${token}` }) };
  const { statusCode, cookies } = await server.app.inject({ method, url, payload, headers });
  return { status: statusCode, cookie: cookies.find(({ name }) => name === 'page') };
}
const end = (id: string, token: string) =>
  setBy('DELETE', `/api/current-user/sessions/${id}`, undefined, token);

describe('the page cookie', () => {
  it('SES-01 is out of reach of scripts, other sites and connections without TLS', async () => {
    const { email } = await addPerson(server, { member: host });
    const body = { authType: 'EMAIL', email, password };
    expect((await setBy('POST', '/api/auth/login', body)).cookie).toEqual({
      name: 'page',
      value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      maxAge: 30 * 86_400,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
  });

  it('SES-01 comes with no answer that signs nobody in', async () => {
    const body = { authType: 'EMAIL', email: person.email, password: 'another password' };
    expect(await setBy('POST', '/api/auth/login', body)).toEqual({ status: 403, cookie: undefined });
    expect(await setBy('POST', '/api/init', {}, person.token)).toEqual({ status: 200, cookie: undefined });
  });

  it('SES-05 U09 goes with the session that ends itself, and stays where another one is ended', async () => {
    const { email, token } = await addPerson(server, { member: host });
    const body = { authType: 'EMAIL', email, password };
    const other = (await setBy('POST', '/api/auth/login', body)).cookie?.value ?? '';
    expect(await end(other.split('.')[0] ?? '', token)).toEqual({ status: 200, cookie: undefined });
    expect(await end(token.split('.')[0] ?? '', token)).toMatchObject({
      status: 200,
      cookie: { value: '', path: '/', expires: new Date(0) },
    });
  });
});

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const all: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));
const guarded = all.filter(({ audience }) => audience !== 'anyone' && audience !== 'adminSecret');

/** The calls that somebody with these headers may make. */
async function acceptedWith(options: () => Options): Promise<string[]> {
  const accepted: string[] = [];
  for (const { id, method, path } of guarded) {
    const url = path.replace(/\{\w+\}/g, host);
    const body = method === 'GET' ? undefined : {};
    const answer = await server.call(method, url, body, { community: host, ...options() });
    if (answer.status !== 401 || errorOf(answer).code !== 405) accepted.push(`${id} ${method} ${path}`);
  }
  return accepted;
}

describe('no call', () => {
  it('SES-01 is made with the page cookie', async () => {
    expect(await acceptedWith(() => ({ cookie: cookie() }))).toEqual([]);
  });

  it('SES-01 takes its value for a token', async () => {
    expect(await acceptedWith(() => ({ token: person.page }))).toEqual([]);
    expect(await server.app.sessions.identify(person.page ?? '')).toBeUndefined();
    expect(await server.app.sessions.identifyPage(person.token)).toBeUndefined();
    expect(await server.app.sessions.identify(person.token)).toMatchObject({ userId: person.userId });
  });

  it('SES-01 tells a visitor with the cookie more than any other visitor', async () => {
    const path = `/api/participant/profile/${person.participantId}`;
    const visitor = await server.get(path, { community: host });
    const withCookie = await server.get(path, { community: host, cookie: cookie() });
    expect([withCookie.status, withCookie.text]).toEqual([visitor.status, visitor.text]);
    const own = await server.get(path, { community: host, token: person.token });
    expect(own.text).not.toBe(visitor.text);
  });
});
