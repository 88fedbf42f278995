import { describe } from 'vitest';
import { chatKillTests } from '../support/chatKillTests';
import { seedOf } from '../support/seed';

describe('messages while the server is killed', () =>
  chatKillTests({
    devices: 20,
    kills: 3,
    perSecond: 15,
    pace: 10,
    untilKill: 20,
    isShort: true,
    seed: seedOf('KILLS_SEED', 1),
  }));
