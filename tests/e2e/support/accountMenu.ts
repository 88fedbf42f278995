import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../../src/lib/lang';
import { texts } from './texts';

/** The button of the account menu. */
export const accountButton = (page: Page, lang: Lang = 'en'): Locator =>
  page.getByRole('banner').getByRole('button', { name: texts(lang).common.account.menu, exact: true });

/** Opens the account menu of a signed-in user. Returns the header, which contains it. */
export async function openAccountMenu(page: Page, lang: Lang = 'en'): Promise<Locator> {
  await accountButton(page, lang).click();
  return page.getByRole('banner');
}

export async function signOut(page: Page, lang: Lang = 'en'): Promise<void> {
  const menu = await openAccountMenu(page, lang);
  await menu.getByRole('button', { name: texts(lang).common.header.signOut, exact: true }).click();
}
