import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '../support/client';
import { newEmail, password } from '../support/people';
import { emailOnly, writeCommunities } from '../support/testCommunities';

// The embedded database alone: with DATABASE_URL nothing of the server's own could be lost.
const root = join(import.meta.dirname, '../..');
let dir: string;
const started = new Set<ChildProcess>();

/** Where the server is built, beside what it imports. */
const home = join(root, `node_modules/.cache/restart-${process.pid}`);
const built = join(home, 'server');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'restart-'));
  await build({
    entryPoints: ['main', 'db/embeddedProcess'].map((name) => join(root, `src/server/${name}.ts`)),
    entryNames: '[name]',
    outdir: built,
    ...{
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
    },
  });
  cpSync(join(root, 'src/docs'), join(home, 'docs'), { recursive: true });
  cpSync(join(root, 'src/config/variants/jo.json'), join(home, 'variant.json'));
  cpSync(join(root, 'src/server/db/migrations'), join(built, 'migrations'), { recursive: true });
  writeCommunities(join(dir, 'communities'), { 'open.example': emailOnly });
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of [dir, home]) rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Spawned {
  child: ChildProcess;
  port: number;
  out: string[];
  errors: string[];
  /** Resolves with the exit code, or the signal. */
  ended: Promise<number | string | null>;
  /** Resolves at the `ready` line. */
  ready: Promise<void>;
}

async function launch(dataDir: string, env: Record<string, string> = {}): Promise<Spawned> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(built, 'main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...{ NODE_ENV: 'test', SEED: 'none', PORT: String(port), DATA_DIR: dataDir },
      COMMUNITIES_DIR: join(dir, 'communities'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const [out, errors]: [string[], string[]] = [[], []];
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ended = new Promise<number | string | null>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      out.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${errors.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { child, port, out, errors, ended, ready };
}

/** An empty, migrated data directory, so that only restarts are waited for. */
function newDataDir(): string {
  const data = mkdtempSync(join(dir, 'data-'));
  const template = inject('template');
  if (template) cpSync(template, data, { recursive: true });
  return data;
}

const clientOf = ({ port }: Spawned) => createClient(`http://127.0.0.1:${port}`);

describe('the process', () => {
  it('A04 kill -9 during sign-ups loses no acknowledged account', async () => {
    const data = newDataDir();
    const acknowledged: string[] = [];
    const first = await launch(data);
    await first.ready;
    const { post: signUp } = clientOf(first);
    const signUps = async () => {
      for (;;) {
        const email = newEmail('survivor');
        const { status } = await signUp('/api/auth/register-user', { email, password });
        if (status === 200) acknowledged.push(email);
        if (acknowledged.length >= 25) first.child.kill('SIGKILL');
      }
    };
    // Each ends with the connection that the kill cuts.
    await Promise.allSettled(Array.from({ length: 6 }, signUps));
    expect(await first.ended).toBe('SIGKILL');

    const second = await launch(data);
    await second.ready;
    const { post } = clientOf(second);
    const answers = await Promise.all(
      acknowledged.map((email) => post('/api/auth/login', { authType: 'EMAIL', email, password })),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }, 120_000);

  it('a second one on the same data directory says so and exits 1; the first goes on', async () => {
    const data = newDataDir();
    const first = await launch(data);
    await first.ready;
    const second = await launch(data);
    expect(await second.ended).toBe(1);
    expect(second.errors).toHaveLength(1);
    expect(second.errors[0]).toContain(`Another server has the data directory ${data} open`);
    expect((await clientOf(first).get('/api/ready')).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;
  }, 120_000);

  it('ready is the last line; SIGTERM and SIGINT finish open requests, close the database, exit 0', async () => {
    const data = newDataDir();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await launch(data);
      await server.ready;
      expect(server.out.at(-1)).toBe(`ready http://localhost:${server.port}`);
      expect(statSync(data).mode & 0o777).toBe(0o700);
      const { post } = clientOf(server);
      const email = newEmail();
      const open = post('/api/auth/register-user', { email, password });
      // The request is under way once its account's hash is being made.
      await clientOf(server).get('/api/health');
      server.child.kill(signal);
      expect((await open).status).toBe(200);
      expect(await server.ended).toBe(0);
      expect(server.errors).toEqual([]);
      expect(existsSync(join(data, '.s.PGSQL.5432'))).toBe(false);
    }
  }, 120_000);

  it('names every fault of the environment at once, and no value', async () => {
    const server = await launch(newDataDir(), {
      ...{ PORT: 'eighty', SMTP_URL: 'mail.example', VARIANT: 'moon', DATABASE_URL: 'mysql://secret@x' },
    });
    expect(await server.ended).toBe(1);
    const text = server.errors.join('\n');
    for (const name of ['PORT', 'SMTP_URL', 'VARIANT', 'DATABASE_URL']) expect(text).toContain(name);
    expect(text).not.toMatch(/secret|at .*\.ts/);
  }, 120_000);

  it('a port that is taken is said plainly', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const server = await launch(newDataDir(), { PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.errors.join('\n')).toContain('set PORT to another one');
    taken.close();
  }, 120_000);
});
