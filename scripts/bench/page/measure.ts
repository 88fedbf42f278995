import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { cpuSlowdown, longest, phone, quietTime, slow4G } from './conditions';
import { watchPage, type Watched } from './watch';

/** Times are in ms since the navigation began. */
export interface Loading {
  first: number;
  largest: number;
  /** When React had taken over all links and controls. 0 if it waits for a touch. */
  usable: number;
  /** The script files that had come by then. */
  scripts: number;
  /** Whether the HTML contained a member's data. */
  hasData: boolean;
}

interface Opened {
  url: string;
  /** What the browser has stored. */
  storageState: BrowserContextOptions['storageState'];
}

/** The requests of a page that have not ended. */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** Waits a moment by the browser's own time. Returns what the page has recorded. */
const look = (page: Page, isWaiting: boolean) =>
  page.evaluate(
    (waits) =>
      new Promise<{ quiet: number; now: number }>((resolve) => {
        setTimeout(() => {
          const { watched } = window as unknown as { watched: Watched };
          if (waits) watched.quiet = 0;
          resolve({ quiet: watched.quiet, now: performance.now() });
        }, 200);
      }),
    isWaiting,
  );

/** Waits until nothing has changed for some time. */
async function waitUntilQuiet(page: Page, open: ReadonlySet<Request>): Promise<void> {
  for (;;) {
    const { quiet, now } = await look(page, open.size > 0);
    if (quiet >= quietTime || now >= longest) return;
  }
}

const read = (page: Page): Promise<Omit<Loading, 'hasData'>> =>
  page.evaluate(() => {
    const { largest, usable } = (window as unknown as { watched: Watched }).watched;
    const by = usable || Infinity;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      largest,
      usable,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: files.filter(
        ({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= by,
      ).length,
    };
  });

/** Opens a page in a browser with an empty cache, on a slow phone. Throws if it leads to another page. */
export async function measure(browser: Browser, { url, storageState }: Opened): Promise<Loading> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const open = openRequests(page);
    const response = await page.goto(url, { waitUntil: 'commit' });
    await waitUntilQuiet(page, open);
    const [asked, shown] = [new URL(url), new URL(page.url())];
    if (shown.pathname !== asked.pathname) throw new Error(`it leads to ${shown.pathname}`);
    // A page with a member's data may be stored nowhere.
    const hasData = response?.headers()['cache-control']?.includes('no-store') ?? false;
    return { ...(await read(page)), hasData };
  } finally {
    await context.close();
  }
}
