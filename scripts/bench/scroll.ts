// npm run bench:scroll: scrolls the page of an event with 45,000 participants and 5,000 requests, its organisers’ panel
// and its check-in list, on a phone with the CPU ÷ 4, on PostgreSQL: DATABASE_URL, or a server of its own. Exits 1 if a
// task took longer than 50 ms, or if the page had more rows than it may.
import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { startPostgres } from '../support/postgres';
import { runScript } from '../support/run';
import { startServer } from '../support/server';
import { isBuilt } from '../support/stamp';
import { bigEvent, crowd, fillEvents, organiser } from './api/fillEvents';
import { fill } from './profile/fill';
import { tokenOf } from './profile/people';

const cpuSlowdown = 4;
/** Maximum task during scrolling, in ms, and maximum rows of people at once. */
const limits = { task: 50, rows: 400 };
/** The distance of a flick, in px, and how often per second. */
const flick = { by: 900, pause: 120, times: 60 };

const signedIn = async (context: BrowserContext, site: string): Promise<void> => {
  const token = tokenOf(organiser);
  await context.addCookies([{ name: 'session', value: token.split('.')[0] ?? '', url: site }]);
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('has_logged_in', 'true');
  }, token);
};

/** Presses until the page has its maximum of rows, and once more, so that rows at the other end are dropped. */
async function fillPage(page: Page, rows: string, more: string): Promise<void> {
  const held = () => page.locator(rows).count();
  for (let before = -1, same = 0; same < 2;) {
    const button = page.getByRole('button', { name: more });
    if ((await button.count()) === 0) return;
    await button.click();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.waitForTimeout(100);
    const now = await held();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** The longest task while the page is scrolled down and up again, in ms. 0 if there was none. */
async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    const longest = window as unknown as { longest: number };
    longest.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.longest = Math.max(longest.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(195, 420);
  for (const by of [flick.by, -flick.by]) {
    for (let at = 0; at < flick.times; at += 1) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(flick.pause);
    }
  }
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

const panel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Manage participants' }).click();
  await page
    .getByRole('region', { name: 'For organisers' })
    .getByRole('tab', { name: /^Going/ })
    .click();
};
interface View {
  name: string;
  /** Below the event's. */
  path: string;
  open?: (page: Page) => Promise<void>;
  /** A selector that matches once per row. */
  rows: string;
  /** The buttons that load more of them. */
  more: string[];
}
const views: View[] = [
  { name: 'who goes', path: '', rows: 'main a[href^="/u/"]', more: ['Load more'] },
  {
    name: 'organisers’ panel',
    path: '',
    open: panel,
    rows: 'main a[href^="/u/"]',
    more: ['Load more', 'Show more'],
  },
  { name: 'the check-in list', path: '/check-in', rows: 'main li', more: [] },
];

if (!isBuilt()) await runScript('build.ts');
const postgres = await startPostgres();
await fill(postgres.url, { members: crowd.confirmed + crowd.pending, signedIn: organiser + 1 });
await fillEvents(postgres.url);
const server = await startServer({ DATABASE_URL: postgres.url });
const browser = await launchBrowser();
const site = server.site();
for (const { name, path, open, rows, more } of views) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await signedIn(context, site);
  const page = await context.newPage();
  await page.goto(`${site}/event/${bigEvent}${path}`, { waitUntil: 'networkidle' });
  await open?.(page);
  await page.locator(rows).first().waitFor();
  for (const button of more) await fillPage(page, rows, button);
  const held = await page.locator(rows).count();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const longest = await scroll(page);
  const ok = longest <= limits.task && held <= limits.rows;
  if (!ok) process.exitCode = 1;
  console.log(
    `${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(20)} ${String(held).padStart(4)} rows (at most ${limits.rows}), ` +
      `longest task ${longest.toFixed(0).padStart(4)} ms (at most ${limits.task})`,
  );
  await context.close();
}
await browser.close();
await server.stop();
await postgres.stop();
