// npm run bench:http: requests per second for the welcome page, compared with a bare Fastify that compresses and sends
// the same bytes. Each server is a process of its own; rounds alternate. Exits 1 if the median of the ratios is below
// the limit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort';
import { root, runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { requestsPerSecond } from './http/load';

const rounds = 7;
const connections = 16;
const duration = 2000;
/** Least median of our requests a second ÷ the bare server's. */
const limit = 0.4;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function startBare(page: string): Promise<{ port: number; stop: () => void }> {
  const port = await freePort();
  const bare = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/bench/http/bare.ts'), String(port), page],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(bare.stdout, 'data');
  return { port, stop: () => void bare.kill() };
}

if (!isBuilt()) await runScript('build.ts');
const dir = mkdtempSync(join(tmpdir(), 'page-'));
const ours = await startServer({ NODE_ENV: 'production' }, { log: false });
const page = join(dir, 'page.html');
writeFileSync(page, await (await fetch(ours.site())).text());
const bare = await startBare(page);
const load = { host: 'localhost', path: '/', connections };
const figures: { ours: number; bare: number }[] = [];
try {
  for (const port of [ours.port, bare.port]) await requestsPerSecond({ ...load, port, duration: 1000 });
  for (let round = 0; round < rounds; round++) {
    const figure = {
      ours: await requestsPerSecond({ ...load, port: ours.port, duration }),
      bare: await requestsPerSecond({ ...load, port: bare.port, duration }),
    };
    figures.push(figure);
    const ratio = (figure.ours / figure.bare).toFixed(2);
    console.log(`GET /  ${figure.ours.toFixed(0)} beside ${figure.bare.toFixed(0)} a second: ${ratio}`);
  }
} finally {
  bare.stop();
  await ours.stop();
  rmSync(dir, { recursive: true, force: true });
}
const ratio = median(figures.map((figure) => figure.ours / figure.bare));
const passed = ratio >= limit;
console.log(`${passed ? 'ok' : 'TOO SLOW'}: ${ratio.toFixed(2)} × a bare Fastify (at least ${limit})`);
process.exitCode = passed ? 0 : 1;
