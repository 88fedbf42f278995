import type { Page } from '@playwright/test';
import { call } from './support/api';
import { axeFindings } from './support/axe';
import { partnerDomain } from './support/communities';
import { at, environment } from './support/environment';
import { findings } from './support/findings';
import { codeFor } from './support/mailbox';
import { agree, agreeFirst, expectHome, expectJoining } from './support/screens';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { auth, consent } = texts('en');

// The test sets the user for Google in advance, one after another.
test.describe('Google', () => {
  test.describe.configure({ mode: 'serial' });
  const domain = 'northbeam.example';
  const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

  const isSignedIn = async (page: Page, email: string, verified = true) => {
    await page.request.post(`${environment().googleUrl}/person`, {
      data: { sub: email, email, email_verified: verified },
    });
  };

  test('AUT-03 AUT-08 GOOGLE: sign up with a Google account', async ({ page, email }) => {
    await isSignedIn(page, email);
    await page.goto(at('/registration', domain));
    await agree(page);
    await googleButton(page).click();
    await expectJoining(page, domain);
  });

  test('AUT-02 AUT-10 Google beside the short form of the landing', async ({ page, email }) => {
    await isSignedIn(page, email);
    await page.goto(at('/', domain));
    // The landing comes to life at the first touch.
    await page.getByLabel(auth.short.label).focus();
    await googleButton(page).click();
    // Nobody has an account before they have agreed.
    await expect(page).toHaveURL(at('/login', domain));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page.getByRole('dialog', { name: consent.first.title })).toBeVisible();
    expect(await findings(page, 'consent of somebody new')).toEqual([]);
    await agreeFirst(page, 'en');
    await expectJoining(page, domain);
  });

  test('AUT-04 AUT-08 an account Google has not verified is sent to login', async ({
    page,
    email,
    silence,
  }) => {
    silence.allow(/status of 4\d\d/);
    await isSignedIn(page, email, false);
    await page.goto(at('/registration', domain));
    await agree(page);
    await googleButton(page).click();
    await expect(page).toHaveURL(at('/login', domain));
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign up with Atlas ID' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('AUT-09 OAUTH2: by invitation alone, and then in', async ({ page, browser, silence }, info) => {
  silence.allow(/status of 4\d\d/);
  const account = `newcomer-${info.testId}`;
  await page.goto(at('/login', partnerDomain));
  await signInAtProvider(page, account);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  const member = await browser.newPage();
  await member.goto(at('/login', partnerDomain));
  await signInAtProvider(member, 'member');
  await expectHome(member, partnerDomain);
  const token = await member.evaluate(() => localStorage.getItem('token'));
  const init = await call(page.request, '/api/init', {
    method: 'POST',
    domain: partnerDomain,
    token: token ?? '',
  });
  const { invitationId } = (await init.json()) as { invitationId: string };
  await member.close();

  await page.context().clearCookies();
  await page.goto(at(`/invite?id=${invitationId}`, partnerDomain));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Atlas Partners');
  await page.goto(at('/registration', partnerDomain));
  await agree(page);
  await signInAtProvider(page, account);
  await expectJoining(page, partnerDomain);
});

test('AUT-09 OAUTH2: into a role by the code that is mailed, once', async ({ page, browser }) => {
  await page.goto(at('/login', partnerDomain));
  await signInAtProvider(page, 'manager');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.linkCode.title);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await axeFindings(page)).toEqual([]);
  // The page and its state survive a reload.
  await page.reload();
  await page.getByLabel(auth.code).fill(await codeFor(page.request, `manager@${partnerDomain}`));
  await expectHome(page, partnerDomain);

  const later = await browser.newPage();
  await later.goto(at('/login', partnerDomain));
  await signInAtProvider(later, 'manager');
  await expectHome(later, partnerDomain);
  await later.close();
});

test('AUT-09 a code that comes back with a foreign state opens nothing', async ({ page, silence }) => {
  silence.allow(/status of 4\d\d/);
  await page.goto(at('/login?code=stolen&state=foreign', partnerDomain));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(at('/login', partnerDomain));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('AUT-03 a user who cancels at the provider returns to the choice', async ({ page }) => {
  await page.goto(at('/login?error=access_denied&state=x', partnerDomain));
  await expect(page.getByRole('alert')).toHaveText(auth.login.cancelled);
});
