import { describe } from 'vitest';
import { chatKillTests } from '../support/chatKillTests';
import { seedOf } from '../support/seed';

describe('messages while the server is killed', () =>
  chatKillTests({
    devices: 20,
    kills: 3,
    perSecond: 15,
    hurry: true,
    isShort: true,
    seed: seedOf('KILLS_SEED', 1),
  }));
