import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { resize } from './resize';
import { shrunkIcons } from './shrunkIcons';
import { unseenCurrent } from './unseenCurrent';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/**
 * Expects no horizontal overflow, no squeezed icons and nothing current unseen in forced colours on a phone and a desktop, and on the phone no findings of axe;
 * screens.spec.ts has axe on a desktop, too. The page is left in the last size.
 */
export async function expectAccessible(page: Page, last = phone): Promise<void> {
  for (const size of last === phone ? [desktop, phone] : [phone, desktop]) {
    await resize(page, size);
    if (size === phone) expect(await axeFindings(page)).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
    expect(await shrunkIcons(page)).toEqual([]);
    expect(await unseenCurrent(page)).toEqual([]);
  }
}
