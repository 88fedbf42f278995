import { it } from 'vitest';
import { expectDigestsInTime } from '../support/digestYear';
import { seedOf } from '../support/seed';

it('NOT-06 one digest on each local day of a year: 10,000 members, two workers, 30 restarts, all changes of clocks', () =>
  expectDigestsInTime({
    members: 10_000,
    spans: [[Date.UTC(2032, 0, 1), Date.UTC(2033, 0, 1)]],
    restarts: 30,
    seed: seedOf('DIGESTS_SEED'),
  }));
