import { defineConfig } from '@playwright/test';
import { stillPages, testBrowser } from '../../scripts/support/browser';
import { findHeadlessChromium } from '../../scripts/support/chromium';

/** The built app in a real Chromium. Nothing outside this machine is looked up. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // A folder of this run's own: another may go on beside it.
  outputDir: `../../test-results/e2e/${process.env.E2E_RUN ?? process.ppid}`,
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: a test waits for as long as it computes, for a timer, a slow line, a round of emails.
  workers: 3,
  // A test that fails once has a race, in the test or in the product.
  retries: 0,
  // A slow machine is slow, not wrong: these end what would never come.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['./support/aloneReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: await testBrowser(await findHeadlessChromium()),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    contextOptions: stillPages,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
