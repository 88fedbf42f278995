// npm run bench:page: first and largest paint on a slow phone: the welcome page compared with a static page of the same
// content; login and members' pages compared with an empty React page. Exits 1 if one exceeds its limit.
import { gzipSync } from 'node:zlib';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { build } from 'esbuild';
import type { BrowserContext } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { demoMember } from '../support/demoMember';
import { root, runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';

const rounds = 5;
/** Lighthouse's slow 4G as DevTools applies it: 150 ms RTT × 3.75, 1.6 Mbps × 0.9 down, 750 kbps × 0.9 up. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
/** Maximum ratio of a page's largest paint to that of its comparison. */
const limits = [
  { page: 'welcome', beside: 'static, same content', limit: 1.2 },
  { page: 'login', beside: 'empty React page', limit: 1 },
  { page: 'home', beside: 'empty React page', limit: 1.45 },
  { page: 'profile', beside: 'empty React page', limit: 1.6 },
  { page: 'a member', beside: 'empty React page', limit: 1.45 },
];
const phone = { viewport: { width: 390, height: 844 } };

interface Paints {
  first: number;
  largest: number;
}

/** The welcome page without scripts. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '');

async function emptyReactPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { createRoot } from 'react-dom/client'; import { createElement } from 'react';" +
        "createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));",
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves the two pages for comparison. All other requests go to the real server. */
async function serveStatic(site: string): Promise<{ url: string; close: () => void }> {
  const pages: Record<string, { type: string; body: string }> = {
    '/static': { type: 'text/html', body: withoutScripts(await (await fetch(site)).text()) },
    '/empty': {
      type: 'text/html',
      body: '<!doctype html><title>Empty</title><div id="root"></div><script type="module" src="/empty.js"></script>',
    },
    '/empty.js': { type: 'text/javascript', body: await emptyReactPage() },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const page = pages[request.url ?? ''];
    if (page) {
      response.writeHead(200, { 'content-type': page.type, 'content-encoding': 'gzip' });
      return response.end(gzipSync(page.body));
    }
    const upstream = await fetch(site + request.url, { headers: { 'accept-encoding': 'identity' } });
    const type = upstream.headers.get('content-type') ?? '';
    const body = Buffer.from(await upstream.arrayBuffer());
    const packed = /svg|css|javascript|json/.test(type);
    response.writeHead(upstream.status, {
      'content-type': type,
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
      'access-control-allow-origin': '*',
    });
    return response.end(packed ? gzipSync(body) : body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

async function measure(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slow phone is busy with the code for so long that the network seems idle before the data is asked for.
  await page.locator('[role=status][aria-busy=true]').waitFor({ state: 'detached' });
  const paints = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paints;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

if (!isBuilt()) await runScript('build.ts');
const server = await startServer({ SEED: 'demo' });
const beside = await serveStatic(server.site());
const browser = await launchBrowser();
const domain = 'hearth.example';
const membersSite = server.site(domain);
const asVisitor = () => browser.newContext(phone);
const asMember = () => demoMember(browser, membersSite, domain, phone);

/** The address of the member's own page, as the profile leads to it. */
async function ownPage(): Promise<string> {
  const context = await asMember();
  const page = await context.newPage();
  await page.goto(`${membersSite}/profile`);
  const address = await page.locator('a[href^="/u/"]').first().getAttribute('href');
  await context.close();
  return address ?? '';
}

const pages = {
  welcome: { as: asVisitor, url: `${server.site()}/` },
  'static, same content': { as: asVisitor, url: `${beside.url}/static` },
  login: { as: asVisitor, url: `${server.site()}/login` },
  'empty React page': { as: asVisitor, url: `${beside.url}/empty` },
  home: { as: asMember, url: `${membersSite}/my_communities` },
  profile: { as: asMember, url: `${membersSite}/profile` },
  'a member': { as: asMember, url: membersSite + (await ownPage()) },
};
const figures: Record<string, Paints[]> = {};
// Alternating, so that other load on the machine affects all of them equally.
for (let round = 0; round < rounds; round++) {
  for (const [name, { as, url }] of Object.entries(pages)) {
    (figures[name] ??= []).push(await measure(await as(), url));
  }
}
const result = (name: string): Paints => ({
  first: median((figures[name] ?? []).map(({ first }) => first)),
  largest: median((figures[name] ?? []).map(({ largest }) => largest)),
});
console.log(`median of ${rounds}, slow 4G, CPU ÷ ${cpuSlowdown}, 390 × 844      first paint   largest paint`);
for (const name of Object.keys(pages)) {
  const { first, largest } = result(name);
  console.log(`${name.padEnd(44)} ${first.toFixed(0).padStart(8)} ms ${largest.toFixed(0).padStart(12)} ms`);
}
for (const { page, beside, limit } of limits) {
  const [ours, theirs] = [result(page), result(beside)];
  const [first, largest] = [ours.first / theirs.first, ours.largest / theirs.largest];
  if (largest > limit) process.exitCode = 1;
  console.log(
    `${largest > limit ? 'SLOW' : 'ok  '} ${page} ÷ ${beside}: first ${first.toFixed(2)}, largest ${largest.toFixed(2)} (limit ${limit})`,
  );
}
await browser.close();
beside.close();
await server.stop();
