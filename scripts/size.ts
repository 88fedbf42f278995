// npm run size: the JavaScript that a first visit really loads, in a real browser, against its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from './support/browser';
import { root, runScript } from './support/run';
import { startServer } from './support/server';
import { isBuilt } from './support/stamp';
import { communityDomains } from './support/communities';

const budgets = [
  { page: '/', name: 'welcome', limit: 130_000 },
  { page: '/login', name: 'login', limit: 155_000 },
];

if (!isBuilt()) await runScript('build.ts');
const server = await startServer();
const browser = await launchBrowser();
let failed = false;

async function scriptsOf(url: string): Promise<string[]> {
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.js$/.test(new URL(request.url()).pathname)) {
      loaded.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return [...loaded];
}

for (const { page, name, limit } of budgets) {
  for (const domain of communityDomains()) {
    const files = await scriptsOf(server.site(domain === 'default' ? undefined : domain) + page);
    const size = files
      .filter((file) => file.startsWith('/assets/'))
      .reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(root, 'dist/client', file)), { level: 9 }).length,
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
process.exitCode = failed ? 1 : 0;
