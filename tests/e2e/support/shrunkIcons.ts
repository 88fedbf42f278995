import type { Page } from '@playwright/test';

/** Lists the visible icons that are not square: a long text beside them has taken their room. */
export const shrunkIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.lucide')].flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      return width + 1 < height ? [`an icon is squeezed beside "${icon.parentElement?.textContent}"`] : [];
    }),
  );
