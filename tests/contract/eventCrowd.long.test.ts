import { describe } from 'vitest';
import { crowdTests } from '../support/eventCrowd';
import { seedOf } from '../support/seed';

describe('a crowd at an event', () => crowdTests({ members: 500, acts: 2000, seed: seedOf('SEATS_SEED') }));
