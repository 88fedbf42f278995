import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtDir } from '../../scripts/support/dist';
import { variantLiteral, variantNames } from '../../scripts/support/variant';
import type { Variant } from '../../src/generated/config/variant';
import { at, environment } from './support/environment';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const dist = builtDir();
const variant = (name: string) => JSON.parse(variantLiteral(name)) as Variant;

/** Code, pages and data of a folder, or the one file itself. */
const textsIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => textsIn(join(path, name)))
    : /\.(js|json|html|css)$/.test(path)
      ? [readFileSync(path, 'utf8')]
      : [];

test('VAR-01 only the chosen variant is in the bundle', () => {
  const code = ['client', 'ssr', 'server', 'docs', 'variant.json']
    .flatMap((name) => textsIn(join(dist, name)))
    .join('\n');
  const siteOf = (name: string) => variant(name).brand.siteUrl ?? '';
  expect(code).toContain(siteOf('jo'));
  for (const other of variantNames().filter((name) => name !== 'jo'))
    expect(code).not.toContain(siteOf(other));
});

test('VAR-02 the footer leads to the platform’s documents where a community has none', async ({ page }) => {
  const { legal, brand } = variant('jo');
  await page.goto(at('/'));
  const footer = page.getByRole('contentinfo');
  const terms = footer.getByRole('link', { name: texts('en').common.footer.terms });
  await expect(terms).toHaveAttribute('href', legal.termsUrl ?? '');
  await expect(footer.getByRole('link', { name: brand.title })).toHaveAttribute('href', brand.siteUrl ?? '');
  await page.goto(at(legal.termsUrl ?? ''));
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Terms of use');
});

for (const name of ['agreement_ru', 'agreement_nw']) {
  test(`VAR-02 /docs/${name}.html is a page in the community’s brand`, async ({ page }) => {
    await page.goto(at(`/docs/${name}.html`, 'krug.example'));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const home = page.getByRole('link', { name: 'Круг' });
    await expect(home).toBeVisible();
    const logo = home.getByRole('img').first();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await home.click();
    await expect(page).toHaveURL(at('/', 'krug.example'));
  });
}

const own = (file: string) => `/community/krug.example/assets/legal/${file}.html`;
const footer = (page: Page) => {
  const { terms, agreement } = texts('ru').common.footer;
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  return { terms: link(terms), agreement: link(agreement) };
};

test('VAR-03 a visitor from Belarus gets the documents for Belarus, and is asked about once a session', async ({
  page,
}) => {
  let asked = 0;
  await page.route(environment().countryUrl, (route) => {
    asked += 1;
    return route.fulfill({ json: { country: 'BY' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(at('/login', 'krug.example'));
  await expect(footer(page).terms).toHaveAttribute('href', own('terms-ru'));
  await expect(footer(page).agreement).toHaveAttribute('href', own('agreement-ru'));
  await page.goto(at('/', 'krug.example'));
  await expect(footer(page).terms).toHaveAttribute('href', own('terms-ru'));
  expect(asked).toBe(1);
});

test('VAR-03 from anywhere else, and after a failed lookup, they are the general ones', async ({
  page,
  silence,
}) => {
  await page.goto(at('/login', 'krug.example'));
  await expect(footer(page).terms).toHaveAttribute('href', own('terms-en'));
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.country, sessionStorage.publicIp]))
    .toEqual(['DE', '203.0.113.7']);

  silence.allow(/Failed to load resource/);
  await page.evaluate(() => sessionStorage.clear());
  await page.route(environment().countryUrl, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.reload();
  await failed;
  await expect(footer(page).terms).toHaveAttribute('href', own('terms-en'));
  await expect(footer(page).agreement).toHaveCount(0);
});

test('VAR-03 no other community asks where the visitor is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(at('/login', 'hearth.example'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain(environment().countryUrl);
  expect(answer?.headers()['content-security-policy']).not.toContain(
    new URL(environment().countryUrl).origin,
  );
});
