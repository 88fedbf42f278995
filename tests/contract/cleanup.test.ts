import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes, notifications, sessions } from '../../src/server/db/schema';
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
});
