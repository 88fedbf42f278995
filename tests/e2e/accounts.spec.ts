import type { Page } from '@playwright/test';
import { signOut } from './support/accountMenu';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { at } from './support/environment';
import { findings } from './support/findings';
import { linkTo, mailsTo } from './support/mailbox';
import { newMember } from './support/members';
import { agree, expectJoining, signUpByPassword, setLanguage } from './support/screens';
import { demoPassword, signIn, password, register, remember, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, labelsIn, rule, texts } from './support/texts';

const { auth } = texts('en');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('AUT-03 VAL-03 login: the first failing rule, a wrong password, then in', async ({
  page,
  email,
  silence,
}) => {
  silence.allow(/status of 403/);
  await register(page.request, email);
  await page.goto(at('/login'));
  const submit = page.getByRole('main').getByRole('button', { name: auth.login.submit, exact: true });
  await page.getByLabel(auth.email, { exact: true }).fill('not an address');
  await page.getByLabel(auth.password, { exact: true }).fill('short');
  await submit.click();
  await expect(page.getByText(rule('emailFormat'))).toBeVisible();
  await page.getByLabel(auth.email, { exact: true }).fill(`  ${email} `);
  await submit.click();
  await expect(page.getByText(rule('passwordLength'))).toBeVisible();
  await page.getByLabel(auth.password, { exact: true }).fill('wrong password');
  await submit.click();
  await expect(page.getByText(texts('en').errors.code.e1011)).toBeVisible();
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(/e2e/);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByLabel(auth.password, { exact: true }).press('Enter');
  await expectJoining(page, 'default');
});

test('AUT-04 ERR-03 VAL-02 registration says what is wrong and loses nothing', async ({
  page,
  email,
  silence,
}) => {
  silence.allow(/status of 409/);
  await register(page.request, email);
  await page.goto(at('/registration'));
  const submit = page.getByRole('main').getByRole('button', { name: auth.registration.submit, exact: true });
  await expect(page.getByText(rule('passwordHint'))).toBeVisible();
  await agree(page);
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill('1234567 ');
  await page.getByLabel(auth.repeat, { exact: true }).fill('12345678');
  await submit.click();
  await expect(page.getByText(rule('passwordLength'))).toBeVisible();
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByText(rule('passwordsDiffer'))).toBeVisible();
  await page.getByLabel(auth.repeat, { exact: true }).fill(password);
  await submit.click();
  await expect(page.getByText(texts('en').errors.code.e1101)).toBeVisible();
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveValue(password);
  await page.getByRole('link', { name: auth.registration.toLogin }).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue(email);
});

test('AUT-05 A26 recovery: the same answer for any address, the link sets a new password once', async ({
  page,
  email,
  silence,
}) => {
  silence.allow(/status of 4\d\d/);
  await register(page.request, email);
  for (const address of [`nobody-${email}`, email]) {
    await page.goto(at('/recovery'));
    await page.getByLabel(auth.email, { exact: true }).fill(address);
    await page.getByRole('button', { name: auth.recovery.submit }).click();
    await expect(page.getByText(auth.recovery.sentTitle)).toBeVisible();
  }
  expect(await mailsTo(page.request, `nobody-${email}`)).toEqual([]);

  const link = await linkTo(page.request, email, '/confirm-recovery\\?code=');
  const renewed = 'quite another password';
  await page.goto(link);
  await page.getByLabel(auth.newPassword, { exact: true }).fill(renewed);
  await page.getByLabel(auth.repeat, { exact: true }).fill(renewed);
  await page.getByRole('button', { name: auth.confirmRecovery.submit }).click();
  await expect(title(page)).toHaveText(auth.confirmRecovery.done);
  expect(await signIn(page.request, { email, password: renewed })).toBeTruthy();

  await page.goto(link);
  await expect(title(page)).toHaveText(auth.linkEnded.title);
  await page.getByRole('link', { name: auth.linkEnded.request }).click();
  await expect(page).toHaveURL(at('/recovery'));
});

test('AUT-05 VAL-01 without a code the page says where to find it', async ({ page }) => {
  await page.goto(at('/confirm-recovery'));
  await expect(page.getByText(rule('recoveryCodeMissing'))).toBeVisible();
});

