import type { Browser, Page } from '@playwright/test';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { at, environment } from './support/environment';
import { linkTo } from './support/mailbox';
import { changeProfile, join } from './support/members';
import { demoPassword, password, register, remember, signedIn, signIn } from './support/signIn';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const domain = 'hearth.example';
/** A community with open admission. */
const open = 'default';
const { adminAdmission, adminIntros, adminReports, common, home, introduction, notIn, report } = texts('en');

/** A page of another person, in a browser of their own. */
async function pageOf(browser: Browser, token: string, of: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  await remember(context, token, of);
  return context.newPage();
}

test('ADM-09 D40 D41 a manager admits three people and refuses one with a kind word', async ({
  page,
  context,
  request,
  browser,
  email,
}) => {
  const copy = copyCommunity(domain, (folder) =>
    folder.edit('community.json', (community) => {
      community.admission = 'approval';
    }),
  );
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email, password },
  });
  expect(made.status(), await made.text()).toBe(200);
  const tokens: string[] = [];
  for (const firstName of ['Ada', 'Bea', 'Cleo', 'Dora']) {
    const address = `${firstName.toLowerCase()}-${email}`;
    await register(request, address, copy.domain);
    const token = await signIn(request, { email: address }, copy.domain);
    await join(request, copy.domain, token, { firstName, lastName: 'Moss' }, domain);
    tokens.push(token);
  }

  await signedIn(context, copy.domain, { email });
  await page.setViewportSize(desktop);
  await page.goto(at('/admin', copy.domain));
  await page.getByRole('link', { name: '4 applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminAdmission.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Moss' })).toBeVisible();
  await expectAccessible(page, desktop);
  for (const name of ['Ada Moss', 'Bea Moss', 'Cleo Moss']) {
    await page.getByRole('checkbox', { name: fill(adminAdmission.choose, { name }) }).check();
  }
  await page.getByRole('button', { name: 'Dora Moss' }).focus();
  await page.keyboard.press('a');
  const admitting = page.getByRole('dialog', { name: 'Admit 3 people?' });
  await admitting.getByLabel(adminAdmission.decision.admitWords).fill('Good to have you here.');
  await expectAccessible(page, desktop);
  await admitting.getByRole('button', { name: adminAdmission.admit }).click();
  await expect(page.getByText('3 people are in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Dora Moss' })).toBeVisible();

  // On a phone, one at a time.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: adminAdmission.refuse }).click();
  const refusing = page.getByRole('dialog', { name: 'Refuse Dora Moss?' });
  await expect(refusing.getByLabel(adminAdmission.decision.refuseWords)).toHaveValue(/Thank you/);
  await refusing.getByLabel(adminAdmission.decision.refuseWords).fill('Show us your work first, please.');
  await refusing.getByRole('button', { name: adminAdmission.refuse }).click();
  await expect(page.getByRole('heading', { name: adminAdmission.none.WAITING })).toBeVisible();
  await page.getByRole('link', { name: adminAdmission.states.REFUSED }).click();
  await expect(page.getByText('Show us your work first, please.')).toBeVisible();

  const ofAda = await pageOf(browser, tokens[0]!, copy.domain);
  await ofAda.goto(at('/my_communities', copy.domain));
  await expect(ofAda.getByRole('heading', { name: home.next.title })).toBeVisible();
  const ofDora = await pageOf(browser, tokens[3]!, copy.domain);
  await ofDora.goto(at('/my_communities', copy.domain));
  await expect(ofDora).toHaveURL(at('/profile', copy.domain));
  await expect(ofDora.getByText(notIn.REFUSED.title)).toBeVisible();
  await expect(ofDora.getByText('Show us your work first, please.')).toBeVisible();
  await expectAccessible(ofDora, desktop);
  await Promise.all([ofAda, ofDora].map((each) => each.context().close()));
});

