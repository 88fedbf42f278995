import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import {
  asPattern,
  quoted,
  reportFailures,
  reportUnstable,
  type Failure,
} from '../../../scripts/support/failure';
import { root } from '../../../scripts/support/run';

function named({ title, location }: TestCase): Failure {
  const [file, { line }] = [relative(root, location.file), location];
  // Several tests stand in one line, one for each community.
  const command = `npm run test:e2e -- ${file}:${line} -g ${quoted(asPattern(title))}`;
  return { title, file, line, command };
}

/** Names at the end, for each test that failed, or only once, what it demands, where it stands and how to run it alone. */
export default class AloneReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const all = this.#suite?.allTests() ?? [];
    const those = (outcome: ReturnType<TestCase['outcome']>) =>
      all.filter((test) => test.outcome() === outcome).map(named);
    reportFailures('e2e', those('unexpected'));
    reportUnstable('e2e', those('flaky'));
  }

  printsToStdio(): boolean {
    return false;
  }
}
