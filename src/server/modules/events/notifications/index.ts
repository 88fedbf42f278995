import { eventApproved } from './eventApproved';
import { eventAsked } from './eventAsked';
import { eventCancelled } from './eventCancelled';
import { eventChanged } from './eventChanged';
import { eventConfirmed } from './eventConfirmed';
import { eventInvited, organiserInvited } from './eventInvited';
import { eventLeft } from './eventLeft';
import { eventOffered } from './eventOffered';
import { eventPayment } from './eventPayment';
import { eventRejected } from './eventRejected';
import { eventSoon, eventTomorrow } from './eventReminder';
import { eventRequests } from './eventRequests';
import { eventThanks } from './eventThanks';

/** What this module notifies people of. */
export const eventNotifications = {
  eventConfirmed,
  eventAsked,
  eventApproved,
  eventRejected,
  eventLeft,
  eventChanged,
  eventCancelled,
  eventOffered,
  eventInvited,
  organiserInvited,
  eventRequests,
  eventPayment,
  eventTomorrow,
  eventSoon,
  eventThanks,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    events:
      /** An event, or a series where one act changed several of its dates. */
      | 'event'
      /** The reader's participation in an event. */
      | 'participation'
      /** Requests to take part in an event. */
      | 'eventRequests'
      /** A payment for an event. */
      | 'payment';
  }
}
