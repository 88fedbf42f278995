import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Chat } from '../../src/generated/api/chat';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test } from './support/test';

/** The community of the test. */
let domain = '';

test.beforeEach(() => {
  ({ domain } = copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => Object.assign(community, { transparent: true })),
  ));
});

type Member = Omit<NewMember, 'email'> & { name: string };

async function joined(request: APIRequestContext, email: string, firstName: string): Promise<Member> {
  const token = await registerConfirmed(request, `${firstName.toLowerCase()}-${email}`, domain);
  const member = await join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
  return { ...member, name: `${firstName} Moss` };
}

/** Says yes to each other, which makes the two connections. */
async function connect(request: APIRequestContext, one: Member, other: Member): Promise<void> {
  for (const [by, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const data = { subjectId: to.participantId, relationType: 'LIKE' };
    const answer = await call(request, '/api/relations', {
      method: 'POST',
      domain,
      token: by.token,
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

async function opened(browser: Browser, member: Member, path: string, viewport = desktop): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport, reducedMotion: 'reduce' });
  await remember(context, member.token, domain);
  const page = await context.newPage();
  await page.goto(at(path, domain));
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('CHA-01 CHA-05 CHA-07 two members write, read, answer and edit, and what is written offline is sent later', async ({
  request,
  browser,
  email,
}) => {
  const [ada, vera] = [await joined(request, email, 'Ada'), await joined(request, email, 'Vera')];
  await connect(request, ada, vera);
  const begun = await call(request, '/api/chats', {
    method: 'POST',
    domain,
    token: ada.token,
    data: { participants: [vera.participantId] },
  });
  const { chat } = (await begun.json()) as Chat;
  const adas = await opened(browser, ada, `/chats/${chat.id}`);
  await expect(adas.getByRole('heading', { level: 1, name: vera.name })).toBeVisible();
  await write(adas, 'Do you have time on *Friday*?');
  await expect(messages(adas).getByText('Friday')).toBeVisible();

  // The other finds it in the list, on the tab and in the title.
  const veras = await opened(browser, vera, '/chats', phone);
  await expect(veras).toHaveTitle(/^\([12]\) /);
  await expectAccessible(veras);
  await veras.getByRole('link', { name: new RegExp(ada.name) }).click();
  await expect(messages(veras).getByText('Friday')).toBeVisible();
  await expect(veras).not.toHaveTitle(/^\(/);
  await expectAccessible(veras);
  await expect(messages(adas).getByText('Read', { exact: true })).toBeVisible();

  // Offline: shown at once, sent in order when the line is back.
  await veras.context().setOffline(true);
  await write(veras, 'Yes, at four');
  await write(veras, 'Or at five');
  await expect(messages(veras).getByText('Or at five')).toBeVisible();
  await veras.context().setOffline(false);
  await expect(messages(adas).getByText('Or at five')).toBeVisible();
  await expect(messages(adas).getByRole('listitem').filter({ hasText: /^Vera/ })).toHaveText([
    /Yes, at four/,
    /Or at five/,
  ]);

  // The arrow up edits the last own message.
  await field(veras).press('ArrowUp');
  await expect(field(veras)).toHaveValue('Or at five');
  await write(veras, 'Or at six');
  await expect(messages(adas).getByText('Or at six')).toBeVisible();
  await expect(messages(adas).getByText('Or at five')).toBeHidden();
  await expect(messages(adas).getByText('edited')).toBeVisible();
});
