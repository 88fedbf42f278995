import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { join } from './support/members';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const domain = 'krug.example';
const { events: say } = texts('ru');

test('EVT-01 a member looks through events: by words, by filters, past ones, by month', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  await page.goto(at('/events', domain));
  await expect(page.getByRole('heading', { level: 1, name: 'Встречи' })).toBeVisible();
  const cards = page.getByRole('list', { name: say.tabs.upcoming }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  const all = await cards.count();
  const name = (await cards.last().getByRole('heading').textContent()) ?? '';
  await page.getByRole('searchbox', { name: say.search }).fill(name.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(cards).not.toHaveCount(all);
  await expect(cards.first().getByRole('heading')).toHaveText(name);
  await page.getByRole('button', { name: say.clear }).click();
  await expect(cards).toHaveCount(all);
  const online = page.getByRole('button', { name: say.filter.online });
  await online.click();
  await expect(page).toHaveURL(/online=true/);
  await expect(cards).not.toHaveCount(all);
  await page.getByRole('link', { name: say.tabs.past }).click();
  // A filter of one list also applies to the other.
  await expect(online).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('list', { name: say.tabs.past }).getByRole('article').first()).toBeVisible();
  await online.click();
  await page.getByRole('link', { name: say.tabs.month }).click();
  await page.getByRole('button', { name: say.month.after }).click();
  await expect(page).toHaveURL(/tab=month&month=\d{4}-\d\d/);
  await page.getByRole('table').locator('[aria-pressed=false]').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('table').getByRole('button', { pressed: true })).toBeVisible();
});

test('EVT-01 the list keeps how far it was shown', async ({ page, context, email }) => {
  const copy = copyCommunity(domain, (folder) => folder.edit('community.json', () => undefined));
  const token = await registerConfirmed(context.request, email, copy.domain);
  await join(context.request, copy.domain, token, { firstName: 'Olga' }, domain);
  for (let day = 1; day <= 22; day += 1) {
    const data = {
      title: `Walk ${day}`,
      description: 'Along the water.',
      organizerContact: '@olga',
      date: `2035-06-${String(day).padStart(2, '0')}`,
      startTime: '09:00',
      timeZone: 'Europe/Berlin',
      eventType: 'OFFLINE',
      location: { city: 'Potsdam', country: 'Germany' },
    };
    const given = { method: 'POST' as const, domain: copy.domain, token, data };
    const created = await call(context.request, '/api/event/create', given);
    expect(created.status(), await created.text()).toBe(200);
  }
  await signedIn(context, copy.domain, { email });
  await page.setViewportSize(phone);
  await page.goto(at('/events', copy.domain));
  const cards = page.getByRole('list', { name: say.tabs.upcoming }).getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: say.more }).click();
  await expect(cards).toHaveCount(22);
  await expect(page).toHaveURL(/pages=2/);
  await page.reload();
  await expect(cards).toHaveCount(22);
});

for (const { lang, community } of [
  { lang: 'ru', community: domain },
  { lang: 'en', community: 'hearth.example' },
] as const) {
  test(`UIX-08 EVT-01 a phone’s first screen shows the first event and one row of controls: ${community}`, async ({
    page,
    context,
  }) => {
    const { events, common } = texts(lang);
    await page.setViewportSize({ width: 390, height: 844 });
    await signedIn(context, community);
    await page.goto(at('/events', community));
    const first = page.getByRole('list', { name: events.tabs.upcoming }).getByRole('article').first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const search = page.getByRole('searchbox', { name: events.search });
    const filters = page.getByRole('button', { name: events.filters, exact: true });
    // Late fonts may move both.
    const apart = async () => {
      const [one, other] = await Promise.all([search.boundingBox(), filters.boundingBox()]);
      return Math.abs((one?.y ?? 0) - (other?.y ?? Infinity));
    };
    await expect.poll(apart).toBeLessThanOrEqual(1);
    // The chips of a wider screen.
    await expect(page.getByRole('button', { name: events.filter.online })).toBeHidden();
    await filters.click();
    const sheet = page.getByRole('dialog', { name: events.filters });
    await sheet.getByRole('button', { name: events.filter.online }).click();
    await expect(page).toHaveURL(/online=true/);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: events.showFound }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${events.filters}, `) })).toBeFocused();

    await page.getByRole('button', { name: events.subscribe.label }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveCount(2);
    await menu.getByRole('menuitem', { name: events.subscribe.own }).click();
    await expect(page.getByRole('dialog', { name: texts(lang).feeds.own.title })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  });
}
