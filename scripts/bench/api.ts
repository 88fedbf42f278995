// npm run bench:api [-- rounds]: calls a second, beside those of a bare Fastify with one query of pg, on PostgreSQL: DATABASE_URL, or a
// server of its own. Both take turns under the same load, so that the machine's cancels; exits 1 where the median of the
// ratios is below the limit. Then a manager's list of members by every filter, whose p95 has a limit of its own.
import { loadavg } from 'node:os';
import pg from 'pg';
import { startPostgres } from '../support/postgres';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { load, type Target } from './api/load';
import { measureMembers } from './api/members';
import { startBare } from './api/startBare';
import { median } from './config/median';
import { fill } from './profile/fill';
import { communityId, participantId, slugOf, tokenOf, userId } from './profile/people';

const members = 20_000;
const signedIn = 2000;
const rounds = Number(process.argv[2] ?? 9);
/** How long each is asked in a round, in ms. */
const turn = 1500;
/** The least share of the bare server's calls. */
const limit = 0.4;

/** From as many addresses, as behind a proxy: one address alone may look up few profiles. */
const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const anybody = (index: number): number => (index * 7919 + 13) % members;
const session = (index: number) => ({ authorization: `Bearer ${tokenOf((index * 31) % signedIn)}` });
const profile = (index: number): string => `/api/participant/profile/${slugOf(anybody(index))}`;
const from = (index: number) => ({ 'x-forwarded-for': addressOf(index % 1_000_000) });

const calls: Record<string, Target['request']> = {
  'U01 GET /api/current-user': (index) => ({ path: '/api/current-user', headers: session(index) }),
  'P05 a profile by slug, a member': (index) => ({
    path: profile(index),
    headers: { ...from(index), ...session(index) },
  }),
  'P05 a profile by slug, a visitor': (index) => ({ path: profile(index), headers: from(index) }),
};

/** Makes the first of those signed in a manager. */
async function nameManager(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query('update participants set is_manager = true where id = $1', [participantId(0)])
    .finally(() => client.end());
}

async function compare(bare: Target, origin: string): Promise<boolean> {
  const targets = Object.entries(calls).map(([name, request]) => ({ name, target: { origin, request } }));
  const figures = new Map<string, { ratio: number; calls: number }[]>();
  for (const { target } of [{ target: bare }, ...targets]) await load(target, turn);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, target } of targets) {
      const before = await load(bare, turn / 2);
      const answered = await load(target, turn);
      const after = await load(bare, turn / 2);
      const ratio = answered / ((before + after) / 2);
      figures.set(name, [...(figures.get(name) ?? []), { ratio, calls: answered }]);
    }
  }
  let passed = true;
  for (const [name, each] of figures) {
    const ratio = median(each.map((one) => one.ratio));
    const answered = median(each.map((one) => one.calls));
    passed &&= ratio >= limit;
    const verdict = ratio >= limit ? `ok (at least ${limit})` : `TOO FEW (at least ${limit})`;
    console.log(
      `${name.padEnd(36)} ${answered.toFixed(0).padStart(6)} a second  ${ratio.toFixed(2)} × bare  ${verdict}`,
    );
  }
  return passed;
}

if (!isBuilt()) await runScript('build.ts');
const postgres = await startPostgres();
try {
  await fill(postgres.url, { members, signedIn });
  await nameManager(postgres.url);
  const bare = await startBare(postgres.url, userId(0));
  try {
    const server = await startServer(
      { NODE_ENV: 'production', DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' },
      { log: false },
    );
    try {
      const passed = await compare(
        { origin: bare.origin, request: () => ({ path: '/', headers: {} }) },
        `http://127.0.0.1:${server.port}`,
      );
      const [load1 = 0] = loadavg();
      console.log(`load average ${load1.toFixed(1)}`);
      const listed = await measureMembers(`http://127.0.0.1:${server.port}`, communityId, tokenOf(0));
      process.exitCode = passed && listed ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await bare.stop();
  }
} finally {
  await postgres.stop();
}
