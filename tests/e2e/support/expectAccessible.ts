import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { shrunkIcons } from './shrunkIcons';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Expects no findings of axe, no horizontal overflow and no squeezed icons, on a desktop and a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
    expect(await shrunkIcons(page)).toEqual([]);
  }
}
