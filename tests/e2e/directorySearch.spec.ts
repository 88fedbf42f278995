import type { Locator, Page } from '@playwright/test';
import { communityOf } from './support/communityOf';
import { at } from './support/environment';
import { findings } from './support/findings';
import { desktop } from './support/expectAccessible';
import { resize } from './support/resize';
import { setLanguage } from './support/screens';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

/** A community whose members see each other. */
const open = 'krug.example';
const { common, directory: say, introduction, system } = texts('en');

const cardsOf = (page: Page) => page.getByRole('list', { name: say.list }).getByRole('article');

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('PAR-01 UIX-05 word forms, languages and tags find in English on a desktop what they say', async ({
  page,
  context,
  email,
}) => {
  const { domain, viewer } = await communityOf(context.request, open, email, [
    { firstName: 'Olga' },
    { firstName: 'Nora', position: 'Baking bread at night', tags: ['Ovens', 'Flour'] },
    { firstName: 'Boris', position: 'Строю мосты', tags: ['Ovens'] },
  ]);
  await setLanguage(page, 'en', domain);
  await signedIn(context, domain, { email: viewer });
  await resize(page, desktop);
  await page.goto(at('/participants', domain));
  const cards = cardsOf(page);
  const names = cards.getByRole('heading');
  await expect(cards).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: say.search });
  for (const [words, name] of [
    ['baked breads', /^Nora/],
    ['строит мост', /^Boris/],
  ] as const) {
    await search.fill(words);
    await expect(names).toHaveText([name]);
  }
  await page.getByRole('button', { name: say.clear }).click();
  await expect(cards).toHaveCount(3);

  // Nobody has chosen a language: each has the community's.
  const language = page.getByRole('combobox', { name: say.language });
  await language.selectOption('EN');
  await expect(page.getByRole('heading', { name: say.none.found })).toBeVisible();
  await language.selectOption('RU');
  await expect(cards).toHaveCount(3);
  await language.selectOption('');

  for (const [tag, count] of [
    ['Ovens', 2],
    ['Flour', 1],
  ] as const) {
    const text = count === 1 ? say.tagCount_one : say.tagCount_other;
    const facet = page.getByRole('button', { name: fill(text, { tag, count }), exact: true });
    await facet.click();
    await expect(cards).toHaveCount(count);
    await facet.click();
    await expect(cards).toHaveCount(3);
  }
  expect(await findings(page, 'participants')).toEqual([]);
});

test('PAR-01 UIX-03 UIX-08 the directory by keyboard alone, and without a connection', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED/);
  const { domain, viewer } = await communityOf(
    context.request,
    open,
    email,
    Array.from({ length: 22 }, (_, n) => ({ firstName: `Member ${n + 10}`, tags: n === 21 ? ['Last'] : [] })),
  );
  await setLanguage(page, 'en', domain);
  await signedIn(context, domain, { email: viewer });
  await resize(page, desktop);
  await page.goto(at('/participants', domain));
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(20);
  await tabTo(page, page.getByRole('button', { name: say.more }));
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(22);
  await expect(page.locator('li:focus').getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(22);

  const search = page.getByRole('searchbox', { name: say.search });
  await tabTo(page, search);
  await page.keyboard.type('Member 31');
  await expect(page).toHaveURL(/search=/);
  const facet = page.getByRole('button', { name: fill(say.tagCount_one, { tag: 'Last', count: 1 }) });
  await tabTo(page, facet);
  await page.keyboard.press('Space');
  await expect(facet).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(1);

  await tabTo(page, page.getByRole('button', { name: say.clear }));
  await page.keyboard.press('Enter');
  // As before the search.
  await expect(cards).toHaveCount(22);

  await context.setOffline(true);
  await expect(page.getByText(system.offline.text)).toBeVisible();
  await tabTo(page, search);
  await page.keyboard.type('Member 12');
  await expect(page).toHaveURL(/search=Member/);
  await expect(page.getByText(say.failed.stale)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(system.offline.text)).toBeHidden();
  const link = cards.first().getByRole('link').first();
  await expect(link).toHaveText('Member 12');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Member 12' })).toBeVisible();
});

test('PAR-01 HOM-02 B02 B05 UIX-03 from the directory somebody is bookmarked and asked to meet, by keyboard', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED/);
  const { domain, viewer } = await communityOf(context.request, open, email, [
    { firstName: 'Olga' },
    { firstName: 'Nora', lastName: 'Oven' },
    { firstName: 'Boris', lastName: 'Bridge' },
  ]);
  await setLanguage(page, 'en', domain);
  await signedIn(context, domain, { email: viewer });
  await page.goto(at('/participants', domain));
  const cards = cardsOf(page);
  await expect(cards).toHaveCount(3);
  const nora = cards.filter({ hasText: 'Nora Oven' });
  const bookmark = nora.getByRole('button', {
    name: fill(introduction.bookmark.action, { name: 'Nora Oven' }),
  });
  await tabTo(page, bookmark);
  await page.keyboard.press('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  const connect = nora.getByRole('button', { name: fill(introduction.connect.with, { name: 'Nora Oven' }) });
  await connect.press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(introduction.connect.title, { name: 'Nora Oven' }) });
  await expect(dialog.getByText(fill(introduction.credits.left_other, { count: 10 }))).toBeVisible();
  expect(await findings(page, 'connect')).toEqual([]);
  await dialog.getByRole('textbox').fill('I bake as well.');
  await dialog.getByRole('button', { name: introduction.connect.submit }).press('Enter');
  await expect(page.getByText(fill(introduction.connect.done.SENT, { name: 'Nora Oven' }))).toBeVisible();
  await expect(nora.getByText(introduction.relation.INTERESTED)).toBeVisible();
  await expect(connect).toBeHidden();
  // One's own card has nothing to do.
  const own = cards.filter({ hasText: 'Olga' });
  await expect(own.getByRole('button')).toHaveCount(0);
  expect(await findings(page, 'participants')).toEqual([]);

  // A failed change is reverted.
  const boris = cards
    .filter({ hasText: 'Boris Bridge' })
    .getByRole('button', { name: fill(introduction.bookmark.action, { name: 'Boris Bridge' }) });
  await context.route('**/api/bookmarks/*', (route) => route.abort('internetdisconnected'));
  await boris.press('Enter');
  await expect(page.getByRole('region', { name: common.notices }).getByRole('group').first()).toBeVisible();
  await expect(boris).toHaveAttribute('aria-pressed', 'false');

  await page.goto(at('/contacts/bookmarks', domain));
  await expect(page.getByRole('heading', { name: 'Nora Oven' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Boris Bridge' })).toBeHidden();
});
