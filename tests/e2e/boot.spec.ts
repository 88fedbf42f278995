import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountButton } from './support/accountMenu';
import { at, environment } from './support/environment';
import { recordFrames } from './support/screencast';
import { expect, test } from './support/test';
import { signedIn } from './support/signIn';
import { texts } from './support/texts';

/** Both pages in two brands each: their code is the same in each brand. */
const demos = [
  { domain: 'default', path: '/' },
  { domain: 'krug.example', path: '/' },
  { domain: 'northbeam.example', path: '/login' },
  { domain: 'hearth.example', path: '/login' },
];

/** `#rrggbb` as a painted colour. */
const painted = (hex: string): string =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(',');

/** Whether a painted colour is visually equal to one of others. */
const isNear = (color: string, others: readonly string[]): boolean => {
  const parts = (text: string) => text.split(',').map(Number);
  return others.some((other) =>
    parts(other).every((part, index) => Math.abs(part - parts(color)[index]!) <= 4),
  );
};

interface Colors {
  background: string;
  surface: string;
}

const colorsOf = (domain: string): Colors & { dark: Colors } => {
  const text = readFileSync(join(environment().communitiesDir, domain, 'brand.json'), 'utf8');
  return (JSON.parse(text) as { colors: Colors & { dark: Colors } }).colors;
};

const before = '#ff00ff';

