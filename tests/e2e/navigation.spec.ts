import { call } from './support/api';
import { at } from './support/environment';
import { codeFor } from './support/mailbox';
import { resize } from './support/resize';
import { remember, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const en = texts('en');
const ru = texts('ru');

test('CFG-09 NAV-03 the tabs a community renamed, reordered, switched off and added', async ({
  page,
  context,
}) => {
  const email = 'member@northbeam.example';
  const domain = 'northbeam.example';
  await call(context.request, '/api/auth/otp/challenge', { method: 'POST', domain, data: { email } });
  const response = await call(context.request, '/api/auth/otp/validate', {
    method: 'POST',
    domain,
    data: { login: email, password: await codeFor(context.request, email) },
  });
  const { token } = (await response.json()) as { token: string };
  await remember(context, token, domain);

  await page.goto(at('/my_communities', domain));
  const tabs = page.getByRole('banner').getByRole('navigation', { name: en.common.nav.label });
  await expect(tabs.getByRole('link')).toHaveText([
    'Home',
    'Introductions',
    'Requests',
    'People',
    /^Library/,
    'Meetups',
    'My profile',
  ]);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Home');
  await tabs.getByRole('link', { name: 'Requests' }).click();
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Requests');
  const library = tabs.getByRole('link', { name: /^Library/ });
  await expect(library).toHaveAttribute('href', 'https://library.northbeam.example/');
  await expect(library).toHaveAttribute('target', '_blank');
});

test('NAV-03 on a phone the tabs stand at the bottom, in the community’s words', async ({
  page,
  context,
}) => {
  await resize(page, { width: 390, height: 800 });
  await signedIn(context, 'krug.example');
  await page.goto(at('/my_communities', 'krug.example'));
  const bottom = page.getByRole('navigation', { name: ru.common.nav.label });
  await expect(bottom.getByRole('link', { name: 'Мой круг' })).toBeVisible();
  await expect(bottom.getByRole('link', { name: 'Люди' })).toBeVisible();
});

test('NAV-04 no tabs for a visitor, nor while the address is being confirmed', async ({ page, context }) => {
  const tabs = page.getByRole('navigation', { name: ru.common.nav.label });
  await page.goto(at('/', 'krug.example'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabs).toHaveCount(0);
  await signedIn(context, 'krug.example');
  await page.goto(at('/my_communities', 'krug.example'));
  await expect(tabs.first()).toBeVisible();
  await page.goto(at('/last-step', 'krug.example'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabs).toHaveCount(0);
});
