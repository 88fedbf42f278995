import { at } from './support/environment';
import { findings } from './support/findings';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const ru = texts('ru');
const en = texts('en');

test('UIX-03 the offline banner comes and goes with the connection', async ({ page, context }) => {
  // Waits for all requests, because the browser logs failed ones to the console.
  await page.goto(at('/login', 'krug.example'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(ru.system.offline.text)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(ru.system.offline.text)).toBeHidden();
});

test('UIX-04 a screen that breaks shows the way out', async ({ page, context, silence }) => {
  silence.allow(/./);
  await signedIn(context, 'krug.example');
  // The file of a screen, which exports it by a short name.
  const chunk = /\/assets\/DirectoryScreen-[^/]+\.js$/;
  await page.route(chunk, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'function Broken() { throw new Error("planted"); } export const t = { default: Broken };',
    }),
  );
  await page.goto(at('/participants', 'krug.example'));
  await expect(page.getByText(ru.system.crash.title)).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: ru.system.crash.action }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(ru.system.crash.title)).toBeHidden();
});

test('UIX-04 a dialog that does not come says so, leaves the page alone and comes on another try', async ({
  page,
  silence,
}) => {
  silence.allow(/net::ERR_FAILED/);
  await page.goto(at('/login'));
  const email = page.getByLabel(en.auth.email, { exact: true });
  await email.fill('somebody@people.example');
  const chunk = /\/assets\/MailedDialog-[^/]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: en.auth.byCode.option }).click();
  await expect(page.getByText(en.system.partFailed)).toBeVisible();
  await expect(email).toHaveValue('somebody@people.example');
  expect(await findings(page, 'a part that failed')).toEqual([]);
  await page.unroute(chunk);
  await page.getByRole('button', { name: en.common.retry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(en.system.partFailed)).toBeHidden();
});

test('UIX-01 ERR-02 an unreachable server raises the browser’s error event and a toast of four seconds', async ({
  page,
  silence,
}) => {
  silence.allow(/status of 503|Server is unavailable/);
  await page.goto(at('/login', 'hearth.example'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    addEventListener('error', ({ message }) => document.body.setAttribute('data-heard', message));
  });
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'Server is unavailable' } }),
  );
  await page.getByLabel(en.auth.email, { exact: true }).fill('somebody@people.example');
  await page.getByLabel(en.auth.password, { exact: true }).fill('long enough a password');
  await page.getByLabel(en.auth.password, { exact: true }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'Server is unavailable');
  const toast = page.locator('.Toastify').getByText(en.errors.serverUnavailable);
  await expect(toast).toBeVisible();
  // The header's buttons stay in reach.
  const header = await page.locator('header').first().boundingBox();
  const shown = await page.locator('.Toastify__toast').first().boundingBox();
  expect(shown!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  // The toast's timer is the bar's animation: a slow machine may see it late, but its duration is fixed.
  const bar = page.locator('.Toastify__progress-bar');
  const lasts = await bar.evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    return animation?.effect?.getComputedTiming().duration;
  });
  expect(lasts).toBe(4000);
  await expect(toast).toBeVisible();
  await bar.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(toast).toBeHidden();
});
