import { it } from 'vitest';
import { expectFewEmails } from '../support/causedEmails';
import { seedOf } from '../support/seed';

it(
  'SAF-04 whatever two do, forty times over, the emails stay within bounds and say the latest in the end',
  { timeout: 1_800_000 },
  () => expectFewEmails(40, 60, seedOf('FEW_EMAILS_SEED')),
);
