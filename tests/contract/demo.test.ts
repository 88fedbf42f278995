import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventPage } from '../../src/generated/api/event';
import { events, participants, users } from '../../src/server/db/schema';
import { langs } from '../../src/lib/lang';
import { hashPassword } from '../../src/server/passwords';
import { prepareDemo } from '../../src/server/seed/demo';
import { demoPassword } from '../../src/server/demoAccounts';
import { seedDemo } from '../../src/server/seed/seed';
import { startServer, type TestServer } from '../support/server';

const now = () => new Date();
const accountsOf = async ({ app }: TestServer) => (await app.db.orm.select().from(users)).length;

describe('demo accounts', () => {
  let demo: TestServer;
  let production: TestServer;
  beforeAll(async () => {
    demo = await startServer({ env: { SEED: 'demo' } });
    production = await startServer({ beside: demo, env: { NODE_ENV: 'production' } });
  });
  afterAll(async () => {
    await production.stop();
    await demo.stop();
  });

  it('are written where they are asked for, and production names them instead of starting with them', async () => {
    expect(await prepareDemo(production.app, now)).not.toContain(demoPassword);
    expect(await accountsOf(production)).toBe(0);
    const overview = await prepareDemo(demo.app, now);
    expect(overview).toContain('/dev/mailbox');
    expect(overview).toContain('manager@open.example');
    await expect(prepareDemo(production.app, now)).rejects.toThrow(
      /manager@example.org, manager@open.example, member@example.org, member@open.example\. Production does not start/,
    );
  });

  it('are members beside others, whose portraits are shown as any picture', async () => {
    await prepareDemo(demo.app, now);
    const { communities, images, db } = demo.app;
    const here = eq(participants.communityId, communities.byDomain('open.example')!.id);
    const people = await db.orm.select().from(participants).where(here);
    const pictures = people.flatMap(({ avatarUrl }) => avatarUrl ?? []);
    expect(people).toHaveLength(200);
    expect(people.filter(({ about, aboutLang }) => Boolean(about) !== Boolean(aboutLang))).toEqual([]);
    expect(pictures.length).toBeGreaterThanOrEqual(120);
    // None is taken for a picture that nothing shows.
    await images.sweep();
    const shown = await demo.get(pictures[0]!);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each(['member', 'manager'])('the %s has somebody in each list', async (name) => {
    await prepareDemo(demo.app, now);
    const login = { authType: 'EMAIL', email: `${name}@open.example`, password: demoPassword };
    const { token } = (await demo.post('/api/auth/login', login, { community: 'open.example' })).body as {
      token: string;
    };
    const length = async (path: string) => {
      const { body } = await demo.get(path, { token, community: 'open.example' });
      return (body as { items: unknown[] }).items.length;
    };
    const lists = ['INTERESTED', 'CONNECTED', 'HIDDEN'].map((list) => `/api/relations?list=${list}`);
    const lengths = await Promise.all([...lists, '/api/bookmarks', '/api/matching/requests'].map(length));
    expect(lengths).toEqual([2, 2, 1, 3, 2]);
    // Of the two waiting introductions, others decide about the manager's own.
    if (name === 'manager') expect(await length('/api/admin/open.example/intros')).toBe(1);
  });

  it('the member finds events past and to come, their own among them', async () => {
    await prepareDemo(demo.app, now);
    const as = (name: string) => ({
      authType: 'EMAIL',
      email: `${name}@open.example`,
      password: demoPassword,
    });
    const community = 'open.example';
    const { token } = (await demo.post('/api/auth/login', as('member'), { community })).body as {
      token: string;
    };
    const listed = async (which: string) => {
      const { body } = await demo.get(`/api/event/${which}`, { token, community });
      return (body as EventPage).items;
    };
    const [upcoming, past] = [await listed('upcoming'), await listed('past')];
    expect([upcoming.length, past.length]).toEqual([12, 6]);
    expect(upcoming.filter(({ mayEdit }) => mayEdit)).toHaveLength(1);
    const parts = new Set(upcoming.map(({ participation }) => participation?.status));
    expect([...parts].sort()).toEqual(['CONFIRMED', 'NOT_PARTICIPATING', 'PENDING']);
    const full = upcoming.filter((one) => one.maxParticipants === one.confirmedCount);
    expect(full.map(({ waitingCount }) => waitingCount)).toEqual([4]);
    const covers = [...upcoming, ...past].flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(covers.length).toBe(8);
    await demo.app.images.sweep();
    const shown = await demo.get(covers[0]!, { community });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are found also when one is left, and people with such addresses are none', async () => {
    const { orm } = demo.app.db;
    for (const email of ['manager@example.org', 'member@example.org', 'member@open.example']) {
      await orm.delete(users).where(eq(users.email, email));
    }
    await expect(prepareDemo(production.app, now)).rejects.toThrow(': manager@open.example.');
    const passwordHash = await hashPassword('a password of their own');
    await orm.update(users).set({ passwordHash }).where(eq(users.email, 'manager@open.example'));
    expect(await prepareDemo(production.app, now)).toContain('open.example');
  });
});

it('EVT-01 every community has events past and to come in its language, with covers that are drawn', async () => {
  const server = await startServer({ communities: {} });
  const { storage, consents, communities: all, db } = server.app;
  const own = all.byDomain('default')!;
  const communities = langs.flatMap((lang) =>
    [1, 2].map((n) => ({
      ...own,
      id: `${lang}-${n}`,
      domain: `${lang}-${n}.example`,
      community: { ...own.community, lang },
    })),
  );
  const agreedTo = consents.current;
  await seedDemo(db, { communities, hashPassword: async () => 'a hash', agreedTo, storage, now });
  const written = await db.orm.select().from(events);
  for (const { id, community } of communities) {
    const its = written.filter(({ communityId }) => communityId === id);
    const isPast = ({ overAt }: (typeof its)[number]) => overAt <= now();
    expect([id, its.filter(isPast).length, its.filter((one) => !isPast(one)).length]).toEqual([id, 6, 12]);
    for (const { title } of its)
      expect([title, /[а-яё]/i.test(title)]).toEqual([title, community.lang === 'ru']);
    const covers = its.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(covers.length).toBeGreaterThan(its.length / 3);
    for (const url of covers) expect((await fetch(server.origin + url)).status).toBe(200);
  }
  await server.stop();
});

it('any number of communities gets its people', async () => {
  const server = await startServer();
  const config = server.app.communities.byDomain('open.example')!;
  const { storage, consents } = server.app;
  const agreedTo = consents.current;
  const communities = Array.from({ length: 160 }, (_, n) => ({
    ...config,
    id: `many-${n}`,
    domain: `many-${n}.example`,
  }));
  await seedDemo(server.app.db, { communities, hashPassword: async () => 'a hash', agreedTo, storage, now });
  const people = await server.app.db.orm.select().from(participants);
  expect(new Set(people.map(({ communityId }) => communityId)).size).toBe(160);
  const happening = await server.app.db.orm.select().from(events);
  const having = (test: (one: (typeof happening)[number]) => boolean) =>
    new Set(happening.filter(test).map(({ communityId }) => communityId)).size;
  expect([having(({ overAt }) => overAt <= now()), having(({ overAt }) => overAt > now())]).toEqual([
    160, 160,
  ]);
  await server.stop();
});

it('nothing is written into a database with an address unless it is said', async () => {
  const first = await startServer();
  const { databaseUrl } = first;
  const second = await startServer({ beside: first, env: { SEED: '' } });
  expect(await prepareDemo(second.app, now)).not.toContain(demoPassword);
  expect([await accountsOf(second), databaseUrl]).toEqual([0, second.app.env.DATABASE_URL]);
  await second.stop();
  await first.stop();
});

describe('pages for developers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { NODE_ENV: 'development', TRUST_PROXY: '1' } });
  });
  afterAll(() => server.stop());

  const pages = ['/dev/mailbox', '/dev/mailbox.json', '/dev/config', '/dev/config.json'];
  const statuses = (asked: { remoteAddress?: string; headers?: Record<string, string> }) =>
    Promise.all(pages.map(async (url) => (await server.app.inject({ url, ...asked })).statusCode));
  const [open, shut] = [pages.map(() => 200), pages.map(() => 404)];

  it.each(['localhost:3000', 'open.example.localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'A10 answer this machine, which asks for %s',
    async (host) => {
      expect(await statuses({ headers: { host } })).toEqual(open);
      expect(await statuses({ headers: { host }, remoteAddress: '::ffff:127.0.0.1' })).toEqual(open);
    },
  );

  it.each([
    ['another machine', { remoteAddress: '203.0.113.7', headers: { host: 'localhost' } }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '203.0.113.7', headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a foreign name for this machine', { headers: { host: 'open.example' } }],
    ['somebody behind a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
  ])('A10 do not answer %s', async (_, asked) => {
    expect(await statuses(asked)).toEqual(shut);
  });

  it('A10 are not there where other machines are listened to', async () => {
    const wide = await startServer({ env: { HOST: '0.0.0.0' } });
    for (const page of pages) expect((await wide.get(page)).status).toBe(404);
    expect(await prepareDemo(wide.app, now)).not.toContain('/dev/');
    await wide.stop();
  });
});
