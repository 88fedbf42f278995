import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { freePort } from '../../scripts/support/freePort';
import { serverEntries } from '../../scripts/support/serverEntries';
import { createClient } from './client';
import { emailOnly, writeCommunities } from './testCommunities';

const root = join(import.meta.dirname, '../..');

export interface Spawned {
  child: ChildProcess;
  port: number;
  client: ReturnType<typeof createClient>;
  out: string[];
  errors: string[];
  /** Resolves with the exit code, or the signal. */
  ended: Promise<number | string | null>;
  /** Resolves at the `ready` line. */
  ready: Promise<void>;
}

export interface BuiltServer {
  /** Starts the server in a process of its own, on a free port. */
  launch(dataDir: string, env?: Record<string, string>): Promise<Spawned>;
  /** An empty, migrated data directory, so that only restarts are waited for. */
  newDataDir(): string;
  /** Ends every process and removes its files. */
  remove(): void;
}

async function bundle(home: string): Promise<void> {
  await build({
    entryPoints: serverEntries,
    outdir: join(home, 'server'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  });
  cpSync(join(root, 'src/docs'), join(home, 'docs'), { recursive: true });
  cpSync(join(root, 'src/config/variants/jo.json'), join(home, 'variant.json'));
  cpSync(join(root, 'src/server/db/migrations'), join(home, 'server/migrations'), { recursive: true });
  const words = 'src/server/modules/matching/engine/words';
  cpSync(join(root, words), join(home, 'server/words'), { recursive: true });
}

function watch(child: ChildProcess, port: number): Spawned {
  const [out, errors]: [string[], string[]] = [[], []];
  createInterface(child.stderr!).on('line', (line) => errors.push(line));
  const ended = new Promise<number | string | null>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      out.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${errors.join('\n')}`)));
  });
  ready.catch(() => undefined);
  return { child, port, client: createClient(`http://127.0.0.1:${port}`), out, errors, ended, ready };
}

/** Builds the server, beside its imports, to run in processes that a test may kill. */
export async function buildServer(): Promise<BuiltServer> {
  const dir = mkdtempSync(join(tmpdir(), 'built-'));
  const home = join(root, `node_modules/.cache/built-${randomUUID()}`);
  const started = new Set<ChildProcess>();
  await bundle(home);
  writeCommunities(join(dir, 'communities'), { 'open.example': emailOnly });
  return {
    launch: async (dataDir, env = {}) => {
      const port = await freePort();
      const child = spawn(process.execPath, [join(home, 'server/main.js')], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          SEED: 'none',
          PORT: String(port),
          DATA_DIR: dataDir,
          COMMUNITIES_DIR: join(dir, 'communities'),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.add(child);
      return watch(child, port);
    },
    newDataDir: () => {
      const data = mkdtempSync(join(dir, 'data-'));
      cpSync(inject('template'), data, { recursive: true });
      return data;
    },
    remove: () => {
      for (const child of started) child.kill('SIGKILL');
      for (const folder of [dir, home]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
