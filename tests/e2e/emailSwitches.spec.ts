import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/lib/lang';
import { connected } from '../../src/server/modules/introduction/notifications/connected';
import { introduced } from '../../src/server/modules/introduction/notifications/introduced';
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

const kinds = { connected, introduced };

const boxOf = (page: Page, kind: keyof typeof kinds, lang: Lang): Locator =>
  page.getByRole('checkbox', {
    name: `${kinds[kind].label[lang]} ${texts(lang).subscriptions.channels.EMAIL}`,
    exact: true,
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
    await profile.goto(at('/subscriptions', domain));
    await profile.getByRole('button', { name: texts('ru').subscriptions.groups.PEOPLE, exact: true }).click();
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
