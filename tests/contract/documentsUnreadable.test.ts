import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { examine } from '../../scripts/community/doctor/examine';
import { consents } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { agree, join } from '../support/newcomers';
import { addPerson, newEmail, password } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const home = 'legal.example';
const adminSecret = 'a-secret-of-the-operator';
let server: TestServer;
beforeAll(async () => {
  const legal = { termsUrl: 'assets/legal/terms.html', policyUrl: '/docs/privacy_nw.html' };
  server = await startServer({
    env: { ADMIN_SECRET: adminSecret },
    communities: { [home]: { ...nothingAsked, community: { legal } } },
  });
});
afterAll(() => server.stop());

const folder = () => pathOf(server.communitiesDir, home, 'assets/legal');
const terms = () => pathOf(folder(), 'terms.html');
beforeEach(() => {
  rmSync(folder(), { recursive: true, force: true });
  mkdirSync(folder(), { recursive: true });
  writeFileSync(terms(), '<h1>Terms</h1>');
  server.later(11);
});

const at = { community: home };
const register = (consent?: { agreed: true }) => {
  const body = { email: newEmail(), password, consent };
  return server.post('/api/auth/register-user', body, at);
};
const recorded = async (userId: string) =>
  server.app.db.orm.select().from(consents).where(eq(consents.userId, userId));
const initOf = async (token: string) =>
  (await server.post('/api/init', undefined, { ...at, token })).body as Init;

const breakages: [string, () => void][] = [
  ['deleted', () => rmSync(terms())],
  ['deleted with its folder', () => rmSync(folder(), { recursive: true })],
  ['empty', () => writeFileSync(terms(), '')],
  ['larger than anybody reads', () => writeFileSync(terms(), Buffer.alloc(5 * 1024 * 1024, 'x'))],
  [
    'a folder',
    () => {
      rmSync(terms());
      mkdirSync(terms());
    },
  ],
];

describe.each(breakages)('AUT-10 a legal document that is %s', (_what, breakDocument) => {
  it('A04 A09 P01 AUT-10 closes joining, and nobody agrees to what cannot be read', async () => {
    const person = await addPerson(server);
    breakDocument();
    server.later(1);
    for (const consent of [undefined, { agreed: true } as const]) {
      expect(errorOf(await register(consent)).code).toBe(1130);
    }
    expect(errorOf(await agree(server, person, home)).code).toBe(1130);
    expect(errorOf(await join(server, person, home, { profile: {} })).code).toBe(1130);
    expect(await recorded(person.userId)).toEqual([]);
    const entity = await server.get(`/api/community/get-by-domain?domain=${home}`);
    expect(entity.body).toMatchObject({ admission: 'closed' });
  });

  it('A01 AUT-10 keeps members in, asks them nothing, and is over once the document is there', async () => {
    const { email, token, userId } = await addPerson(server, { member: home, agreed: false });
    breakDocument();
    server.later(1);
    const consent = { agreed: true };
    const login = await server.post('/api/auth/login', { authType: 'EMAIL', email, password, consent }, at);
    expect((login.body as SignInResult).token).toEqual(expect.any(String));
    expect(await recorded(userId)).toEqual([]);
    expect((await initOf(token)).consentDue).toBeUndefined();
    expect((await server.get('/api/participant/profile', { ...at, token })).status).toBe(200);

    rmSync(terms(), { recursive: true, force: true });
    mkdirSync(folder(), { recursive: true });
    writeFileSync(terms(), '<h1>Terms</h1>');
    server.later(1);
    expect((await initOf(token)).consentDue).toBe('CHANGED');
    expect((await register({ agreed: true })).status).toBe(200);
    expect((await agree(server, { token }, home)).status).toBe(200);
  });

  it('CFG-06 AUT-10 is an error of the check, of health and for managers, which names the door', async () => {
    const { token } = await addPerson(server, { member: home, manager: true });
    breakDocument();
    server.later(1);
    const { issues } = examine(server.communitiesDir, [home]);
    const told = issues.filter(({ doors }) => doors?.includes('joining'));
    expect(told).toMatchObject([
      {
        severity: 'error',
        path: 'legal.termsUrl',
        message: expect.stringContaining('joining is closed: nobody new gets in'),
      },
    ]);
    const headers = { authorization: `Bearer ${adminSecret}` };
    expect((await server.get('/api/health', { headers })).text).toContain('joining is closed');
    expect((await initOf(token)).configErrors).toContainEqual({
      file: 'community.json',
      path: 'legal.termsUrl',
    });
  });
});

describe('AUT-10 a legal document elsewhere', () => {
  it('CFG-12 AUT-10 is anybody’s to read: nothing is closed', () => {
    const { issues } = examine(server.communitiesDir, [home]);
    expect(issues.filter(({ doors }) => doors)).toEqual([]);
  });
});
