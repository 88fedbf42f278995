import { defineModule } from '../../defineModule';
import { accountLimits } from './limits';
import { accountNotifications } from './notifications';

export type { Account } from './accounts';

export const accountModule = defineModule({
  name: 'account',
  limits: accountLimits,
  notifications: accountNotifications,
  services: async (app, { now }) => {
    app.decorate('accounts', (await import('./accounts')).createAccounts(app, now));
  },
  cleanUp: async ({ db }, now) => (await import('../../people/persons')).deleteExpiredPersons(db.orm, now),
  personalData: async () => (await import('./personalData')).accountData,
  register: async (app, { modules, now }) =>
    (await import('./routes')).registerAccountRoutes(app, modules, now),
});
