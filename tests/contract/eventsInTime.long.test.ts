import { it } from 'vitest';
import { expectReminders } from '../support/eventsInTime';
import { seedOf } from '../support/seed';

it(
  'EVT-14 a month of reminders and changes, once each: two workers, 30 restarts, changes of clocks',
  { timeout: 600_000 },
  () => expectReminders(30, 30, seedOf('REMINDERS_SEED')),
);
