import { describe } from 'vitest';
import { chatKillTests } from '../support/chatKillTests';
import { seedOf } from '../support/seed';

describe('messages while the server is killed', () =>
  chatKillTests({
    devices: 200,
    kills: 20,
    perSecond: 50,
    pace: 4,
    untilKill: 100,
    seed: seedOf('KILLS_SEED'),
  }));
