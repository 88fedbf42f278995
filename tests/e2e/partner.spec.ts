import { partnerPageNameValues } from '../../src/generated/config/partner';
import { partnerPath } from '../../src/config/partner';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { at } from './support/environment';
import { findings } from './support/findings';
import { newMember } from './support/members';
import { setLanguage } from './support/screens';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const carrier = 'krug.example';

for (const lang of ['ru', 'en'] as const) {
  test(`CFG-14 UIX-06 UIX-08 the six partner pages in ${lang}, reached from the tabs`, async ({
    page,
    context,
  }) => {
    const { nav } = texts(lang).common;
    await setLanguage(page, lang, carrier);
    await signedIn(context, carrier);
    await page.goto(at('/my_communities', carrier));
    await page
      .getByRole('banner')
      .getByRole('link', { name: lang === 'ru' ? 'Партнёрам' : 'For partners' })
      .click();
    await expect(page).toHaveURL(at('/partner/services', carrier));
    const tabs = page.getByRole('navigation', { name: nav.partner });
    await expect(tabs.getByRole('link')).toHaveCount(6);
    const found: string[] = [];
    for (const [place, name] of partnerPageNameValues.entries()) {
      await tabs.locator(`a[href="${partnerPath(name)}"]`).click();
      await expect(page).toHaveURL(at(partnerPath(name), carrier));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(tabs.locator('[aria-current=page]')).toHaveAttribute('href', partnerPath(name));
      await expect(page).toHaveTitle(/ · Круг$/);
      // Half of them in each language.
      if ((place % 2 === 0) === (lang === 'en')) found.push(...(await findings(page, name)));
    }
    expect(found).toEqual([]);
  });
}

test('CFG-14 a partner page is a member’s, and the community’s that carries it', async ({
  page,
  context,
  request,
  silence,
}) => {
  silence.allow(/status of 404/);
  const path = '/partner/career';
  expect((await call(request, path, { domain: carrier })).status()).toBe(200);
  expect((await call(request, path, { domain: 'hearth.example' })).status()).toBe(404);
  await page.goto(at(path, carrier));
  await expect(page).toHaveURL(at('/', carrier));
  await signedIn(context, 'hearth.example');
  await page.goto(at(path, 'hearth.example'));
  await expect(page).toHaveURL(at('/my_communities', 'hearth.example'));
});

test('CFG-14 a page that is taken out of the file is gone, with its place among the others', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 404/);
  const copy = copyCommunity(carrier);
  copy.edit('partner.json', (pages) => {
    delete pages.career;
  });
  await newMember(context, copy.domain, email);
  await page.goto(at('/partner/services', copy.domain));
  const tabs = page.getByRole('navigation', { name: texts('ru').common.nav.partner });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await page.goto(at('/partner/career', copy.domain));
  await expect(page).not.toHaveURL(at('/partner/career', copy.domain));
});
