import { it } from 'vitest';
import { expectDigestsInTime } from '../support/digestYear';

it('NOT-06 one digest on each local day, at its hour: two workers, restarts, both changes of clocks', () =>
  expectDigestsInTime({
    members: 200,
    spans: [
      [Date.UTC(2032, 2, 26), Date.UTC(2032, 2, 30)],
      [Date.UTC(2032, 9, 29), Date.UTC(2032, 10, 2)],
    ],
    restarts: 4,
    seed: 7,
  }));
