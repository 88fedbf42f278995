// npm run test:e2e: the built app in a real Chromium.
import { bin, root, run, runScript } from './support/run';
import { findChromium } from './support/chromium';
import { isBuilt } from './support/stamp';

const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const rest = process.argv.slice(2).filter((argument) => !argument.startsWith('--report='));

if (!isBuilt()) await runScript('build.ts');
await run(bin('playwright'), ['test', '--config', `${root}/tests/e2e/playwright.config.ts`, ...rest], {
  CHROMIUM_PATH: await findChromium(),
  ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
});
