import { meetingAgreed } from './meetingAgreed';
import { meetingCancelled } from './meetingCancelled';
import { meetingChanged } from './meetingChanged';
import { meetingProposed } from './meetingProposed';
import { rateMeeting } from './rateMeeting';

/** What this module notifies people of. */
export const meetingNotifications = {
  meetingProposed,
  meetingAgreed,
  meetingChanged,
  meetingCancelled,
  rateMeeting,
};
