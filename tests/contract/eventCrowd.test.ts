import { describe } from 'vitest';
import { crowdTests } from '../support/eventCrowd';

describe('a crowd at an event', () => crowdTests({ members: 24, acts: 120, seed: 7 }));
