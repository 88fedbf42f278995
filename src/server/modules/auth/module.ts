import { defineModule } from '../../defineModule';
import { authLimits } from './limits';
import { authNotifications } from './notifications';

export const authModule = defineModule({
  name: 'auth',
  limits: authLimits,
  notifications: authNotifications,
  services: async (app, { now }) => {
    app.decorate('codes', (await import('./codes/codes')).createCodes(now));
    app.decorate('waitingCodes', (await import('./codes/waitingCodes')).createWaitingCodes(now));
  },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpCodes(db.orm, now),
  impersonalTables: { oauth_states: 'sign-ins that are away at a provider: nobody is known yet' },
  personalData: async () => (await import('./personalData')).authData,
  register: async (app, { now }) => (await import('./routes')).registerAuth(app, now),
});
