import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { offlineArgs } from '../scripts/support/browser';
import { findChromium } from '../scripts/support/chromium';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Every story, rendered in Chromium and checked with axe in every look: `npm run test:stories`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  // All that stories import is found beforehand, anew each time: a dependency met on the way would reload the tests
  // under way.
  optimizeDeps: {
    force: true,
    entries: ['src/**/*.stories.tsx', '.storybook/community/*.tsx', '.storybook/preview.tsx'],
  },
  test: {
    name: 'storybook',
    testTimeout: 60_000,
    // Pages of one browser; most of a story's time is its page's alone.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await findChromium(), args: offlineArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
