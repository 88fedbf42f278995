import { randomInt } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

export { expect };

interface Silence {
  /** Says that a console message matching this is part of the test. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  silence: Silence;
  /** An address for mail that no other test uses. */
  email: string;
}

function listen(context: BrowserContext, heard: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      heard.push(`${message.type()} ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => heard.push(`uncaught ${error.error().stack ?? error.error().message}`));
}

/** Queries by text find what is seen. What is announced is only heard. */
const unseen = ':not([data-announcer] *)';

/** Has `getByText` of pages and of their parts leave out the live regions. */
function leaveOutHeard(page: Page): void {
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

/** Playwright's test in which an unexpected console error or warning, or an uncaught error, is a failure. */
export const test = base.extend<Fixtures, { seenTexts: void }>({
  seenTexts: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      leaveOutHeard(page);
      await page.close();
      await provide();
    },
    { auto: true, scope: 'worker' },
  ],

  silence: [
    async ({ context }, provide) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      listen(context, heard);
      await provide({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected messages in the console').toEqual([]);
    },
    { auto: true },
  ],

  email: async ({}, provide, info) => provide(`e2e-${info.testId}-${randomInt(1e9)}@people.example`),
});
