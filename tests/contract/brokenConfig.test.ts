import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { communityLastKnownGood } from '../../src/server/db/schema';
import type { Init } from '../../src/generated/api/currentUser';
import { errorOf, type createClient } from '../support/client';
import { join as joinCommunity } from '../support/newcomers';
import { addPerson, newEmail, password } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const invited = 'invited.example';
const external = 'external.example';
const branded = 'branded.example';
const closed = 'closed.example';
const donation = { url: 'https://give.example/' };
const adminSecret = 'a-secret-of-the-operator';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    env: { ADMIN_SECRET: adminSecret },
    communities: {
      [closed]: {
        ...nothingAsked,
        auth: [{ authType: 'EMAIL' }, { authType: 'OTP' }],
        community: { admission: 'closed' },
      },
      [invited]: {
        ...nothingAsked,
        community: { id: 'by-invitation', aliases: ['also.example'], admission: 'invitation', donation },
      },
      [external]: {
        auth: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'https://id.example/authorize' } }],
      },
      [branded]: { ...nothingAsked, brand: { radius: 18, spacing: 6, fonts: { body: 'Nunito' } } },
    },
  });
});
afterAll(() => server.stop());

/** From here on `server` is the same one, started anew. */
async function restart(): Promise<void> {
  server = { ...server, ...(await server.restarted()) };
}

type Client = ReturnType<typeof createClient>;
const at = (community: string) => ({ community });
const register = ({ post }: Client, community: string) =>
  post('/api/auth/register-user', { email: newEmail(), password }, at(community));

const pathOf = (domain: string, name: string) => join(server.communitiesDir, domain, name);

/** Changes a file's text, and takes the change back afterwards. */
async function withBroken(
  [domain, name]: [string, string],
  change: (text: string) => string | undefined,
  check: () => Promise<void>,
): Promise<void> {
  const path = pathOf(domain, name);
  const before = readFileSync(path, 'utf8');
  server.app.communities.byDomain(domain);
  const text = change(before);
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  server.later(5);
  try {
    await check();
  } finally {
    writeFileSync(path, before);
    server.later(5);
    server.app.communities.byDomain(domain);
  }
}

/** Checks the running server, after a restart, and after one without stored versions. */
async function alike(check: (isKnown: boolean) => Promise<void>): Promise<void> {
  await check(true);
  await restart();
  await check(true);
  const { db } = server.app;
  await db.orm.delete(communityLastKnownGood);
  await restart();
  await check(false);
}

const storedLastGood = async () => {
  const rows = await server.app.db.orm.select().from(communityLastKnownGood);
  return rows.map(({ domain }) => domain);
};

describe('a community that lets nobody new in', () => {
  it('A04 A11 refuses newcomers with 1130, however they come', async () => {
    expect(errorOf(await register(server, closed))).toMatchObject({ code: 1130 });
    const email = newEmail();
    await server.post('/api/auth/otp/challenge', { email }, at(closed));
    const body = { login: email, password: codeIn(await server.emailTo(email)) };
    const answer = await server.post('/api/auth/otp/validate', body, at(closed));
    expect([answer.status, errorOf(answer).code]).toEqual([403, 1130]);
  });

  it('P01 lets nobody join who has an account already', async () => {
    const person = await addPerson(server);
    expect(errorOf(await joinCommunity(server, person, closed))).toMatchObject({ code: 1130 });
  });

  it('A01 members sign in and go on', async () => {
    const { email, token } = await addPerson(server, { member: closed });
    const body = { authType: 'EMAIL', email, password };
    expect((await server.post('/api/auth/login', body, at(closed))).status).toBe(200);
    expect((await server.get('/api/participant/profile', { token, ...at(closed) })).status).toBe(200);
  });
});

