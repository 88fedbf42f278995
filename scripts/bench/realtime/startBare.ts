import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { root } from '../../support/run';

export interface Bare {
  port: number;
  /** Sends a text to all sockets, so many times. */
  publish: (count: number, text: string) => void;
  stop: () => Promise<void>;
}

/** Starts `bare.ts` in a process of its own. */
export async function startBare(env: Record<string, string> = {}): Promise<Bare> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/bench/realtime/bare.ts'), String(port)],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the bare server ended with ${String(code)}`))),
  ]);
  return {
    port,
    publish: (count, text) => void child.send({ count, text }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
