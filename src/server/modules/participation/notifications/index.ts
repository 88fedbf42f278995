import { eventApproved } from './eventApproved';
import { eventAsked } from './eventAsked';
import { eventConfirmed } from './eventConfirmed';
import { eventInvited, organiserInvited } from './eventInvited';
import { eventLeft } from './eventLeft';
import { eventOffered } from './eventOffered';
import { eventPayment } from './eventPayment';
import { eventRejected } from './eventRejected';
import { eventRequests } from './eventRequests';

export const participationNotifications = {
  eventConfirmed,
  eventAsked,
  eventApproved,
  eventRejected,
  eventLeft,
  eventOffered,
  eventInvited,
  organiserInvited,
  eventRequests,
  eventPayment,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    participation:
      /** The reader's participation in an event. */
      | 'participation'
      /** Requests to take part in an event. */
      | 'eventRequests'
      /** A payment for an event. */
      | 'payment';
  }
}
