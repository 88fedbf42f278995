import { it } from 'vitest';
import { expectAsInModel } from '../support/notificationHistories';
import { seedOf } from '../support/seed';

it('NOT-04 NOT-05 SAF-04 what is sent in ten thousand histories is what the model says', () =>
  expectAsInModel({ count: 10_000, seed: seedOf('NOTIFICATIONS_SEED'), atOnce: 4 }));
