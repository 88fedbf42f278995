import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ProfileInput } from '../../src/generated/api/participant';
import { sessionEnds } from '../../src/lib/sessionEnds';
import { signOut } from './support/accountMenu';
import { call } from './support/api';
import { at } from './support/environment';
import { findings } from './support/findings';
import { codeFor } from './support/mailbox';
import { changeProfile, join, newMember } from './support/members';
import { resize } from './support/resize';
import { demoPassword, password, remember, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { labelsIn, texts } from './support/texts';

const { account, profile: t, participant, fields } = texts('en');
const labels = labelsIn('en');
const domain = 'default';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page, name: string) =>
  part(page, name).getByRole('button', { name: t.save.save, exact: true });
const saved = (page: Page, name: string) =>
  expect(part(page, name).getByText(t.save.saved, { exact: true }).first()).toBeVisible();

async function openProfile(page: Page): Promise<void> {
  await page.goto(at('/profile', domain));
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.locator('[inert][aria-busy=true]')).toHaveCount(0);
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(at('/account', domain));
  await expect(page.getByRole('heading', { level: 1, name: t.settings.title })).toBeVisible();
  await expect(page.locator('[inert][aria-busy=true]')).toHaveCount(0);
}

/** A page of a new member with a second session; returns that session's token. */
async function openSignedInTwice(
  page: Page,
  email: string,
  open: (page: Page) => Promise<void> = openSettings,
): Promise<string> {
  const context = page.context();
  await newMember(context, domain, email, { contacts });
  const elsewhere = await signIn(context.request, { email }, domain);
  await open(page);
  return elsewhere;
}

/** A unique name, so that the slug is known. */
const unique = () => `Vera${randomInt(1e9).toString(36)}`;

const contacts: ProfileInput['contacts'] = [
  { type: 'EMAIL', value: 'vera@fjord.example' },
  { type: 'TELEGRAM', value: 'veralang' },
  { type: 'LINKEDIN', value: 'https://www.linkedin.com/in/vera-lang' },
];

test('PRO-01 PRO-04 P08 everything is edited, part by part, and shown at /u/{slug}; a former slug leads there', async ({
  page,
  context,
  email,
}) => {
  const member = await newMember(context, domain, email, { contacts });
  await openProfile(page);
  const firstName = unique();
  await page.getByLabel(labels.firstName, { exact: true }).fill(firstName);
  await page.getByLabel(labels.lastName, { exact: true }).fill('Lang');
  await page.getByLabel(labels.position, { exact: true }).fill('Head of product');
  await save(page, t.name.title).click();
  await saved(page, t.name.title);

  await page.getByLabel(t.about.about, { exact: true }).fill('First line\nsecond line');
  const tags = page.getByLabel(labels.tags, { exact: true });
  const long = 'A tag of more than fifty characters as somebody might write it';
  await tags.fill('Boats');
  await tags.press('Enter');
  await tags.fill(`boats, Other, ${long}`);
  await save(page, t.about.title).click();
  await saved(page, t.about.title);

  await page.getByLabel(fields.location.city, { exact: true }).fill('Lisbon');
  await save(page, t.location.title).click();
  await saved(page, t.location.title);

  await page.getByLabel(fields.request.label, { exact: true }).fill('Somebody who restores wooden boats');
  await save(page, t.request.title).click();
  await saved(page, t.request.title);

  await page.reload();
  await expect(page.getByLabel(labels.firstName, { exact: true })).toHaveValue(firstName);
  await page.getByRole('link', { name: t.page }).click();
  const slug = `${firstName.toLowerCase()}-lang`;
  await expect(page).toHaveURL(at(`/u/${slug}`, domain));
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Lang` })).toBeVisible();
  for (const text of ['Head of product', 'Lisbon', 'Somebody who restores wooden boats']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const shown = page.getByRole('article').getByRole('listitem');
  await expect(shown.filter({ hasText: `${long.slice(0, 47).trimEnd()}…` })).toBeVisible();
  await expect(shown.filter({ hasText: /^boats$/i })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'vera@fjord.example' })).toHaveAttribute(
    'href',
    'mailto:vera@fjord.example',
  );

  await page.goto(at(`/u/${member.slug}`, domain));
  await expect(page).toHaveURL(at(`/u/${slug}`, domain));
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Lang` })).toBeVisible();
});

