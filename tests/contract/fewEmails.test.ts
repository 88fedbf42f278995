import { it } from 'vitest';
import { expectFewEmails } from '../support/causedEmails';

it(
  'SAF-04 whatever two do, neither is emailed more than once in a quarter of an hour of a thing, or more than ten times a day',
  { timeout: 600_000 },
  () => expectFewEmails(1, 16, 11),
);
