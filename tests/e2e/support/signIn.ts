import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { call } from './api';
import { at } from './environment';
import { sessionCookies } from './pageCookies';

export const password = 'correct horse battery';

/** The password of the accounts that the demo data brings (`member@<domain>`). */
export const demoPassword = 'demo-password';

interface Account {
  email: string;
  password?: string;
}

/** Signs up by the API; the email to confirm the address is on its way. */
export async function register(request: APIRequestContext, email: string, domain?: string): Promise<void> {
  const response = await call(request, '/api/auth/register-user', {
    method: 'POST',
    domain,
    data: { email, password, consent: { agreed: true } },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** The token of a new session. */
export async function signIn(request: APIRequestContext, account: Account, domain?: string): Promise<string> {
  const response = await call(request, '/api/auth/login', {
    method: 'POST',
    domain,
    data: { authType: 'EMAIL', email: account.email, password: account.password ?? password },
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** Leaves a session in the browser as a sign-in on an earlier visit does (SES-01), once. */
export async function remember(context: BrowserContext, token: string, domain?: string): Promise<void> {
  const url = at('/', domain);
  await context.addCookies(sessionCookies(token).map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<title>empty</title>' }));
  await page.goto(url);
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('has_logged_in', 'true');
    document.cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; Path=/`;
  }, token);
  await page.close();
}

/** A browser with a session of the demo member, or of another user. */
export async function signedIn(context: BrowserContext, domain: string, account?: Account): Promise<string> {
  const token = await signIn(
    context.request,
    account ?? { email: `member@${domain}`, password: demoPassword },
    domain,
  );
  await remember(context, token, domain);
  return token;
}
