import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { call } from './support/api';
import { chatCommunity, messages, write } from './support/chats';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at, environment } from './support/environment';
import { eventOf } from './support/events';
import { phone } from './support/expectAccessible';
import { findings } from './support/findings';
import { mailTo } from './support/mailbox';
import { join } from './support/members';
import { photoFile } from './support/photo';
import { password, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const like = 'hearth.example';
const { adminReports, contacts, eventPage, introduction, report } = texts('en');

/** A copy of a community in which members see each other. */
const openCopy = () =>
  copyCommunity(like, (folder) =>
    folder.edit('community.json', (community) => {
      Object.assign(community, { transparent: true, admission: 'open' });
    }),
  );

async function memberOf(request: APIRequestContext, domain: string, firstName: string, email: string) {
  const address = `${firstName.toLowerCase()}-${email}`;
  const token = await registerConfirmed(request, address, domain);
  const joined = await join(request, domain, token, { firstName, lastName: 'Moss' }, like);
  return { ...joined, token, email: address, name: `${firstName} Moss` };
}

/** A page of a person, in a browser of their own. */
async function pageOf(browser: Browser, token: string, domain: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await remember(context, token, domain);
  return context.newPage();
}

/** A page of an administrator, who is no member. */
async function administratorAt(request: APIRequestContext, browser: Browser, email: string, domain: string) {
  const data = { email, password };
  await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data,
  });
  return pageOf(browser, await signIn(request, { email }, domain), domain);
}

