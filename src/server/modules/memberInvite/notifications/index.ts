import { memberInvite } from './memberInvite';

/** What this module notifies people of. */
export const memberInviteNotifications = {
  memberInvite,
};