for (const { domain, path } of demos) {
  test(`CFG-08 no unbranded frame: ${path} of ${domain} on a slow line`, async ({ page }) => {
    const origin = at('/before', domain);
    await page.route(origin, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>before</title><body bgcolor="${before}">`,
      }),
    );
    await page.goto(origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    const recording = await recordFrames(page);
    await page.goto(at(path, domain));
    await expect(page.locator('h1')).toBeVisible();
    const { background, surface } = colorsOf(domain);
    // The last frame comes after the heading is there, a while after on a busy machine.
    await expect.poll(async () => (await recording.frames()).at(-1)?.header).toBe(painted(surface));
    await recording.stop();
    const shown = (await recording.frames()).filter(({ ground }) => ground !== painted(before));

    const first = shown[0];
    const last = shown.at(-1);
    expect(first).toBeDefined();
    // Before its bytes have come there is the page's ground, never another; a section may be half there.
    const ground = painted(background);
    const headers = [ground, painted(surface)];
    expect(shown.filter(({ header }) => !headers.includes(header))).toEqual([]);
    const sections = [ground, last?.below ?? ''];
    if (path === '/') expect(shown.filter(({ below }) => !isNear(below, sections))).toEqual([]);
    else expect(first?.ground).toBe(ground);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AUT-01 the welcome page reads, sections, members and all', async ({ page }) => {
    await page.goto(at('/', 'krug.example'));
    await expect(page).toHaveTitle('Круг: сообщество людей, которые делают продукты');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Один разговор в неделю/);
    await expect(page.getByRole('heading', { name: 'Зачем сюда приходят' })).toBeVisible();
    await expect(page.getByText('Аглая Ветрова').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Занять место' })).toHaveAttribute('href', '/registration');
    await expect(page.getByText('Тимур').first()).toBeVisible();
  });

  test('AUT-03 a form that is sent all the same puts nothing into the address', async ({ page, silence }) => {
    silence.allow(/status of 404/);
    const { auth } = texts('en');
    await page.goto(at('/login', 'hearth.example'));
    await page.getByLabel(auth.email, { exact: true }).fill('ada@people.example');
    await page.getByLabel(auth.password, { exact: true }).fill('not for the address');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByLabel(auth.password, { exact: true }).press('Enter');
    expect((await sent).url()).toBe(at('/login', 'hearth.example'));
  });

  test('CFG-08 the first HTML carries language, description, Open Graph and icon', async ({ page }) => {
    await page.goto(at('/', 'hearth.example'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect(await content('meta[name=description]')).toContain('volunteer-run circle');
    expect(await content('meta[property="og:title"]')).toContain('Hearth');
    expect(await content('meta[property="og:image"]')).toMatch(
      /\/community\/hearth\.example\/assets\/share\.jpg$/,
    );
    await expect(page.locator('head link[rel=icon]')).toHaveAttribute(
      'href',
      '/community/hearth.example/assets/favicon.svg',
    );
  });
});

test('CFG-08 the theme follows the system, and a remembered choice comes before it', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const colors = colorsOf('northbeam.example');
  const rgb = (hex: string) => `rgb(${painted(hex).replaceAll(',', ', ')})`;
  await page.goto(at('/login', 'northbeam.example'));
  await expect.poll(ground).toBe(rgb(colors.background));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(rgb(colors.dark.background));
  await page.getByLabel(texts('en').common.theme.label).selectOption('light');
  await expect.poll(ground).toBe(rgb(colors.background));
  await page.reload();
  await expect.poll(ground).toBe(rgb(colors.background));
});

test('UIX-07 the policy of the page forbids what the server did not write into it', async ({
  page,
  silence,
}) => {
  silence.allow(/Content Security Policy/);
  const response = await page.goto(at('/'));
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*(;| https?:)/);
  expect(policy).toMatch(/style-src [^;]*'sha256-/);
  expect(policy).not.toMatch(/unsafe-|nonce-/);
  const { ran, hidden } = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    document.body.append(script, style);
    return { ran: 'injected' in window, hidden: getComputedStyle(document.body).display === 'none' };
  });
  expect({ ran, hidden }).toEqual({ ran: false, hidden: false });
});

test.describe('a member’s page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SES-07 UIX-05 has the member’s frame and every text that is nobody’s, and nobody’s data', async ({
    page,
    context,
  }) => {
    const { home } = texts('en');
    await context.addCookies([{ name: 'session', value: 'anything', url: at('/', 'hearth.example') }]);
    await page.goto(at('/my_communities', 'hearth.example'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.greetingPlain);
    await expect(page.getByRole('heading', { name: home.request.title })).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cookbook' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });
});

test('SES-07 who comes with a cookie alone gets the page of a visitor, whatever the first HTML shows', async ({
  page,
  context,
}) => {
  const { auth } = texts('en');
  await context.addCookies([{ name: 'session', value: 'anything', url: at('/', 'hearth.example') }]);
  await page.goto(at('/login', 'hearth.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.login.title);
  await expect(accountButton(page)).toHaveCount(0);
});

test('AUT-03 a form that is sent before the page has its code puts nothing into the address, and is sent then', async ({
  page,
}) => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => gate.then(() => route.continue()));
  await page.goto(at('/login', 'hearth.example'), { waitUntil: 'commit' });
  const { auth } = texts('en');
  await page.getByLabel(auth.email, { exact: true }).fill('nobody');
  await page.getByLabel(auth.password, { exact: true }).fill('secret');
  await page.getByLabel(auth.password, { exact: true }).press('Enter');
  open();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(page).toHaveURL(at('/login', 'hearth.example'));
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveValue('secret');
});

/** Adds up what moves on the page from its beginning: `window.shifts`. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const told = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(told) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Checks what has moved so far, with the layout shift of all of it. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect
    .soft(total, `${path}\n${shifts.flatMap((shift) => shift.moved).join('\n')}`)
    .toBeLessThanOrEqual(0.02);
}

for (const width of [390, 1280]) {
  test(`UIX-05 nothing moves while a page arrives in pieces: ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const session = await context.newCDPSession(page);
    const slow = { offline: false, latency: 40, downloadThroughput: 40_000, uploadThroughput: 40_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    for (const path of ['/', '/login', '/registration', '/one-time-code']) {
      await page.goto(at(path, 'hearth.example'));
      await expectNoShift(page, path);
    }
  });

  test(`UIX-05 nothing moves while a page comes to life and its data arrives: ${width} px`, async ({
    page,
    context,
    silence,
  }) => {
    silence.allow(/status of 404/);
    const domain = 'hearth.example';
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const moved = async (path: string) => {
      await page.goto(at(path, domain));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoShift(page, path);
    };
    for (const path of ['/login', '/registration', '/one-time-code', '/not-found']) await moved(path);
    await signedIn(context, domain);
    await page.goto(at('/profile', domain));
    const own = await page.locator('a[href^="/u/"]').first().getAttribute('href');
    for (const path of ['/my_communities', '/profile', '/account', own ?? '']) await moved(path);
  });
}
