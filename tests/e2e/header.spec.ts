import { accountButton, openAccountMenu, signOut } from './support/accountMenu';
import { call } from './support/api';
import { at } from './support/environment';
import { findings } from './support/findings';
import { resize } from './support/resize';
import { password, register, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const en = texts('en');
const ru = texts('ru');

test('NAV-01 past 78 px the header is fixed and has a shadow', async ({ page }) => {
  await page.goto(at('/', 'krug.example'));
  const bar = page.locator('header > div > div').first();
  const look = () =>
    bar.evaluate((element) => {
      const { position, boxShadow } = getComputedStyle(element);
      return { position, shadow: boxShadow !== 'none' };
    });
  await page.evaluate(() => scrollTo(0, 78));
  await expect.poll(look).toEqual({ position: 'static', shadow: false });
  await page.evaluate(() => scrollTo(0, 79));
  await expect.poll(look).toEqual({ position: 'fixed', shadow: true });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(look).toEqual({ position: 'static', shadow: false });
});

test('NAV-01 the logo leads to welcome', async ({ page }) => {
  await page.goto(at('/login', 'hearth.example'));
  await page.getByRole('link', { name: fill(en.common.header.toWelcome, { title: 'Hearth' }) }).click();
  await expect(page).toHaveURL(at('/', 'hearth.example'));
});

test('NAV-01 UIX-07 choosing a language keeps it and loads the page anew', async ({ page }) => {
  await page.goto(at('/', 'krug.example'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One conversation a week/);
  await page.goto(at('/login', 'krug.example'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.auth.login.title);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('NAV-01 UIX-07 a language chosen before the page has its code is chosen', async ({ page }) => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => gate.then(() => route.continue()));
  await page.goto(at('/', 'krug.example'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One conversation a week/);
});

test('NAV-01 U02 UIX-07 the choice of somebody signed in is kept on the server, and spoken in a new browser', async ({
  page,
  browser,
  context,
  email,
}) => {
  const domain = 'hearth.example';
  await register(context.request, email, domain);
  const token = await signedIn(context, domain, { email });
  await page.goto(at('/questions', domain));
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/current-user/lang'));
  await (await openAccountMenu(page)).getByRole('button', { name: en.common.language.ru }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const user = await call(context.request, '/api/current-user', { domain, token });
  expect(await user.json()).toMatchObject({ preferredLang: 'RU' });

  const elsewhere = await browser.newContext();
  const login = await elsewhere.newPage();
  await login.goto(at('/login', domain));
  await expect(login.locator('html')).toHaveAttribute('lang', 'en');
  await login.getByLabel(en.auth.email, { exact: true }).fill(email);
  await login.getByLabel(en.auth.password, { exact: true }).fill(password);
  await login.getByLabel(en.auth.password, { exact: true }).press('Enter');
  await expect(login).toHaveURL(at('/questions', domain));
  await expect(login.locator('html')).toHaveAttribute('lang', 'ru');
  await elsewhere.close();
});

for (const width of [320, 1280]) {
  test(`NAV-01 NAV-03 the account menu has the member’s pages, language, theme and sign-out at ${width} px`, async ({
    page,
    context,
  }) => {
    await resize(page, { width, height: 844 });
    await signedIn(context, 'hearth.example');
    await page.goto(at('/events', 'hearth.example'));
    const { account, header, language, theme, titles } = en.common;
    await expect(page.getByRole('button', { name: header.signOut })).toHaveCount(0);
    await expect(page.getByRole('group', { name: language.label })).toHaveCount(0);
    const menu = await openAccountMenu(page);
    await menu.getByRole('group', { name: theme.label }).getByRole('button', { name: theme.dark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (width === 1280) expect(await findings(page, 'dark account menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(accountButton(page)).toBeFocused();
    for (const [name, path] of [
      [titles.account, '/account'],
      [en.common.nav.profile, '/profile'],
    ] as const) {
      await openAccountMenu(page);
      await menu.getByRole('navigation', { name: account.menu }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(at(path, 'hearth.example'));
      await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await openAccountMenu(page);
    await menu.getByRole('link', { name: account.page }).click();
    await expect(page).toHaveURL(/\/u\//);
    await signOut(page);
    await expect(page).toHaveURL(at('/login', 'hearth.example'));
  });
}

test('NAV-01 a phone’s header keeps the brand beside the other language', async ({ page }) => {
  await resize(page, { width: 320, height: 800 });
  await page.goto(at('/login', 'krug.example'));
  const languages = page.getByRole('group', { name: ru.common.language.label });
  await expect(languages.getByRole('button')).toHaveCount(1);
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const choice = await languages.boundingBox();
  expect(choice!.width).toBeLessThan(2 * brand!.width);
  await languages.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('NAV-01 without langChoices there is no language to choose', async ({ page }) => {
  await page.goto(at('/', 'northbeam.example'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: en.common.language.label })).toHaveCount(0);
});

test('NAV-01 no login button where somebody is signing in', async ({ page, silence }) => {
  silence.allow(/status of 404/);
  const signIn = page.getByRole('banner').getByRole('link', { name: en.common.header.signIn });
  await page.goto(at('/not-found'));
  await expect(signIn).toBeVisible();
  for (const path of [
    '/login',
    '/registration',
    '/recovery',
    '/confirm-recovery',
    '/confirmed',
    '/auth-magic',
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(signIn).toHaveCount(0);
  }
});

test('NAV-01 the landing-style header leads to its sections, on a phone from a menu', async ({ page }) => {
  await page.goto(at('/', 'hearth.example'));
  const menu = page.getByRole('navigation', { name: en.common.header.label });
  await expect(menu.getByRole('link')).toHaveText([
    en.common.header.about,
    en.common.header.members,
    en.common.header.experts,
  ]);
  await menu.getByRole('link', { name: en.common.header.experts }).click();
  await expect(page).toHaveURL(at('/#experts', 'hearth.example'));
  await expect(page.getByRole('heading', { name: 'Ask someone who knows' })).toBeInViewport();

  await resize(page, { width: 767, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: en.common.header.menu }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: en.common.header.signUp }).click();
  await expect(page).toHaveURL(at('/registration', 'hearth.example'));
});

test('NAV-02 the donation button with its 52 spots: on my communities, elsewhere beyond 768 px', async ({
  page,
  context,
}) => {
  const button = page.getByRole('link', { name: /Add a log to the fire/ });
  await page.goto(at('/', 'hearth.example'));
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('href', 'https://give.hearth.example/');
  await expect(button.locator('circle')).toHaveCount(52);
  await resize(page, { width: 768, height: 800 });
  await expect(button).toBeHidden();

  await signedIn(context, 'hearth.example');
  await resize(page, { width: 390, height: 800 });
  await page.goto(at('/my_communities', 'hearth.example'));
  await expect(button).toBeVisible();

  await page.goto(at('/', 'krug.example'));
  await expect(page.getByRole('link', { name: ru.common.header.donate })).toHaveCount(0);
});
