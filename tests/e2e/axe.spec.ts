import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { at } from './support/environment';
import { brands, memberPaths, visitorPaths } from './support/everyScreen';
import { speak } from './support/screens';
import { register, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

/** Each theme and each width once: the stories of the same screens are looked through in every combination. */
const looks = [
  { colorScheme: 'light', size: { width: 390, height: 844 } },
  { colorScheme: 'dark', size: { width: 1280, height: 800 } },
] as const;

/** What axe finds on the screen as it stands, on a phone by day and on a desktop by night. */
async function findings(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    const lines = await axeFindings(page);
    found.push(...lines.map((line) => `${name} ${colorScheme} ${size.width}: ${line}`));
  }
  return found;
}

async function open(page: Page, path: string, domain: string): Promise<void> {
  await page.goto(at(path, domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test.describe.configure({ timeout: 150_000 });

for (const { domain, lang } of brands) {
  const away = domain === 'atlas-partners.example';
  const paths = visitorPaths.filter((path) => !(away && path === '/'));

  test(`UIX-08 axe finds nothing on the screens of a visitor: ${domain} in ${lang}`, async ({
    page,
    silence,
  }) => {
    silence.allow(/status of 404/);
    await speak(page, lang, domain);
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path, domain);
      found.push(...(await findings(page, path)));
    }
    expect(found).toEqual([]);
  });
}

for (const { domain, lang } of brands.filter(({ domain }) => !/northbeam|atlas/.test(domain))) {
  test(`UIX-08 axe finds nothing on the screens of a member: ${domain} in ${lang}`, async ({
    page,
    context,
    email,
  }) => {
    const { auth } = texts(lang);
    await speak(page, lang, domain);
    await register(context.request, email, domain);
    const found: string[] = [];
    for (const account of [undefined, { email }]) {
      if (domain === 'default' && !account) continue;
      await signedIn(context, domain, account);
      for (const path of memberPaths) {
        await open(page, path, domain);
        found.push(...(await findings(page, `${path} of ${account ? 'a newcomer' : 'a member'}`)));
      }
      await context.clearCookies({ name: 'session' });
      await page.evaluate(() => localStorage.clear());
    }
    await page.goto(at('/registration', domain));
    await page.getByLabel(auth.email, { exact: true }).fill('nobody');
    await page.getByLabel(auth.password, { exact: true }).fill('short');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('main').getByRole('button', { name: auth.registration.submit, exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    found.push(...(await findings(page, '/registration with errors')));
    expect(found).toEqual([]);
  });
}

for (const { domain, button } of [
  { domain: 'krug.example', button: texts('ru').auth.byCode.option },
  { domain: 'hearth.example', button: texts('en').auth.byLink.option },
]) {
  test(`UIX-08 axe finds nothing in the dialogs of login: ${domain}`, async ({ page }) => {
    await open(page, '/login', domain);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    const found = await findings(page, 'terms');
    await dialog.getByRole('button', { name: /Agree and continue|Принять и продолжить/ }).click();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    found.push(...(await findings(page, 'letter')));
    expect(found).toEqual([]);
  });
}
