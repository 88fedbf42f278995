import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/freePort';
import { root } from '../support/run';

export interface ApiProcess {
  port: number;
  /** Resolves when the server answers. */
  ready(): Promise<void>;
  /** Restarts it, once for changes that come together. */
  restart(): void;
  stop(): Promise<void>;
}

interface ApiProcessOptions {
  publicUrl: string;
  /** The script to run: the server's. */
  script?: string;
}

/** Runs the server from its source in a process of its own. Prints its output except its `ready` line. */
export async function apiProcess({
  publicUrl,
  script = join(root, 'src/server/main.ts'),
}: ApiProcessOptions): Promise<ApiProcess> {
  const port = await freePort();
  let child: ChildProcess;
  let ready: Promise<void>;
  let restarting: Promise<void> | undefined;

  function launch(): void {
    child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: {
        NODE_ENV: 'development',
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: publicUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const started = child;
    ready = new Promise((resolve) => {
      createInterface(started.stdout!).on('line', (line) => {
        if (line.startsWith('ready ')) resolve();
        else console.log(line);
      });
      // A server that cannot start says why; the next change tries again.
      started.on('exit', () => resolve());
    });
  }

  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });

  // However this process ends, the data directory is free for the next.
  process.on('exit', () => child.kill('SIGTERM'));
  launch();
  return {
    port,
    ready: () => ready,
    restart: () => {
      restarting ??= stop().then(() => {
        restarting = undefined;
        launch();
      });
      ready = restarting.then(() => ready);
    },
    stop,
  };
}
