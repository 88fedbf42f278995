import { clockOf, errorTime, stayTime } from './support/clock';
import { at } from './support/environment';
import { findings } from './support/findings';
import { codeFor, linkTo } from './support/mailbox';
import { join, newMember } from './support/members';
import { resize } from './support/resize';
import { agree, expectJoining, signUpByPassword, setLanguage } from './support/screens';
import { password, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, rule, texts } from './support/texts';
import type { Lang } from '../../src/lib/lang';

/** Each method in each language once: which community it is in is shown by the folder's own contract tests and stories. */
const sites = (...of: [string, Lang][]) => of.map(([domain, lang]) => ({ domain, lang }));

for (const { domain, lang } of sites(['default', 'en'], ['krug.example', 'ru'])) {
  test(`AUT-04 AUT-07 EMAIL: sign up and confirm by the mail, ${domain} in ${lang}`, async ({
    page,
    email,
  }) => {
    const { auth } = texts(lang);
    await setLanguage(page, lang, domain);
    await page.goto(at('/registration', domain));
    await signUpByPassword(page, lang, email, password);
    await expectJoining(page, domain);

    const clock = await clockOf(page);
    await page.goto(await linkTo(page.request, email, '/confirmed\\?code='));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.confirmed.askTitle);
    await clock.hold();
    await page.getByRole('button', { name: auth.confirmed.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.confirmed.title);
    await clock.pass(stayTime - 100);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.confirmed.title);
    await clock.pass(100);
    await clock.resume();
    await expectJoining(page, domain);
    await page.goto(at('/last-step', domain));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.lastStep.confirmed);
  });
}

