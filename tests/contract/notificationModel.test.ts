import { it } from 'vitest';
import { expectAsInModel } from '../support/notificationHistories';

it('NOT-04 NOT-05 SAF-04 what is sent by which channel, and when, is what the model says', () =>
  expectAsInModel({ count: 25, seed: 7 }));
