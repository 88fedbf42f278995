import { at } from './support/environment';
import { newMember } from './support/members';
import { signedIn } from './support/signIn';
import { desktop, expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';
import { texts } from './support/texts';

/** A community whose members see each other, and one whose members do not. */
const open = 'krug.example';
const closed = 'hearth.example';
const { directory: say } = texts('ru');

test('PAR-01 a member finds others by name, with a typing error, by tag and by city', async ({
  page,
  context,
}) => {
  await signedIn(context, open);
  await page.goto(at('/participants', open));
  await expect(page.getByRole('heading', { level: 1, name: 'Люди' })).toBeVisible();
  const cards = page.getByRole('list', { name: say.list }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveTitle(/^Люди · /);
  await expectAccessible(page);
  const name = (await cards.last().getByRole('heading').textContent()) ?? '';
  const search = page.getByRole('searchbox', { name: say.search });
  await search.fill(name.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(cards.first().getByRole('heading')).toHaveText(name);
  // A letter is missing.
  await search.fill(name.slice(0, 2) + name.slice(3));
  await expect(cards.first().getByRole('heading', { name, exact: true })).toBeVisible();
  await search.fill('йцукфывапр');
  await expect(page.getByRole('heading', { name: say.none.found })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.clear }).click();
  await expect(page).toHaveURL(at('/participants', open));
  await page.setViewportSize(desktop);
  const tag = page.getByRole('list', { name: say.tags }).getByRole('button').first();
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/tag=/);
  await page.reload();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  const city = page.getByRole('combobox', { name: say.city });
  const value = await city.locator('option').nth(1).getAttribute('value');
  await tag.click();
  await city.selectOption(value);
  await expect(cards.first().getByText(value!, { exact: true })).toBeVisible();
});

test('UIX-08 PAR-01 a phone’s first screen shows the first member, with the filters in a sheet', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(context, open);
  await page.goto(at('/participants', open));
  const cards = page.getByRole('list', { name: say.list }).getByRole('article');
  await expect(cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: say.city })).toBeHidden();
  await page.getByRole('button', { name: say.filters, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say.filters });
  const tag = sheet.getByRole('list', { name: say.tags }).getByRole('button').first();
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: say.showFound }).click();
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('button', { name: new RegExp(`^${say.filters}, `) })).toBeFocused();
});

test('PAR-01 where members do not see each other there is no directory, and no tab leads to one', async ({
  page,
  context,
  silence,
}) => {
  silence.allow(/status of 404.*\/participants/);
  await signedIn(context, closed);
  await page.goto(at('/my_communities', closed));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="/participants"]')).toHaveCount(0);
  await page.goto(at('/participants', closed));
  await expect(page).toHaveURL(at('/my_communities', closed));
});

test('PAR-01 a user with an unconfirmed email learns it, and nobody is requested', async ({
  page,
  context,
  email,
}) => {
  await newMember(context, open, email);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(at('/participants', open));
  await expect(page.getByRole('heading', { name: say.unconfirmed.title })).toBeVisible();
  await expectAccessible(page);
  expect(
    asked.filter((path) => path.startsWith('/api/community/') && path.endsWith('/participants')),
  ).toEqual([]);
  await page.getByRole('link', { name: say.unconfirmed.confirm }).click();
  await expect(page).toHaveURL(at('/last-step', open));
});
