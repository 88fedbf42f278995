import { it } from 'vitest';
import { expectRounds } from '../support/matching/roundsInTime';

const days = [
  // Tehran's clocks change in that night, Belgrade's at the weekend before; the year has ended before the third.
  '2021-09-21',
  '2021-11-02',
  '2022-01-04',
  '2022-03-22',
  '2022-03-29',
];

it('MAT-05 a round for each Tuesday and community: two workers, restarts, changes of clocks, the end of a year', () =>
  expectRounds(days, 8, 7));
