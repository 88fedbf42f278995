import { describe } from 'vitest';
import { killTests } from '../support/killTests';
import { seedOf } from '../support/seed';

describe('what the server has acknowledged', () =>
  killTests({ embedded: 40, postgres: 40, seed: seedOf('KILLS_SEED') }));
