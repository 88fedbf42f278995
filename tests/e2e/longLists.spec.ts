import type { Locator, Page } from '@playwright/test';
import type { ShortList } from '../../src/generated/api/directory';
import { call } from './support/api';
import { communityOf } from './support/communityOf';
import { at } from './support/environment';
import { phone } from './support/expectAccessible';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

interface LongList {
  items: Locator;
  /** The button that shows the next page. */
  more: string;
  /** How many items there are. */
  count: number;
  /** The address once two pages are shown. */
  query: RegExp;
  /** In the last item, the link to its member. */
  link: Locator;
  /** The member of the last item. */
  name: string;
}

/** Shows the second page of a list, opens the last member, goes back, and reloads. */
async function leaveAndComeBack(page: Page, list: LongList): Promise<void> {
  const { items, more, count, query, link, name } = list;
  await expect(items).toHaveCount(20);
  await page.getByRole('button', { name: more }).click();
  await expect(items).toHaveCount(count);
  await expect(page).toHaveURL(query);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(items).toHaveCount(count);
  await expect(items.last()).toBeInViewport();
  await page.reload();
  await expect(items).toHaveCount(count);
}

test('PAR-01 HOM-01 REQ-01 CON-01 B01 lists come by pages, and are there, where they were, when one comes back', async ({
  page,
  context,
  email,
}) => {
  test.slow();
  const { contacts, directory, home, requests } = texts('ru');
  const { request } = context;
  const { domain, viewer } = await communityOf(request, 'krug.example', email, [
    { firstName: 'Member 10' },
    ...Array.from({ length: 22 }, (_, n) => ({
      firstName: `Member ${n + 11}`,
      lastName: 'Moss',
      lookingFor: `A kiln, ${n + 11}`,
    })),
  ]);
  const token = await signedIn(context, domain, { email: viewer });

  await page.goto(at('/my_communities', domain));
  const tabs = page.getByRole('navigation', { name: home.tabs.label });
  await tabs.getByRole('link', { name: home.tabs.requests }).click();
  const asking = page.getByRole('list', { name: requests.list }).getByRole('article');
  await leaveAndComeBack(page, {
    items: asking,
    more: requests.more,
    count: 22,
    query: /requests=2/,
    link: asking.last().getByRole('link').first(),
    // The oldest.
    name: 'Member 11 Moss',
  });

  const found = await call(request, `/api/community/${domain}/participants-list`, { domain, token });
  const { items } = (await found.json()) as ShortList;
  for (const { id } of items.filter(({ firstName }) => firstName !== 'Member 10').toReversed()) {
    const marked = await call(request, `/api/bookmarks/${id}`, { method: 'POST', domain, token });
    expect(marked.status(), await marked.text()).toBe(200);
  }
  await page.goto(at('/contacts/bookmarks', domain));
  const rows = page.getByRole('article', { name: /^Member \d+ Moss$/ });
  await leaveAndComeBack(page, {
    items: rows,
    more: contacts.more,
    count: 22,
    query: /pages=2/,
    link: rows.last().getByRole('link', { name: 'Member 32 Moss' }),
    name: 'Member 32 Moss',
  });

  await page.setViewportSize(phone);
  await page.goto(at('/participants', domain));
  const cards = page.getByRole('list', { name: directory.list }).getByRole('article');
  await leaveAndComeBack(page, {
    items: cards,
    more: directory.more,
    count: 23,
    query: /pages=2/,
    link: cards.last().getByRole('link'),
    name: 'Member 32 Moss',
  });
});
