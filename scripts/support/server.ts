import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtDir } from './dist';
import { freePort } from './freePort';
import { root } from './run';

export interface RunningServer {
  port: number;
  /** The address of a community's site: `site('a.example')`; the default community without a domain. */
  site(domain?: string): string;
  /** Milliseconds from the spawn to the `ready` line. */
  startedIn: number;
  stop(): Promise<void>;
}

/**
 * Runs the built server on a free port with a data directory of its own, removed at the end. It sends no email, and
 * uses no database but that of `env`. Without `log`, its output is discarded, including the reason of a failed start.
 */
export async function startServer(
  env: Record<string, string> = {},
  { log = true }: { log?: boolean } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'community-'));
  const started = performance.now();
  const child = spawn(process.execPath, [join(builtDir(), 'server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: data,
      SEED: 'none',
      SMTP_URL: '',
      MAIL: 'files',
      ...(env.DATABASE_URL ? { DATABASE: '' } : { DATABASE_URL: '', DATABASE: 'embedded' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', log ? 'pipe' : 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const output: string[] = [];
  if (child.stderr) createInterface(child.stderr).on('line', (line) => output.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      output.push(line);
      if (line.startsWith('ready ')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output.join('\n')}`)));
  });
  return {
    port,
    site: (domain) => `http://${domain ? `${domain}.` : ''}localhost:${port}`,
    startedIn: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
