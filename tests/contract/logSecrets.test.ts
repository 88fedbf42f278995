import { get } from 'node:http';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitTable } from '../../src/server/limitTable';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const marker = 'marker7secret';
const home = 'open.example';
const routes: RouteOptions[] = [];
let server: TestServer;
let tokens: (string | undefined)[];
beforeAll(async () => {
  server = await startServer({
    env: { NODE_ENV: 'production', ADMIN_SECRET: 'the admin secret of the tests' },
    limits: { ...limitTable, address: {} },
    onRoute: (route) => void routes.push(route),
  });
  const people = [
    await addPerson(server, { member: home, manager: true }),
    await addPerson(server, { admin: true }),
  ];
  tokens = [undefined, ...people.map(({ token }) => token)];
});
afterAll(() => server.stop());

const fields = [
  'code',
  'token',
  'email',
  'login',
  'password',
  'url_auth_token',
  'id',
  'ticket',
  'text',
  'secret',
  'invitedBy',
  'backTo',
  'userId',
  'participantId',
  'communityId',
  'slug',
  'reason',
  'kind',
  'endpoint',
];
const body = Object.fromEntries(fields.map((name) => [name, `${marker}-${name}`]));
const query = new URLSearchParams(body).toString();

/** The path of a route with the marker in the place of every parameter. */
const marked = (url: string, end = '') =>
  url.replace(/:[^/.]+|\*/g, (part) => `${marker}${part.length}${end}`);

/** Sent byte by byte, as no client of the page would. */
const raw = (path: string): Promise<number> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(server.origin);
    get({ hostname, port, path }, (response) => {
      response.resume().on('end', () => answered(response.statusCode ?? 0));
    }).on('error', failed);
  });

/** Streams, which send nothing until something happens, and calls that end the caller's session. */
const byVisitors = /\/(topic|live|stream|logout|session|users)/;

describe('the log of production', () => {
  it('EVT-11 contains nothing from the path, query or body of any route', async () => {
    const methods = routes.flatMap(({ method, url }) =>
      [method].flat().map((name) => ({ method: name, url })),
    );
    const asked = methods.filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    expect(asked.length).toBeGreaterThan(150);
    const before = server.logLines.length;
    for (const { method, url } of asked) {
      const sent = method === 'GET' ? undefined : body;
      const paths = [`${marked(url)}?${query}`, marked(url, '%00')];
      const callers = byVisitors.test(url) ? [undefined] : tokens;
      await Promise.all(
        callers.flatMap((token) =>
          paths.map((path) => server.call(method, path, sent, { token, community: home })),
        ),
      );
    }
    expect(server.logLines.length - before).toBeGreaterThan(asked.length);
    expect(server.logLines.filter((line) => line.includes(marker))).toEqual([]);
    expect(server.logLines.join('')).toContain('"route":"/calendar/:file"');
  });

  it('EVT-11 has nothing of what is no route, no path and no body', async () => {
    const paths = [
      `/${marker}`,
      `/api/${marker}`,
      `/api/invitation/${marker}/${marker}`,
      `/%zz${marker}`,
      `/calendar/${'x'.repeat(400)}${marker}.ics`,
      `//${marker}`,
      `/api/invitation/%ff${marker}`,
    ];
    for (const path of paths) expect(await raw(`${path}?token=${marker}`)).toBeGreaterThanOrEqual(400);
    for (const text of [`{"password":"${marker}`, `[${marker}]`, `"${marker.repeat(9000)}"`]) {
      const answer = await server.post(`/api/auth/login?code=${marker}`, undefined, { raw: text });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(server.logLines.filter((line) => line.includes(marker))).toEqual([]);
  });

  it('EVT-11 has nothing of what a limit refuses', async () => {
    const limited = await startServer({
      env: { NODE_ENV: 'production' },
      limits: { ...limitTable, address: { previewInvitation: { max: 1, seconds: 60 } } },
    });
    try {
      const statuses = [];
      for (let n = 0; n < 3; n += 1) {
        statuses.push((await limited.get(`/api/invitation/${marker}?token=${marker}`)).status);
      }
      expect(statuses).toEqual([404, 429, 429]);
      expect(limited.logLines.filter((line) => line.includes(marker))).toEqual([]);
    } finally {
      await limited.stop();
    }
  });
});
