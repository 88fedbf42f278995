import { it } from 'vitest';
import { expectNewcomersSeen } from '../../../../../../tests/support/matching/newcomers';
import { seedOf } from '../../../../../../tests/support/seed';

it('MAT-02 newcomers of 1,000 random communities are seen 0.8 × the median', { timeout: 120_000 }, () =>
  expectNewcomersSeen(1000, seedOf('NEWCOMERS_SEED')),
);
