// npm run test:e2e: the built app in a real Chromium.
import { copyOfDist, withDistLock } from './support/dist';
import { bin, root, run, runScript } from './support/run';
import { findHeadlessChromium } from './support/chromium';
import { isBuilt } from './support/stamp';

const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const rest = process.argv.slice(2).filter((argument) => !argument.startsWith('--report='));

const built = await withDistLock(async () => {
  if (!isBuilt()) await runScript('build.ts');
  return copyOfDist();
});
try {
  await run(bin('playwright'), ['test', '--config', `${root}/tests/e2e/playwright.config.ts`, ...rest], {
    CHROMIUM_PATH: await findHeadlessChromium(),
    BUILT_DIR: built.dir,
    E2E_RUN: String(process.pid),
    ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
  });
} catch {
  // The tests have printed their errors.
  process.exitCode = 1;
} finally {
  built.remove();
}
