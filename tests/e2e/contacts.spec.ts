import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { wallTimeOf } from '../../src/lib/timeZone';
import { openAccountMenu } from './support/accountMenu';
import { call } from './support/api';
import { copyCommunity, type TestCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { linkTo } from './support/mailbox';
import { changeProfile, join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { desktop, expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const { contacts, introduction, meeting, report } = texts('en');
const zone = 'Europe/London';

/** A community with open admission, whose members see each other, with a video address. */
const circle = (): TestCommunity =>
  copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => {
      community.transparent = true;
      community.matching = { ...(community.matching as object), meetingUrl: 'https://meet.example/{id}' };
    }),
  );

interface Somebody extends Omit<NewMember, 'email'> {
  name: string;
  email: string;
}

/** A member with a confirmed address, whose connections see contacts. */
async function joined(
  request: APIRequestContext,
  domain: string,
  email: string,
  firstName: string,
): Promise<Somebody> {
  const address = `${firstName.toLowerCase()}-${email}`;
  const token = await registerConfirmed(request, address, domain);
  const member = await join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
  await changeProfile(request, domain, member, {
    privacy: 'CONNECTIONS',
    contacts: [
      { type: 'EMAIL', value: address },
      { type: 'TELEGRAM', value: `${firstName.toLowerCase()}_moss` },
    ],
  });
  return { ...member, email: address, name: `${firstName} Moss` };
}

const adaAndBob = (request: APIRequestContext, domain: string, email: string) =>
  Promise.all([joined(request, domain, email, 'Ada'), joined(request, domain, email, 'Bob')]);

async function done(
  request: APIRequestContext,
  domain: string,
  { token }: Somebody,
  path: string,
  data?: Record<string, unknown>,
): Promise<void> {
  const answer = await call(request, path, { method: 'POST', domain, token, ...(data ? { data } : {}) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Both would like to meet. */
async function connect(request: APIRequestContext, domain: string, one: Somebody, other: Somebody) {
  for (const [by, to] of [
    [one, other],
    [other, one],
  ] as const) {
    await done(request, domain, by, '/api/relations', { subjectId: to.participantId, relationType: 'LIKE' });
  }
}

/** A page of a person, in a browser of their own. */
async function pageOf(
  browser: Browser,
  domain: string,
  { token }: Somebody,
  timezoneId = zone,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId, reducedMotion: 'reduce' });
  await remember(context, token, domain);
  return context.newPage();
}

const rowOf = (page: Page, { name }: Somebody) => page.getByRole('article', { name, exact: true });
const meetingOf = (page: Page, name: string) =>
  page.getByRole('article', { name: fill(meeting.title, { name }) });
const suggestTo = ({ name }: Somebody) => ({ name: fill(introduction.suggest.of, { name }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('CON-01 MAT-07 B01 B04 B05 two who would both like to meet see each other’s contacts', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle();
  const [ada, bob] = await adaAndBob(request, domain, email);
  for (const [by, to] of [
    [ada, bob],
    [bob, ada],
  ] as const) {
    await done(request, domain, by, `/api/bookmarks/${to.participantId}`);
  }
  const pages = [];
  for (const [by, to, said] of [
    [ada, bob, introduction.connect.done.SENT],
    [bob, ada, introduction.connect.done.CONNECTED],
  ] as const) {
    const page = await pageOf(browser, domain, by);
    await page.goto(at('/contacts/bookmarks', domain));
    await expect(rowOf(page, to).getByText('@')).toHaveCount(0);
    await expectAccessible(page);
    await press(page, fill(introduction.connect.with, { name: to.name }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: introduction.connect.message }).fill('Shall we talk?');
    await dialog.getByRole('button', { name: introduction.connect.submit }).click();
    await expect(page.getByText(fill(said, { name: to.name }))).toBeVisible();
    pages.push(page);
  }
  // To the one who asked first it comes by email, which leads here.
  const link = await linkTo(request, ada.email, '/contacts');
  const [first, second] = pages as [Page, Page];
  await first.goto(at(new URL(link).pathname + new URL(link).search, domain));
  await second.getByRole('link', { name: contacts.tabs.connected, exact: true }).click();
  await expect(rowOf(first, bob).getByRole('link', { name: '@bob_moss' })).toBeVisible();
  await expect(rowOf(second, ada).getByRole('link', { name: '@ada_moss' })).toBeVisible();
  await expectAccessible(first);
  await rowOf(first, bob).getByRole('link', { name: bob.name }).click();
  await expect(first.getByRole('heading', { level: 1, name: bob.name })).toBeVisible();
  for (const page of pages) await page.context().close();
});

test('MAT-08 M08 M12 M13 M14 M15 M16 times are suggested, one is picked, moved and called off; a note is one’s own', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle();
  const [ada, bob] = await adaAndBob(request, domain, email);
  await connect(request, domain, ada, bob);
  const [first, second] = [
    await pageOf(browser, domain, ada),
    await pageOf(browser, domain, bob, 'Asia/Tokyo'),
  ];
  const inHours = (hours: number) => wallTimeOf(new Date(Date.now() + hours * 3_600_000), zone);
  const suggest = async (page: Page, hours: number[]) => {
    const dialog = page.getByRole('dialog');
    const fields = [meeting.propose.first, meeting.propose.second, meeting.propose.third];
    for (const [place, each] of hours.entries()) {
      await dialog.getByRole('button', { name: meeting.propose.another }).click();
      await dialog.getByLabel(fields[place]!, { exact: true }).fill(inHours(each));
    }
    await dialog.getByRole('button', { name: meeting.propose.submit }).click();
    await expect(dialog).toHaveCount(0);
  };

  await first.goto(at('/contacts', domain));
  await rowOf(first, bob).getByRole('button', suggestTo(bob)).click();
  await expectAccessible(first);
  await suggest(first, [30, 54, 78]);
  await expect(
    meetingOf(first, 'Bob').getByText(fill(meeting.state.PROPOSED_BY_ME, { name: 'Bob' })),
  ).toBeVisible();

  const link = await linkTo(request, bob.email, '/contacts');
  await second.goto(at(new URL(link).pathname + new URL(link).search, domain));
  const asked = meetingOf(second, 'Ada');
  await expect(asked.getByRole('radio')).toHaveCount(3);
  await expect(
    asked.getByText(fill(meeting.propose.theirs, { name: 'Ada', time: '' })).first(),
  ).toBeVisible();
  await expectAccessible(second);
  // With the keyboard only.
  await asked.getByRole('radio').first().focus();
  await second.keyboard.press('Space');
  await second.keyboard.press('Enter');
  await expect(asked.getByText(meeting.state.AGREED)).toBeVisible();
  await expect(asked.getByRole('link', { name: meeting.join })).toHaveAttribute(
    'href',
    /^https:\/\/meet\.example\//,
  );

  await first.reload();
  const agreed = meetingOf(first, 'Bob');
  await expect(agreed.getByText(meeting.state.AGREED)).toBeVisible();
  await expectAccessible(first);
  const [file] = await Promise.all([
    first.waitForEvent('download'),
    agreed.getByRole('button', { name: meeting.save }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('meeting.ics');
  const saved = readFileSync(await file.path(), 'utf8');
  expect(saved).toContain('METHOD:REQUEST');
  expect(saved).toContain('meet.example');

  await agreed.getByRole('button', { name: meeting.suggestOthers }).click();
  await suggest(first, [102]);
  await expect(agreed.getByText(meeting.others)).toBeVisible();
  await second.reload();
  await asked.getByRole('radio').check();
  await asked.getByRole('button', { name: meeting.pick.submit }).click();
  await expect(asked.getByText(meeting.pick.title)).toHaveCount(0);
  await asked.getByRole('button', { name: meeting.cancel }).click();
  await second.getByRole('dialog').getByRole('button', { name: meeting.cancel }).click();
  await expect(asked).toHaveCount(0);
  await first.reload();
  await expect(rowOf(first, bob).getByRole('button', suggestTo(bob))).toBeVisible();
  await expect(agreed).toHaveCount(0);

  await rowOf(first, bob).getByRole('button', { name: meeting.note.write }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByRole('textbox', { name: meeting.note.label }).fill('Likes tea.');
  await dialog.getByRole('button', { name: meeting.note.submit }).click();
  await expect(rowOf(first, bob).getByText(fill(meeting.note.yours, { text: 'Likes tea.' }))).toBeVisible();
  await second.goto(at('/contacts', domain));
  await expect(rowOf(second, ada)).toBeVisible();
  await expect(second.getByText('Likes tea.')).toHaveCount(0);
  for (const page of [first, second]) await page.context().close();
});

test('M13 M17 MAT-08 a time that is free for both takes three presses on a phone, or the keyboard, with words', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle();
  const [ada, bob] = await adaAndBob(request, domain, email);
  await connect(request, domain, ada, bob);
  const [first, second] = [
    await pageOf(browser, domain, ada),
    await pageOf(browser, domain, bob, 'America/New_York'),
  ];
  // His browser says where he is.
  await second.goto(at('/contacts', domain));
  await expect(rowOf(second, ada)).toBeVisible();

  await first.setViewportSize({ width: 390, height: 844 });
  await first.goto(at('/contacts', domain));
  await rowOf(first, bob).getByRole('button', suggestTo(bob)).click();
  const dialog = first.getByRole('dialog');
  const times = dialog.getByRole('checkbox');
  await expect(times.first()).toBeVisible();
  await expect(dialog.getByText(/London \(GMT.*New York \(GMT/)).toBeVisible();
  // Each is shown on the clocks of both.
  await expect(
    dialog.getByText(fill(meeting.propose.theirClock, { time: '', name: 'Bob' })).first(),
  ).toBeVisible();
  await expectAccessible(first);
  await times.first().check();
  await dialog.getByRole('button', { name: meeting.propose.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    meetingOf(first, 'Bob').getByText(fill(meeting.state.PROPOSED_BY_ME, { name: 'Bob' })),
  ).toBeVisible();

  // With the keyboard only: other times, and a few words.
  await first.setViewportSize({ width: 1280, height: 800 });
  await meetingOf(first, 'Bob').getByRole('button', { name: meeting.suggestOthers }).focus();
  await first.keyboard.press('Enter');
  await expect(times.first()).toBeVisible();
  await first.keyboard.press('Tab');
  await expect(times.first()).toBeFocused();
  await first.keyboard.press('Space');
  await first.keyboard.press('Tab');
  await first.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: meeting.propose.message }).focus();
  await first.keyboard.type('About your bakery');
  await dialog.getByRole('button', { name: meeting.propose.submit }).focus();
  await first.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await second.reload();
  const asked = meetingOf(second, 'Ada');
  await expect(asked.getByRole('radio')).toHaveCount(2);
  await expect(asked.getByText('About your bakery')).toBeVisible();
  await expectAccessible(second);
  for (const page of [first, second]) await page.context().close();
});

test('CON-01 MAT-07 B11 PRO-04 a sent introduction is withdrawn, and waits for nobody any more', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle();
  const [ada, bob] = await adaAndBob(request, domain, email);
  const page = await pageOf(browser, domain, ada);
  // The page of a person has what cards have.
  await page.goto(at(`/u/${bob.slug}`, domain));
  await press(page, fill(introduction.connect.with, { name: bob.name }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: introduction.connect.message }).fill('Shall we talk?');
  await dialog.getByRole('button', { name: introduction.connect.submit }).click();
  await expect(page.getByText(introduction.relation.INTERESTED)).toBeVisible();
  await expect(page.getByText('Shall we talk?')).toBeVisible();
  await expectAccessible(page);

  await page.goto(at('/contacts', domain));
  await page.getByRole('link', { name: contacts.tabs.meet, exact: true }).click();
  const sent = page.getByRole('region', { name: contacts.sent });
  await expect(sent.getByText(introduction.relation.INTERESTED)).toBeVisible();
  await expectAccessible(page);
  await press(page, fill(introduction.withdraw.of, { name: bob.name }));
  await page.getByRole('dialog').getByRole('button', { name: introduction.withdraw.submit }).click();
  await expect(page.getByText(fill(introduction.withdraw.done, { name: bob.name }))).toBeVisible();
  await expect(sent).toHaveCount(0);
  await page.context().close();
});

test('CON-01 B03 B05 B08 B09 B10 B11 hidden and blocked people can be restored', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = circle();
  const [ada, bob] = await adaAndBob(request, domain, email);
  await done(request, domain, ada, `/api/bookmarks/${bob.participantId}`);
  const page = await pageOf(browser, domain, ada);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: fill(introduction.more, { name: bob.name }) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const list = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  };
  const otherList = async (name: string) => {
    await page.getByRole('button', { name: contacts.moreLists }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await page.goto(at('/contacts/bookmarks', domain));
  await expect(rowOf(page, bob)).toBeVisible();
  await choose(introduction.hide.action);
  await page.getByRole('dialog').getByRole('button', { name: introduction.hide.submit }).click();
  await expect(page.getByRole('heading', { name: contacts.none.bookmarked })).toBeVisible();
  await otherList(contacts.titles.hidden);
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(introduction.show.of, { name: bob.name }) }).click();
  await expect(page.getByRole('heading', { name: contacts.none.hidden })).toBeVisible();

  await list(contacts.tabs.bookmarked);
  await expect(rowOf(page, bob)).toBeVisible();
  await choose(introduction.block.action);
  await page.getByRole('dialog').getByRole('button', { name: report.submit.block }).click();
  await expect(page.getByRole('heading', { name: contacts.none.bookmarked })).toBeVisible();
  await otherList(contacts.titles.blocked);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: contacts.none.bookmarked })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: fill(introduction.block.endOf, { name: bob.name }) }).click();
  await expect(page.getByRole('heading', { name: contacts.none.blocked })).toBeVisible();
  await list(contacts.tabs.bookmarked);
  await page.getByRole('button', { name: fill(introduction.bookmark.action, { name: bob.name }) }).click();
  await expect(page.getByText(introduction.bookmark.removed)).toBeVisible();
  await page.context().close();

  const russian = texts('ru').contacts;
  const other = await pageOf(browser, domain, bob);
  await other.setViewportSize(desktop);
  await other.goto(at('/contacts', domain));
  const menu = await openAccountMenu(other);
  await menu.getByRole('button', { name: texts('en').common.language.ru }).click();
  const { nav } = texts('ru').common;
  await expect(other.getByRole('heading', { level: 1, name: nav.contacts })).toBeVisible();
  for (const tab of Object.values(russian.tabs)) {
    await other.getByRole('link', { name: tab, exact: true }).click();
    await expect(other.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(other.getByRole('heading', { level: 3 })).toBeVisible();
  }
  await other.context().close();
});
