import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/freePort';
import { limitTable } from '../../src/server/limitTable';
import { newEmail, password } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { startSilentProxy, type SilentProxy } from '../support/silentProxy';

const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

let port: number;
let redis: ChildProcess | undefined;
let server: TestServer | undefined;
let proxy: SilentProxy | undefined;
beforeAll(async () => {
  port = await freePort();
});
afterEach(async () => {
  await server?.stop();
  await proxy?.stop();
  redis?.kill('SIGKILL');
  [server, proxy, redis] = [undefined, undefined, undefined];
});

const listens = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
    socket.once('error', reject);
  });

async function startRedis(): Promise<void> {
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  await vi.waitFor(listens);
}

const start = async (at: number) => {
  server = await startServer({
    env: { REDIS_URL: `redis://127.0.0.1:${at}` },
    limits: { ...limitTable, address: { login: { max: 2, seconds: 60 } } },
  });
  return server;
};
const signIn = async ({ post }: TestServer) =>
  (await post('/api/auth/login', { authType: 'EMAIL', email: newEmail(), password })).status;
const readiness = async ({ get }: TestServer) => {
  const { status, body } = await get('/api/ready');
  return [status, body];
};
const degraded = [200, { status: 'ready', degraded: ['redis'] }];
const ready = [200, { status: 'ready' }];

describe.skipIf(!has('redis-server'))('without Redis', () => {
  it('S04 A01 the server starts, counts by itself, says so, and shares the counts once Redis is there', async () => {
    const app = await start(port);
    expect(await readiness(app)).toEqual(degraded);
    expect([await signIn(app), await signIn(app), await signIn(app)]).toEqual([404, 404, 429]);
    await startRedis();
    await vi.waitFor(async () => expect(await readiness(app)).toEqual(ready));
    // The process counted by itself.
    expect([await signIn(app), await signIn(app), await signIn(app)]).toEqual([404, 404, 429]);
    expect(app.logLines.filter((line) => line.includes('redis is'))).toHaveLength(2);
  });

  it('S04 A01 one that goes silent without closing is waited for once, and comes back by itself', async () => {
    await startRedis();
    proxy = await startSilentProxy({ host: '127.0.0.1', port });
    const app = await start(proxy.port);
    expect(await readiness(app)).toEqual(ready);
    proxy.silence();
    expect([await signIn(app), await signIn(app), await signIn(app)]).toEqual([404, 404, 429]);
    expect(await readiness(app)).toEqual(degraded);
    proxy.speak();
    await vi.waitFor(async () => expect(await readiness(app)).toEqual(ready));
  });
});
