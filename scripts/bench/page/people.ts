import type { Browser, BrowserContextOptions } from '@playwright/test';
import { storedFonts } from '../../../src/lib/waitingFonts';
import type { RunningServer } from '../../support/server';
import { signInBrowser } from '../../support/signInBrowser';
import { accountOf, type Person } from './accounts';
import { phone } from './conditions';
import type { Who } from './pages';

type State = Exclude<BrowserContextOptions['storageState'], string>;

/**
 * Returns what the browser of a person has stored after an earlier visit: the session, its cookies, and what the client
 * knows of its user. Nothing is cached.
 */
export function createPeople(browser: Browser, { port, site }: RunningServer) {
  async function afterVisit(who: Person, domain: string): Promise<State> {
    const context = await browser.newContext(phone);
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    await page.goto(`${site(domain === 'default' ? undefined : domain)}/login`);
    await signInBrowser(page, await accountOf(who, { port, domain }));
    // Who is signed in is led from here to their own home.
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('authorities') && location.pathname !== '/login');
    const { cookies, origins } = await context.storageState();
    await context.close();
    return {
      cookies,
      origins: origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name !== storedFonts),
      })),
    };
  }

  const states = new Map<string, Promise<State>>();
  return async (who: Who, domain: string): Promise<State | undefined> => {
    if (who === 'visitor') return undefined;
    const key = `${who} ${domain}`;
    if (!states.has(key)) states.set(key, afterVisit(who, domain));
    return states.get(key);
  };
}
