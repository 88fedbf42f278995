import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { communityLastKnownGood } from '../../src/server/db/schema';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const gone = 'gone.example';
const alias = 'also-gone.example';
const id = 'gone-id';
let server: TestServer;
beforeAll(async () => {
  const community = { title: 'Rooks', id, aliases: [alias], lang: 'ru' };
  server = await startServer({ communities: { [gone]: { ...emailOnly, community } } });
  server.app.communities.byDomain(gone);
  await vi.waitFor(async () => {
    const rows = await server.app.db.orm.select().from(communityLastKnownGood);
    expect(rows.map(({ domain }) => domain)).toContain(gone);
  });
});
afterAll(() => server.stop());

interface Seen {
  status: number;
  type: string;
  text: string;
}

/** Asks as a browser does that was sent to this host. */
const ask = (host: string, path: string, headers: Record<string, string> = {}): Promise<Seen> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(server.origin);
    const call = request({ hostname, port, path, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('error', failed).end();
  });

const folder = () => join(server.communitiesDir, gone);
const paths = ['/', '/login', '/u/ada', '/event/7', '/robots.txt', '/assets/logo.svg', '/docs/terms_nw.html'];

async function expectGone(): Promise<void> {
  for (const host of [gone, alias, `${gone}:443`, `${gone}.localhost:3999`, gone.toUpperCase()]) {
    for (const path of paths) {
      const { status, type, text } = await ask(host, path);
      expect([host, path, status, type]).toEqual([host, path, 410, 'text/html; charset=utf-8']);
      expect(text).toContain('<html lang="ru">');
      expect(text).toContain('Этого сообщества здесь больше нет.');
      for (const brand of ['Rooks', server.app.communities.byDomain('default')!.community.title]) {
        expect(text).not.toContain(brand);
      }
    }
    const call = await ask(host, '/api/community/top-tags');
    expect([call.status, JSON.parse(call.text)]).toMatchObject([410, { code: 1352 }]);
  }
  for (const called of [id, gone]) {
    const call = await ask('localhost', '/api/current-user', { 'x-community-id': called });
    expect([called, call.status]).toEqual([called, 410]);
  }
}

describe('CFG-01 a community whose folder was removed', () => {
  it('CFG-01 CFG-04 says that it is gone, by every name it had, and shows nothing of another', async () => {
    expect((await ask(gone, '/api/health')).status).toBe(200);
    const kept = `${server.communitiesDir}-kept`;
    cpSync(folder(), kept, { recursive: true });
    rmSync(folder(), { recursive: true });
    server.later(5);
    await expectGone();

    const restarted = await server.restarted();
    server = { ...server, ...restarted };
    await expectGone();

    renameSync(kept, folder());
    server.later(5);
    expect((await ask(gone, '/api/current-user')).status).toBe(401);
    rmSync(folder(), { recursive: true });
    server.later(5);
    await expectGone();
  });

  it('CFG-01 CFG-18 so does one that only another process has seen', async () => {
    const [domain, files] = [
      'seen-elsewhere.example',
      { 'community.json': '{ "title": "A", "lang": "en" }' },
    ];
    expect((await ask(domain, '/api/current-user')).status).toBe(401);
    const row = { domain, files: JSON.stringify(files), updatedAt: new Date() };
    await server.app.db.orm.insert(communityLastKnownGood).values(row);
    server.later(2);
    const { status, text } = await ask(domain, '/');
    expect([status, text]).toEqual([410, expect.stringContaining('This community isn’t here any more.')]);
  });

  it('CFG-04 the server’s own state, its own host and hosts that were never known answer as ever', async () => {
    expect((await ask(gone, '/api/health')).status).toBe(200);
    for (const host of ['localhost', 'nobody.example', 'open.example']) {
      expect([host, (await ask(host, '/api/current-user')).status]).toEqual([host, 401]);
    }
  });
});
