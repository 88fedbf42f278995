import { it } from 'vitest';
import { expectNewcomersSeen } from '../../../../../../tests/support/matching/newcomers';

it('MAT-02 newcomers are seen 0.8 × the median, or as often as a solver can', () =>
  expectNewcomersSeen(150, 7));
