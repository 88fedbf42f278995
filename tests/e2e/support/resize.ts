import type { Page } from '@playwright/test';
import { settle } from './axe';

/**
 * Gives the page another size, and waits until it is laid out in it: the browser answers before, and a press that is
 * aimed by the old layout falls beside the button without anybody being told.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    size,
  );
  await settle(page);
}