test('AUT-07 A26 a magic link works once, and says so on arrival', async ({ page, email, silence }) => {
  silence.allow(/status of 400/);
  await call(page.request, '/api/auth/login', { method: 'POST', data: { authType: 'MAGIC', email } });
  const link = await linkTo(page.request, email, '/auth-magic\\?');
  await page.goto(link);
  await page.getByRole('button', { name: auth.magic.submit }).click();
  await expectJoining(page, 'default');
  await page.goto(link);
  await expect(title(page)).toHaveText(auth.linkEnded.title);
  await expect(page.getByRole('link', { name: auth.linkEnded.request })).toBeVisible();
});

test('AUT-07 A26 a confirmation link that ran out says so on arrival and leads to another', async ({
  page,
  email,
}) => {
  await register(page.request, email);
  const link = await linkTo(page.request, email, '/confirmed\\?code=');
  await page.goto(`${link}x`);
  await expect(title(page)).toHaveText(auth.confirmed.ended);
  expect(await findings(page, 'a link that ended')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: auth.login.submit }).click();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expect(page).toHaveURL(at('/last-step'));
  await expect(title(page)).toHaveText(auth.lastStep.title);
  await page.goto(`${link}x`);
  await page.getByRole('link', { name: auth.confirmed.newEmail }).click();
  await expect(page).toHaveURL(at('/last-step'));
});

test('AUT-07 SES-02 an invitation names the inviter, is kept through sign-up and accepted', async ({
  page,
  email,
}) => {
  const domain = 'krug.example';
  const ru = texts('ru').auth;
  const token = await signIn(page.request, { email: `member@${domain}`, password: demoPassword }, domain);
  const init = await call(page.request, '/api/init', { method: 'POST', domain, token });
  const { invitationId, participant } = (await init.json()) as {
    invitationId: string;
    participant: { firstName: string; lastName: string };
  };
  const told = page.waitForResponse((response) => response.url().includes(`/api/invitation/${invitationId}`));
  await page.goto(at(`/invite?id=${invitationId}`, domain));
  await expect(title(page)).toHaveText(
    fill(ru.invitation.title, { name: participant.firstName, title: 'Круг' }),
  );
  expect(await (await told).text()).not.toContain(participant.lastName);

  await page.goto(at('/registration', domain));
  await expect(
    page.getByText(fill(ru.invitation.title, { name: participant.firstName, title: 'Круг' })),
  ).toBeVisible();
  const accepted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url() === at(`/api/invitation/${invitationId}`, domain),
  );
  await signUpByPassword(page, 'ru', email, password);
  expect((await accepted).ok()).toBe(true);
  await expectJoining(page, domain);
  // It comes along until the newcomer is a participant.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('invitedBy'))).toBe(invitationId);
});

test('AUT-07 an unknown invitation says so and leads to welcome', async ({ page, silence }) => {
  silence.allow(/status of 404/);
  await page.goto(at('/invite?id=nothing-of-the-kind'));
  await expect(title(page)).toHaveText(auth.invitation.unknown);
  await page.getByRole('link', { name: auth.toWelcome, exact: true }).click();
  await expect(page).toHaveURL(at('/'));
});

