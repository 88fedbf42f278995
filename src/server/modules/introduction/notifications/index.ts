import { connected } from './connected';
import { introWaiting } from './introWaiting';
import { introduced } from './introduced';

/** What this module notifies people of. */
export const introductionNotifications = {
  introduced,
  connected,
  introWaiting,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A pair of members who are introduced, in the order sender and reader. */
    introduction: 'introduction';
  }
}
