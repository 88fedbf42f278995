import { requestAnswered } from './requestAnswered';

export const directoryNotifications = {
  requestAnswered,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** One member's answer to a request of another's. */
    directory: 'answer';
  }
}
