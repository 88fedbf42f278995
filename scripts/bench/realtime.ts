// npm run bench:realtime [-- rounds [only]]: web sockets of the application beside a bare server of ws, on PostgreSQL:
// DATABASE_URL, or a server of its own. Each server is a process of its own. Deliveries a second to the subscribers of
// one topic take turns, so that the machine's influence cancels out; then the memory of each idle socket; then how
// clients, with the code of pages, come back after a restart. Exits 1 if a median is beyond its limit. `only` selects
// `deliver`, `memory` or `return`.
import { loadavg } from 'node:os';
import { startPostgres } from '../support/postgres';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { transparentCommunity } from './api/community';
import { fill } from './profile/fill';
import { measureDelivery } from './realtime/delivery';
import { measureIdleMemory } from './realtime/idleMemory';
import { otherProcess } from './realtime/otherProcess';
import { measureReturning } from './realtime/returning';
import { startBare } from './realtime/startBare';

const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';
const members = 12_000;
const signedIn = 10_000;

if (!isBuilt()) await runScript('build.ts');
const communities = transparentCommunity();
const postgres = await startPostgres();
const other = await (async () => {
  await fill(postgres.url, { members, signedIn });
  return otherProcess(postgres.url);
})();

const start = (env: Record<string, string> = {}) =>
  startServer(
    {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      REDIS_URL: '',
      TRUST_PROXY: '127.0.0.1',
      COMMUNITIES_DIR: communities.folder,
      ...env,
    },
    { log: false },
  );

async function deliver(): Promise<boolean> {
  const [bare, server] = [await startBare(), await start()];
  try {
    const servers = { bare, port: server.port, other };
    const passed = [
      await measureDelivery(servers, 1000, rounds),
      await measureDelivery(servers, 5000, rounds),
    ];
    return !passed.includes(false);
  } finally {
    await server.stop();
    await bare.stop();
  }
}

const parts: Record<string, () => Promise<boolean>> = {
  deliver,
  memory: () => measureIdleMemory(start, other, Math.min(rounds, 3)),
  return: () =>
    measureReturning(async (port) => {
      const server = await start(port === undefined ? {} : { PORT: String(port) });
      return { port: port ?? server.port, stop: server.stop };
    }),
};

try {
  let passed = true;
  for (const [name, measure] of Object.entries(parts)) {
    if (!name.startsWith(only)) continue;
    await other.forget();
    passed = (await measure()) && passed;
  }
  console.log(`load average ${(loadavg()[0] ?? 0).toFixed(1)}`);
  process.exitCode = passed ? 0 : 1;
} finally {
  await other.stop();
  await postgres.stop();
  communities.remove();
}
