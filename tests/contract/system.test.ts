import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import { limitTable } from '../../src/server/limitTable';
import { isBuilt } from '../spec/notYetBuilt';
import { tableOfCalls } from '../spec/tables';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';

const adminSecret = 'the admin secret of the tests';
let server: TestServer;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  server = await startServer({
    onRoute: (route) => void routes.push(route),
    env: { ADMIN_SECRET: adminSecret },
    communities: {
      'broken.example': { auth: [{ authType: 'EMAIL' }] },
      'codes.example': { auth: [{ authType: 'OTP' }] },
    },
  });
});
afterAll(() => server.stop());

describe('the contract', () => {
  const calls = Object.values(contract).flatMap((resource) => Object.values(resource));
  /** Files of a community's folder and feeds, and no calls. */
  const files = ['S01', 'S02', 'S05', 'S06'];
  /** The web socket has frames of its own in the place of a request and a response. */
  const socket = '/api/ws';

  it('API-00 has every call of the list that is built, as it is written there', () => {
    const wanted = tableOfCalls
      .filter(([id, method]) => isBuilt(id) && !files.includes(id) && method !== 'WS')
      .map(([id, method, path]) => `${id} ${method} ${path}`);
    const present = calls.map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(present.sort()).toEqual(wanted.sort());
  });

  it('API-00 is what the running server answers, route by route, and the other way round', () => {
    const called = routes.filter(
      ({ url }) => url.startsWith('/api/') && !/^\/api\/(docs|\*)/.test(url) && url !== socket,
    );
    const running = called
      .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
      // Fastify answers HEAD where it answers GET.
      .filter((each) => !each.startsWith('HEAD '));
    const wanted = calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(running.sort()).toEqual(wanted.sort());
    for (const { config, url } of called) expect(config?.call?.path.replace(/\{(\w+)\}/g, ':$1')).toBe(url);
  });

  it('API-00 is published as OpenAPI at /api/docs', async () => {
    const { body } = await server.get('/api/docs/json');
    const { paths, openapi } = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(openapi).toMatch(/^3\.1/);
    const published = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('API-00 /api/docs shows it under a strict policy', async () => {
    const page = await server.get('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)|https:/);
    expect((await server.get('/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  });
});

describe('health', () => {
  it('S03 S04 GET /api/health and /api/ready answer', async () => {
    expect((await server.get('/api/health')).body).toEqual({ status: 'ok' });
    expect((await server.get('/api/ready')).body).toEqual({ status: 'ready' });
  });

  it('S03 CFG-06 GET /api/health lists issues of config only with the secret', async () => {
    const file = join(server.communitiesDir, 'broken.example/brand.json');
    writeFileSync(file, '{ "title": "Broken", "colours": {} }');
    const told = await Promise.all([
      server.get('/api/health', { token: adminSecret }),
      server.get('/api/health', { headers: { 'x-admin-secret': adminSecret } }),
    ]);
    for (const { body } of told) {
      expect(body).toMatchObject({
        status: 'ok',
        problems: expect.arrayContaining([expect.objectContaining({ path: 'colours', line: 1 })]),
      });
    }
    for (const answer of [
      await server.get('/api/health', { token: 'wrong' }),
      await server.get(`/api/health?secret=${encodeURIComponent(adminSecret)}`),
      await server.get('/api/health', { token: (await addPerson(server, { admin: true })).token }),
    ]) {
      expect(answer.body).toEqual({ status: 'ok' });
    }
  });

  it('S03 A03 GET /api/health and POST /api/auth/register-admin count wrong secrets together, right ones not', async () => {
    const guarded = await startServer({
      env: { ADMIN_SECRET: adminSecret },
      limits: { ...limitTable, address: { wrongSecret: { max: 3, seconds: 300 } } },
    });
    try {
      const health = (token?: string) => guarded.get('/api/health', { token });
      const admin = (token: string) =>
        guarded.post('/api/auth/register-admin', { email: newEmail('root'), password }, { token });
      for (let n = 0; n < 9; n += 1) expect((await health(adminSecret)).body).toHaveProperty('problems');
      expect((await admin(adminSecret)).text).toBe('OK');
      expect([(await health('a')).status, (await admin('b')).status, (await health('c')).status]).toEqual([
        200, 403, 200,
      ]);
      for (const answer of [await health('d'), await admin('e'), await health(adminSecret)]) {
        expect([answer.status, errorOf(answer).code]).toEqual([429, 1104]);
      }
      expect((await health()).status).toBe(200);
    } finally {
      await guarded.stop();
    }
  });
});

describe('headers', () => {
  it('of calls forbid storing, sniffing and framing', async () => {
    const { headers } = await server.get('/api/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('HTTPS', () => {
  it('is insisted on where the site is reached by it, and for no other host of its domain', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://platform.example' } });
    try {
      for (const path of ['/api/health', '/'])
        expect((await secure.get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    } finally {
      await secure.stop();
    }
    expect((await server.get('/api/health')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the mailbox', () => {
  it('A10 /dev/mailbox lists emails, shows one, and answers JSON with its links', async () => {
    const email = newEmail('<box>&'.replace(/[<>&]/g, ''));
    await server.post('/api/auth/register-user', { email, password });
    const message = await server.emailTo(email);
    const { body } = await server.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    expect(body).toMatchObject([{ to: email, links: [expect.stringContaining('/confirmed?code=')] }]);
    const list = await server.get('/dev/mailbox');
    expect(list.text).toContain(email);
    expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'nonce-/);
    const page = await server.get(`/dev/mailbox/${message.id}`);
    expect(page.text).toContain(message.links[0]?.replaceAll('&', '&amp;'));
    const frame = await server.get(`/dev/mailbox/${message.id}/body`);
    expect(frame.headers.get('content-security-policy')).toContain('sandbox');
    expect(frame.text).toContain('Confirm email');
    for (const id of ['nothing', '..%2f..%2fsecrets', '%00']) {
      expect((await server.get(`/dev/mailbox/${id}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the reference of the config', () => {
  it('CFG-02 /dev/config tells of every key, in a page that runs nothing', async () => {
    const { status, text, headers } = await server.get('/dev/config');
    expect(status).toBe(200);
    expect(text).toContain('contactsConfig.types');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  });
});

describe('in production', () => {
  it('there is no mailbox, and the log names nobody and no secret', async () => {
    const production = await startServer({
      env: { NODE_ENV: 'production', ADMIN_SECRET: adminSecret },
      communities: { 'codes.example': { auth: [{ authType: 'OTP' }, { authType: 'EMAIL' }] } },
    });
    try {
      expect((await production.get('/dev/mailbox')).status).toBe(404);
      expect((await production.get('/dev/config')).status).toBe(404);
      const email = newEmail('private');
      const at = { community: 'codes.example' };
      await production.post('/api/auth/register-user', { email, password }, at);
      await production.post('/api/auth/otp/challenge', { email }, at);
      await production.emailTo(email, 2);
      const code = (await production.emails(email)).map(codeIn).find(Boolean) ?? '';
      const signedIn = await production.post('/api/auth/otp/validate', { login: email, password: code }, at);
      const { token } = signedIn.body as { token: string };
      await production.get(`/api/current-user?email=${email}`, { token });
      await production.post(`/api/auth/register-admin?secret=${adminSecret}`, { email, password });
      // Asked by 127.0.0.1, which leads nowhere from a mailbox.
      const links = (await production.emails(email)).flatMap((message) => message.links);
      expect(links).toEqual([expect.stringMatching(/^https:\/\/codes\.example\/confirmed\?/)]);
      const log = production.logLines.join('');
      expect(log).toContain('"route":"/api/auth/otp/validate"');
      for (const secret of [
        email,
        password,
        code,
        token,
        token.split('.')[1] ?? '',
        adminSecret,
        'remoteAddress',
      ]) {
        expect(log).not.toContain(secret);
      }
    } finally {
      await production.stop();
    }
  });
});
