import type { Page } from '@playwright/test';
import { settle } from './axe';

/**
 * Resizes the page, and waits for its layout: the browser answers earlier, and a press by the old layout would miss the
 * button silently.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    size,
  );
  await settle(page);
}
