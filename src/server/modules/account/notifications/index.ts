import { accountDeleted } from './accountDeleted';
import { deletion } from './deletion';
import { left } from './left';

/** What this module notifies people of. */
export const accountNotifications = {
  deletion,
  accountDeleted,
  left,
};
