import { it } from 'vitest';
import { expectReminders } from '../support/eventsInTime';

it('EVT-14 reminders and changes once each: two workers, restarts, changes of clocks', () =>
  expectReminders(4, 5, 7));
