import { recommendations } from './recommendations';

/** What this module notifies people of. */
export const matchingNotifications = {
  recommendations,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A round of recommendations. */
    matching: 'round';
  }
}
