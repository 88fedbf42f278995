// npm run bench:start: how long a newcomer waits from `npm start` on a fresh clone to the line that says ready. Fails above 20 s.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/run';

const runs = 3;
const mostSeconds = 20;
const port = 3390;

/** Seconds until the server of a folder says that it is ready; it is then stopped. */
function start(folder: string): Promise<number> {
  const from = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
  });
  const stop = () => process.kill(-child.pid!, 'SIGTERM');
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let said = '';
    let seconds: number | undefined;
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (seconds !== undefined || !/^ready http/m.test(said)) return;
        seconds = (performance.now() - from) / 1000;
        stop();
      });
    child.on('exit', () => {
      process.off('exit', stop);
      if (seconds === undefined) reject(new Error(said));
      else resolve(seconds);
    });
  });
}

async function fresh(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await start(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const measured: number[] = [];
for (let run = 1; run <= runs; run += 1) {
  measured.push(await fresh());
  console.log(`start ${run}: ${measured.at(-1)!.toFixed(1)} s`);
}
const median = measured.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
console.log(`median ${median.toFixed(1)} s (at most ${mostSeconds})`);
if (median > mostSeconds) process.exitCode = 1;
