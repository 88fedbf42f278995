import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../support/run';
import { isBuilt } from '../../support/stamp';

/** Builds the platform if dist/ is outdated. The build's output goes to stderr, apart from the report. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  process.stderr.write('Building the platform once, for the screenshots\n');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  if (status !== 0) throw new Error('the platform couldn’t be built');
}
