import { defineModule } from '../../defineModule';

export const notificationModule = defineModule({
  name: 'notification',
  personalData: async () => (await import('./personalData')).notificationData,
  register: async (app) => (await import('./routes')).registerUnsubscribe(app),
});
