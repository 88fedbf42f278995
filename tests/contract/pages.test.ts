import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BootPayload } from '../../src/config/bootPayload';
import { isBuilt, routeNames, rowOf } from '../../src/lib/routes';
import { writePageBuild } from '../support/pageBuild';
import { examplePath, reaches } from '../support/routes';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart } from '../support/testCommunities';

const marker = '<p>rendered by the shell</p>';

let folder: string;
let server: TestServer;
const page = { en: { title: 'Jobs', sections: [{ type: 'hero', title: 'Jobs' }] } };
beforeAll(async () => {
  folder = writePageBuild(`export const render = async () => ({ html: '${marker}', styles: '' });`);
  server = await startServer({
    builtDir: folder,
    communities: {
      'carrier.example': {
        ...apart,
        community: { ...apart.community, chat: false },
        partner: { career: page },
      },
      'lacking.example': {
        auth: [
          { authType: 'GOOGLE' },
          { authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.example/authorize' } },
          { authType: 'MAGIC' },
        ],
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** How a page begins, and with which status. */
async function open(url: string, cookie = '') {
  const headers = { host: 'carrier.example', accept: 'text/html', cookie };
  const { statusCode, body } = await server.app.inject({ url, headers });
  const [isRendered, isFramed] = [body.includes(marker), body.includes('boot-frame')];
  return { status: statusCode, isRendered, isFramed, body };
}

const carried = 'career';
/** Nobody and nothing is at the example of such a path. */
const isNobodys = (kind: string) => kind === 'card' || kind === 'missing';

describe.each(routeNames)('the page of %s', (name) => {
  const { page: kind, partner, needs } = rowOf(name);
  const path = examplePath(name);

  it('ROU-01 ROU-06 CFG-14 PAR-01 answers 200 for an existing page, else 404, for any caller', async () => {
    // All switches of paths are off in it.
    const isLeftOut = (partner && partner !== carried) || needs;
    const status = isNobodys(kind) || isLeftOut ? 404 : 200;
    for (const url of [path, `${path}?a=b`, `${path}${path === '/' ? '' : '/'}`]) {
      expect([url, (await open(url)).status]).toEqual([url, status]);
      expect([url, (await open(url, 'session=1')).status]).toEqual([url, status]);
    }
  });

  it('AUT-01 begins with its screen where a visitor finds it, else with the frame; with a session, with a screen', async () => {
    const isRendered = reaches('anonymous', name) && isBuilt(name);
    expect(await open(path)).toMatchObject({ isRendered, isFramed: !isRendered });
    expect(await open(path, 'session=1')).toMatchObject({ isRendered: true, isFramed: false });
  });

  it('SES-07 SES-09 is the same to the byte for every session', async () => {
    expect((await open(path, 'session=1')).body).toBe((await open(path, 'session=2')).body);
  });
});

describe('an address that is no page’s', () => {
  it.each(['/nowhere', '/login/x', '/u', '/partner', '/partner/x'])(
    'ROU-06 is answered 404: %s',
    async (url) => {
      expect((await open(url)).status).toBe(404);
    },
  );
});

describe('the members on the welcome page', () => {
  const shown = async () => {
    const { body } = await open('/');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as BootPayload;
    return boot.preview?.map(({ firstName }) => firstName);
  };
  const agree = ({ token, participantId }: Person, profile: Record<string, boolean>) =>
    server.post(
      '/api/participant/update-profile',
      { participantId, profile },
      { token, community: 'carrier.example' },
    );

  it('AUT-01 PRO-06 A13 who deletes the account, or agrees no longer is on it no longer, at once', async () => {
    const [stays, shy, leaves] = [
      await addPerson(server, { member: 'carrier.example', firstName: 'Stays' }),
      await addPerson(server, { member: 'carrier.example', firstName: 'Shy' }),
      await addPerson(server, { member: 'carrier.example', firstName: 'Leaves' }),
    ];
    expect(await shown()).toEqual([]);
    for (const person of [stays, shy, leaves]) await agree(person, { publicPreview: true });
    expect(await shown()).toEqual(['Stays', 'Shy', 'Leaves']);
    await agree(shy, { publicPreview: false });
    expect(await shown()).toEqual(['Stays', 'Leaves']);
    const options = { token: leaves.token, community: 'carrier.example' };
    const ended = await server.call('DELETE', `/api/users/delete/${leaves.userId}`, { password }, options);
    expect(ended.status).toBe(200);
    expect(await shown()).toEqual(['Stays']);
  });
});

it('CFG-10 ONB-02 pages do not offer what cannot work here', async () => {
  const { body } = await server.app.inject({
    url: '/login',
    headers: { host: 'lacking.example', accept: 'text/html' },
  });
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as BootPayload;
  expect(boot.config.auth.methods).toEqual([{ authType: 'MAGIC' }]);
  expect(boot).toMatchObject({ services: [] });
  expect(boot.google).toBeUndefined();
});
