import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { buildServer, type BuiltServer } from '../support/builtServer';
import { newEmail, password } from '../support/people';

// The embedded database alone: with DATABASE_URL nothing of the server's own could be lost.
let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe('the process', () => {
  it('a second one on the same data directory says so and exits 1; the first goes on', async () => {
    const data = built.newDataDir();
    const first = await built.launch(data);
    await first.ready;
    const second = await built.launch(data);
    expect(await second.ended).toBe(1);
    expect(second.errors).toHaveLength(1);
    expect(second.errors[0]).toContain(`Another server has the data directory ${data} open`);
    expect((await first.client.get('/api/ready')).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('ready is the last line; SIGTERM and SIGINT finish open requests, close the database, exit 0', async () => {
    const data = built.newDataDir();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await built.launch(data);
      await server.ready;
      expect(server.out.at(-1)).toBe(`ready http://localhost:${server.port}`);
      expect(statSync(data).mode & 0o777).toBe(0o700);
      const { post, get } = server.client;
      const email = newEmail();
      const open = post('/api/auth/register-user', { email, password });
      // The request is under way once its account's hash is being made.
      await get('/api/health');
      server.child.kill(signal);
      expect((await open).status).toBe(200);
      expect(await server.ended).toBe(0);
      expect(server.errors).toEqual([]);
      expect(existsSync(join(data, '.s.PGSQL.5432'))).toBe(false);
    }
  });

  it('SIGTERM ends it with a connection open that never said anything', async () => {
    const server = await built.launch(built.newDataDir());
    await server.ready;
    const silent = connect(server.port, '127.0.0.1');
    await once(silent, 'connect');
    // Taken by the server before the next one was answered.
    expect((await server.client.get('/api/ready')).status).toBe(200);
    server.child.kill('SIGTERM');
    await once(silent, 'close');
    expect(await server.ended).toBe(0);
    expect(server.errors).toEqual([]);
  });

  it('does not start on a database that a newer program has changed, and says so in words', async () => {
    const data = built.newDataDir();
    const embedded = await startEmbedded(data);
    await migrate(embedded.connection, { program: 99, least: 99 });
    await embedded.stop();
    const server = await built.launch(data);
    expect(await server.ended).toBe(1);
    expect(server.errors).toHaveLength(1);
    expect(server.errors[0]).toContain('changed by a newer version of this program');
  });

  it('names every issue of the environment at once, and no value', async () => {
    const server = await built.launch(built.newDataDir(), {
      PORT: 'eighty',
      SMTP_URL: 'mail.example',
      VARIANT: 'moon',
      DATABASE_URL: 'mysql://secret@x',
    });
    expect(await server.ended).toBe(1);
    const text = server.errors.join('\n');
    for (const name of ['PORT', 'SMTP_URL', 'VARIANT', 'DATABASE_URL']) expect(text).toContain(name);
    expect(text).not.toMatch(/secret|at .*\.ts/);
  });

  it('a port that is taken is said plainly', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const server = await built.launch(built.newDataDir(), { PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.errors.join('\n')).toContain('set PORT to another one');
    taken.close();
  });
});