test('A01 U10 SES-09 who came for a member signs up, and home tells the way back to them', async ({
  page,
  browser,
  email,
}) => {
  const { auth, home, participant } = texts('en');
  const elsewhere = await browser.newContext();
  const vera = await newMember(elsewhere, 'default', email.replace('@', '-vera@'), {
    firstName: 'Vera',
    publicPage: true,
  });
  await elsewhere.close();
  await page.goto(at(`/u/${vera.slug}`, 'default'));
  await page.getByRole('link', { name: fill(participant.join.action, { community: 'Gatherwell' }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(auth.registration.title, { title: 'Gatherwell' }),
  );
  await signUpByPassword(page, 'en', email, password);
  await expectJoining(page, 'default');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await join(page.request, 'default', token ?? '');

  await page.goto(at('/my_communities', 'default'));
  const card = page.getByRole('heading', { name: /^You wanted to meet Vera/ });
  await expect(card).toBeVisible();
  expect(await findings(page, 'home')).toEqual([]);
  await page.getByRole('link', { name: home.wanted.open }).click();
  await expect(page).toHaveURL(at(`/u/${vera.slug}`, 'default'));
  await page.goBack();
  await page.getByRole('button', { name: home.wanted.dismiss }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[inert][aria-busy=true]')).toHaveCount(0);
  await expect(card).toHaveCount(0);
});

test('AUT-11 AUT-07 a mistyped address is corrected on the last step, on a phone', async ({
  page,
  email,
}) => {
  await resize(page, { width: 390, height: 844 });
  await setLanguage(page, 'en', 'default');
  const { account, auth } = texts('en');
  const wrong = email.replace('@', '-typo@');
  await page.goto(at('/registration', 'default'));
  await signUpByPassword(page, 'en', wrong, password);
  await expectJoining(page, 'default');
  await page.goto(at('/last-step', 'default'));
  await page.getByRole('button', { name: auth.lastStep.wrong }).click();
  const asked = page.getByRole('dialog', { name: account.email.title });
  await asked.getByLabel(account.email.label).fill(email);
  await asked.getByLabel(account.proof.password, { exact: true }).fill(password);
  expect(await findings(page, 'another email')).toEqual([]);
  await asked.getByLabel(account.proof.password, { exact: true }).press('Enter');
  const code = page.getByRole('dialog', { name: account.email.codeTitle });
  await expect(code.getByText(email)).toBeVisible();
  await code.getByLabel(account.email.code).fill(await codeFor(page.request, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.lastStep.confirmed);
  await signIn(page.request, { email }, 'default');
});

// At northbeam.example it is the only method, elsewhere one of several.
for (const { domain, lang } of sites(
  ['northbeam.example', 'en'],
  ['default', 'ru'],
  ['krug.example', 'ru'],
  ['krug.example', 'en'],
)) {
  const type = domain === 'krug.example' ? 'NONE' : 'OTP';
  test(`AUT-06 ${type}: sign up by a code, ${domain} in ${lang}`, async ({ page, email }) => {
    const { auth } = texts(lang);
    await setLanguage(page, lang, domain);
    await page.goto(at('/registration', domain));
    await agree(page);
    const option = page.getByRole('button', { name: auth.byCode.optionSignUp });
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    if (domain !== 'northbeam.example') await option.click();
    const form = domain === 'northbeam.example' ? page.getByRole('main') : page.getByRole('dialog');
    await form.getByLabel(auth.email, { exact: true }).fill(email);
    await form.getByRole('button', { name: auth.byCode.send }).click();
    await page.getByLabel(auth.code).fill(await codeFor(page.request, email));
    await expectJoining(page, domain);
  });
}

for (const { domain, lang } of sites(['hearth.example', 'ru'], ['default', 'en'])) {
  test(`AUT-07 MAGIC: sign up by a link, ${domain} in ${lang}`, async ({ page, email }) => {
    const { auth } = texts(lang);
    await setLanguage(page, lang, domain);
    await page.goto(at('/registration', domain));
    await agree(page);
    await page.getByRole('button', { name: auth.byLink.optionSignUp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(auth.email, { exact: true }).fill(email);
    await dialog.getByRole('button', { name: auth.byLink.send }).click();
    await expect(dialog.getByText(auth.byLink.sentTitle)).toBeVisible();

    const link = await linkTo(page.request, email, '/auth-magic\\?');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.magic.title);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByRole('button', { name: auth.magic.submit }).click();
    await expectJoining(page, domain);
  });
}

test('AUT-02 the short form mails a code and goes to its page with the address', async ({ page, email }) => {
  const { auth } = texts('en');
  const clock = await clockOf(page);
  await page.goto(at('/', 'northbeam.example'));
  const field = page.getByLabel(auth.short.label);
  const submit = page.getByRole('main').getByRole('button', { name: auth.short.submit });
  await expect(submit).toBeDisabled();
  await field.fill('nobody@nowhere');
  await clock.hold();
  await field.press('Enter');
  await expect(page.getByText(rule('emailFormat'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await clock.pass(errorTime);
  await expect(page.getByText(rule('emailFormat'))).toBeHidden();
  await clock.resume();
  await field.fill(email);
  await field.press('Enter');
  await expect(page).toHaveURL(at('/one-time-code', 'northbeam.example'));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/00:\d\d/)).toBeVisible();
  await page.getByLabel(auth.code).fill(await codeFor(page.request, email));
  await expectJoining(page, 'northbeam.example');
});

test('AUT-02 CFG-12 the short form asks for the terms where the community wants them', async ({
  page,
  email,
}) => {
  const { auth } = texts('en');
  const clock = await clockOf(page);
  await page.goto(at('/', 'hearth.example'));
  const form = page.locator('form');
  await form.getByLabel(auth.short.label).fill(email);
  await clock.hold();
  await form.getByRole('button', { name: auth.short.submit }).click();
  await expect(page.getByText(rule('policyRequired'))).toBeVisible();
  await clock.pass(errorTime);
  await expect(page.getByText(rule('policyRequired'))).toBeHidden();
  await clock.resume();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: auth.short.submit }).click();
  await expect(page).toHaveURL(at('/registration', 'hearth.example'));
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
});

test('AUT-06 VAL-01 a wrong code says so and leaves another try', async ({ page, email, silence }) => {
  silence.allow(/status of 4\d\d/);
  const { auth, errors } = texts('en');
  await page.goto(at('/login', 'northbeam.example'));
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: auth.byCode.send }).click();
  await expect(page.getByLabel(auth.code)).toBeVisible();
  const code = await codeFor(page.request, email);
  await page.getByLabel(auth.code).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(errors.code.e1102)).toBeVisible();
  await page.getByLabel(auth.code).fill(code);
  await expectJoining(page, 'northbeam.example');
});

test('AUT-06 a code that was requested a moment ago is not claimed to be sent again, and still works', async ({
  page,
  email,
  silence,
}) => {
  silence.allow(/status of 429/);
  const { auth } = texts('en');
  const ask = async () => {
    await page.goto(at('/login', 'northbeam.example'));
    await page.getByLabel(auth.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: auth.byCode.send }).click();
    await expect(page.getByLabel(auth.code)).toBeFocused();
  };
  const main = page.getByRole('main');
  await ask();
  await expect(main).toContainText('We sent a 6-digit code');
  const code = await codeFor(page.request, email);
  await ask();
  await expect(main).not.toContainText('We sent a 6-digit code');
  await expect(main).toContainText('so we didn’t send another');
  await expect(main).toContainText(/You can request a new code in 00:\d\d/);
  expect(await findings(page, 'a code was sent before')).toEqual([]);
  await page.getByLabel(auth.code).fill(code);
  await expectJoining(page, 'northbeam.example');
});

test('AUT-03 the mail speaks the language and carries the brand', async ({ page, email }) => {
  await page.goto(at('/registration', 'krug.example'));
  await signUpByPassword(page, 'ru', email, password);
  await expectJoining(page, 'krug.example');
  const link = await linkTo(page.request, email, '/confirmed\\?code=');
  expect(link.startsWith(at('/confirmed', 'krug.example'))).toBe(true);
  expect(fill(texts('ru').auth.registration.title, { title: 'Круг' })).toContain('Круг');
});
