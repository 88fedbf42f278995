import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../support/run';

interface CheckTime {
  /** Wall time of the command as an operator calls it, in ms. */
  whole: number;
  exitCode: number | null;
  output: string;
}

/** Runs `community check` over a directory. */
export function measureCheck(dir: string): CheckTime {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/community.ts'), 'check', '--dir', dir],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { whole: performance.now() - start, exitCode: status, output: stdout + stderr };
}
