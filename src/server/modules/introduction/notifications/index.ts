import { connected } from './connected';
import { introWaiting } from './introWaiting';
import { introduced } from './introduced';

/** What this module notifies people of. */
export const introductionNotifications = {
  introduced,
  connected,
  introWaiting,
};
