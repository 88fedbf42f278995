import { defineModule } from '../../defineModule';
import { accountLimits } from './limits';
import { accountNotifications } from './notifications';

export const accountModule = defineModule({
  name: 'account',
  limits: accountLimits,
  notifications: accountNotifications,
  personalData: async () => (await import('./personalData')).accountData,
  register: async (app, { modules, now }) =>
    (await import('./routes')).registerAccountRoutes(app, modules, now),
});
