// npm run size: the JavaScript that a first visit really loads, in a real browser, against its budget: of a visitor, and of a
// member of the demo data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { launchBrowser } from './support/browser';
import { findHeadlessChromium } from './support/chromium';
import { copyOfDist, withDistLock } from './support/dist';
import { demoMember } from './support/demoMember';
import { runScript } from './support/run';
import { startServer } from './support/server';
import { isBuilt } from './support/stamp';
import { communityDomains } from './support/communities';

const budgets = [
  { page: '/', name: 'welcome', limit: 130_000 },
  { page: '/login', name: 'login', limit: 155_000 },
  { page: '/my_communities', name: 'home', limit: 180_000, member: true },
  { page: '/profile', name: 'profile', limit: 200_000, member: true },
  { page: '/account', name: 'account', limit: 200_000, member: true },
];

const built = await withDistLock(async () => {
  if (!isBuilt()) await runScript('build.ts');
  return copyOfDist();
});
process.env.BUILT_DIR = built.dir;
const server = await startServer({ SEED: 'demo', PAGE_DATA_MS: '60000' });
const browser = await launchBrowser(await findHeadlessChromium());
let failed = false;

async function scriptsOf(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  // What loads once the page is idle is not part of it: other pages, and the realtime connection.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.js$/.test(new URL(request.url()).pathname)) {
      loaded.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return [...loaded];
}

for (const { page, name, limit, member } of budgets) {
  // Not every community has sign-in by password; the code is the same in all of them.
  for (const domain of member ? ['hearth.example'] : communityDomains()) {
    const site = server.site(domain === 'default' ? undefined : domain);
    const context = member ? await demoMember(browser, site, domain) : await browser.newContext();
    const files = await scriptsOf(context, site + page);
    const size = files
      .filter((file) => file.startsWith('/assets/'))
      .reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(built.dir, 'client', file)), { level: 9 }).length,
        0,
      );
    const fits = size > 0 && size <= limit;
    failed ||= !fits;
    const figure = `${(size / 1000).toFixed(1)} of ${limit / 1000} kB gzip in ${files.length} files`;
    console.log(`${fits ? 'ok ' : 'OVER'} ${name.padEnd(8)} ${domain.padEnd(26)} ${figure}`);
  }
}

await browser.close();
await server.stop();
built.remove();
process.exitCode = failed ? 1 : 0;