test('ONB-04 ONB-06 what is wrong is told at its field, and nothing typed is lost', async ({
  page,
  context,
  email,
}) => {
  await newMember(context, domain, email, { contacts });
  await openProfile(page);
  const name = page.getByLabel(labels.firstName, { exact: true });
  const before = await name.inputValue();
  await name.fill('');
  await save(page, t.name.title).click();
  await expect(page.getByText('The First name section requires an answer')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Неонила');

  // A link leads away: it asks first.
  await page.getByRole('link', { name: t.page }).click();
  const guard = page.getByRole('dialog', { name: account.leave.title });
  await guard.getByRole('button', { name: account.leave.go }).click();
  await expect(page).toHaveURL(/\/u\//);
  await page.goBack();
  await expect(name).toHaveValue(before);
  await name.fill('Неонила');
  await page.getByRole('link', { name: t.page }).click();
  await guard.getByRole('button', { name: account.leave.save }).click();
  await expect(page).toHaveURL(at('/u/neonila', domain));
});

test('PRO-02 each reader gets just the contacts that privacy allows; the owner is warned and sees it beforehand', async ({
  page,
  context,
  browser,
  email,
}) => {
  const name = unique();
  const member = await newMember(context, domain, email, {
    firstName: name,
    lastName: '',
    contacts,
    privacy: 'NONE',
    publicPage: true,
  });
  // A user with a confirmed address; others are visitors here.
  const other = await browser.newContext();
  await signedIn(other, domain, { email: 'member@example.org', password: demoPassword });
  const visitor = await browser.newContext();
  const pages = { member: await other.newPage(), visitor: await visitor.newPage() };

  const address = async () => {
    const init = await call(context.request, '/api/init', { method: 'POST', domain, token: member.token });
    const { participant } = (await init.json()) as { participant: { slug: string } };
    return at(`/u/${participant.slug}`, domain);
  };
  const toldTo = (who: keyof typeof participant.toldTo) => participant.toldTo[who].replace('{{name}}', name);
  const linkedIn = /linkedin\.com\/in\/vera-lang/;
  const check = async (expected: Record<'LINKEDIN' | 'TELEGRAM' | 'hidden', boolean>) => {
    const url = await address();
    for (const [reader, open] of Object.entries(pages)) {
      const told = reader === 'member';
      await open.goto(url);
      await expect(open.getByRole('article')).toBeVisible();
      await expect(open.getByText(linkedIn)).toHaveCount(told && expected.LINKEDIN ? 1 : 0);
      await expect(open.getByText('@veralang')).toHaveCount(told && expected.TELEGRAM ? 1 : 0);
      await expect(open.getByText(participant.hidden.replace('{{name}}', ''))).toHaveCount(
        expected.hidden ? 1 : 0,
      );
      // What a visitor would have to be.
      await expect(open.getByText(toldTo('MEMBERS'))).toHaveCount(!told && expected.TELEGRAM ? 1 : 0);
    }
  };
  await check({ LINKEDIN: true, TELEGRAM: true, hidden: false });

  await openSettings(page);
  await page.getByRole('radio', { name: t.privacy.CUSTOM }).check();
  await part(page, t.privacy.title).getByRole('checkbox', { name: 'LinkedIn' }).check();
  await expect(page.getByText(t.privacy.warningTitle)).toBeVisible();
  await part(page, t.privacy.title).getByRole('button', { name: t.privacy.preview }).click();
  const preview = page.getByRole('dialog', { name: t.privacy.previewTitle });
  await expect(preview.getByText('@veralang')).toBeVisible();
  await expect(preview.getByText(linkedIn)).toHaveCount(0);
  await preview.getByRole('button', { name: texts('en').common.close }).click();
  await save(page, t.privacy.title).click();
  await saved(page, t.privacy.title);
  await check({ LINKEDIN: false, TELEGRAM: true, hidden: true });

  await page.getByRole('radio', { name: t.privacy.CONNECTIONS }).check();
  await save(page, t.privacy.title).click();
  await saved(page, t.privacy.title);
  await check({ LINKEDIN: false, TELEGRAM: false, hidden: false });
  await expect(pages.member.getByText(toldTo('CONNECTIONS'))).toBeVisible();

  await page.getByRole('radio', { name: t.privacy.PRIVATE }).check();
  await save(page, t.privacy.title).click();
  await saved(page, t.privacy.title);
  await check({ LINKEDIN: false, TELEGRAM: false, hidden: true });
  await page.goto(await address());
  await expect(page.getByText(linkedIn)).toBeVisible();
  await expect(pages.visitor.getByRole('link', { name: /^Join / })).toBeVisible();
  await other.close();
  await visitor.close();
});

test('PRO-01 two devices lose nothing: other fields merge by themselves, the same field is asked about', async ({
  page,
  context,
  browser,
  email,
  silence,
}) => {
  silence.allow(/status of 409/);
  const member = await newMember(context, domain, email, { firstName: unique(), contacts });
  const elsewhere = await browser.newContext();
  await remember(elsewhere, member.token, domain);
  const second = await elsewhere.newPage();
  await openProfile(page);
  await openProfile(second);

  await page.getByLabel(labels.company, { exact: true }).fill('From the first');
  await page.getByLabel(labels.lastName, { exact: true }).fill('First');
  await save(page, t.name.title).click();
  await saved(page, t.name.title);

  await second.getByLabel(labels.position, { exact: true }).fill('From the second');
  await second.getByLabel(labels.lastName, { exact: true }).fill('Second');
  await save(second, t.name.title).click();
  const dialog = second.getByRole('dialog', { name: t.conflict.title });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /First/ })).not.toBeChecked();
  await dialog.getByRole('button', { name: t.conflict.save }).click();
  await saved(second, t.name.title);
  await expect(second.getByLabel(labels.company, { exact: true })).toHaveValue('From the first');

  await page.reload();
  await expect(page.getByLabel(labels.lastName, { exact: true })).toHaveValue('Second');
  await expect(page.getByLabel(labels.position, { exact: true })).toHaveValue('From the second');

  // The other device's choice can be taken, too.
  await changeProfile(context.request, domain, member, { goal: 'Theirs' });
  await page.getByLabel(t.about.goal, { exact: true }).fill('Mine');
  await save(page, t.about.title).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Theirs/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: t.conflict.save }).click();
  await saved(page, t.about.title);
  await expect(page.getByLabel(t.about.goal, { exact: true })).toHaveValue('Theirs');
  await elsewhere.close();
});

