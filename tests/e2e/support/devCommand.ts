import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/support/freePort';
import { root } from '../../../scripts/support/run';

export interface DevCommand {
  /** The COMMUNITIES_DIR it reads: a copy. */
  communitiesDir: string;
  /** The address of a path of a community's site. */
  at(path: string, domain: string): string;
  /** Ends it with all its processes, and removes its files. */
  stop(): Promise<void>;
}

/** Runs `npm run dev` on a free port, with a copy of the communities and a data directory of its own. */
export async function startDevCommand(): Promise<DevCommand> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'e2e-dev-'));
  const communitiesDir = join(dir, 'communities');
  const cacheDir = join(root, 'node_modules/.vite-e2e', String(port));
  cpSync(join(root, 'communities'), communitiesDir, { recursive: true });

  // In a process group of its own, so that nothing it starts outlives it.
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/dev.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      COMMUNITIES_DIR: communitiesDir,
      DATA_DIR: join(dir, 'data'),
      SEED: 'none',
      VITE_CACHE_DIR: cacheDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // Nobody of the group is left.
    }
  };
  const killAll = () => signal('SIGKILL');
  process.once('exit', killAll);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    signal('SIGTERM');
    await ended;
    killAll();
    process.off('exit', killAll);
    for (const own of [dir, cacheDir]) rmSync(own, { recursive: true, force: true });
  };

  const output: string[] = [];
  createInterface(child.stderr).on('line', (line) => output.push(line));
  const ready = new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      if (line.startsWith('ready ')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await ready)) {
    await stop();
    throw new Error(`the dev command ended:\n${output.join('\n')}`);
  }
  return { communitiesDir, at: (path, domain) => `http://${domain}.localhost:${port}${path}`, stop };
}
