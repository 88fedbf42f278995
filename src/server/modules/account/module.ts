import { defineModule } from '../../defineModule';
import { accountNotifications } from './notifications';

export const accountModule = defineModule({
  name: 'account',
  notifications: accountNotifications,
  personalData: async () => (await import('./personalData')).accountData,
  register: async (app, { modules, now }) =>
    (await import('./routes')).registerAccountRoutes(app, modules, now),
});
