import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Expects no findings of axe and no horizontal overflow, on a desktop and a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  }
}
