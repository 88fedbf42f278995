import { recommendations } from './recommendations';

/** What this module notifies people of. */
export const matchingNotifications = {
  recommendations,
};
