import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Lang } from '../../src/lib/lang';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

/** Communities whose members see each other. */
const open = { ru: 'krug.example', en: 'northbeam.example' } as const;

/** The community of the test. */
let domain = '';
let like = '';

function inCommunity(lang: Lang): void {
  like = open[lang];
  ({ domain } = copyCommunity(like, (folder) =>
    folder.edit('authConfig.json', (config) => {
      config.methods = [{ authType: 'EMAIL' }];
    }),
  ));
}

type Member = Omit<NewMember, 'email'> & { name: string };

async function joined(
  request: APIRequestContext,
  email: string,
  firstName: string,
  lookingFor?: string,
): Promise<Member> {
  const token = await registerConfirmed(request, `${firstName.toLowerCase()}-${email}`, domain);
  const member = await join(request, domain, token, { firstName, lastName: 'Moss' }, like);
  if (lookingFor) {
    const data = { participantId: member.participantId, lookingFor };
    const set = await call(request, '/api/participant/update-looking-for', {
      method: 'POST',
      domain,
      token,
      data,
    });
    expect(set.status(), await set.text()).toBe(200);
  }
  return { ...member, name: `${firstName} Moss` };
}

async function answerRequest(request: APIRequestContext, by: Member, to: Member, answer: string) {
  const sent = await call(request, `/api/requests/${to.participantId}/answer`, {
    method: 'POST',
    domain,
    token: by.token,
    data: { answer },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

async function opened(browser: Browser, member: Member, path: string, viewport = desktop): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport, reducedMotion: 'reduce' });
  await remember(context, member.token, domain);
  const page = await context.newPage();
  await page.goto(at(path, domain));
  return page;
}

const header = (lang: Lang = 'en') => texts(lang).common.header;
/** The bell by what it says. */
const bell = (page: Page, unread: number, lang: Lang = 'en') => {
  const { notifications, unread_one, unread_other } = header(lang);
  const name =
    unread === 0 ? notifications : fill(unread === 1 ? unread_one : unread_other, { count: unread });
  return page.getByRole('banner').getByRole('button', { name, exact: true });
};

test('NOT-01 UIX-02 the bell of an open page counts and pops up, and its entry leads to who answered', async ({
  request,
  browser,
  email,
}) => {
  inCommunity('en');
  const { notification: say } = texts('en');
  const asker = await joined(request, email, 'Ada', 'Somebody who repairs kilns');
  const helper = await joined(request, email, 'Vera');
  const page = await opened(browser, asker, '/my_communities');
  const second = await opened(browser, asker, '/contacts', phone);
  await expect(bell(second, 0)).toBeVisible();
  // What comes after the number is new.
  const counted = page.waitForResponse(/\/api\/notifications\/unseen$/);
  await page.reload();
  await counted;
  await expect(bell(page, 0)).toBeVisible();
  const popup = page.getByRole('region', { name: 'Vera has answered your request' });

  await answerRequest(request, helper, asker, 'I repair kilns, write to me.');
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(second, 1)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(popup).toBeVisible();
  await expect(page.locator('body > [data-announcer] p', { hasText: 'Vera has answered' })).toHaveCount(1);
  await expect(popup).toBeHidden();

  // By keyboard: in, out by Escape, and in again.
  await bell(page, 1).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: say.title });
  await expect(panel.getByRole('button', { name: texts('en').common.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Vera has answered your request' }).click();
  await expect(page).toHaveURL(/\/u\//);
  await expect(page.getByRole('heading', { level: 1, name: helper.name })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(second, 0)).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test('NOT-01 UIX-10 the open list is accessible, takes in what is new, and an entry can be removed', async ({
  request,
  browser,
  email,
}) => {
  inCommunity('en');
  const { notification: say } = texts('en');
  const asker = await joined(request, email, 'Ada', 'Somebody who repairs kilns');
  const [vera, boris] = [await joined(request, email, 'Vera'), await joined(request, email, 'Boris')];
  await answerRequest(request, vera, asker, 'I repair kilns, write to me.');
  const page = await opened(browser, asker, '/contacts');
  await bell(page, 1).click();
  const panel = page.getByRole('dialog', { name: say.title });
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(1);
  await panel.getByRole('button', { name: say.why }).click();
  await expect(panel.getByText(/Answers to your request/)).toBeVisible();
  await expectAccessible(page);
  // Several are gathered.
  await answerRequest(request, boris, asker, 'So do I.');
  await expect(
    panel.getByRole('link', { name: 'Boris and one other have answered your request' }),
  ).toBeVisible();
  await expect(items).toHaveCount(1);
  await panel.getByRole('button', { name: /^Remove/ }).click();
  await panel.getByRole('button', { name: say.undo }).click();
  await expect(panel.getByRole('link', { name: /^Boris/ })).toBeVisible();
  await panel.getByRole('button', { name: /^Remove/ }).click();
  await panel.getByRole('button', { name: texts('en').common.close }).click();
  await expect(bell(page, 0)).toBeVisible();
  await page.reload();
  await bell(page, 0).click();
  await expect(panel.getByRole('heading', { name: say.none.title })).toBeVisible();
});

test('NOT-01 in Russian, a page that is opened otherwise marks what leads to it, and all is marked at once', async ({
  request,
  browser,
  email,
}) => {
  inCommunity('ru');
  const { notification: say } = texts('ru');
  const asker = await joined(request, email, 'Ada', 'Somebody who repairs kilns');
  const helper = await joined(request, email, 'Vera');
  const page = await opened(browser, asker, '/contacts', phone);
  await answerRequest(request, helper, asker, 'I repair kilns, write to me.');
  await expect(bell(page, 1, 'ru')).toBeVisible();
  await bell(page, 1, 'ru').click();
  const panel = page.getByRole('dialog', { name: say.title });
  await expectAccessible(page);
  const path = await panel.getByRole('listitem').getByRole('link').getAttribute('href');
  await panel.getByRole('button', { name: say.markAll }).click();
  await expect(panel.getByRole('button', { name: say.markAll })).toBeHidden();
  await panel.getByRole('button', { name: texts('ru').common.close }).click();
  await expect(bell(page, 0, 'ru')).toBeVisible();
  await answerRequest(request, helper, asker, 'Or call me.');
  await expect(bell(page, 1, 'ru')).toBeVisible();
  await page.goto(at(path!, domain));
  await expect(bell(page, 0, 'ru')).toBeVisible();
});