describe('a community whose config breaks', () => {
  it('CFG-06 is known as it was when last good, in the database', async () => {
    await vi.waitFor(async () =>
      expect(await storedLastGood()).toEqual(expect.arrayContaining([invited, external, branded])),
    );
  });

  it('A04 stays by invitation when a blank stands in the address for donations', async () => {
    const blank = (text: string) => text.replace('give.example/', 'give.example/ ');
    await withBroken([invited, 'community.json'], blank, () =>
      alike(async (isKnown) => {
        expect(errorOf(await register(server, 'by-invitation')).code).toBe(1107);
        const { community } = server.app.communities.byDomain('also.example') ?? {};
        expect([community?.id, community?.donation]).toEqual([
          'by-invitation',
          isKnown ? donation : undefined,
        ]);
      }),
    );
  });

  it('A04 closes when its admission is misspelled, while members go on', async () => {
    const member = await addPerson(server, { member: 'by-invitation' });
    const misspelled = (text: string) => text.replace('"admission"', '"admision"');
    await withBroken([invited, 'community.json'], misspelled, () =>
      alike(async () => {
        expect(errorOf(await register(server, 'by-invitation')).code).toBe(1130);
        const body = { authType: 'EMAIL', email: member.email, password };
        expect((await server.post('/api/auth/login', body, at('by-invitation'))).status).toBe(200);
        const file = await server.get(`/community/${invited}/community.json`);
        expect(file.body).toMatchObject({ admission: 'closed' });
      }),
    );
  });

  it('A04 keeps id, aliases and admission when its file cannot be read', async () => {
    const half = (text: string) => text.slice(0, 40);
    await withBroken([invited, 'community.json'], half, () =>
      alike(async (isKnown) => {
        const code = errorOf(await register(server, isKnown ? 'by-invitation' : invited)).code;
        expect(code).toBe(isKnown ? 1107 : 1130);
        expect(server.app.communities.byDomain('also.example')?.id).toBe(
          isKnown ? 'by-invitation' : undefined,
        );
      }),
    );
  });

  it('A01 offers no other sign-in method when its only one is broken, and sessions go on', async () => {
    const member = await addPerson(server, { member: external });
    const bad = (text: string) => text.replace('https://id', 'htps://id');
    await withBroken([external, 'authConfig.json'], bad, () =>
      alike(async () => {
        const body = { authType: 'EMAIL', email: member.email, password };
        expect(errorOf(await server.post('/api/auth/login', body, at(external))).code).toBe(1106);
        expect(errorOf(await register(server, external)).code).toBe(1106);
        const told = await server.get(`/api/community/get-by-domain?domain=${external}`);
        expect(told.body).toMatchObject({ authConfig: [] });
        const { token } = member;
        expect((await server.get('/api/participant/profile', { token, ...at(external) })).status).toBe(200);
      }),
    );
  });

  it('CFG-06 a file that is gone does not open what it closed, and operators hear of it', async () => {
    await vi.waitFor(async () => expect(await storedLastGood()).toContain(external));
    await withBroken(
      [external, 'authConfig.json'],
      () => undefined,
      async () => {
        for (const again of [false, true]) {
          if (again) await restart();
          expect(errorOf(await register(server, external)).code).toBe(1106);
          const { body } = await server.get('/api/health', { token: adminSecret });
          expect(JSON.stringify(body)).toContain('authConfig.json is gone');
        }
      },
    );
  });

  it('CFG-08 keeps the rest of its brand when one measure is wrong', async () => {
    const before = server.app.communities.byDomain(branded)?.brand;
    const inPx = (text: string) => text.replace('"radius": 18', '"radius": "18px"');
    await withBroken([branded, 'brand.json'], inPx, () =>
      alike(async (isKnown) => {
        const brand = server.app.communities.byDomain(branded)?.brand;
        expect(brand).toEqual({ ...before, radius: isKnown ? 18 : 12 });
      }),
    );
  });

  it('CFG-06 each issue is logged once', async () => {
    const told = () =>
      server.logLines.filter((line) => line.includes('branded.example') && line.includes('18px'));
    const inPx = (text: string) => text.replace('"radius": 18', '"radius": "18px"');
    await restart();
    server.logLines.length = 0;
    await withBroken([branded, 'brand.json'], inPx, async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        server.later(5);
        server.app.communities.byDomain('branded.example');
        writeFileSync(
          pathOf('branded.example', 'brand.json'),
          `${readFileSync(pathOf('branded.example', 'brand.json'), 'utf8')}\n`,
        );
      }
      expect(told()).toHaveLength(1);
    });
  });

  it('U04 POST /api/init tells managers of the issues, and nobody else', async () => {
    const people = [
      await addPerson(server, { member: branded, manager: true }),
      await addPerson(server, { member: branded }),
      await addPerson(server, { admin: true }),
    ];
    const issues = () =>
      Promise.all(
        people.map(async ({ token }) => {
          const { body } = await server.post('/api/init', undefined, { token, ...at(branded) });
          return (body as Init).configErrors;
        }),
      );
    const inPx = (text: string) => text.replace('"radius": 18', '"radius": "18px"');
    const told = [{ file: 'brand.json', path: 'radius' }];
    await withBroken([branded, 'brand.json'], inPx, async () =>
      expect(await issues()).toEqual([told, undefined, told]),
    );
    expect(await issues()).toEqual([undefined, undefined, undefined]);
  });
});