test('ONB-02 I02 a photo is framed by keyboard alone, uploaded, shown and removed', async ({
  page,
  context,
  email,
}) => {
  const member = await newMember(context, domain, email, { contacts });
  await openProfile(page);
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await part(page, t.photo.title).getByRole('button', { name: fields.photo.choose }).press('Enter');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: fields.photo.crop.title });
  await dialog.getByRole('application').press('ArrowRight');
  await dialog.getByRole('slider').press('ArrowRight');
  await dialog.getByRole('button', { name: fields.photo.crop.right }).press('Enter');
  await dialog.getByRole('button', { name: fields.photo.crop.save }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const photo = part(page, t.photo.title).locator('img');
  await expect(photo).toHaveAttribute('src', /^\/images\/[\w-]+-256\.webp$/);
  await expect(photo).toHaveJSProperty('naturalWidth', 256);
  await saved(page, t.photo.title);

  await page.goto(at(`/u/${member.slug}`, domain));
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /-256\.webp$/);
  await openProfile(page);
  await part(page, t.photo.title).getByRole('button', { name: fields.photo.remove }).click();
  await saved(page, t.photo.title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(part(page, t.photo.title).locator('img')).toHaveCount(0);
});

test('PRO-03 everything stored comes as one file', async ({ page, context, email }) => {
  const member = await newMember(context, domain, email, { contacts, about: 'A word about me' });
  await openSettings(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.data.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  const { tables } = JSON.parse(text) as { tables: Record<string, unknown[]> };
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['users', 'participants', 'sessions']));
  for (const known of [email, member.userId, 'A word about me', 'veralang']) expect(text).toContain(known);
  expect(text).not.toContain(member.token.split('.')[1]);
});

test('PRO-03 A13 an account is deleted by its password, and nobody is found any more', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of (403|404)/);
  const member = await newMember(context, domain, email, { contacts });
  await openSettings(page);
  await page.getByRole('button', { name: t.data.delete }).click();
  const dialog = page.getByRole('dialog', { name: account.deletion.title });
  await dialog.getByLabel(account.proof.password, { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: account.deletion.submit }).click();
  await expect(dialog.getByText(texts('en').errors.code.e1014)).toBeVisible();
  await dialog.getByLabel(account.proof.password, { exact: true }).fill(password);
  await dialog.getByLabel(account.proof.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(at('/account-deleted', domain));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('en').auth.accountDeleted.title);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('token');
  await page.goto(at(`/u/${member.slug}`, domain));
  await expect(page.getByRole('heading', { level: 1, name: participant.notFound.title })).toBeVisible();
});

