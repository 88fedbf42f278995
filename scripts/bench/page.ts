// npm run bench:page [-- --rounds N --only NAME]: first and largest paint of every page on a slow phone, until nothing
// changes for three seconds, for members who have content. The welcome page is compared with a static page of the same
// content, the others with an empty React page measured in between. Exits 1 if a page exceeds its limit or cannot be
// measured.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { adminSecret } from './page/accounts';
import { pageArguments } from './page/arguments';
import { serveComparisons, type Comparisons } from './page/comparisons';
import { cpuSlowdown } from './page/conditions';
import { knownIn, type Known } from './page/known';
import { measure, type Loading } from './page/measure';
import { pageRows, type Row } from './page/pages';
import { createPeople } from './page/people';
import { heading, outcomeOf } from './page/outcome';
import { embeddedIn, watchRounds } from './rounds/watchRounds';

/** How many pages are measured between two measurements of the empty page. */
const between = 10;

const { rounds, only } = pageArguments(process.argv.slice(2));
const rows = pageRows(only);
const domains = [...new Set(rows.map(({ domain }) => domain))];

if (!isBuilt()) await runScript('build.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'page-'));
const server = await startServer({
  SEED: 'demo',
  DATA_DIR: dataDir,
  ADMIN_SECRET: adminSecret,
  // The browser takes the server's cores, so 150 ms are not enough here. The time for the data counts in each measurement.
  PAGE_DATA_MS: '60000',
});
const watched = await watchRounds(embeddedIn(dataDir), server.port);
const browser = await launchBrowser();
const comparisons = new Map<string, Comparisons>();
try {
  await watched.over();
  const site = (domain: string) => server.site(domain === 'default' ? undefined : domain);
  const known = new Map<string, Known>();
  for (const domain of domains) {
    known.set(domain, await knownIn(server.port, domain));
    const { host } = new URL(site(domain));
    comparisons.set(domain, await serveComparisons({ port: server.port, host }));
  }
  const stored = createPeople(browser, server);
  const measured = rows.map((row) => ({
    row,
    loadings: [] as Loading[],
    statics: [] as Loading[],
    failed: undefined as string | undefined,
  }));
  const empties: Loading[] = [];
  const asVisitor = (url: string) => measure(browser, { url, storageState: undefined });
  const urlOf = ({ domain, path }: Row) => site(domain) + path(known.get(domain)!);

  // The first visit of a page is slower: the server prepares its queries and code then.
  for (const { row } of measured) {
    const context = await browser.newContext({ storageState: await stored(row.who, row.domain) });
    await (await context.newPage()).goto(urlOf(row), { waitUntil: 'commit', timeout: 0 });
    await context.close();
  }

  // Alternating, so that other load on the machine affects all of them equally.
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    for (const [at, page] of measured.entries()) {
      const beside = comparisons.get(page.row.domain)!;
      if (at % between === 0) empties.push(await asVisitor(beside.empty));
      if (page.row.beside === 'static') page.statics.push(await asVisitor(beside.static));
      try {
        const storageState = await stored(page.row.who, page.row.domain);
        page.loadings.push(await measure(browser, { url: urlOf(page.row), storageState }));
      } catch (error) {
        page.failed = (error as Error).message;
      }
    }
  }
  console.log(
    `median of ${rounds}, slow 4G, CPU ÷ ${cpuSlowdown}, 390 × 844; load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  console.log(heading);
  console.log(
    outcomeOf({ row: { name: 'empty page', domain: '', who: 'visitor' }, loadings: empties, beside: empties })
      .text,
  );
  for (const { row, loadings, statics, failed } of measured) {
    const beside = row.beside === 'static' ? statics : empties;
    const { passed, text } = outcomeOf({ row, loadings, beside, failed });
    console.log(text);
    if (!passed) process.exitCode = 1;
  }
} finally {
  for (const { close } of comparisons.values()) close();
  await browser.close();
  await watched.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
