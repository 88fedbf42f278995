import { meetingAgreed } from './meetingAgreed';
import { meetingCancelled } from './meetingCancelled';
import { meetingChanged } from './meetingChanged';
import { meetingProposed } from './meetingProposed';
import { rateMeeting } from './rateMeeting';

export const meetingNotifications = {
  meetingProposed,
  meetingAgreed,
  meetingChanged,
  meetingCancelled,
  rateMeeting,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    meeting:
      /** Times offered to a pair of members. */
      | 'proposal'
      /** A meeting that was agreed on. */
      | 'meeting'
      /** A question how a meeting went. */
      | 'rating';
  }
}
