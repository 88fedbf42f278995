import { countOf, type CheckResult } from './result';

/** The faults for a program, mends and all. */
export const asJson = ({ folders, faults, mended }: CheckResult): string =>
  `${JSON.stringify(
    {
      folders,
      errors: countOf(faults, 'error'),
      warnings: countOf(faults, 'warning'),
      hints: countOf(faults, 'hint'),
      mended,
      faults,
    },
    null,
    2,
  )}\n`;
