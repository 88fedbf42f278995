import type { Browser, BrowserContextOptions } from '@playwright/test';
import { storedFonts } from '../../../src/lib/waitingFonts';
import { addressAt, demoPassword } from '../../../src/server/demoAccounts';
import type { RunningServer } from '../../support/server';
import { signInBrowser } from '../../support/signInBrowser';
import { ask } from './ask';
import { phone } from './conditions';
import type { Who } from './pages';

type State = Exclude<BrowserContextOptions['storageState'], string>;

/** The server's ADMIN_SECRET, with which administrators are made. */
export const adminSecret = 'secret-of-the-benchmark';
const password = 'correct horse battery';

/** The account of a person; made here, unless it is a demo account. */
async function accountOf(who: Exclude<Who, 'visitor'>, domain: string, port: number) {
  if (who === 'member' || who === 'manager') {
    return { email: addressAt(who, { domain }), password: demoPassword };
  }
  const email = `${who}@bench.${domain === 'default' ? 'example' : domain}`;
  const [path, consent] =
    who === 'newcomer'
      ? ['/api/auth/register-user', { consent: { agreed: true } }]
      : [`/api/auth/register-admin?secret=${adminSecret}`, {}];
  await ask({ port, domain, path, body: { email, password, ...consent } });
  return { email, password };
}

/**
 * Returns what the browser of a person has stored after an earlier visit: the session, its cookies, and what the client
 * knows of its user. Nothing is cached.
 */
export function createPeople(browser: Browser, { port, site }: RunningServer) {
  async function afterVisit(who: Exclude<Who, 'visitor'>, domain: string): Promise<State> {
    const context = await browser.newContext(phone);
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    await page.goto(`${site(domain === 'default' ? undefined : domain)}/login`);
    await signInBrowser(page, await accountOf(who, domain, port));
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
