import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../support/freePort';
import { root } from '../../support/run';

interface Bare {
  origin: string;
  stop(): Promise<void>;
}

/** Starts `bare.ts` in a process of its own. */
export async function startBare(databaseUrl: string, userId: string): Promise<Bare> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/bench/api/bare.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      USER_ID: userId,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`the bare server ended with ${String(code)}`))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
