import { it } from 'vitest';
import { expectRounds, tuesdays } from '../support/matching/roundsInTime';
import { seedOf } from '../support/seed';

it(
  'MAT-05 a year of rounds, one for each Tuesday and community: two workers, 30 restarts',
  { timeout: 300_000 },
  () => expectRounds(tuesdays('2021-07-01', '2022-06-30'), 30, seedOf('ROUNDS_SEED')),
);
