import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { storedFonts } from '../../src/lib/waitingFonts';

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
  await page.evaluate(async (email) => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authType: 'EMAIL', email, password: 'demo-password' }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
    const { token } = (await response.json()) as { token: string };
    localStorage.setItem('token', token);
    localStorage.setItem('has_logged_in', 'true');
    document.cookie = `session=${token.split('.')[0] ?? ''}; Path=/`;
  }, `member@${domain}`);
  const { cookies, origins } = await signing.storageState();
  await signing.close();
  const fresh = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== storedFonts),
  }));
  return browser.newContext({ ...options, storageState: { cookies, origins: fresh } });
}
