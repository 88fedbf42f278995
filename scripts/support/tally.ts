import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

function read(file: string): Tally {
  const json = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in json) {
    const { expected, unexpected } = json.stats;
    return { passed: expected, failed: unexpected };
  }
  return { passed: json.numPassedTests, failed: json.numFailedTests };
}

/** Adds up suites: a suite with a report counts its tests, one without counts as a single check. */
export const closingLine = {
  /** Answers what this suite has added. */
  add(tally: Tally, ok: boolean, report?: string): Tally {
    const counted = report && existsSync(report) ? read(report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    // A suite that failed without a failed test (a crash, no test found) still counts as one failure.
    const failed = ok ? counted.failed : Math.max(1, counted.failed);
    tally.passed += counted.passed;
    tally.failed += failed;
    return { passed: counted.passed, failed };
  },
  text: ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`,
};