test('ADM-07 P20 D42 D43 a member reports somebody, and a manager answers the report', async ({
  page,
  context,
  request,
  browser,
  email,
}) => {
  await register(request, email, open);
  const token = await signIn(request, { email }, open);
  const { slug } = await join(request, open, token, {
    firstName: 'Rude',
    lastName: `Moss ${Date.now()}`,
    publicPage: true,
  });

  await signedIn(context, open, { email: 'member@example.org', password: demoPassword });
  await page.goto(at(`/u/${slug}`, open));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: fill(introduction.more, { name }) }).click();
  await page.getByRole('menuitem', { name: introduction.report }).click();
  const dialog = page.getByRole('dialog', { name: fill(report.title.PARTICIPANT, { name }) });
  await dialog.getByRole('button', { name: report.submit.report }).click();
  await expect(dialog.getByText(report.noReason)).toBeVisible();
  await expectAccessible(page, desktop);
  await dialog.getByLabel(report.reasons.PARTICIPANT.HARASSMENT).check();
  await dialog.getByLabel(report.details).fill('Shouts at everybody.');
  await dialog.getByRole('button', { name: report.submit.report }).click();
  await expect(page.getByText(report.done.MANAGERS)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const manager = { email: 'manager@example.org', password: demoPassword };
  const desk = await pageOf(browser, await signIn(request, manager, open), open);
  await desk.setViewportSize(desktop);
  await desk.goto(at('/admin/reports', open));
  await desk
    .getByRole('navigation', { name: common.nav.label })
    .getByRole('link', { name: common.nav.reports })
    .click();
  await desk.getByRole('button', { name }).click();
  await expect(desk.getByText('Shouts at everybody.')).toBeVisible();
  await expectAccessible(desk, desktop);
  await desk.getByRole('button', { name: adminReports.decide }).click();
  const decision = desk.getByRole('dialog', { name: fill(adminReports.decision.title, { name }) });
  await decision.getByLabel(adminReports.decisions.WARN).check();
  await decision.getByLabel(fill(adminReports.decision.words, { name })).fill('Please speak kindly.');
  await expectAccessible(desk, desktop);
  await decision.getByRole('button', { name: adminReports.decision.submit }).click();
  await expect(desk.getByText(adminReports.decision.done)).toBeVisible();
  await expect(desk.getByRole('button', { name })).toHaveCount(0);
  await desk.getByRole('link', { name: adminReports.states.DECIDED }).click();
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(desk.getByText(adminReports.decisions.WARN, { exact: true })).toBeVisible();
  await desk.context().close();
});

test('ADM-13 MAT-07 D44 D45 a manager passes an introduction on to somebody who hides all contacts', async ({
  page,
  context,
  request,
  email,
}) => {
  const copy = copyCommunity(domain, (folder) =>
    folder.edit('community.json', (community) => {
      // Members see each other, and may introduce themselves to anybody.
      Object.assign(community, { transparent: true, admission: 'open' });
    }),
  );
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email, password },
  });
  expect(made.status(), await made.text()).toBe(200);
  const joined = async (firstName: string) => {
    const address = `${firstName.toLowerCase()}-${email}`;
    await register(request, address, copy.domain);
    const token = await signIn(request, { email: address }, copy.domain);
    const link = await linkTo(request, address, '/confirmed\\?code=');
    const data = { code: new URL(link).searchParams.get('code') };
    const confirmed = await call(request, '/api/auth/confirm-email', {
      method: 'POST',
      domain: copy.domain,
      token,
      data,
    });
    expect(confirmed.status(), await confirmed.text()).toBe(200);
    return join(request, copy.domain, token, { firstName, lastName: 'Moss' }, domain);
  };
  const reader = await joined('Shy');
  await changeProfile(request, copy.domain, reader, { privacy: 'PRIVATE' });
  for (const [firstName, note] of [
    ['Sam', 'May I write to you?'],
    ['Pete', 'Buy my lamps!'],
  ] as const) {
    const { participantId, token } = await joined(firstName);
    const data = { participantId, subjectId: reader.participantId, relationType: 'LIKE', note };
    const sent = await call(request, '/api/relations', { method: 'POST', domain: copy.domain, token, data });
    expect(await sent.json()).toMatchObject({ relation: 'HELD' });
  }

  await signedIn(context, copy.domain, { email });
  await page.goto(at('/admin', copy.domain));
  await page.getByRole('link', { name: '2 introductions to check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminIntros.title })).toBeVisible();
  await expect(page.getByText('May I write to you?')).toBeVisible();
  await expectAccessible(page, desktop);
  const button = (words: string, from: string) =>
    page.getByRole('button', { name: fill(words, { from, to: 'Shy Moss' }), exact: true });
  await button(adminIntros.passNamed, 'Sam Moss').click();
  await expect(page.getByText('May I write to you?')).toHaveCount(0);
  await button(adminIntros.refuseNamed, 'Pete Moss').click();
  await expect(page.getByRole('heading', { name: adminIntros.none })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: adminIntros.none })).toBeVisible();
});