test('PRO-03 A13 an account without a password is deleted by a mailed code', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 400/);
  const post = (path: string, data: Record<string, unknown>) =>
    call(context.request, path, { method: 'POST', domain, data });
  await post('/api/auth/otp/challenge', { email });
  const signUpCode = await codeFor(context.request, email);
  const signedUp = await post('/api/auth/otp/validate', { login: email, password: signUpCode });
  const { token } = (await signedUp.json()) as { token: string };
  await join(context.request, domain, token);
  await remember(context, token, domain);
  await openSettings(page);
  await page.getByRole('button', { name: t.data.delete }).click();
  const dialog = page.getByRole('dialog', { name: account.deletion.title });
  await dialog.getByRole('button', { name: account.proof.send }).click();
  await expect(dialog.getByText(/on its way/)).toBeVisible();
  await dialog.getByLabel(account.proof.code).fill('000000');
  await dialog.getByRole('button', { name: account.deletion.submit }).click();
  await expect(dialog.getByText(texts('en').errors.code.e1102)).toBeVisible();
  await dialog.getByLabel(account.proof.code).fill(await codeFor(context.request, email, signUpCode));
  await dialog.getByRole('button', { name: account.deletion.submit }).click();
  await expect(page).toHaveURL(at('/account-deleted', domain));
});

test('AUT-11 A22 A23 A24 email and password are changed in the settings, and open the account from then on', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 403/);
  const elsewhere = await openSignedInTwice(page, email);
  const access = part(page, t.access.title);
  const other = email.replace('@', '-new@');
  await access.getByRole('button', { name: t.access.changeEmail }).click();
  const asked = page.getByRole('dialog', { name: account.email.title });
  await asked.getByLabel(account.email.label).fill(other);
  await asked.getByLabel(account.proof.password, { exact: true }).fill('not the password');
  await asked.getByRole('button', { name: account.email.submit }).click();
  await expect(asked.getByText(texts('en').errors.code.e1014)).toBeVisible();
  await asked.getByLabel(account.proof.password, { exact: true }).fill(password);
  const found = await findings(page, 'another email');
  await asked.getByRole('button', { name: account.email.submit }).click();
  const code = page.getByRole('dialog', { name: account.email.codeTitle });
  await code.getByLabel(account.email.code).fill(await codeFor(context.request, other));
  // The dialog names the new address before it is the account's.
  await expect(code).toHaveCount(0);
  await expect(access.getByText(other)).toBeVisible();
  expect((await call(context.request, '/api/current-user', { domain, token: elsewhere })).status()).toBe(401);

  await access.getByRole('button', { name: t.access.changePassword }).click();
  const change = page.getByRole('dialog', { name: account.password.changeTitle });
  await change.getByLabel(account.proof.password, { exact: true }).fill(password);
  await change.getByLabel(account.password.new, { exact: true }).fill('another long password');
  await change.getByLabel(account.password.repeat, { exact: true }).fill('another long password');
  found.push(...(await findings(page, 'another password')));
  expect(found).toEqual([]);
  await change.getByRole('button', { name: account.password.submit }).click();
  await expect(change).toHaveCount(0);
  await signIn(context.request, { email: other, password: 'another long password' }, domain);
});

test('P19 a member leaves the community, and the account may join again', async ({
  page,
  context,
  email,
}) => {
  const member = await newMember(context, domain, email, { contacts });
  await openSettings(page);
  await page.getByRole('button', { name: t.data.leave }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(account.departure.text)).toBeVisible();
  expect(await findings(page, 'leaving')).toEqual([]);
  await dialog.getByRole('button', { name: account.departure.submit, exact: true }).click();
  await expect(page).toHaveURL(at('/', domain));
  expect((await call(context.request, '/api/current-user', { domain, token: member.token })).status()).toBe(
    401,
  );
  const token = await signIn(context.request, { email }, domain);
  await join(context.request, domain, token);
});

test('SES-06 SES-08 whose session is ended elsewhere hears why, signs in again and finds what was typed', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 401/);
  const elsewhere = await openSignedInTwice(page, email, openProfile);
  const name = page.getByLabel(labels.firstName, { exact: true });
  await name.fill('Неонила');
  const changed = await call(context.request, '/api/users/password', {
    method: 'POST',
    domain,
    token: elsewhere,
    data: { password: 'another long password', current: password },
  });
  expect(changed.status()).toBe(200);
  await save(page, t.name.title).click();
  await expect(page).toHaveURL(at('/login', domain));
  await expect(page.getByText(sessionEnds.PASSWORD.en)).toBeVisible();
  // Another tab, and another day.
  await page.close();
  const later = await context.newPage();
  await later.goto(at('/login', domain));
  const { auth } = texts('en');
  await later.getByLabel(auth.email, { exact: true }).fill(email);
  await later.getByLabel(auth.password, { exact: true }).fill('another long password');
  await later.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expect(later).toHaveURL(at('/profile', domain));
  await expect(later.getByText(t.restored)).toBeVisible();
  await expect(later.getByLabel(labels.firstName, { exact: true })).toHaveValue('Неонила');
});

