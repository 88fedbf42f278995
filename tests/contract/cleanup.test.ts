import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes, deliveries, jobs, notifications, oauthStates, sessions } from '../../src/server/db/schema';
import { outbox } from '../support/outbox';
import { addPerson, newEmail } from '../support/people';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ communities: { 'codes.example': { auth: [{ authType: 'OTP' }] } } });
});
afterAll(() => server.stop());

describe('clean-up', () => {
  it('SES-01 deletes what nobody can use any more, and nothing else', async () => {
    const { orm } = server.app.db;
    const email = newEmail();
    const left = async () => [
      (await orm.select().from(sessions)).length,
      (await orm.select().from(codes)).length,
      (await orm.select().from(outbox)).length,
      (await orm.select().from(notifications)).length,
      (await server.emails(email)).length,
    ];
    await addPerson(server);
    await server.post('/api/auth/otp/challenge', { email }, { community: 'codes.example' });
    await vi.waitFor(async () => expect(await orm.select().from(outbox)).toMatchObject([{ status: 'sent' }]));
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await server.app.cleanUp(later(1));
    expect(await left()).toEqual([1, 1, 1, 1, 1]);
    await server.app.cleanUp(later(8));
    expect(await left()).toEqual([1, 0, 1, 1, 1]);
    await server.app.cleanUp(later(31));
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });

  it('forgets what nobody may read later, also where a delivery never ended', async () => {
    const { orm } = server.app.db;
    const { userId } = await addPerson(server);
    const store = async (kind: string) => {
      const of = { communityId: 'codes.example', lang: 'en', siteUrl: '', createdAt: new Date() } as const;
      await orm
        .insert(notifications)
        .values({ ...of, id: kind, kind, cause: kind, userId, data: { code: '1' } });
      await orm.insert(deliveries).values({
        id: kind,
        notificationId: kind,
        channel: 'CHAT',
        address: kind,
        status: 'pending',
        leasedUntil: new Date(),
      });
    };
    for (const kind of ['otp', 'managerNews', 'of-another-version']) await store(kind);
    await server.app.cleanUp(new Date(Date.now() + 31 * 86_400_000));
    expect(await orm.$count(deliveries)).toBe(0);
    const left = await orm.select().from(notifications).orderBy(notifications.kind);
    expect(left.map(({ kind, data }) => [kind, data])).toEqual([
      ['managerNews', { code: '1' }],
      ['of-another-version', null],
      ['otp', null],
    ]);
  });

  it('begins by the clock, in one of several processes', async () => {
    const one = await startServer({ cleanUp: {} });
    const { databaseUrl, redisUrl } = one;
    const other = await startServer({ cleanUp: {}, beside: { databaseUrl, redisUrl } });
    try {
      const { orm } = one.app.db;
      const secrets = { stateHash: 'x', bindingHash: 'x', verifier: 'x', nonce: 'x' };
      const expiresAt = new Date(Date.now() - 1000);
      await orm.insert(oauthStates).values({ ...secrets, communityId: 'open.example', expiresAt });
      const cleanUps = [one, other].map(({ app }) => vi.spyOn(app, 'cleanUp'));
      // As at the next full hour.
      await orm.update(jobs).set({ leasedUntil: new Date() }).where(eq(jobs.id, 'clean-up'));
      await Promise.all([one, other].map(({ app }) => app.jobs.work()));
      expect(cleanUps.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
      expect(await orm.$count(oauthStates)).toBe(0);
    } finally {
      await other.stop();
      await one.stop();
    }
  });
});
