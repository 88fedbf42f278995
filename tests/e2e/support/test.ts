import { randomInt } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { runEndings } from './atEnd';
import { leaveOutHeard } from './seenTexts';
import { watchFocus, type FocusWatch } from './watchFocus';

export { expect };

interface Silence {
  /** Says that a console message matching this is part of the test. */
  allow(pattern: RegExp): void;
}

interface KeptFocus {
  /** The controls that went with the focus, while nothing got it. */
  readonly lost: readonly string[];
  /** Says that the loss of a control matching this is part of the test. */
  allow(pattern: RegExp): void;
}

/** Prepares the test's own context, and every other one before it opens a page. */
type EveryContext = (prepare: (context: BrowserContext) => unknown) => Promise<void>;

interface Fixtures {
  /** Closes the pages of the test, and ends what it made for them. */
  ended: void;
  everyContext: EveryContext;
  silence: Silence;
  keptFocus: KeptFocus;
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

/** Lets a page that has just lost the focus get it back, or report it. A page that is left or closed meanwhile has nothing to say. */
const focusSettled = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() => !(window as unknown as FocusWatch).isFocusLost?.(), undefined, { timeout: 5000 })
    .catch(() => undefined);

/**
 * Playwright's test in which an unexpected console error or warning, or an uncaught error, is a failure. So is an
 * action that leaves the focus on nothing (UIX-09).
 */
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

  ended: [
    async ({ browser, context }, provide) => {
      await provide();
      const others = browser.contexts().filter((each) => each !== context);
      await Promise.all([...context.pages(), ...others].map((each) => each.close()));
      await runEndings();
    },
    { auto: true },
  ],

  everyContext: async ({ browser, context, ended: _ }, provide) => {
    const all: Parameters<EveryContext>[0][] = [];
    const { newContext } = browser;
    browser.newContext = async (...options) => {
      const opened = await newContext.apply(browser, options);
      for (const prepare of all) await prepare(opened);
      return opened;
    };
    await provide(async (prepare) => {
      all.push(prepare);
      await prepare(context);
    });
    browser.newContext = newContext;
  },

  silence: [
    async ({ everyContext }, provide) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await everyContext((context) => listen(context, heard));
      await provide({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected messages in the console').toEqual([]);
    },
    { auto: true },
  ],

  keptFocus: [
    async ({ browser, everyContext }, provide) => {
      const lost: string[] = [];
      const allowed: RegExp[] = [];
      await everyContext(async (context) => {
        await context.exposeBinding('focusLost', (_, control: string) => void lost.push(control));
        await context.addInitScript(watchFocus);
      });
      await provide({ lost, allow: (pattern) => allowed.push(pattern) });
      const pages = browser.contexts().flatMap((context) => context.pages());
      await Promise.all(pages.map(focusSettled));
      const unexpected = lost.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'controls that went with the focus').toEqual([]);
    },
    { auto: true },
  ],

  email: async ({}, provide, info) => provide(`e2e-${info.testId}-${randomInt(1e9)}@people.example`),
});
