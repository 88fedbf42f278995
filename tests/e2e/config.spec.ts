import { call } from './support/api';
import { at, environment } from './support/environment';
import { copiedDomain, copyCommunity } from './support/communities';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';
import { signedIn } from './support/signIn';

const { auth, common } = texts('en');

test('CFG-01 a folder copied before the start shows its brand, landing, tabs and methods', async ({
  page,
  context,
}) => {
  // The copy of krug.example that existed when the server started, with its own demo members.
  await page.goto(at('/', copiedDomain));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Один разговор в неделю/);
  const logo = page.getByRole('banner').locator('img').first();
  await expect(logo).toHaveAttribute('src', `/community/${copiedDomain}/assets/logo.svg`);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
  );
  expect(primary).toBe('#6239d6');
  await page.goto(at('/login', copiedDomain));
  await expect(page.getByRole('button', { name: texts('ru').auth.byCode.option })).toBeVisible();
  await signedIn(context, copiedDomain);
  await page.goto(at('/my_communities', copiedDomain));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Мой круг' })).toBeVisible();
});

test('CFG-01 a folder copied while the server runs is there at once, and changes show', async ({ page }) => {
  const copy = copyCommunity('hearth.example');
  await page.goto(at('/', copy.domain));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A new place feels smaller/);
  copy.edit('brand.json', (brand) => {
    (brand.colors as Record<string, string>).primary = '#005f73';
  });
  copy.edit('authConfig.json', (config) => {
    config.methods = [{ authType: 'OTP' }];
  });
  // Each of the two files is read when it is found changed.
  await expect
    .poll(async () => {
      await page.goto(at('/login', copy.domain));
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      const code = await page.getByRole('button', { name: auth.byCode.send }).count();
      const primary = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
      );
      return [primary, code];
    })
    .toEqual(['#005f73', 1]);
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveCount(0);
});

test('CFG-04 a host nobody claims is the default community', async ({ page }) => {
  await page.goto(at('/', 'nobody-has-this.example'));
  await expect(page).toHaveTitle(/Gatherwell/);
});

test('CFG-06 a broken file keeps its last good version, and the operator sees where it broke', async ({
  page,
  request,
}) => {
  const copy = copyCommunity('northbeam.example');
  await page.goto(at('/', copy.domain));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Meet the engineer who has already solved it',
  );
  copy.write('landingen.json', '{ "title": "Broken", "sections": [ { "type": "heroo" } ] }');
  copy.write('brand.json', '{ "colors": { "primary": ');

  const health = () => call(request, '/api/health', { token: environment().adminSecret });
  const told = async () => (await health()).text();
  for (const part of [copy.domain, 'landingen.json', 'brand.json', 'sections.0.type'])
    await expect.poll(told).toContain(part);
  const forAnyone = await (await call(request, '/api/health')).text();
  expect(forAnyone).not.toContain('landingen.json');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Meet the engineer who has already solved it',
  );
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
  );
  expect(primary).toBe('#11438f');
});

test('CFG-07 landing and navigation are reachable and never stale', async ({ request }) => {
  for (const file of ['landingru.json', 'navigation.json']) {
    const response = await call(request, `/community/krug.example/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toContain('no-cache');
    expect(response.headers()['content-type']).toContain('application/json');
  }
});

test('CFG-12 Apply now replaces the link to registration', async ({ page }) => {
  await page.goto(at('/login', 'atlas-partners.example'));
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    'https://www.atlas-partners.example/apply',
  );
  await expect(page.getByRole('link', { name: auth.login.signUp, exact: true })).toHaveCount(0);
});

test('CFG-12 the partner’s welcome page leads to its parent', async ({ page }) => {
  await page.goto(at('/', 'atlas-partners.example'));
  await expect(page).toHaveURL(at('/', 'northbeam.example'));
});

test('CFG-12 AUT-02 the short form of a community with a parent takes the address there', async ({
  page,
  email,
}) => {
  const copy = copyCommunity('atlas-partners.example');
  copy.edit('community.json', (community) => {
    delete community.welcomeRedirectUrl;
  });
  await page.goto(at('/', copy.domain));
  await page.getByLabel(texts('en').auth.short.label).fill(email);
  await page.getByLabel(texts('en').auth.short.label).press('Enter');
  await expect(page).toHaveURL(at(`/?${new URLSearchParams({ email }).toString()}`, 'northbeam.example'));
  await expect(page.getByLabel(texts('en').auth.short.label)).toHaveValue(email);
});

test('CFG-12 a community’s own legal documents, and those of the visitor’s country', async ({
  page,
  silence,
}) => {
  // The document's policy runs no scripts, not those of a test either.
  silence.allow(/Blocked script execution/);
  const policy = page.getByRole('contentinfo').getByRole('link', { name: texts('ru').common.footer.privacy });
  await page.goto(at('/login', 'krug.example'));
  await expect(policy).toHaveAttribute('href', '/community/krug.example/assets/legal/privacy-en.html');
  await page.goto(at('/login', 'hearth.example'));
  const rules = page.getByRole('contentinfo').getByRole('link', { name: common.footer.agreement });
  await expect(rules).toHaveAttribute('href', '/community/hearth.example/assets/legal/house-rules.html');
  await page.goto(at('/community/hearth.example/assets/legal/house-rules.html'));
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  expect(fill(auth.consent.labelAgreement)).toContain(texts('en').consent.agreement.toLowerCase());
});
