// npm run bench:rounds [-- rounds]: how long other calls wait while a round of recommendations is computed, stored and
// sent. It first finds how many calls per second the server answers; then a fifth of that is sent at fixed times,
// whatever the answers take. Quiet times and rounds alternate. Exits 1 if the median of the ratios of their p99 is
// above the limit.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { median } from './config/median';
import { callerOf } from './rounds/callerOf';
import { capacity, openLoop, percentile } from './rounds/load';
import { embeddedIn, watchRounds } from './rounds/watchRounds';

/** The share of the calls a second that the server can answer. */
const share = 0.2;
/** How much longer the slowest hundredth may take meanwhile. */
const limit = 1.5;
/** The duration of quiet times and of the capacity measurement, in ms. A round has no fixed duration. */
const quietTime = 20_000;
const capacityTime = 5000;

const rounds = Number(process.argv[2] ?? 5);
const communities = ['default', 'hearth.example', 'krug.example'];

if (!isBuilt()) await runScript('build.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'rounds-'));
const server = await startServer({ SEED: 'demo', DATA_DIR: dataDir });
const watched = await watchRounds(embeddedIn(dataDir), server.port);
const figures: { ratio: number; calm: number; busy: number }[] = [];
try {
  const call = await callerOf(server.port);
  await watched.over();
  await capacity(call, capacityTime);
  const most = await capacity(call, capacityTime);
  const rate = most * share;
  console.log(`${most.toFixed(0)} calls a second at most; ${rate.toFixed(0)} a second from now on`);
  for (let round = 0; round < rounds; round += 1) {
    const end = Date.now() + quietTime;
    const calm = percentile(await openLoop(call, rate, () => Date.now() < end), 0.99);
    const begun = performance.now();
    let isOver = false;
    const [times, sent] = await Promise.all([
      openLoop(call, rate, () => !isOver),
      watched.run(communities[round % communities.length]!).finally(() => {
        isOver = true;
      }),
    ]);
    const busy = percentile(times, 0.99);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    figures.push({ calm, busy, ratio: busy / calm });
    console.log(
      `p99 ${calm.toFixed(1)} ms when quiet, ${busy.toFixed(1)} ms in a round of ${seconds} s with ${sent} emails: ${(busy / calm).toFixed(2)}`,
    );
  }
  const ratio = median(figures.map((figure) => figure.ratio));
  const passed = ratio <= limit;
  console.log(
    `${passed ? 'ok' : 'TOO SLOW'}: ${ratio.toFixed(2)} × (at most ${limit}); load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  if (!passed) process.exitCode = 1;
} finally {
  await watched.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
