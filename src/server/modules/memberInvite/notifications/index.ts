import { memberInvite } from './memberInvite';

export const memberInviteNotifications = {
  memberInvite,
};
