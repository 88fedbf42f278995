import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { builtDir } from '../../../scripts/support/dist';
import { root } from '../../../scripts/support/run';

/** The program of a timed server: beside those of the build, whose threads, tables and pictures it uses. */
export const timedProgram = (): string => join(builtDir(), 'server/timedProcess.js');

/** Builds the program, because it starts in a third of the time of its source. */
export async function buildTimedProgram(): Promise<void> {
  await build({
    entryPoints: [join(root, 'tests/e2e/support/timedProcess.ts')],
    outdir: dirname(timedProgram()),
    bundle: true,
    // What renders is loaded when it is needed, as in the build: by then packages are those for production.
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  });
}
