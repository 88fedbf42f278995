import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { startProxiedDatabase, type ProxiedDatabase } from '../support/proxiedDatabase';
import { startServer, type TestServer } from '../support/server';

let database: ProxiedDatabase;
let server: TestServer;
let person: Person;

beforeAll(async () => {
  database = await startProxiedDatabase();
  server = await startServer({
    env: { DATABASE_URL: database.url },
    database: { bounds: { connect: 1500, query: 2000, idle: 500 } },
  });
  person = await addPerson(server);
});
afterAll(async () => {
  await server.stop();
  await database.stop();
});

const calls: Record<string, () => Promise<{ status: number; body: unknown }>> = {
  'GET /api/ready': () => server.get('/api/ready'),
  'GET /api/current-user': () => server.get('/api/current-user', { token: person.token }),
  'POST /api/auth/register-user': () =>
    server.post('/api/auth/register-user', { email: newEmail(), password }),
};
const everything = () => Promise.all(Object.values(calls).map((call) => call()));

describe('a database that goes silent without closing', () => {
  it('S04 every call answers 503, with all connections busy too, and all works once it is back', async () => {
    await everything();
    database.proxy.silence();
    const answers = (await Promise.all(Array.from({ length: 7 }, everything))).flat();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(errorOf(answers[0] as never).code).toBe(503);
    database.proxy.speak();
    await vi.waitFor(async () =>
      expect((await everything()).map(({ status }) => status)).toEqual([200, 200, 200]),
    );
  });

  it('a job whose end cannot be noted stays, and nothing is left over that would end the process', async () => {
    let release: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const working = new Promise<void>((done) => (begun = done));
    const { jobs, db } = server.app;
    const queue = jobs.queue<{ n: number }>('probe', async () => {
      begun();
      await held;
    });
    await db.transaction((tx) => queue.send(tx, { n: 1 }));
    await working;
    database.proxy.silence();
    release();
    expect((await server.get('/api/ready')).status).toBe(503);
    database.proxy.speak();
    await vi.waitFor(async () => expect((await server.get('/api/ready')).status).toBe(200));
    // The lease is over.
    await db.executeSql("update jobs set leased_until = now() where queue = 'probe'");
    await vi.waitFor(async () => {
      const { rows } = await db.executeSql("select id from jobs where queue = 'probe'");
      expect(rows).toEqual([]);
    });
  });

  it('a connection that breaks in the middle of a transaction fails it, and ends nothing else', async () => {
    const failed = server.app.db.transaction(async (tx) => {
      await tx.executeSql('select 1');
      database.proxy.cut();
      await tx.executeSql('select 1');
    });
    await expect(failed).rejects.toThrow();
    await vi.waitFor(async () => expect((await server.get('/api/ready')).status).toBe(200));
  });
});
