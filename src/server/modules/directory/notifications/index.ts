import { requestAnswered } from './requestAnswered';

/** What this module notifies people of. */
export const directoryNotifications = {
  requestAnswered,
};
