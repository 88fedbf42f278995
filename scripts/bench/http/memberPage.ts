import { screenCalls } from '../../../src/server/modules/page/screenCalls';
import { startPostgres } from '../../support/postgres';
import { startServer } from '../../support/server';
import { median } from '../config/median';
import { watchRounds } from '../rounds/watchRounds';
import { watchEventLoop } from './eventLoop';
import { requestsPerSecond } from './load';
import { memberSession } from './memberSession';
import { startBare } from './startBare';

const path = '/my_communities';
/** Few, so that the server is busy and no page waits for long: a page leaves late data to the browser. */
const connections = 4;
/** How long each is measured in a round, and before the first, in ms. */
const duration = 3000;
const warmUp = 2000;
/**
 * Least median of pages a second ÷ those of the same calls made one by one and a bare page; the least share of pages
 * with data; how long the event loop may be blocked, in ms.
 */
const limits = { ratio: 0.5, withData: 0.95, blocked: 50 };

interface Servers {
  port: number;
  /** How long the server's event loop was blocked at most since this was last asked, in ms. */
  blocked: () => Promise<number>;
}

/** What is measured, each for some ms: home, the same calls one by one, and a bare page of the same bytes. */
async function loadsOf({ port }: Servers) {
  const { token, cookie, participantId } = await memberSession(port);
  const asDocument = { Cookie: cookie, 'Sec-Fetch-Dest': 'document' };
  const asCall = { Accept: '*/*', Authorization: `Bearer ${token}`, 'X-Community-Id': 'default' };
  const calls = [
    { method: 'POST' as const, path: '/api/init', headers: asCall },
    ...screenCalls.home.map((call) => ({
      path: call.split(' ')[1]!.replace('{participantId}', participantId),
      headers: asCall,
    })),
  ];
  const page = await fetch(`http://localhost:${port}${path}`, { headers: asDocument });
  const bare = await startBare(await page.text());
  const load = { host: 'localhost', connections };
  const counts = { pages: 0, withData: 0 };
  return {
    counts,
    page: (duration: number) =>
      requestsPerSecond({
        ...load,
        port,
        requests: [{ path, headers: asDocument }],
        duration,
        onHead: (head) => {
          counts.pages += 1;
          // A page with a member's data may be stored nowhere.
          if (/\r\ncache-control:[^\r]*no-store/i.test(head)) counts.withData += 1;
        },
      }),
    calls: async (duration: number) =>
      (await requestsPerSecond({ ...load, port, requests: calls, duration })) / calls.length,
    bare: (duration: number) =>
      requestsPerSecond({ ...load, port: bare.port, requests: [{ path: '/' }], duration }),
    stop: bare.stop,
  };
}

async function compare(rounds: number, servers: Servers): Promise<boolean> {
  const loads = await loadsOf(servers);
  const figures: { ratio: number; blocked: number }[] = [];
  try {
    for (const each of [loads.page, loads.calls, loads.bare]) await each(warmUp);
    Object.assign(loads.counts, { pages: 0, withData: 0 });
    for (let round = 0; round < rounds; round++) {
      await servers.blocked();
      const ours = await loads.page(duration);
      const blocked = await servers.blocked();
      const apart = await loads.calls(duration);
      const byCalls = await servers.blocked();
      // One after the other: the times add up.
      const theirs = 1 / (1 / apart + 1 / (await loads.bare(duration)));
      const ratio = ours / theirs;
      figures.push({ ratio, blocked });
      console.log(
        `GET ${path} as a member  ${ours.toFixed(0)} beside ${theirs.toFixed(0)} a second: ${ratio.toFixed(2)}; ` +
          `blocked for ${blocked.toFixed(0)} ms at most, by the calls for ${byCalls.toFixed(0)} ms`,
      );
    }
  } finally {
    loads.stop();
  }
  const ratio = median(figures.map((figure) => figure.ratio));
  const blocked = Math.max(...figures.map((figure) => figure.blocked));
  const share = loads.counts.withData / loads.counts.pages;
  const verdicts: [boolean, string][] = [
    [ratio >= limits.ratio, `${ratio.toFixed(2)} × the calls and a bare page (at least ${limits.ratio})`],
    [
      share >= limits.withData,
      `${(share * 100).toFixed(0)} % of the pages with data (at least ${limits.withData * 100} %)`,
    ],
    [
      blocked <= limits.blocked,
      `event loop blocked for ${blocked.toFixed(0)} ms (at most ${limits.blocked} ms)`,
    ],
  ];
  for (const [passed, text] of verdicts) console.log(`${passed ? 'ok' : 'TOO SLOW'}: ${text}`);
  return verdicts.every(([passed]) => passed);
}

/**
 * Home as a member beside the user and the screen's first calls, one by one, and a bare page of the same bytes, on
 * PostgreSQL: DATABASE_URL, or a server of its own. Returns whether it is fast enough and blocks nothing.
 */
export async function measureMemberPage(rounds: number): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const loop = await watchEventLoop();
    const server = await startServer({ ...loop.env, SEED: 'demo', DATABASE_URL: postgres.url });
    try {
      const recommendations = await watchRounds({ connectionString: postgres.url }, server.port);
      await recommendations.over();
      await recommendations.stop();
      return await compare(rounds, { port: server.port, blocked: loop.longest });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}
