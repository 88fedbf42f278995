import { endedByManagers } from './endedByManagers';
import { eventCancelled } from './eventCancelled';
import { eventChanged } from './eventChanged';
import { eventSoon, eventTomorrow } from './eventReminder';
import { eventThanks } from './eventThanks';

export const eventNotifications = {
  eventChanged,
  eventCancelled,
  eventTomorrow,
  eventSoon,
  eventThanks,
  endedByManagers,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** An event, or a series where one act changed several of its dates. */
    events: 'event';
  }
}