test('ADM-07 P20 B08 SAF-05 a member reports and blocks somebody in one dialog, and reports a second one from the list of the blocked', async ({
  request,
  browser,
  email,
  silence,
}) => {
  // Nobody sees a person they have blocked.
  silence.allow(/status of 404 .*\/api\/participant\/profile\//);
  const { domain } = openCopy();
  const desk = await administratorAt(request, browser, email, domain);
  const me = await memberOf(request, domain, 'Ada', email);
  const rude = await memberOf(request, domain, 'Rude', email);
  const page = await pageOf(browser, me.token, domain);
  await page.goto(at(`/u/${rude.slug}`, domain));
  await page.getByRole('button', { name: fill(introduction.more, { name: rude.name }) }).click();
  await page.getByRole('menuitem', { name: introduction.report }).click();
  const dialog = page.getByRole('dialog', {
    name: fill(report.title.PARTICIPANT, { name: rude.name }),
  });
  await dialog.getByLabel(fill(report.alsoBlock, { name: rude.name })).check();
  await dialog.getByRole('button', { name: report.submit.both }).click();
  await expect(dialog.getByText(report.noReason)).toBeVisible();
  expect(await findings(page, 'a member is reported and blocked')).toEqual([]);
  await dialog.getByLabel(report.reasons.PARTICIPANT.HARASSMENT).check();
  await dialog.getByRole('button', { name: report.submit.both }).click();
  await expect(page.getByText(report.done.ADMINISTRATORS)).toBeVisible();
  await expect(page.getByText(fill(introduction.block.done, { name: rude.name }))).toBeVisible();
  // Neither is there for the other any more.
  await expect(page.getByRole('heading', { name: rude.name })).toHaveCount(0);

  await page.goto(at('/contacts?tab=blocked', domain));
  await expect(page.getByRole('heading', { name: rude.name })).toBeVisible();
  await page
    .getByRole('button', {
      name: fill(introduction.reportOf, { name: rude.name }),
    })
    .click();
  await expect(dialog.getByLabel(fill(report.alsoBlock, { name: rude.name }))).toHaveCount(0);
  expect(await findings(page, 'somebody blocked is reported')).toEqual([]);
  await dialog.getByLabel(report.reasons.PARTICIPANT.OTHER).check();
  await dialog.getByLabel(report.details).fill('It went on elsewhere.');
  await dialog.getByRole('button', { name: report.submit.report }).click();
  await expect(page.getByText(report.done.ADMINISTRATORS)).toBeVisible();
  await expect(page.getByText(contacts.none.blocked)).toHaveCount(0);
  for (const each of [page, desk]) await each.context().close();
});

test('ADM-07 P30 D42 D43 SAF-05 a member reports an event, and an administrator takes it down', async ({
  request,
  browser,
  email,
  silence,
}) => {
  // The event is gone for its visitors.
  silence.allow(/status of 404 .*\/api\/event\//);
  const { domain } = openCopy();
  const desk = await administratorAt(request, browser, email, domain);
  const host = await memberOf(request, domain, 'Hostess', email);
  const me = await memberOf(request, domain, 'Ada', email);
  const title = `Buy my course ${Date.now()}`;
  const id = await eventOf(request, { token: host.token, domain }, { title });
  const page = await pageOf(browser, me.token, domain);
  await page.goto(at(`/event/${id}`, domain));
  await page.getByRole('button', { name: eventPage.report }).click();
  const dialog = page.getByRole('dialog', {
    name: fill(report.title.EVENT, { name: title }),
  });
  expect(await findings(page, 'an event is reported')).toEqual([]);
  await dialog.getByLabel(report.reasons.EVENT.FAKE).check();
  await dialog.getByLabel(report.details).fill('It is an advert.');
  await dialog.getByRole('button', { name: report.submit.report }).click();
  await expect(page.getByText(report.done.ADMINISTRATORS)).toBeVisible();

  const theirs = await pageOf(browser, host.token, domain);
  await theirs.goto(at(`/event/${id}`, domain));
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(theirs.getByRole('button', { name: eventPage.report })).toHaveCount(0);

  await desk.goto(at('/admin/reports', domain));
  await expect(desk.getByText('It is an advert.')).toBeVisible();
  await expect(desk.getByText(title)).toBeVisible();
  expect(await findings(desk, 'the report of an event')).toEqual([]);
  await desk.getByRole('button', { name: adminReports.decide }).click();
  const decision = desk.getByRole('dialog', {
    name: fill(adminReports.decision.title, { name: host.name }),
  });
  await decision.getByLabel(adminReports.decisions.DELETE_EVENT).check();
  await decision
    .getByLabel(fill(adminReports.decision.words, { name: host.name }))
    .fill('No adverts, please.');
  await decision.getByRole('button', { name: adminReports.decision.submit }).click();
  await expect(desk.getByText(adminReports.decision.done)).toBeVisible();
  const { text } = await mailTo(request, host.email, /taken down/);
  expect(text).toContain('No adverts, please.');
  await page.goto(at(`/event/${id}`, domain));
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  for (const each of [page, theirs, desk]) await each.context().close();
});

test('CHA-08 P34 D42 SAF-05 a message of a chat is reported with those around it and their pictures, and with nothing else', async ({
  request,
  browser,
  email,
}) => {
  const { domain, joined, connect, begun, opened } = chatCommunity();
  const desk = await administratorAt(request, browser, email, domain);
  const [ada, rude] = [await joined(request, email, 'Ada'), await joined(request, email, 'Rude')];
  await connect(request, ada, rude);
  const id = await begun(request, ada, rude);
  const theirs = await opened(browser, rude, `/chats/${id}`);
  for (let at = 1; at <= 6; at += 1) await write(theirs, `Offer ${at}`);
  await theirs.locator('input[type=file]').setInputFiles(await photoFile());
  await expect(theirs.getByRole('img', { name: 'Picture', exact: true })).toBeVisible();
  await write(theirs, 'Buy this at once');
  await expect(theirs.getByText('Sending')).toHaveCount(0);

  const page = await opened(browser, ada, `/chats/${id}`, phone);
  await expect(messages(page).getByText('Buy this at once')).toBeVisible();
  await page
    .getByRole('button', { name: `Actions for the message from ${rude.name}` })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: fill(report.title.MESSAGE, { name: rude.name }) });
  await dialog.getByLabel(report.reasons.MESSAGE.SPAM).check();
  await dialog.getByLabel(report.details).fill('It goes on like this.');
  expect(await findings(page, 'a message is reported')).toEqual([]);
  await dialog.getByRole('button', { name: report.submit.report }).click();
  await expect(page.getByText(report.done.ADMINISTRATORS)).toBeVisible();

  await desk.goto(at('/admin/reports', domain));
  await expect(desk.getByText('It goes on like this.')).toBeVisible();
  const copy = desk.getByRole('list', { name: adminReports.messages.list });
  await expect(copy.getByRole('listitem')).toHaveText([
    /Offer 2/,
    /Offer 3/,
    /Offer 4/,
    /Offer 5/,
    /Offer 6/,
    /Buy this at once/,
  ]);
  const picture = copy.getByRole('img', {
    name: fill(adminReports.messages.picture, { name: rude.name }),
  });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(desk.getByText(ada.name)).toHaveCount(0);
  expect(await findings(desk, 'the report of a message')).toEqual([]);

  // The message goes, and what the report keeps of it stays.
  await theirs.getByRole('button', { name: 'Actions for the message from You' }).last().click();
  await theirs.getByRole('menuitem', { name: 'Delete' }).click();
  await theirs.getByRole('button', { name: 'Delete message' }).click();
  await expect(messages(page).getByText('Message deleted')).toBeVisible();
  await desk.reload();
  await expect(copy.getByText('Buy this at once')).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
