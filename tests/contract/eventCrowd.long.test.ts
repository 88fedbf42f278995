import { describe } from 'vitest';
import { crowdTests } from '../support/eventCrowd';
import { seedOf } from '../support/seed';

describe('a crowd at an event', () => crowdTests({ members: 120, acts: 1500, seed: seedOf('SEATS_SEED') }));
