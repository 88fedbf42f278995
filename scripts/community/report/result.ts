import type { Severity } from '../../../src/config/issueCodes';
import type { ConfigError } from '../../../src/config/types';

/** The result of a check. */
export interface CheckResult {
  /** How many folders were looked at. */
  readonly folders: number;
  /** Remaining issues. */
  readonly issues: readonly ConfigError[];
  /** Issues that `--fix` fixed. */
  readonly fixed: readonly ConfigError[];
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const countOf = (issues: readonly ConfigError[], grade: Severity): number =>
  issues.filter(({ severity }) => severity === grade).length;
