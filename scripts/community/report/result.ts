import type { Severity } from '../../../src/config/faultCodes';
import type { ConfigError } from '../../../src/config/types';

/** What a check came to. */
export interface CheckResult {
  /** How many folders were looked at. */
  readonly folders: number;
  /** What is wrong now. */
  readonly faults: readonly ConfigError[];
  /** What was wrong before `--fix` mended it. */
  readonly mended: readonly ConfigError[];
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const countOf = (faults: readonly ConfigError[], grade: Severity): number =>
  faults.filter(({ severity }) => severity === grade).length;
