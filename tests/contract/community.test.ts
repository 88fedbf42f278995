import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunityEntity } from '../../src/generated/api/community';
import { errorOf } from '../support/client';
import { folderWithLinks, secret } from '../support/folderWithLinks';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startServer({
    env: { PUBLIC_URL: 'https://platform.example' },
    communities: {
      'faces.example': { auth: [{ authType: 'EMAIL' }] },
      'guild.example': {
        community: { title: 'The Guild', id: 'guild', aliases: ['www.guild.example'], transparent: true },
        auth: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.guild.example/authorize' } }],
      },
    },
  });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const entity = ({ body }: { body: unknown }) => body as CommunityEntity;
const newDomain = () => `c-${randomUUID().slice(0, 8)}.example`;
const files = {
  community: { title: 'Made by call', lang: 'ru', langChoices: ['ru', 'en'] },
  brand: { title: 'Made by call', colors: { primary: '#0b6b53' } },
};

describe('C01 POST /api/community/create', () => {
  const create = (body: unknown) => server.post('/api/community/create', body, { token: admin.token });

  it('C01 POST /api/community/create stores a community that is served at once, as a folder would be', async () => {
    const domain = newDomain();
    const community = { ...files.community, aliases: [`www.${domain}`] };
    const answer = await create({ ...files, domain, community });
    expect([answer.status, entity(answer)]).toMatchObject([200, { id: domain, domain, lang: 'ru' }]);
    expect(entity(await server.get(`/api/community/get-by-domain?domain=${domain}`))).toEqual(entity(answer));
    const person = await addPerson(server, { member: domain });
    const me = await server.get('/api/current-user', { token: person.token, community: domain });
    expect(me.body).toMatchObject({ connectedParticipants: [person.participantId] });
    for (const name of [domain, `www.${domain}`]) {
      expect((await server.get(`/community/${name}/navigation.json`)).status).toBe(200);
    }
  });

  it('C01 POST /api/community/create names every issue by file and key, and stores nothing', async () => {
    const domain = newDomain();
    const brand = { title: 'x', colors: { primary: 'green' }, logoUrl: 'javascript:alert(1)' };
    const answer = await create({ domain, community: { ...files.community, langs: ['ru'] }, brand });
    const { code, details } = errorOf(answer);
    expect([answer.status, code]).toEqual([400, 1115]);
    expect(details?.map(({ path }) => path).sort()).toEqual([
      'brand.colors.primary',
      'brand.logoUrl',
      'community.langs',
    ]);
    expect((await server.get(`/api/community/get-by-domain?domain=${domain}`)).status).toBe(404);
  });

  it('C01 POST /api/community/create refuses a domain or an id that is taken, also when two come at once', async () => {
    const domain = newDomain();
    const both = await Promise.all([create({ domain, ...files }), create({ domain, ...files })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(errorOf(await create({ domain: 'guild.example', ...files })).code).toBe(1116);
    const sameId = { ...files, community: { ...files.community, id: 'guild' } };
    expect(errorOf(await create({ domain: newDomain(), ...sameId })).code).toBe(1116);
  });
});

describe('what C01 keeps out', () => {
  const create = (domain: string, more: object = {}) =>
    server.post(
      '/api/community/create',
      { domain, ...files, community: { ...files.community, ...more } },
      { token: admin.token },
    );

  it.each(['localhost', 'club.localhost', 'platform.example'])(
    "C01 POST /api/community/create refuses this server's own name %s, as domain and as alias",
    async (name) => {
      const asDomain = errorOf(await create(name));
      expect([asDomain.code, asDomain.details?.[0]?.path]).toEqual([1115, 'domain']);
      const asAlias = errorOf(await create(newDomain(), { aliases: [name] }));
      expect([asAlias.code, asAlias.details?.[0]?.path]).toEqual([1115, 'community.aliases']);
      expect((await server.get('/api/current-user', { token: admin.token })).status).toBe(200);
    },
  );

  it('C01 POST /api/community/create refuses an alias that is the name of another community', async () => {
    const first = newDomain();
    expect((await create(first)).status).toBe(200);
    expect(errorOf(await create(newDomain(), { aliases: [first] })).code).toBe(1116);
    expect(entity(await server.get(`/api/community/get-by-domain?domain=${first}`)).domain).toBe(first);
  });

  it('C01 POST /api/community/create refuses what is nested past 64 before it looks at it', async () => {
    const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    const { code, details } = errorOf(await create(newDomain(), { title: deep(64) }));
    expect([code, details]).toEqual([1100, [{ path: '', message: 'is nested too deep' }]]);
    expect(errorOf(await create(newDomain(), { title: deep(62) })).details?.[0]?.path).toBe(
      'community.title',
    );
  });
});

describe('look-up', () => {
  it('C02 GET /api/community/get-by-id answers the resolved entity', async () => {
    const answer = await server.get('/api/community/get-by-id?communityId=guild');
    expect(entity(answer)).toMatchObject({
      id: 'guild',
      domain: 'guild.example',
      title: 'The Guild',
      lang: 'en',
      transparent: true,
      requiredContacts: ['EMAIL'],
      requiredContactsMin: 1,
      shownContacts: ['EMAIL', 'TELEGRAM', 'LINKEDIN', 'INSTAGRAM'],
      authConfig: [
        { authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.guild.example/authorize' } },
      ],
    });
    const unknown = await server.get('/api/community/get-by-id?communityId=nobody');
    expect([unknown.status, errorOf(unknown).code]).toEqual([404, 1117]);
  });

  it.each(['guild.example', 'WWW.Guild.Example'])(
    'C03 GET /api/community/get-by-domain knows %s',
    async (domain) => {
      const answer = await server.get(`/api/community/get-by-domain?domain=${domain}`);
      expect(entity(answer).id).toBe('guild');
    },
  );

  it('C03 GET /api/community/get-by-domain does not fall back', async () => {
    const answer = await server.get('/api/community/get-by-domain?domain=nobody.example');
    expect(errorOf(answer).code).toBe(1117);
  });

  it('C04 GET /api/community/get-by-user-id answers the community joined first, else the one of the call', async () => {
    const member = await addPerson(server, { member: 'guild' });
    const own = (person: Person) =>
      server.get(`/api/community/get-by-user-id?userId=${person.userId}`, {
        token: person.token,
        community: 'open.example',
      });
    expect(entity(await own(member)).id).toBe('guild');
    expect(entity(await own(await addPerson(server))).id).toBe('open.example');
    const other = await server.get(`/api/community/get-by-user-id?userId=${member.userId}`, {
      token: admin.token,
    });
    expect(errorOf(other).code).toBe(1109);
  });
});

describe('C06 GET /api/community/{id}/preview/participants', () => {
  const faces = 'faces.example';
  const path = `/api/community/${faces}/preview/participants`;
  const agree = ({ token, participantId }: Person, publicPreview: boolean, community = faces) =>
    server.post(
      '/api/participant/update-profile',
      { participantId, profile: { publicPreview } },
      { token, community },
    );

  it('C06 PRO-06 shows who agreed in the profile and is admitted, and nobody else', async () => {
    const shown = await addPerson(server, { member: faces, firstName: 'Shown' });
    const shutOut = await addPerson(server, { member: faces, firstName: 'Out', enabled: false });
    const switchedOff = { profileEnabled: false };
    const off = await addPerson(server, { member: faces, firstName: 'Off', participant: switchedOff });
    const elsewhere = await addPerson(server, { member: 'open.example', firstName: 'Elsewhere' });
    await addPerson(server, { member: faces, firstName: 'Shy' });
    expect((await server.get(path)).body).toEqual([]);

    for (const person of [shown, shutOut, off]) expect((await agree(person, true)).status).toBe(200);
    expect((await agree(elsewhere, true, 'open.example')).status).toBe(200);
    expect((await server.get(path)).body).toEqual([
      {
        id: shown.participantId,
        firstName: 'Shown',
        lastName: 'Tester',
        position: null,
        company: null,
        avatarUrl: null,
      },
    ]);

    await agree(shown, false);
    expect((await server.get(path)).body).toEqual([]);
  });

  it('C06 PRO-06 nobody agrees for another, not even a manager; an unknown community answers 1117', async () => {
    const shy = await addPerson(server, { member: faces, firstName: 'Shy' });
    const manager = await addPerson(server, { member: faces, manager: true });
    const forced = await agree({ ...shy, token: manager.token }, true);
    expect(errorOf(forced).code).toBe(1109);
    expect((await server.get(path)).body).toEqual([]);
    expect(errorOf(await server.get('/api/community/nobody/preview/participants')).code).toBe(1117);
  });
});

describe("a community's files", () => {
  it.each([
    ['S01 GET', 'landingen.json', 'sections'],
    ['S01 GET', 'landingru.json', 'sections'],
    ['S02 GET', 'navigation.json', 'tabs'],
  ])('%s /community/{domain}/%s answers the file or the default, no-cache', async (_, file, key) => {
    const answer = await server.get(`/community/guild.example/${file}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(answer.body).toHaveProperty(key);
  });

  it.each([
    '/community/nobody.example/navigation.json',
    '/community/guild.example/secrets.json',
    '/community/guild.example/..%2fdefault%2fbrand.json',
    '/community/guild.example/assets/..%2f..%2fdefault%2fbrand.json',
    '/community/guild.example/assets/%2fetc%2fpasswd',
    '/community/%2e%2e/package.json',
  ])('S01 S02 nothing else is reached: %s', async (path) => {
    expect((await server.get(path)).status).toBe(404);
  });

  it('S01 S02 no link leads out of a folder', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'links-'));
    folderWithLinks(dir);
    const linked = await startServer({ env: { COMMUNITIES_DIR: join(dir, 'communities') } });
    const statusOf = async (path: string) => (await linked.get(`/community/${path}`)).status;
    expect(await statusOf('a.example/assets/inside.svg')).toBe(200);
    for (const path of [
      'a.example/assets/outside.svg',
      'a.example/assets/deep/logo.svg',
      'nested.example/assets/logo.svg',
      'linked.example/assets/logo.svg',
      'linked.example/brand.json',
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    // The default's file replaces the community's.
    expect((await linked.get('/community/a.example/navigation.json')).text).not.toContain(secret);
    await linked.stop();
    rmSync(dir, { recursive: true });
  });
});
