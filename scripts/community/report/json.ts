import { countOf, type CheckResult } from './result';

/** The issues for a program, fixes and all. */
export const asJson = ({ folders, issues, fixed }: CheckResult): string =>
  `${JSON.stringify(
    {
      folders,
      errors: countOf(issues, 'error'),
      warnings: countOf(issues, 'warning'),
      hints: countOf(issues, 'hint'),
      fixed,
      issues,
    },
    null,
    2,
  )}\n`;
