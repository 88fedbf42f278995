import type { Page } from '@playwright/test';
import type { Lang } from '../../../src/lib/lang';
import { partnerDomain } from './communities';
import { at } from './environment';
import { expect } from './test';
import { texts } from './texts';

/** Chooses the language as on an earlier visit. */
export async function setLanguage(page: Page, lang: Lang, domain: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, url: at('/', domain) }]);
}

/** Signed in: the token is stored, and the cookie has its first part (SES-01). */
async function expectSignedIn(page: Page, path: string, domain: string): Promise<void> {
  await expect(page).toHaveURL(at(path, domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const cookies = await page.context().cookies(at('/', domain));
  expect(token).toMatch(/^[^.]+\../);
  expect(cookies.find(({ name }) => name === 'session')?.value).toBe(token?.split('.')[0]);
}

/** The home of a participant: in an event-only community, its events (SES-04). */
export const homeOf = (domain: string): string => (domain === partnerDomain ? '/events' : '/my_communities');

/** A participant, signed in and at home (SES-03). */
export const expectHome = (page: Page, domain: string): Promise<void> =>
  expectSignedIn(page, homeOf(domain), domain);

/** Somebody new, signed in and asked the survey's first question (SES-03). */
export const expectJoining = (page: Page, domain: string): Promise<void> =>
  expectSignedIn(page, '/questions', domain);

/** Ticks the box of terms and policy on a sign-in page. */
export const agree = (page: Page): Promise<void> => page.getByRole('main').getByRole('checkbox').check();

/** Agrees to the documents as a new user who did not do so at registration (AUT-10). */
export async function agreeFirst(page: Page, lang: Lang): Promise<void> {
  const { consent } = texts(lang);
  const dialog = page.getByRole('dialog', { name: consent.first.title });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: consent.first.accept }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the registration by email and password and sends it. */
export async function signUpByPassword(
  page: Page,
  lang: Lang,
  email: string,
  password: string,
): Promise<void> {
  const { auth } = texts(lang);
  const submit = page.getByRole('main').getByRole('button', { name: auth.registration.submit, exact: true });
  // That of login, which may be there still, has the other two as well.
  await expect(page.getByLabel(auth.repeat, { exact: true })).toBeVisible();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByLabel(auth.repeat, { exact: true }).fill(password);
  await expect(submit).toBeDisabled();
  await agree(page);
  await submit.click();
}
