import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/lib/lang';
import { connected } from '../../src/server/modules/introduction/notifications/connected';
import { introduced } from '../../src/server/modules/introduction/notifications/introduced';
import { recommendations } from '../../src/server/modules/matching/notifications/recommendations';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { expectAccessible } from './support/expectAccessible';
import { linkTo } from './support/mailbox';
import { join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

/** The texts of the page that an email's link opens. */
const linkPage = {
  ask: 'Отключить эти письма?',
  off: 'Отключить',
  done: 'Письма отключены',
  on: 'Включить снова',
};

/** A community in a language with open admission, whose members see each other. */
const circle = (lang: Lang) =>
  copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => {
      Object.assign(community, { lang, transparent: true });
    }),
  );

async function joined(request: APIRequestContext, domain: string, email: string): Promise<NewMember> {
  const token = await registerConfirmed(request, email, domain);
  return { email, ...(await join(request, domain, token, undefined, 'default')) };
}

/** Both would like to meet: the first of them gets an email. */
async function connect(request: APIRequestContext, domain: string, one: NewMember, other: NewMember) {
  for (const [{ token }, { participantId }] of [
    [one, other],
    [other, one],
  ] as const) {
    const data = { subjectId: participantId, relationType: 'LIKE' };
    const answer = await call(request, '/api/relations', { method: 'POST', domain, token, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

async function pageOf(browser: Browser, domain: string, { token }: NewMember, lang: Lang): Promise<Page> {
  const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  await remember(context, token, domain);
  return context.newPage();
}

const kinds = { connected, introduced, recommendations };

const boxOf = (page: Page, kind: keyof typeof kinds, lang: Lang): Locator =>
  page.getByRole('checkbox', { name: kinds[kind].label[lang], exact: true });

const switched = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const answered = page.waitForResponse(/update-notification-pref/);
  await press();
  expect((await answered).ok()).toBe(true);
};

test('PRO-03 P10 P11 a kind of email is switched off in the profile, and on again, alone', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('en');
  const page = await pageOf(browser, domain, await joined(request, domain, email), 'en');
  await page.goto(at('/account', domain));
  const weekly = boxOf(page, 'recommendations', 'en');
  await expect(weekly).toBeChecked();
  await switched(page, () => weekly.uncheck());
  await page.reload();
  await expect(weekly).not.toBeChecked();
  await expect(boxOf(page, 'introduced', 'en')).toBeChecked();
  await expectAccessible(page);
  await switched(page, () => weekly.check());
  await page.reload();
  await expect(weekly).toBeChecked();
  await page.context().close();
});

test('HOM-05 P11 new contacts by email are switched alone, with one truth for the settings and the list', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('en');
  const page = await pageOf(browser, domain, await joined(request, domain, email), 'en');
  const { introductions } = texts('en').profile;
  const toggle = page.getByRole('checkbox', { name: introductions.byEmail, exact: true });
  await page.goto(at('/account', domain));
  await expect(toggle).toBeChecked();
  await switched(page, () => toggle.uncheck());
  await expect(boxOf(page, 'recommendations', 'en')).not.toBeChecked();
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await expect(boxOf(page, 'recommendations', 'en')).not.toBeChecked();
  await expect(boxOf(page, 'introduced', 'en')).toBeChecked();
  await expect(boxOf(page, 'connected', 'en')).toBeChecked();
  await switched(page, () => boxOf(page, 'recommendations', 'en').check());
  await expect(toggle).toBeChecked();
  await page.context().close();
});

test('HOM-07 P11 an email’s link shows what it would switch off, and switches it off when pressed', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('ru');
  const [one, other] = [
    await joined(request, domain, email),
    await joined(request, domain, `other-${email}`),
  ];
  await connect(request, domain, one, other);
  const { pathname, search } = new URL(await linkTo(request, one.email, '/email/unsubscribe\\?link='));
  const profile = await pageOf(browser, domain, one, 'ru');
  const connected = boxOf(profile, 'connected', 'ru');
  // It needs no sign-in.
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const isOn = async (on: boolean) => {
    await profile.goto(at('/account', domain));
    await expect(connected).toBeChecked({ checked: on });
    await expect(boxOf(profile, 'introduced', 'ru')).toBeChecked();
  };

  await page.goto(at(pathname + search, domain));
  await expect(heading).toHaveText(linkPage.ask);
  await expect(page.getByText(kinds.connected.label.ru)).toBeVisible();
  await expectAccessible(page);
  await isOn(true);
  await page.getByRole('button', { name: linkPage.off, exact: true }).click();
  await expect(heading).toHaveText(linkPage.done);
  await expectAccessible(page);
  await isOn(false);
  await page.getByRole('button', { name: linkPage.on, exact: true }).click();
  await expect(heading).toHaveText(linkPage.ask);
  await isOn(true);
  await visitor.close();
  await profile.context().close();
});

test('HOM-06 P24 introductions rest for some weeks, and go on when the member says so', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle('en');
  const { pause } = texts('en').profile;
  const page = await pageOf(browser, domain, await joined(request, domain, email), 'en');
  await page.goto(at('/account', domain));
  const until = page.getByText(pause.until.split('{{')[0]!);
  await page.getByRole('button', { name: pause.submit, exact: true }).click();
  await expect(until).toBeVisible();
  await page.reload();
  await expect(until).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: pause.resume, exact: true }).click();
  await expect(page.getByRole('button', { name: pause.submit, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: pause.submit, exact: true })).toBeVisible();
  await expect(until).toHaveCount(0);
  await page.context().close();
});
