import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { storedFonts } from '../../src/lib/waitingFonts';
import { demoPassword } from '../../src/server/demoAccounts';
import { signInBrowser } from './signInBrowser';

/**
 * A browser with a session of the demo member of a community, as after an earlier visit, and an empty cache. `site` is
 * the address of the community's site on a server with demo data; `domain` is that of its accounts.
 */
export async function demoMember(
  browser: Browser,
  site: string,
  domain: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const signing = await browser.newContext(options);
  const page = await signing.newPage();
  await page.goto(`${site}/login`);
  await signInBrowser(page, { email: `member@${domain}`, password: demoPassword });
  const { cookies, origins } = await signing.storageState();
  await signing.close();
  const fresh = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== storedFonts),
  }));
  return browser.newContext({ ...options, storageState: { cookies, origins: fresh } });
}
