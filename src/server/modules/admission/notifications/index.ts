import { admitted } from './admitted';
import { refused } from './refused';

/** What this module notifies people of. */
export const admissionNotifications = {
  admitted,
  refused,
};
