import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { communities, communityOverrides, participants } from '../../src/server/db/schema';
import { openAnnouncements } from '../../src/server/plugins/announcements';
import { errorOf } from '../support/client';
import { agree, joining } from '../support/newcomers';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let [first, second]: TestServer[] = [];
let admin: Person;
beforeAll(async () => {
  first = await startServer();
  second = await startServer({ beside: first });
  admin = await addPerson(first, { admin: true });
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

const newDomain = () => `p-${randomUUID().slice(0, 8)}.example`;
const titled = (title: string) => ({
  community: { title },
  brand: { title, colors: { primary: '#0b6b53' } },
});

/** Stores a community by a call to the first process. */
async function create(community: Record<string, unknown> = {}): Promise<string> {
  const domain = newDomain();
  const files = titled('Stored');
  const body = { ...files, domain, community: { ...files.community, ...community } };
  const answer = await first!.post('/api/community/create', body, { token: admin.token });
  expect(answer.status).toBe(200);
  return domain;
}

/** Longest that another process may take, in ms. */
const soon = { interval: 20 };

describe('two processes on one database', () => {
  it.each(['host', 'alias', 'x-community-id'] as const)(
    'CFG-18 the second knows a community that the first stored at the first request: by %s',
    async (by) => {
      const [alias, id] = [newDomain(), randomUUID()];
      const domain = await create({ id, aliases: [alias] });
      const { token } = await addPerson(first!);
      const said = {
        host: { host: domain },
        alias: { host: alias },
        'x-community-id': { 'x-community-id': id },
      };
      const headers = { authorization: `Bearer ${token}`, ...said[by] };
      const answer = await second!.app.inject({ url: '/api/current-user', headers });
      expect(answer.json()).toMatchObject({ communityUrl: expect.stringContaining(domain) });
    },
  );

  it('C02 C03 CFG-18 the second answers for a community that the first stored', async () => {
    const [domain, other] = [await create(), await create()];
    const answers = await Promise.all([
      second!.get(`/api/community/get-by-id?communityId=${domain}`),
      second!.get(`/api/community/get-by-domain?domain=${other}`),
    ]);
    expect(answers.map(({ body }) => body)).toMatchObject([{ domain }, { domain: other }]);
  });

  it('CFG-18 nobody joins another community than the one of the address', async () => {
    const domain = await create({ id: `id-${randomUUID()}` });
    const { id } = first!.app.communities.byDomain(domain)!;
    const { token, userId } = await addPerson(first!);
    await agree(second!, { token }, id);
    await second!.post(`/api/participant/create?userId=${userId}`, joining, { token, community: id });
    const rows = await first!.app.db.orm.select().from(participants).where(eq(participants.userId, userId));
    expect(rows.map(({ communityId }) => communityId)).toEqual([id]);
  });

  it('CFG-18 what managers changed reaches the second within 2 s, without any request of its own', async () => {
    const domain = await create();
    const { orm } = first!.app.db;
    const titles = () =>
      [domain, 'open.example'].map((name) => second!.app.communities.byDomain(name)?.brand.title);
    await vi.waitFor(() => expect(titles()).toEqual(['Stored', 'open.example']), soon);
    const by = { updatedBy: 'test', updatedAt: new Date() };
    for (const communityId of [domain, 'open.example']) {
      await orm
        .insert(communityOverrides)
        .values({ communityId, files: { 'brand.json': { title: 'Overridden' } }, ...by });
    }
    await vi.waitFor(() => expect(titles()).toEqual(['Overridden', 'Overridden']), soon);
    await orm.delete(communityOverrides);
    await vi.waitFor(() => expect(titles()).toEqual(['Stored', 'open.example']), soon);
  });

  it('CFG-18 what was stored otherwise or deleted reaches the second within 2 s', async () => {
    const domain = await create();
    const { orm } = first!.app.db;
    const title = () => second!.app.communities.byDomain(domain)?.community.title;
    await vi.waitFor(() => expect(title()).toBe('Stored'), soon);
    const files = { 'community.json': { title: 'Anew' }, 'brand.json': titled('Anew').brand };
    await orm.update(communities).set({ files }).where(eq(communities.domain, domain));
    await vi.waitFor(() => expect(title()).toBe('Anew'), soon);
    await orm.delete(communities).where(eq(communities.domain, domain));
    await vi.waitFor(() => expect(title()).toBeUndefined(), soon);
  });

  it.runIf(process.env.REDIS_URL)('CFG-18 the second is told by Redis', async () => {
    const channel = randomUUID();
    const [teller, hearer] = [first!, second!].map(({ redisUrl }) => openAnnouncements(redisUrl, channel));
    let heard = 0;
    hearer!.subscribe(() => (heard += 1));
    await vi.waitFor(() => {
      teller!.publish();
      expect(heard).toBeGreaterThan(0);
    }, soon);
    for (const announcements of [teller, hearer]) announcements!.close();
  });
});

describe('a community that no process knows', () => {
  const made = () => `made-up-${randomUUID()}`;

  it('CFG-04 a call that writes is refused, and writes nothing', async () => {
    const email = newEmail();
    const answer = await second!.post('/api/auth/register-user', { email, password }, { community: made() });
    expect([answer.status, errorOf(answer).code]).toEqual([409, 1150]);
    const signIn = await first!.post('/api/auth/login', { authType: 'EMAIL', email, password });
    expect(signIn.status).not.toBe(200);
    const { token } = await addPerson(first!);
    const deletion = await second!.delete('/api/participant/whoever', { token, community: made() });
    expect(errorOf(deletion).code).toBe(1150);
    const long = await second!.post('/api/init', undefined, { token, community: 'x'.repeat(4_000) });
    expect(errorOf(long).code).toBe(1150);
  });

  it('CFG-04 a call that reads falls back to the default', async () => {
    const { token } = await addPerson(first!);
    const answer = await second!.get('/api/current-user', { token, community: made() });
    expect([answer.status, answer.body]).toMatchObject([200, { communityUrl: 'http://localhost:3999' }]);
  });
});
