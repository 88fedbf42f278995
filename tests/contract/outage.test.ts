import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { newDatabase, type NewDatabase } from '../support/postgres';
import { startServer, type TestServer } from '../support/server';
import { startSilentProxy, type SilentProxy } from '../support/silentProxy';

const dir = mkdtempSync(join(tmpdir(), 'outage-'));
let embedded: EmbeddedDatabase | undefined;
let database: NewDatabase | undefined;
let proxy: SilentProxy;
let server: TestServer;
let person: Person;

/** The database behind the proxy: one on the server of DATABASE_URL, or an embedded one. */
async function startDatabase(): Promise<{ url: URL; at: NetConnectOpts }> {
  if (process.env.DATABASE_URL) {
    database = await newDatabase(process.env.DATABASE_URL, inject('templateDatabase'));
    const url = new URL(database.url);
    const port = Number(url.port || 5432);
    // A socket's folder stands in the query, as PostgreSQL's own programs take it.
    const folder = url.searchParams.get('host');
    url.searchParams.delete('host');
    return { url, at: folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port } };
  }
  cpSync(inject('template'), dir, { recursive: true });
  embedded = await startEmbedded(dir);
  const { host, port } = embedded.connection;
  return {
    url: new URL('postgres://postgres@127.0.0.1/postgres'),
    at: { path: join(host, `.s.PGSQL.${port}`) },
  };
}

beforeAll(async () => {
  const { url, at } = await startDatabase();
  proxy = await startSilentProxy(at);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  server = await startServer({
    env: { DATABASE_URL: url.href },
    databaseBounds: { connect: 1500, query: 2000, idle: 500 },
  });
  person = await addPerson(server);
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await embedded?.stop();
  await database?.drop();
  rmSync(dir, { recursive: true, force: true });
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
    proxy.silence();
    const answers = (await Promise.all(Array.from({ length: 7 }, everything))).flat();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(errorOf(answers[0] as never).code).toBe(503);
    proxy.speak();
    await vi.waitFor(
      async () => expect((await everything()).map(({ status }) => status)).toEqual([200, 200, 200]),
      { timeout: 10_000 },
    );
  });

  it('the end of a job waits for it, and nothing is left over that would end the process', async () => {
    let release: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const working = new Promise<void>((done) => (begun = done));
    const { jobs, db } = server.app;
    const options = { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 };
    const queue = await jobs.queue<{ n: number }>('probe', options, async () => {
      begun();
      await held;
    });
    await db.transaction((tx) => queue.send(tx, { n: 1 }));
    await working;
    proxy.silence();
    release();
    expect((await server.get('/api/ready')).status).toBe(503);
    proxy.speak();
    await vi.waitFor(
      async () => {
        const { rows } = await db.executeSql("select state from pgboss.job where name = 'probe'");
        expect(rows).toEqual([{ state: 'completed' }]);
      },
      { timeout: 10_000 },
    );
  });

  it('a connection that breaks in the middle of a transaction fails it, and ends nothing else', async () => {
    const failed = server.app.db.transaction(async (tx) => {
      await tx.executeSql('select 1');
      proxy.cut();
      await tx.executeSql('select 1');
    });
    await expect(failed).rejects.toThrow();
    await vi.waitFor(async () => expect((await server.get('/api/ready')).status).toBe(200), {
      timeout: 10_000,
    });
  });
});
