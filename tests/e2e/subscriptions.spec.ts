import type { Page } from '@playwright/test';
import type { Lang } from '../../src/lib/lang';
import { introduced } from '../../src/server/modules/introduction/notifications/introduced';
import { recommendations } from '../../src/server/modules/matching/notifications/recommendations';
import { call } from './support/api';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { linkTo } from './support/mailbox';
import { circle, joined, opened } from './support/settingsPage';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const boxOf = (page: Page, { label }: { label: Record<Lang, string> }, lang: Lang) =>
  page.getByRole('checkbox', {
    name: `${label[lang]} ${texts(lang).subscriptions.channels.EMAIL}`,
    exact: true,
  });

const answered = async (page: Page, path: RegExp, press: () => Promise<unknown>): Promise<void> => {
  const answer = page.waitForResponse(path);
  await press();
  expect((await answer).ok()).toBe(true);
};
const choose = /\/api\/notifications\/choose$/;
const times = /\/api\/notifications\/times$/;

for (const { lang, viewport } of [
  { lang: 'en', viewport: desktop },
  { lang: 'ru', viewport: phone },
] as const) {
  test(`NOT-04 PRO-03 N07 N08 what and when is chosen by keyboard alone and outlives a reload, in ${lang} at ${viewport.width} px`, async ({
    browser,
    request,
    email,
  }) => {
    const { domain } = circle(lang);
    const t = texts(lang).subscriptions;
    const page = await opened(browser, domain, await joined(request, domain, email), { lang, viewport });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page).toHaveTitle(new RegExp(`^${t.title}`));

    // From the channel's own box, the first of the page, to the first group and its first kind.
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Tab');
    const group = page.getByRole('button', { name: t.groups.PEOPLE, exact: true });
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    for (const _ of ['the group’s box', 'the first kind’s']) await page.keyboard.press('Tab');
    const first = page.getByRole('checkbox').nth(2);
    await expect(first).toBeFocused();
    await expect(first).toBeChecked();
    await answered(page, choose, () => page.keyboard.press('Space'));
    await expect(first).not.toBeChecked();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked({ indeterminate: true });
    const meetings = page.getByRole('checkbox', {
      name: `${t.groups.MEETINGS} ${t.channels.EMAIL}`,
      exact: true,
    });
    await meetings.focus();
    await answered(page, choose, () => page.keyboard.press('Space'));

    const quiet = page.getByRole('checkbox', { name: t.quiet.label });
    await quiet.focus();
    await answered(page, times, () => page.keyboard.press('Space'));
    await page.getByRole('radio', { name: t.digest.now, exact: true }).focus();
    await answered(page, times, () => page.keyboard.press('ArrowDown'));
    const pause = page.getByRole('button', { name: t.pause.begin, exact: true });
    await pause.focus();
    await answered(page, times, () => page.keyboard.press('Enter'));

    await page.reload();
    await expect(meetings).not.toBeChecked();
    await group.press('Enter');
    await expect(first).not.toBeChecked();
    await expect(quiet).toBeChecked();
    await expect(page.getByRole('radio', { name: t.digest.daily })).toBeChecked();
    const end = page.getByRole('button', { name: t.pause.end, exact: true });
    await expect(page.getByText(t.pause.until.split('{{')[0]!)).toBeVisible();
    await expectAccessible(page, viewport);
    await end.focus();
    await answered(page, times, () => page.keyboard.press('Enter'));
    await expect(pause).toBeFocused();
    await page.context().close();
  });
}

test('NOT-04 P11 HOM-05 there is one truth for this page, the account’s and another window', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('en');
  const member = await joined(request, domain, email);
  const page = await opened(browser, domain, member, { lang: 'en', viewport: desktop });
  await page.getByRole('button', { name: texts('en').subscriptions.groups.PEOPLE, exact: true }).click();
  const box = boxOf(page, recommendations, 'en');
  await expect(box).toBeChecked();
  const account = await page.context().newPage();
  await account.goto(at('/account', domain));
  const toggle = account.getByRole('checkbox', { name: texts('en').profile.introductions.byEmail });
  await answered(account, /update-notification-pref/, () => toggle.uncheck());
  await expect(box).not.toBeChecked();
  await answered(page, choose, () => box.check());
  await expect(toggle).toBeChecked();
  await expect(boxOf(page, introduced, 'en')).toBeChecked();
  await page.context().close();
});

test('NOT-09 N09 an email’s link leads here, also from where it led before, and the email is listed', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('en');
  const [one, other] = [
    await joined(request, domain, email),
    await joined(request, domain, `other-${email}`),
  ];
  for (const [by, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const data = { subjectId: to.participantId, relationType: 'LIKE' };
    const answer = await call(request, '/api/relations', { method: 'POST', domain, token: by.token, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const { pathname } = new URL(await linkTo(request, one.email, '/subscriptions'));
  const t = texts('en').subscriptions;
  const page = await opened(browser, domain, one, { lang: 'en', viewport: phone, path: pathname });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  const row = page.getByRole('region', { name: t.sent.title }).getByRole('listitem').first();
  await expect(row).toContainText(t.sent.done);
  await row.getByText(t.sent.why).click();
  await expectAccessible(page);

  await page.goto(at('/profile#notifications', domain));
  await expect(page).toHaveURL(at('/account#notifications', domain));
  await page.getByRole('link', { name: texts('en').profile.notifications.open }).click();
  await expect(page).toHaveURL(at('/subscriptions', domain));
  await page.context().close();
});
