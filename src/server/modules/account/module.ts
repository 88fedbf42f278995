import { defineModule } from '../../defineModule';
import { accountNotifications } from './notifications';

export const accountModule = defineModule({
  name: 'account',
  notifications: accountNotifications,
  register: async (app, { now }) => (await import('./routes')).registerAccountRoutes(app, now),
});
