import { call } from './support/api';
import { at } from './support/environment';
import { codeFor } from './support/mailbox';
import { resize } from './support/resize';
import { setLanguage } from './support/screens';
import { demoPassword, remember, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const en = texts('en');
const ru = texts('ru');

/** The demo member of a community. */
const memberOf = (domain: string) => ({
  email: `member@${domain === 'default' ? 'example.org' : domain}`,
  password: demoPassword,
});

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
  // What waits at home is counted behind its label.
  await expect(tabs.getByRole('link')).toHaveText([
    /^Home/,
    'Introductions',
    'Requests',
    'People',
    /^Library/,
    'Meetups',
    'My profile',
  ]);
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^Home/);
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

for (const lang of ['en', 'ru'] as const) {
  for (const { domain, tabs } of [
    { domain: 'default', tabs: 'at the bottom' },
    { domain: 'krug.example', tabs: 'with a menu of the rest' },
    { domain: 'hearth.example', tabs: 'of its own names' },
  ]) {
    test(`NAV-03 UIX-07 no label of the tabs is cut, ${tabs}: ${domain} in ${lang}`, async ({
      page,
      context,
    }) => {
      await setLanguage(page, lang, domain);
      await signedIn(context, domain, memberOf(domain));
      await page.goto(at('/my_communities', domain));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const cut: string[] = [];
      for (const width of [320, 390, 768, 1280]) {
        await resize(page, { width, height: 844 });
        const nav = page
          .getByRole('navigation', { name: texts(lang).common.nav.label })
          .locator('visible=true');
        await expect(nav).toHaveCount(1);
        cut.push(
          ...(await nav.evaluate((element, at) => {
            const names = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            while (names.nextNode()) {
              const range = document.createRange();
              range.selectNode(names.currentNode);
              const text = range.getBoundingClientRect();
              const tab = names.currentNode.parentElement?.closest('a, button');
              const around = [tab, element].flatMap((each) => each?.getBoundingClientRect() ?? []);
              const fits = around.every(
                ({ left, right }) => text.left >= left - 1 && text.right <= right + 1,
              );
              // What only screen readers get has a box of one pixel.
              const isSeen = (names.currentNode.parentElement?.clientWidth ?? 0) !== 1;
              if (isSeen && !fits) found.push(`${names.currentNode.textContent} at ${at} px`);
            }
            return found;
          }, width)),
        );
      }
      expect(cut).toEqual([]);
    });
  }
}

test('NAV-03 a phone’s bar has the profile while it has room', async ({ page, context }) => {
  await resize(page, { width: 390, height: 844 });
  await signedIn(context, 'default', memberOf('default'));
  await page.goto(at('/my_communities'));
  const bar = page.getByRole('navigation', { name: en.common.nav.label });
  await bar.getByRole('link', { name: en.common.nav.profile }).click();
  await expect(page).toHaveURL(at('/profile'));
});

test('NAV-03 CFG-09 a page is called as the community calls its tab', async ({ page, context }) => {
  await signedIn(context, 'hearth.example');
  for (const [path, name] of [
    ['/events', 'Evenings'],
    ['/contacts', 'Friends'],
  ] as const) {
    await page.goto(at(path, 'hearth.example'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  }
  await page.goto(at('/my_communities', 'hearth.example'));
  await expect(page).toHaveTitle(/^By the fire · /);
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
