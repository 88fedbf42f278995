import { connected } from './connected';
import { introWaiting } from './introWaiting';
import { introduced } from './introduced';

export const introductionNotifications = {
  introduced,
  connected,
  introWaiting,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A pair of introduced members, in the order sender and reader. */
    introduction: 'introduction';
  }
}
