import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { stillPages, testBrowser } from '../scripts/support/browser';
import { findHeadlessChromium } from '../scripts/support/chromium';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const configDir = at('.');

/**
 * A run's own dependencies, removed at its end: all imports of stories are found beforehand in each run, so that a
 * concurrent run neither waits for them nor replaces them.
 */
const cacheDir = at(`../node_modules/.vite/stories-${process.pid}`);
process.on('exit', () => rmSync(cacheDir, { recursive: true, force: true }));

/** Storybook names a folder for all runs; this one comes after it. */
const ownCache: Plugin = { name: 'own-cache', enforce: 'post', config: () => ({ cacheDir }) };

/** Every story, rendered in Chromium and checked with axe in every appearance: `npm run test:stories`. */
export default defineConfig({
  root: at('..'),
  plugins: [storybookTest({ configDir }), ownCache],
  // A dependency met on the way would reload the tests under way.
  optimizeDeps: {
    entries: ['src/**/*.stories.tsx', '.storybook/community/*.tsx', '.storybook/preview.tsx'],
  },
  test: {
    name: 'storybook',
    testTimeout: 300_000,
    // Pages per browser. A story uses mostly its page's own process.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await testBrowser(await findHeadlessChromium()),
        contextOptions: stillPages,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
