import { accountNotifications } from './modules/account/notifications';
import { admissionNotifications } from './modules/admission/notifications';
import { authNotifications } from './modules/auth/notifications';
import { directoryNotifications } from './modules/directory/notifications';
import { eventNotifications } from './modules/event/notifications';
import { introductionNotifications } from './modules/introduction/notifications';
import { managementNotifications } from './modules/management/notifications';
import { matchingNotifications } from './modules/matching/notifications';
import { meetingNotifications } from './modules/meeting/notifications';
import { memberInviteNotifications } from './modules/memberInvite/notifications';
import { reportNotifications } from './modules/report/notifications';
import { digest } from './notifications/digest/digest';
import { createKinds } from './notifications/kinds';

/** Everything that people are notified of, by kind. */
export const notifications = {
  ...authNotifications,
  ...accountNotifications,
  ...admissionNotifications,
  ...memberInviteNotifications,
  ...managementNotifications,
  ...reportNotifications,
  ...matchingNotifications,
  ...directoryNotifications,
  ...introductionNotifications,
  ...meetingNotifications,
  ...eventNotifications,
  digest,
};

/** The name of a kind. */
export type NotificationKind = keyof typeof notifications;

export const notificationKinds = createKinds(Object.values(notifications));
