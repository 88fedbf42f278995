import { chatMessages } from './chatMessages';

export const chatNotifications = { chatMessages };

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A chat, for one of its readers. */
    chat: 'chat';
  }
}
