// npm run bench:api [-- rounds [only]]: calls per second, compared with a bare Fastify with one query of pg, on
// PostgreSQL: DATABASE_URL, or a server of its own. Lists are compared with a handler that answers the same bytes. Both
// take turns under the same load, so that the machine's influence cancels out. Exits 1 if the median of the ratios is
// below the limit, or if a late page of a list costs more than an early one. Then a manager's list of members by every
// filter, whose p95 has a limit of its own. `only` selects the calls whose names begin so, without filters.
import { loadavg } from 'node:os';
import { startPostgres } from '../support/postgres';
import { runScript } from '../support/run';
import { isBuilt } from '../support/stamp';
import { addressOf } from './api/addresses';
import { pathOfBare } from './api/bareLists';
import { startFilled, transparentCommunity } from './api/community';
import { fillEvents, guests } from './api/fillEvents';
import { fillLists } from './api/fillLists';
import { headersOf, listPaths, pagesOf, requireSame } from './api/lists';
import { load, type Target } from './api/load';
import { measureMembers } from './api/members';
import { startBare } from './api/startBare';
import { median } from './config/median';
import { fill } from './profile/fill';
import { communityId, participantRow, slugOf, tokenOf, userId } from './profile/people';

/** Enough for 1,000 pages, however many the viewer hides. */
const members = 20_500;
const signedIn = 2000;
const rounds = Number(process.argv[2] ?? 9);
const only = process.argv[3] ?? '';
/** How long each is measured in a round, in ms; and a list, because there are many. */
const turn = 1500;
const listTurn = 700;
/** The least share of the bare server's calls, and of an early page's those of a late one. */
const limit = 0.4;
/** Calls of which more is asked: a member's notifications are looked at on every page. */
const higher: Readonly<Record<string, number>> = { N01: 0.5, N04: 0.5 };
const flat = 0.8;
/** How late a page is compared. */
const latePage = 1000;

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

/** Guests of the biggest event are members of another community, so that the lists of this one do not grow. */
const guestRow = (index: number) => ({
  ...participantRow(index),
  ...(index < members ? {} : { community_id: 'elsewhere' }),
});

/** A call, what it is compared with, and the duration of a measurement. */
interface Pair {
  name: string;
  target: Target;
  beside: Target;
  turn: number;
  limit: number;
}

/** One pair, round after round, and its row of the table. */
async function measure({ name, target, beside, turn: ms, limit: least }: Pair): Promise<boolean> {
  for (const each of [beside, target]) await load(each, ms);
  const figures: { ratio: number; calls: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await load(beside, ms / 2);
    const answered = await load(target, ms);
    const after = await load(beside, ms / 2);
    figures.push({ ratio: answered / ((before + after) / 2), calls: answered });
  }
  const ratio = median(figures.map((each) => each.ratio));
  const answered = median(figures.map((each) => each.calls));
  const passed = ratio >= least;
  const verdict = `${passed ? 'ok' : 'TOO FEW'} (at least ${least})`;
  console.log(
    `${name.padEnd(36)} ${answered.toFixed(0).padStart(6)} a second  ${ratio.toFixed(2)} × ${verdict}`,
  );
  return passed;
}

/** Compares each call with the bare server, and late pages of lists with their second one. */
async function compare(url: string, origin: string, bare: string): Promise<boolean> {
  await requireSame(url, origin, bare);
  const bareUser: Target = { origin: bare, request: () => ({ path: '/', headers: {} }) };
  const asked = (name: string, path: string): Target => ({
    origin,
    request: (index) => ({ path, headers: { ...headersOf(name), ...from(index) } }),
  });
  const pairs: Pair[] = [
    ...Object.entries(calls).map(([name, request]) => ({
      name,
      target: { origin, request },
      beside: bareUser,
      turn,
      limit,
    })),
    ...Object.entries(listPaths).map(([name, path]) => ({
      name: `${name} ${path.split('?')[0]!}`.slice(0, 36),
      target: asked(name, path),
      turn: listTurn,
      limit: higher[name] ?? limit,
      beside: { origin: bare, request: () => ({ path: pathOfBare(name), headers: {} }) },
    })),
  ];
  let passed = true;
  for (const pair of pairs) if (pair.name.startsWith(only)) passed = (await measure(pair)) && passed;
  for (const name of ['C07', 'B06']) {
    if (!name.startsWith(only)) continue;
    const pages = await pagesOf(origin, listPaths[name]!, latePage);
    if (pages.length < latePage) throw new Error(`${name} has ${pages.length} pages alone`);
    const late: Pair = {
      name: `${name} page ${pages.length} beside page 2`,
      turn: listTurn,
      limit: flat,
      target: asked(name, pages.at(-1)!),
      beside: asked(name, pages[1]!),
    };
    passed = (await measure(late)) && passed;
  }
  return passed;
}

if (!isBuilt()) await runScript('build.ts');
const communities = transparentCommunity();
const postgres = await startPostgres();
try {
  await fill(postgres.url, { members: members + guests, signedIn }, guestRow);
  await fillLists(postgres.url);
  await fillEvents(postgres.url);
  const bare = await startBare(postgres.url, userId(0));
  try {
    const server = await startFilled(postgres.url, communities, { log: false });
    const origin = `http://127.0.0.1:${server.port}`;
    try {
      const passed = await compare(postgres.url, origin, bare.origin);
      const [load1 = 0] = loadavg();
      console.log(`load average ${load1.toFixed(1)}`);
      const listed = only !== '' || (await measureMembers(origin, communityId, tokenOf(0)));
      process.exitCode = passed && listed ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await bare.stop();
  }
} finally {
  await postgres.stop();
  communities.remove();
}
