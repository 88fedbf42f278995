import { relative } from 'node:path';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { asPattern, quoted, reportFailures } from '../../../scripts/support/failure';
import { root } from '../../../scripts/support/run';

/** Names at the end, for each test that failed, what it demands, where it stands and how to run it alone. */
export default class AloneReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(_result: FullResult): void {
    const failed = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'unexpected');
    const failures = failed.map(({ title, location }) => {
      const [file, { line }] = [relative(root, location.file), location];
      // Several tests stand in one line, one for each community.
      return {
        title,
        file,
        line,
        command: `npm run test:e2e -- ${file}:${line} -g ${quoted(asPattern(title))}`,
      };
    });
    reportFailures('e2e', failures);
  }

  printsToStdio(): boolean {
    return false;
  }
}
