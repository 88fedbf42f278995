import { defineModule } from '../../defineModule';

export const notificationModule = defineModule({
  name: 'notification',
  events: {
    memberLeft: {
      version: 1,
      handle: async ({ tx }, { subject }) =>
        (await import('../../notifications/deliveries/deliveries')).eraseNotificationsAbout(tx.orm, subject),
    },
  },
  cleanUp: async ({ channels, db }, now) =>
    (await import('../../notifications/deliveries/cleanUp')).cleanUpNotifications(db.orm, now, { channels }),
  personalData: async () => (await import('./personalData')).notificationData,
  register: async (app) => (await import('./routes')).registerUnsubscribe(app),
});
