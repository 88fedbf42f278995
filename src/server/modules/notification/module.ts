import { defineModule } from '../../defineModule';

export const notificationModule = defineModule({
  name: 'notification',
  register: async (app) => (await import('./routes')).registerUnsubscribe(app),
});