test('PRO-01 SES-05 signing out asks what is to become of what is not saved', async ({
  page,
  context,
  email,
}) => {
  await newMember(context, domain, email, { contacts });
  await openProfile(page);
  const { common } = texts('en');
  await page.getByLabel(labels.position, { exact: true }).fill('Not saved');
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: account.leave.title });
  await dialog.getByRole('button', { name: common.close }).click();
  await expect(page.getByLabel(labels.position, { exact: true })).toHaveValue('Not saved');
  await signOut(page);
  await dialog.getByRole('button', { name: account.leave.save }).click();
  await expect(page).toHaveURL(at('/login', domain));
  await remember(context, await signIn(context.request, { email }, domain), domain);
  await openProfile(page);
  await expect(page.getByLabel(labels.position, { exact: true })).toHaveValue('Not saved');
});

test('SES-05 another session is ended from the settings', async ({ page, context, email }) => {
  const other = await openSignedInTwice(page, email);
  const sessions = part(page, t.sessions.title);
  await expect(sessions.getByText(t.sessions.current)).toHaveCount(1);
  await sessions.getByRole('button').first().click();
  await expect(sessions.getByRole('button')).toHaveCount(0);
  expect((await call(context.request, '/api/current-user', { domain, token: other })).status()).toBe(401);
});

test('PRO-03 links of earlier emails to the profile lead to the same part of the settings', async ({
  page,
  context,
  email,
}) => {
  await newMember(context, domain, email, { contacts });
  await page.goto(at('/profile#notifications', domain));
  await expect(page).toHaveURL(at('/account#notifications', domain));
  await expect(page.getByRole('heading', { name: t.notifications.title })).toBeInViewport();
});

test('PRO-04 on a phone the profile is reached from home', async ({ page, context, email }) => {
  await resize(page, { width: 390, height: 844 });
  await newMember(context, domain, email, { contacts });
  await page.goto(at('/my_communities', domain));
  await page.getByRole('link', { name: texts('en').home.me.edit }).click();
  await expect(page).toHaveURL(at('/profile', domain));
});

test('UIX-06 UIX-08 the profile, its dialogs and the pages of members are accessible, narrow and mirrored', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 404/);
  const trying = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse';
  const member = await newMember(context, domain, email, {
    publicPage: true,
    firstName: trying,
    lastName: '🧑‍🚀',
    about: 'أعمل في مجال الصحة منذ عشر سنوات',
    tags: ['x'.repeat(50), 'y'.repeat(100)],
    contacts,
    privacy: 'CUSTOM',
    contactTypesToHide: ['EMAIL'],
  });
  const found: string[] = [];
  await openProfile(page);
  await expect(page.getByRole('meter')).toBeVisible();
  await page.getByLabel(labels.firstName, { exact: true }).fill('');
  await save(page, t.name.title).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  found.push(...(await findings(page, '/profile')));
  await page.getByRole('button', { name: t.seen, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  found.push(...(await findings(page, 'preview', 'phone')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('en').common.close })
    .click();
  await page.getByLabel(labels.firstName, { exact: true }).fill(trying);
  await openSettings(page);
  found.push(...(await findings(page, '/account', 'desktop')));
  await page.getByRole('button', { name: t.data.delete }).click();
  found.push(...(await findings(page, 'deletion', 'phone')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('en').common.cancel })
    .click();

  await page.goto(at(`/u/${member.slug}`, domain));
  await expect(page.getByRole('article')).toBeVisible();
  found.push(...(await findings(page, 'own page')));
  await page.evaluate(() => localStorage.clear());
  await page.goto(at(`/u/${member.slug}`, domain));
  await expect(page.getByRole('link', { name: /^Join / })).toBeVisible();
  found.push(...(await findings(page, 'page for a visitor', 'desktop')));
  await page.goto(at('/u/nobody-of-the-kind', domain));
  await expect(page.getByRole('heading', { level: 1, name: participant.notFound.title })).toBeVisible();
  found.push(...(await findings(page, 'nobody', 'phone')));
  expect(found).toEqual([]);
});
