import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { asPattern, quoted, reportFailures, type Failure } from '../../../scripts/support/failure';
import { root } from '../../../scripts/support/run';

function named({ title, location, results }: TestCase): Failure {
  const [file, { line }] = [relative(root, location.file), location];
  // Several tests are on one line, one for each community.
  const command = `npm run test:e2e -- ${file}:${line} -g ${quoted(asPattern(title))}`;
  return { title, file, line, error: results.at(-1)?.error?.message, command };
}

/** Lists at the end, for each failed test, its place, its error, its demands and the command that runs it alone. */
export default class AloneReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const failed = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'unexpected');
    reportFailures('e2e', failed.map(named));
  }

  printsToStdio(): boolean {
    return false;
  }
}
