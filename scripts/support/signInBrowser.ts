import type { Page } from '@playwright/test';

/**
 * Signs in on the site that a page shows, and stores in the browser what the client stores. The browser itself keeps the
 * cookies of the answer.
 */
export async function signInBrowser(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.evaluate(async ({ email, password }) => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authType: 'EMAIL', email, password }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
    const { token } = (await response.json()) as { token: string };
    localStorage.setItem('token', token);
    localStorage.setItem('has_logged_in', 'true');
    document.cookie = `session=${token.split('.')[0] ?? ''}; Path=/`;
  }, account);
}
