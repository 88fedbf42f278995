import type { Severity } from '../../../src/config/issueCodes';
import type { ConfigError } from '../../../src/config/types';

/** What a check came to. */
export interface CheckResult {
  /** How many folders were looked at. */
  readonly folders: number;
  /** What is wrong now. */
  readonly issues: readonly ConfigError[];
  /** What was wrong before `--fix` fixed it. */
  readonly fixed: readonly ConfigError[];
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const countOf = (issues: readonly ConfigError[], grade: Severity): number =>
  issues.filter(({ severity }) => severity === grade).length;
