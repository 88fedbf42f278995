import type { Locator, Page } from '@playwright/test';

/**
 * Queries by text find what is seen. What is announced is only heard. The browser itself matches what is in `nth-child`:
 * Playwright would look at every element and all around it, each time.
 */
const unseen = ':nth-child(n of :not([data-announcer] *))';

/** Has `getByText` of pages and of their parts leave out the live regions. */
export function leaveOutHeard(page: Page): void {
  const { getByText: ofPage } = page;
  const part = page.locator('body');
  const { getByText: ofPart } = part;
  Object.assign(Object.getPrototypeOf(page) as Page, {
    getByText(this: Page, ...query: Parameters<Page['getByText']>) {
      return ofPage.apply(this, query).and(this.locator(unseen));
    },
  });
  Object.assign(Object.getPrototypeOf(part) as Locator, {
    getByText(this: Locator, ...query: Parameters<Locator['getByText']>) {
      return ofPart.apply(this, query).and(this.page().locator(unseen));
    },
  });
}
