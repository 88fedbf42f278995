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
  cleanUp: async ({ channels, db, notificationKinds: kinds }, now) => {
    const { cleanUpNotifications } = await import('../../notifications/deliveries/cleanUp');
    await cleanUpNotifications(db.orm, now, { channels, kinds });
  },
  personalData: async () => (await import('./personalData')).notificationData,
  register: async (app, { now }) => {
    (await import('./routes')).registerUnsubscribe(app);
    (await import('./listRoutes')).registerList(app, now);
    (await import('./settingsRoutes')).registerSettings(app, now);
    (await import('./mailRoutes')).registerMail(app, now);
  },
});
