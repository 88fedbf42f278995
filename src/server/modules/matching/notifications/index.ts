import { recommendations } from './recommendations';

export const matchingNotifications = {
  recommendations,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A round of recommendations. */
    matching: 'round';
  }
}