test('AUT-10 a member is asked for consent again once a document says something else', async ({
  page,
  context,
  email,
}) => {
  const copy = copyCommunity('krug.example');
  const { domain } = copy;
  const { consent } = texts('en');
  await newMember(context, domain, email);
  await setLanguage(page, 'en', domain);
  const asked = page.getByRole('region', { name: consent.changed.title });
  const comeHome = async () => {
    await page.goto(at('/my_communities', domain));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  };
  await comeHome();
  await expect(asked).toHaveCount(0);

  copy.write('assets/legal/terms-en.html', `${copy.read('assets/legal/terms-en.html')}<p>And be kind.</p>`);
  // The server takes a text to be as it was for ten seconds.
  await expect(async () => {
    await comeHome();
    await expect(asked).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(asked.getByRole('link', { name: consent.terms })).toHaveAttribute('href', /terms-en/);
  expect(await findings(page, 'consent to changed documents')).toEqual([]);
  await asked.getByRole('button', { name: consent.changed.accept }).click();
  await expect(asked).toHaveCount(0);
  await comeHome();
  await expect(asked).toHaveCount(0);
});

test('P01 A09 AUT-10 a document that changes while somebody fills in is agreed to there, and nothing typed is lost', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 409/);
  const copy = copyCommunity('krug.example', ({ edit, write }) => {
    const hidden = { visible: false };
    write('questions.json', JSON.stringify({ questions: [] }));
    edit('stepsConfig.json', (steps) => {
      for (const name of ['about', 'lookingFor', 'contacts', 'networks', 'avatar']) steps[name] = hidden;
    });
  });
  const { domain } = copy;
  const { consent } = texts('en');
  await register(context.request, email, domain);
  await remember(context, await signIn(context.request, { email }, domain), domain);
  await setLanguage(page, 'en', domain);
  await page.goto(at('/onboarding', domain));
  const name = page.getByLabel(labelsIn('en').firstName, { exact: true });
  await name.fill('Vera');

  copy.write('assets/legal/terms-en.html', `${copy.read('assets/legal/terms-en.html')}<p>And be kind.</p>`);
  const asked = page.getByRole('dialog', { name: consent.again.title });
  const join = page.getByRole('main').getByRole('button', { name: /^Join / });
  await expect(async () => {
    const init = await call(context.request, '/api/init', {
      method: 'POST',
      domain,
      token: await page.evaluate(() => localStorage.getItem('token') ?? ''),
    });
    // The server takes a text to be as it was for ten seconds.
    expect(((await init.json()) as { consentDue?: string }).consentDue).toBe('FIRST');
  }).toPass();
  await join.click();
  await expect(asked).toBeVisible();
  expect(await findings(page, 'consent before joining')).toEqual([]);
  await asked.getByRole('button', { name: texts('en').common.cancel, exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(name).toHaveValue('Vera');

  await join.click();
  await asked.getByRole('checkbox').check();
  await asked.getByRole('button', { name: consent.again.accept }).click();
  await expect(page).toHaveURL(at('/last-step', domain));
  await expect(asked).toHaveCount(0);
});

test('SES-05 logout clears the user here and on the server, and goes to login', async ({
  page,
  context,
  email,
}) => {
  await register(page.request, email);
  const token = await signedIn(context, 'default', { email });
  await page.goto(at('/my_communities'));
  await signOut(page);
  await expect(page).toHaveURL(at('/login'));
  const kept = await page.evaluate(() =>
    ['token', 'authorities', 'has_logged_in', 'answers', 'profile', 'firstLogin'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );
  expect(kept).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'session')).toBeUndefined();
  // The page does not wait for the server's answer.
  await expect
    .poll(async () => (await call(context.request, '/api/current-user', { token })).status())
    .toBe(401);
});

test('SES-06 a session that ended elsewhere leads to login at the next call', async ({
  page,
  context,
  silence,
}) => {
  silence.allow(/status of 401/);
  await remember(context, 'no-such-session.no-such-secret');
  await page.goto(at('/my_communities'));
  await expect(page).toHaveURL(at('/login'));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('SES-01 signing in in one window signs in the others', async ({ page, context, email }) => {
  await register(page.request, email);
  await page.goto(at('/login'));
  const other = await context.newPage();
  await other.goto(at('/login'));
  await other.getByLabel(auth.email, { exact: true }).fill(email);
  await other.getByLabel(auth.password, { exact: true }).fill(password);
  await other.getByRole('main').getByRole('button', { name: auth.login.submit, exact: true }).click();
  await expectJoining(other, 'default');
  await expectJoining(page, 'default');
});

for (const path of ['/', '/login'] as const) {
  test(`SES-01 NAV-02 signing in elsewhere leads on a page with a donation button that nobody touched: ${path}`, async ({
    page,
    context,
  }) => {
    const domain = 'hearth.example';
    await page.goto(at(path, domain));
    await expect(page.getByRole('banner').getByRole('link', { name: /Add a log to the fire/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto(at('/login', domain));
    await other.getByLabel(auth.email, { exact: true }).fill(`member@${domain}`);
    await other.getByLabel(auth.password, { exact: true }).fill(demoPassword);
    await other.getByRole('main').getByRole('button', { name: auth.login.submit, exact: true }).click();
    await expect(other).toHaveURL(at('/my_communities', domain));
    await expect(page).toHaveURL(at('/my_communities', domain));
  });
}
